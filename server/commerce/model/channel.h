// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/tickets/interactions.h"

namespace answerdesk::commerce {

/// As stored and as shown to administrators.
inline QString channelName(Channel channel)
{
    return channel == Channel::Chat ? QStringLiteral("chat") : QStringLiteral("faq");
}

inline Channel channelOf(const QString &name)
{
    return name == QLatin1String("faq") ? Channel::Faq : Channel::Chat;
}

} // namespace answerdesk::commerce
