// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/pages/page_locales.h"
#include "console/widgets/feedback/fault.h"
#include "shared/core/clock.h"
#include "shared/models/faq_model.h"
#include <QtWidgets/QWidget>

class QAction;
class QComboBox;
class QPushButton;

namespace answerdesk::console {

class Badge;
class Card;
class ContentStack;
class ElidedLabel;
class EmptyState;
class FaqEditor;
class FaqList;
class Paragraph;
class SegmentedControl;

/// The chosen page: its state, its locales, and its questions and answers.
class FaqDetails final : public QWidget
{
    Q_OBJECT
public:
    /// Nothing is owned.
    FaqDetails(models::FaqModel *model, FaqEditor *editor, QAction *regenerate, const Clock &clock,
        QWidget *parent = nullptr);
    void setPage(const api::FaqPage &page);
    /// Another locale of the page that is shown, in which nobody has asked for it yet.
    void setMissing(const QString &locale);
    /// What the page can be looked at in, and which of these is shown.
    void setLocales(const QList<PageLocales::Entry> &entries, const QString &current);
    void setApprovalRequired(bool required);
    void setBlocked(const QString &reason);
    /// Times have moved on.
    void refreshTimes();
    FaqList *list() const { return m_list; }
    void showFault(const Fault &fault);
    /// The page and its chosen question with its answer, as lines.
    QString text() const;

signals:
    void localeChosen(const QString &locale);
    /// What would be made of the page in a locale that nobody has asked for yet.
    void previewWanted(const QString &address, const QString &locale);
    /// A page that was refused is said to sell a product after all.
    void correctionWanted(const QString &address);

private:
    QWidget *buildHead(QAction *regenerate);
    QWidget *buildApproval();
    void showEntries();
    /// Why the page's questions are older than its last attempt.
    QString failureNote() const;
    void showAbsence(const QString &title, const QString &text);
    bool isRefused() const; ///< because it seems to sell no product
    models::FaqModel *m_model;
    FaqEditor *m_editor;
    const Clock &m_clock;
    api::FaqPage m_page;
    QString m_missing; ///< locale; empty: the page is there
    QStringList m_locales;
    ElidedLabel *m_title;
    ElidedLabel *m_address;
    Badge *m_state;
    ElidedLabel *m_times;
    QPushButton *m_open;
    SegmentedControl *m_fewLocales;
    QComboBox *m_manyLocales;
    Paragraph *m_note;
    Card *m_approval;
    Paragraph *m_waiting;
    FaqList *m_list;
    QPushButton *m_preview; ///< of the absence, as the next one
    QPushButton *m_correct;
    EmptyState *m_absence;
    ContentStack *m_stack;
    bool m_isApprovalRequired = false;
};

} // namespace answerdesk::console
