// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/rows/column_codec.h"

namespace answerdesk::commerce {

/// Where a visitor met the service.
enum class Channel { Chat, Faq };

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

namespace answerdesk::storage {

template <>
struct ColumnCodec<commerce::Channel> {
    using Stored = QString;
    static QString write(commerce::Channel channel) { return commerce::channelName(channel); }
    static commerce::Channel read(const QString &name) { return commerce::channelOf(name); }
};

} // namespace answerdesk::storage
