// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/set/faq_dialog.h"
#include "console/pages/faqs/set/faq_verb.h"
#include "console/widgets/feedback/toast.h"
#include "shared/models/faq_model.h"

class QAction;

namespace answerdesk::console {

/// Does to the FAQs of a page what administrators do to them: it has the actions, opens the dialogs, asks the
/// server and says how it went. GUI thread; lives in the page, for which its dialogs open.
class FaqEditor final : public QObject
{
    Q_OBJECT
public:
    /// The model is not owned.
    FaqEditor(models::FaqModel *faqs, QWidget *page);
    /// Of the current FAQ, each for FaqVerb; they work while its card has the focus.
    QList<QAction *> cardActions() const { return m_verbs.values(); }
    QAction *addAction() const { return m_add; }
    QAction *approveAllAction() const { return m_approveAll; }

    void setPageTitle(const QString &title) { m_pageTitle = title; }
    void setCurrent(qint64 faqId);
    void setApprovalRequired(bool required);
    /// Why nothing can be changed; empty when it can.
    void setBlocked(const QString &reason);
    void act(FaqVerb verb, qint64 faqId);
    int waitingCount() const;

signals:
    void toastWanted(const answerdesk::console::ToastText &toast);
    void focusWanted(qint64 faqId); ///< what was added or moved

private:
    using Words = FaqDialog::Words;
    const api::Faq *find(qint64 faqId) const;
    void applyActions();
    bool canMove(int row, int by) const;
    void move(int row, int by);
    void change(
        qint64 faqId, const api::FaqChange &change, const QString &failed, std::function<void()> done = {});
    void hide(const api::Faq &faq, bool hidden);
    void reset(const api::Faq &faq);
    void remove(const api::Faq &faq);
    void removeNow(const api::Faq &faq);
    void putBack(const api::Faq &faq, const QString &page, std::optional<int> position);
    void edit(qint64 faqId, const std::optional<Words> &draft = {});
    void openEditor(const client::Tagged<api::CompanyFaq> &before, const std::optional<Words> &draft);
    void save(const Words &words);
    void readTheirs();
    void add(const std::optional<Words> &draft = {});
    void submitNew(const Words &words);
    void refuse(const client::ApiFailure &failure);
    void keepDraft();
    /// An action of a toast that works for as long as this company is shown.
    std::function<void()> later(std::function<void()> action);
    void fail(const QString &what, const client::ApiFailure &failure);

    models::FaqModel *m_faqs;
    QWidget *m_page;
    QMap<FaqVerb, QAction *> m_verbs;
    QAction *m_add;
    QAction *m_approveAll;
    QPointer<FaqDialog> m_dialog;
    QString m_dialogPage; ///< that a new question is for
    std::optional<client::Tagged<api::CompanyFaq>> m_edited; ///< empty while a new one is written
    client::PendingCall m_reading;
    QString m_pageTitle;
    QString m_blocked;
    qint64 m_current = 0;
    bool m_isApprovalRequired = false;
};

} // namespace answerdesk::console
