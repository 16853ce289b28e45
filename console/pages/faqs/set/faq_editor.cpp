// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/set/faq_editor.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/style/glyph.h"
#include <QtGui/QAction>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// A question as a toast quotes it.
QString quoted(const QString &question)
{
    constexpr int kLongest = 60;
    return question.size() > kLongest ? question.left(kLongest - 1) + u'…' : question;
}

QKeySequence keyOf(FaqVerb verb)
{
    switch (verb) {
    case FaqVerb::Edit:
        return Qt::Key_F2;
    case FaqVerb::Pin:
        return Qt::CTRL | Qt::Key_P;
    case FaqVerb::Hide:
        return Qt::Key_H;
    case FaqVerb::Approve:
        return Qt::Key_A;
    case FaqVerb::Up:
        return Qt::ALT | Qt::Key_Up;
    case FaqVerb::Down:
        return Qt::ALT | Qt::Key_Down;
    case FaqVerb::Remove:
        return Qt::Key_Delete;
    default:
        return {};
    }
}

} // namespace

FaqEditor::FaqEditor(models::FaqModel *faqs, QWidget *page)
    : QObject(page)
    , m_faqs(faqs)
    , m_page(page)
    , m_add(new QAction(glyph::icon(u"plus"_s), tr("Add question…"), this))
    , m_approveAll(new QAction(glyph::icon(u"check"_s), tr("Approve all"), this))
{
    using enum FaqVerb;
    for (const FaqVerb verb : {Edit, Pin, Hide, Approve, Keep, Reset, Up, Down, Remove}) {
        auto *action = new QAction(this);
        action->setShortcut(keyOf(verb));
        // Single letters and Del mean something else in a field.
        action->setShortcutContext(Qt::WidgetShortcut);
        m_verbs[verb] = action;
        connect(action, &QAction::triggered, this, [this, verb] { act(verb, m_current); });
    }
    m_add->setShortcut(QKeySequence::New);
    m_approveAll->setShortcut(Qt::CTRL | Qt::SHIFT | Qt::Key_A);
    connect(m_add, &QAction::triggered, this, [this] { add(); });
    connect(m_approveAll, &QAction::triggered, this, [this] { m_faqs->approve(std::nullopt); });
    connect(m_faqs, &models::RemoteModel::loaded, this, &FaqEditor::applyActions);
    connect(m_faqs, &QAbstractItemModel::modelReset, this, &FaqEditor::applyActions);
    connect(m_faqs, &models::FaqModel::orderFailed, this,
        [this](const client::ApiFailure &failure) { fail(tr("The order was not changed."), failure); });
    connect(m_faqs, &models::FaqModel::approvalFailed, this,
        [this](const client::ApiFailure &failure) { fail(tr("Nothing was approved."), failure); });
    applyActions();
}

const api::Faq *FaqEditor::find(qint64 faqId) const
{
    const int row = m_faqs->rowOf(faqId);
    return row < 0 ? nullptr : &m_faqs->at(row);
}

void FaqEditor::setCurrent(qint64 faqId)
{
    m_current = faqId;
    applyActions();
}

void FaqEditor::setApprovalRequired(bool required)
{
    m_isApprovalRequired = required;
    applyActions();
}

void FaqEditor::setBlocked(const QString &reason)
{
    m_blocked = reason;
    applyActions();
}

int FaqEditor::waitingCount() const
{
    int count = 0;
    for (int row = 0; row < m_faqs->rowCount(); ++row)
        count += isWaiting(m_faqs->at(row), m_isApprovalRequired);
    return count;
}

void FaqEditor::applyActions()
{
    const api::Faq *faq = find(m_current);
    const int row = m_faqs->rowOf(m_current);
    for (auto verb = m_verbs.cbegin(); verb != m_verbs.cend(); ++verb) {
        const FaqVerbState state = stateOf(verb.key(), faq ? *faq : api::Faq(), m_isApprovalRequired);
        QString reason = m_blocked.isEmpty() ? state.reason : m_blocked;
        if (verb.key() == FaqVerb::Up || verb.key() == FaqVerb::Down) {
            if (reason.isEmpty() && !canMove(row, verb.key() == FaqVerb::Up ? -1 : 1))
                reason = tr("Pinned questions stay before the others.");
        }
        (*verb)->setText(state.text);
        (*verb)->setIcon(glyph::icon(state.icon));
        (*verb)->setVisible(!state.text.isEmpty());
        (*verb)->setEnabled(faq && !state.text.isEmpty() && reason.isEmpty());
        (*verb)->setToolTip(reason.isEmpty() ? state.text : reason);
    }
    const bool hasPage = m_faqs->canAsk() && !m_faqs->page().isEmpty();
    m_add->setEnabled(hasPage && m_blocked.isEmpty());
    m_add->setToolTip(
        m_blocked.isEmpty() ? tr("This page has not been requested in this locale yet.") : m_blocked);
    m_approveAll->setVisible(m_isApprovalRequired);
    m_approveAll->setEnabled(hasPage && m_blocked.isEmpty() && waitingCount() > 0);
    m_approveAll->setToolTip(m_blocked);
}

