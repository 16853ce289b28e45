// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/page/connector.h"

namespace answerdesk::console {

/// Closes what is open and acts once it is closed, unless something else is opened before: then nothing is
/// done, for what was asked for belongs to the server that went. The act may outlive whoever asked. False:
/// nothing is open. GUI thread.
template <typename Act>
bool closeAndThen(Connector &connector, Act act)
{
    if (!connector.client())
        return false;
    auto *once = new QObject(&connector);
    const auto end = [&connector, once] {
        connector.disconnect(once);
        once->deleteLater();
    };
    QObject::connect(&connector, &Connector::closed, once, [end, act = std::move(act)] {
        end();
        act();
    });
    QObject::connect(&connector, &Connector::statusChanged, once, [&connector, end] {
        if (connector.status().state == ConnectionStatus::Opening)
            end();
    });
    connector.close();
    return true;
}

} // namespace answerdesk::console
