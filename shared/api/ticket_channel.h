// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// Through what a visitor was reached.
enum class TicketChannel { Chat, Faq };

/// What a filter by source, locale or page is given for rows that have none: an empty text means no filter.
inline constexpr QLatin1String kNone("-");
inline QString valueOrNone(const QString &filter) { return filter == kNone ? QString() : filter; }

} // namespace answerdesk::api

namespace answerdesk::schema {

template <>
struct EnumNames<api::TicketChannel> {
    static constexpr std::pair<api::TicketChannel, const char *> kNames[]
        = {{api::TicketChannel::Chat, "chat"}, {api::TicketChannel::Faq, "faq"}};
};

} // namespace answerdesk::schema
