// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario_file.h"
#include "shared/client/raw_exchange.h"
#include "tests/support/qt_test.h"

/// What the tests of scenarios write them with.
namespace answerdesk::console {

inline json::Value parsed(const QByteArray &text)
{
    const auto value = json::parse(text);
    if (!value)
        qFatal("%s: %s", text.constData(), qUtf8Printable(value.error()));
    return *value;
}

/// A scenario file with these steps, and other members before them.
inline QByteArray withSteps(const QByteArray &steps, const QByteArray &more = {})
{
    return "{\"answerdesk_scenario\": 1, \"name\": \"Test\", " + more + "\"steps\": [" + steps + "]}";
}

inline Scenario scenarioOf(const QByteArray &bytes)
{
    const auto loaded = readScenario(bytes);
    if (!loaded)
        qFatal("%s", qUtf8Printable(loaded.error().join(u'\n')));
    return loaded->scenario;
}

/// A complete answer of a server.
inline client::RawRecord answerOf(const QByteArray &status, const QByteArray &headers, const QByteArray &body)
{
    client::RawRecord record;
    record.response = client::HttpResponse(true);
    record.response.feed("HTTP/1.1 " + status + "\r\nContent-Length: " + QByteArray::number(body.size())
        + "\r\n" + headers + "\r\n" + body);
    record.timings = {1, 1, 10, 1};
    return record;
}

} // namespace answerdesk::console
