// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/tables/cells.h"
#include "shared/api/faq_pages.h"
#include "shared/core/clock.h"
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

class FaqPageCells final : public CellModel
{
    Q_OBJECT
public:
    enum Column { Name, Locale, Age, State };
    explicit FaqPageCells(const Clock &clock, QObject *parent = nullptr);
    void setApprovalRequired(bool required);

protected:
    Cell cell(const QModelIndex &source, int column) const override;

private:
    const Clock &m_clock;
    bool m_isApprovalRequired = false;
};

} // namespace answerdesk::console
