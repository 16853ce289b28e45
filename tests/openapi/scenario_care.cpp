// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/openapi/scenario.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::test {

using api::Endpoint;

void recordDocuments(ExchangeBook &book, const Identifiers &ids, const QByteArray &pagePath)
{
    TestServer &server = book.server();
    const auto documentOf = [&](const QByteArray &query) {
        const json::Value list
            = server.adminCall("GET", pathWith(Endpoint::ListDocuments, ids) + query).json();
        return list.find(u"items")->asArray()->front().string(u"document_id").toLatin1();
    };
    Identifiers one = ids;
    one["document"] = documentOf("?q=" + pagePath);
    book.record({Endpoint::RefreshDocument, "unchanged", "The page has not changed",
        pathWith(Endpoint::RefreshDocument, one)});
    server.importDocument(u"nordfjell"_s, u"outdated.md"_s, "# Outdated\n\nThis shop sells skis.\n");
    one["document"] = documentOf("?q=outdated");
    book.record({Endpoint::RefreshDocument, "uploaded", "An upload has no page",
        pathWith(Endpoint::RefreshDocument, one)});
    book.record(
        {Endpoint::DeleteDocument, "removed", "No longer quoted", pathWith(Endpoint::DeleteDocument, one)});
    const QByteArray changes = pathWith(Endpoint::WaitForChanges, ids);
    const QString revision = server.adminCall("GET", changes).text(u"revision");
    book.placeholders().learn(revision, u"1780000000000042"_s);
    book.record({Endpoint::WaitForChanges, "begin", "The starting point for waiting", changes});
}

void recordModelSetup(ExchangeBook &book)
{
    book.record({Endpoint::TryModelSetup, "unreachable", "The address does not respond", {},
        parsedBody(R"({"completion":{"url":"http://127.0.0.1:9/v1","models":"qwen2.5-7b-instruct"}})")});
    book.record({Endpoint::PutModelSetup, "written", "Applies from the next start", {},
        parsedBody(R"({"completion":{"url":"http://127.0.0.1:8080/v1","models":"qwen2.5-7b-instruct"}})")});
    book.record({Endpoint::GetModelSetup, "success", "The settings file differs from the running server"});
}

} // namespace answerdesk::test