bool FaqEditor::canMove(int row, int by) const
{
    const int to = row + by;
    return row >= 0 && to >= 0 && to < m_faqs->rowCount() && m_faqs->at(row).pinned == m_faqs->at(to).pinned;
}

void FaqEditor::move(int row, int by)
{
    if (!canMove(row, by))
        return;
    const qint64 faqId = m_faqs->at(row).faqId;
    m_faqs->move(row, row + by);
    emit focusWanted(faqId);
    applyActions();
}

void FaqEditor::act(FaqVerb verb, qint64 faqId)
{
    const api::Faq *faq = find(faqId);
    if (!faq || !m_faqs->canAsk() || !m_blocked.isEmpty())
        return;
    api::FaqChange wanted;
    switch (verb) {
    case FaqVerb::Edit:
        return edit(faqId);
    case FaqVerb::Pin:
        wanted.pinned = !faq->pinned;
        return change(faqId, wanted,
            faq->pinned ? tr("The question was not unpinned.") : tr("The question was not pinned."));
    case FaqVerb::Hide:
        return hide(*faq, !faq->hidden);
    case FaqVerb::Approve:
        return m_faqs->approve(std::vector{faqId});
    case FaqVerb::Keep:
        wanted.reviewed = true;
        return change(faqId, wanted, tr("The question is still marked for review."));
    case FaqVerb::Reset:
        return reset(*faq);
    case FaqVerb::Up:
    case FaqVerb::Down:
        return move(m_faqs->rowOf(faqId), verb == FaqVerb::Up ? -1 : 1);
    case FaqVerb::Remove:
        return remove(*faq);
    }
}

void FaqEditor::change(
    qint64 faqId, const api::FaqChange &change, const QString &failed, std::function<void()> done)
{
    m_faqs->client()->changeFaq(m_faqs->company(), faqId, {}, change, this,
        [this, failed, done = std::move(done)](const client::ApiResult<api::CompanyFaq> &faq) {
            m_faqs->refresh();
            if (!faq)
                fail(failed, faq.error());
            else if (done)
                done();
        });
}

std::function<void()> FaqEditor::later(std::function<void()> action)
{
    return [editor = QPointer(this), company = m_faqs->company(), client = m_faqs->client(),
               action = std::move(action)] {
        if (editor && editor->m_faqs->company() == company && editor->m_faqs->client() == client)
            action();
    };
}

void FaqEditor::hide(const api::Faq &faq, bool hidden)
{
    api::FaqChange wanted;
    wanted.hidden = hidden;
    change(faq.faqId, wanted,
        hidden ? tr("The question was not hidden.") : tr("The question is still hidden."),
        [this, faq, hidden] {
            if (!hidden)
                return;
            emit toastWanted({tr("“%1” is hidden from shoppers").arg(quoted(faq.question)), tr("Undo"),
                later([this, faq] { hide(faq, false); })});
        });
}

void FaqEditor::reset(const api::Faq &faq)
{
    api::FaqChange wanted;
    wanted.reset = true;
    change(faq.faqId, wanted, tr("The question was not reset."), [this, faq] {
        emit toastWanted({tr("“%1” was reset to the page’s text").arg(quoted(faq.question)), tr("Undo"),
            later([this, faq] {
                api::FaqChange back;
                back.question = faq.question;
                back.answer = faq.answer;
                change(faq.faqId, back, tr("Your text was not restored."));
            })});
    });
}

void FaqEditor::remove(const api::Faq &faq)
{
    if (faq.origin == api::FaqOrigin::Own)
        return removeNow(faq);
    confirm(m_page->window(),
        {tr("Delete “%1”?").arg(quoted(faq.question)),
            tr("Shoppers no longer see it, and regenerating the page does not restore it. Hiding it has the "
               "same effect and can be undone."),
            tr("Keep question"), tr("Delete question"), {}},
        later([this, faq] { removeNow(faq); }));
}

void FaqEditor::removeNow(const api::Faq &faq)
{
    const bool isOwn = faq.origin == api::FaqOrigin::Own;
    // Without a place an own one comes behind the own ones before it; only where it stood elsewhere it is
    // told.
    std::optional<int> position;
    const int row = m_faqs->rowOf(faq.faqId);
    for (int other = 0; other < m_faqs->rowCount(); ++other) {
        const bool isBefore = m_faqs->at(other).pinned || m_faqs->at(other).origin == api::FaqOrigin::Own;
        if (other != row && isBefore != (other < row))
            position = faq.position;
    }
    m_faqs->client()->deleteFaq(m_faqs->company(), faq.faqId, this,
        [this, faq, isOwn, position, page = m_faqs->page()](
            const client::ApiResult<client::NoAnswer> &answer) {
            m_faqs->refresh();
            if (!answer)
                return fail(tr("The question was not deleted."), answer.error());
            ToastText toast{tr("“%1” was deleted").arg(quoted(faq.question))};
            if (isOwn) {
                toast.actionName = tr("Undo");
                toast.action = later([this, faq, page, position] { putBack(faq, page, position); });
            }
            emit toastWanted(toast);
        });
}

