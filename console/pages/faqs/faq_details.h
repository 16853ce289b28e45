// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/faq_pages.h"
#include "shared/core/clock.h"
#include "shared/models/faq_model.h"
#include <QtWidgets/QWidget>

class QPushButton;
class QVBoxLayout;

namespace answerdesk::console {

class Badge;
class ElidedLabel;
class ErrorState;
class Paragraph;

/// The questions and answers of the chosen page with what they rest on.
class FaqDetails final : public QWidget
{
    Q_OBJECT
public:
    /// The model is not owned.
    FaqDetails(models::FaqModel *model, const Clock &clock, QWidget *parent = nullptr);
    void setPage(const api::FaqPage &page);
    void setOffline(bool offline, const QString &reason);
    /// Times have moved on.
    void refreshTimes();

signals:
    void regenerateRequested();

private:
    void applyEnabled();
    void showEntries();
    models::FaqModel *m_model;
    const Clock &m_clock;
    api::FaqPage m_page;
    ElidedLabel *m_title;
    ElidedLabel *m_address;
    Badge *m_state;
    Badge *m_locale;
    ElidedLabel *m_times;
    QPushButton *m_open;
    QPushButton *m_regenerate;
    Paragraph *m_note;
    QWidget *m_entries;
    QVBoxLayout *m_list;
    QStringList m_shown; ///< what the entries were built from
    bool m_offline = false;
    QString m_reason;
};

} // namespace answerdesk::console
