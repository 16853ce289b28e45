// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/columns.h"
#include "shared/api/faq_pages.h"
#include "shared/core/clock.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QDateTime>

namespace answerdesk::console {

/// How a page's state is said: the same word for the same tone everywhere, the note beside it.
struct FaqState {
    QString text;
    QString note;
    Tone tone = Tone::Neutral;

    /// With approval required, FAQs that wait are told, and a page none of whose FAQs is approved is not
    /// available to shoppers.
    static FaqState of(const api::FaqPage &page, bool isApprovalRequired, const QDateTime &now);
};
/// A few words for the reason of a page that is not available.
QString reasonNote(const QString &reason);

/// The list of pages.
struct FaqPageCells {
    Q_DECLARE_TR_FUNCTIONS(FaqPageCells)
public:
    /// Neither is owned.
    static Columns<api::FaqPage> columns(const bool &isApprovalRequired, const Clock &clock);
};

} // namespace answerdesk::console