void FaqEditor::putBack(const api::Faq &faq, const QString &page, std::optional<int> position)
{
    m_faqs->client()->addFaq(m_faqs->company(), page, {faq.question, faq.answer, faq.pinned, position}, this,
        [this, faq](const client::ApiResult<api::CompanyFaq> &added) {
            m_faqs->refresh();
            if (!added)
                return fail(tr("The question was not restored."), added.error());
            if (faq.hidden)
                hide(*added, true);
        });
}

void FaqEditor::edit(qint64 faqId, const std::optional<Words> &draft)
{
    if (m_dialog || m_reading.isRunning())
        return;
    // The tag of what is on the server now makes sure that nobody else's change is undone.
    m_reading = m_faqs->client()->faq(m_faqs->company(), faqId, this,
        [this, draft](const client::ApiResult<client::Tagged<api::CompanyFaq>> &faq) {
            if (faq)
                return openEditor(*faq, draft);
            fail(tr("The question could not be read."), faq.error());
            m_faqs->refresh();
        });
}

void FaqEditor::openEditor(const client::Tagged<api::CompanyFaq> &before, const std::optional<Words> &draft)
{
    if (m_dialog)
        return;
    m_edited = before;
    m_dialog = new FaqDialog(before.value, m_page->window());
    if (draft)
        m_dialog->setWords(*draft);
    connect(m_dialog, &FaqDialog::submitted, this, &FaqEditor::save);
    connect(m_dialog, &QDialog::rejected, this, &FaqEditor::keepDraft);
    m_dialog->open();
}

void FaqEditor::save(const Words &words)
{
    api::FaqChange wanted;
    wanted.question = words.question;
    wanted.answer = words.answer;
    m_faqs->client()->changeFaq(m_faqs->company(), m_edited->value.faqId, m_edited->etag, wanted, this,
        [this](const client::ApiResult<api::CompanyFaq> &faq) {
            m_faqs->refresh();
            if (!m_dialog)
                return;
            if (!faq && faq.error().error.code == ErrorCode::PreconditionFailed)
                return readTheirs();
            if (!faq)
                return refuse(faq.error());
            m_dialog->accept();
        });
}

void FaqEditor::readTheirs()
{
    m_reading = m_faqs->client()->faq(m_faqs->company(), m_edited->value.faqId, this,
        [this](const client::ApiResult<client::Tagged<api::CompanyFaq>> &theirs) {
            if (!m_dialog)
                return;
            if (!theirs)
                return refuse(theirs.error());
            m_edited = *theirs;
            m_dialog->showConflict(theirs->value);
        });
}

void FaqEditor::add(const std::optional<Words> &draft)
{
    if (m_dialog || !m_add->isEnabled())
        return;
    m_edited.reset();
    m_dialogPage = m_faqs->page();
    m_dialog = new FaqDialog(m_pageTitle, m_page->window());
    if (draft)
        m_dialog->setWords(*draft);
    connect(m_dialog, &FaqDialog::submitted, this, &FaqEditor::submitNew);
    connect(m_dialog, &QDialog::rejected, this, &FaqEditor::keepDraft);
    m_dialog->open();
}

void FaqEditor::submitNew(const Words &words)
{
    m_faqs->client()->addFaq(m_faqs->company(), m_dialogPage,
        {words.question, words.answer, words.pinned, {}}, this,
        [this](const client::ApiResult<api::CompanyFaq> &added) {
            m_faqs->refresh();
            if (added)
                emit focusWanted(added->faqId);
            if (m_dialog && added)
                m_dialog->accept();
            else if (m_dialog)
                refuse(added.error());
        });
}

void FaqEditor::refuse(const client::ApiFailure &failure)
{
    m_dialog->showRefusal(
        faultOf(m_edited ? tr("The question was not changed.") : tr("The question was not added."), failure),
        failure.error.code == ErrorCode::AlreadyExists);
}

/// A dialog that is closed with something typed in it gives it back on demand.
void FaqEditor::keepDraft()
{
    const FaqDialog *closed = std::exchange(m_dialog, nullptr);
    if (!closed || !closed->isChanged())
        return;
    const Words draft = closed->words();
    const QString page = m_dialogPage;
    const std::optional<qint64> faqId = m_edited ? std::optional(m_edited->value.faqId) : std::nullopt;
    emit toastWanted(
        ToastText::holding(faqId ? tr("Your changes were not saved") : tr("Your question was not added"),
            tr("Continue editing"), later([this, draft, faqId, page] {
                if (faqId)
                    edit(*faqId, draft);
                else if (page == m_faqs->page())
                    add(draft);
            })));
}

void FaqEditor::fail(const QString &what, const client::ApiFailure &failure)
{
    Fault fault = faultOf(what, failure);
    if (failure.error.code == ErrorCode::PreconditionFailed) {
        fault.why = tr("Another administrator changed the page’s questions in the meantime.");
        fault.remedy = tr("Review the current questions and try again.");
    }
    emit toastWanted(ToastText::of(fault));
}

} // namespace answerdesk::console
