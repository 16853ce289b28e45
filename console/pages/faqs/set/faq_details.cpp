// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/set/faq_details.h"
#include "console/pages/faqs/pages/faq_cells.h"
#include "console/pages/faqs/set/faq_editor.h"
#include "console/pages/faqs/set/faq_list.h"
#include "console/widgets/basics/action_button.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/style/glyph.h"
#include "console/words/server_words.h"
#include "shared/core/qt_compat.h"
#include <QtGui/QDesktopServices>
#include <QtWidgets/QComboBox>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr int kWidest = 820; // as the cards below
constexpr qsizetype kFewLocales = 5;

} // namespace

FaqDetails::FaqDetails(
    models::FaqModel *model, FaqEditor *editor, QAction *regenerate, const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_model(model)
    , m_editor(editor)
    , m_clock(clock)
    , m_title(new ElidedLabel({}, Type::Section))
    , m_address(new ElidedLabel({}, Type::Small, Ink::Text3, Qt::ElideMiddle))
    , m_state(new Badge)
    , m_times(new ElidedLabel({}, Type::Small, Ink::Text3))
    , m_open(button({}, u"external"_s, Kind::Ghost, tr("Open the page in the browser")))
    , m_fewLocales(new SegmentedControl(tr("Locale"), {}))
    , m_manyLocales(new QComboBox)
    , m_note(new Paragraph)
    , m_approval(new Card)
    , m_waiting(new Paragraph({}, QPalette::WindowText))
    , m_list(new FaqList(model, clock))
    , m_preview(button({}, u"eye"_s))
    , m_correct(button(tr("This is a product…")))
    , m_absence(new EmptyState(u"faqs"_s, {}, {}, m_preview))
    , m_stack(new ContentStack(m_list, m_absence))
{
    setAccessibleName(tr("Questions and answers"));
    m_stack->setObjectName(u"faqStack"_s);
    m_list->setCardActions(editor->cardActions());
    auto *box = column(this, 0, 12);
    box->setContentsMargins(24, 16, 12, 0);
    box->addWidget(buildHead(regenerate));
    box->addWidget(m_stack, 1);
    connect(m_open, &QPushButton::clicked, this, [this] { QDesktopServices::openUrl(QUrl(m_page.url)); });
    connect(m_fewLocales, &SegmentedControl::currentChanged, this,
        [this](int at) { emit localeChosen(m_locales.value(at)); });
    connect(m_manyLocales, &QComboBox::activated, this,
        [this](int at) { emit localeChosen(m_locales.value(at)); });
    m_preview->setObjectName(u"faqPreview"_s);
    connect(m_preview, &QPushButton::clicked, this, [this] { emit previewWanted(m_page.url, m_missing); });
    m_correct->setObjectName(u"faqCorrect"_s);
    m_absence->addButton(m_correct);
    connect(m_correct, &QPushButton::clicked, this, [this] { emit correctionWanted(m_page.url); });
    connect(m_stack, &ContentStack::retryRequested, m_model, &models::RemoteModel::refresh);
    connect(m_list, &FaqList::verbWanted, m_editor, &FaqEditor::act);
    connect(m_list, &FaqList::currentChanged, m_editor, &FaqEditor::setCurrent);
    connect(m_editor, &FaqEditor::focusWanted, m_list, &FaqList::focusOn);
    connect(m_model, &models::RemoteModel::loaded, this, &FaqDetails::showEntries);
    connect(m_model, &models::RemoteModel::loadingChanged, this, &FaqDetails::showEntries);
    connect(m_model, &QAbstractItemModel::modelReset, this, &FaqDetails::showEntries);
}

QWidget *FaqDetails::buildHead(QAction *regenerate)
{
    auto *head = new QWidget;
    auto *wide = row(head, 0, 0);
    wide->setContentsMargins(0, 0, 12, 0);
    auto *host = new QWidget; // as wide as the cards
    host->setMaximumWidth(kWidest);
    wide->addWidget(host, 1000);
    wide->addStretch(1);
    auto *box = column(host, 0, 12);
    auto *names = new QHBoxLayout;
    auto *texts = new QVBoxLayout;
    texts->setSpacing(0);
    texts->addWidget(m_title);
    texts->addWidget(m_address);
    names->addLayout(texts, 1);
    m_open->setObjectName(u"faqOpenPage"_s);
    names->addWidget(m_open);
    box->addLayout(names);
    auto *facts = new QHBoxLayout;
    facts->setSpacing(8);
    facts->addWidget(m_state);
    facts->addWidget(m_times, 1);
    box->addLayout(facts);
    auto *tools = new QHBoxLayout;
    tools->setSpacing(8);
    m_fewLocales->setObjectName(u"faqLocales"_s);
    m_manyLocales->setObjectName(u"faqManyLocales"_s);
    m_manyLocales->setAccessibleName(tr("Locale"));
    tools->addWidget(m_fewLocales);
    tools->addWidget(m_manyLocales);
    tools->addStretch();
    tools->addWidget(buttonOf(m_editor->addAction(), u"faqAdd"_s));
    tools->addWidget(buttonOf(regenerate, u"faqRegenerate"_s));
    box->addLayout(tools);
    m_note->setObjectName(u"faqNote"_s);
    box->addWidget(m_note);
    box->addWidget(buildApproval());
    return head;
}

QWidget *FaqDetails::buildApproval()
{
    m_approval->setObjectName(u"faqApproval"_s);
    m_approval->setInks(Ink::WarningBg, Ink::WarningBg);
    auto *line = row(m_approval, 0, 8);
    line->setContentsMargins(12, 8, 8, 8);
    line->addWidget(m_waiting, 1);
    auto *approve = buttonOf(m_editor->approveAllAction(), u"faqApproveAll"_s, Kind::Primary);
    setCompact(approve);
    line->addWidget(approve, 0, Qt::AlignTop);
    return m_approval;
}

void FaqDetails::setPage(const api::FaqPage &page)
{
    m_page = page;
    m_missing.clear();
    m_title->setText(page.title.value_or(QUrl(page.url).fileName()));
    m_address->setText(page.url);
    const QString scheme = QUrl(page.url).scheme();
    m_open->setEnabled(scheme == u"http" || scheme == u"https");
    refreshTimes();
    showEntries();
}

void FaqDetails::setMissing(const QString &locale)
{
    m_missing = locale;
    refreshTimes();
    showEntries();
}

void FaqDetails::setLocales(const QList<PageLocales::Entry> &entries, const QString &current)
{
    QStringList locales;
    for (const PageLocales::Entry &entry : entries)
        locales << entry.locale;
    const bool isFew = locales.size() <= kFewLocales;
    const QSignalBlocker quiet(m_fewLocales);
    if (m_locales != locales) {
        m_locales = locales;
        m_fewLocales->setChoices(isFew ? locales : QStringList());
        m_manyLocales->clear();
        m_manyLocales->addItems(locales);
    }
    m_fewLocales->setCurrent(int(locales.indexOf(current)));
    m_manyLocales->setCurrentIndex(int(locales.indexOf(current)));
    m_fewLocales->setVisible(isFew && !locales.isEmpty());
    m_manyLocales->setVisible(!isFew);
}

void FaqDetails::setApprovalRequired(bool required)
{
    m_isApprovalRequired = required;
    m_list->setApprovalRequired(required);
    refreshTimes();
    showEntries();
}

void FaqDetails::setBlocked(const QString &reason)
{
    m_list->setBlocked(reason);
    m_correct->setEnabled(reason.isEmpty());
    m_correct->setToolTip(reason.isEmpty() ? tr("Add a rule for this page and similar ones") : reason);
}

bool FaqDetails::isRefused() const
{
    return m_missing.isEmpty() && m_page.state == u"not_available" && m_page.reason == u"not_a_product_page";
}

void FaqDetails::refreshTimes()
{
    const QDateTime now = utcDateTime(m_clock.nowMs());
    if (!m_missing.isEmpty()) {
        m_state->set(tr("Not requested"), Tone::Neutral);
        m_times->setToolTip({});
        return m_times->setText(tr("no shopper has seen this page in %1 yet").arg(m_missing));
    }
    const FaqState state = FaqState::of(m_page, m_isApprovalRequired, now);
    m_state->set(state.text, state.tone);
    QStringList parts;
    if (!state.note.isEmpty())
        parts << state.note;
    const QDateTime expires = timetext::moment(m_page.expiresAt), made = timetext::moment(m_page.generatedAt);
    if (const QString left = timetext::left(expires, now);
        m_page.state == u"ready" && !left.isEmpty() && left != state.note)
        parts << left;
    if (made.isValid())
        parts << tr("generated: %1").arg(timetext::ago(made, now));
    if (m_page.faqCount > 0)
        parts << timetext::counted(m_page.faqCount, tr("1 question"), tr("%1 questions"));
    m_times->setText(parts.join(u" · "_s));
    m_times->setToolTip(expires.isValid() ? tr("Cached until %1").arg(timetext::utc(expires)) : QString());
}

QString FaqDetails::text() const
{
    QStringList lines{m_title->text(), m_address->text(), u"%1 · %2"_s.arg(m_state->text(), m_times->text())};
    if (const int row = m_model->rowOf(m_list->current()); row >= 0)
        lines << m_model->at(row).question << m_model->at(row).answer;
    return lines.join(u'\n');
}

void FaqDetails::showFault(const Fault &fault) { m_stack->showFault(fault); }

void FaqDetails::showAbsence(const QString &title, const QString &text)
{
    m_preview->setVisible(!m_missing.isEmpty());
    m_preview->setText(tr("Preview in %1…").arg(m_missing));
    m_preview->setAccessibleName(m_preview->text());
    m_correct->setVisible(isRefused());
    m_absence->setTexts(title, text);
    m_stack->showEmpty();
}

QString FaqDetails::failureNote() const
{
    const QString why
        = serverwords::translated(m_page.lastFailureMessage.value_or(reasonNote(*m_page.lastFailure)));
    const QString tried = m_page.lastAttemptAt ? timetext::exact(timetext::moment(m_page.lastAttemptAt))
                                               : QStringLiteral("–");
    const QDateTime made = timetext::moment(m_page.generatedAt);
    return made.isValid() ? tr("The last attempt, %1, failed: %2 These questions are from %3.")
                                .arg(tried, why, timetext::exact(made))
                          : tr("The last attempt, %1, failed: %2").arg(tried, why);
}

void FaqDetails::showEntries()
{
    const int rows = m_missing.isEmpty() ? m_model->rowCount() : 0;
    const bool isGenerating = m_page.state == u"generating", isLacking = m_page.state == u"not_available";
    const QString why
        = serverwords::translated(m_page.message.value_or(reasonNote(m_page.reason.value_or(QString()))));
    QString note;
    if (rows > 0 && m_page.state == u"ready" && m_page.lastFailure)
        note = failureNote();
    else if (rows > 0 && isGenerating)
        note = tr("New questions are being generated; until then, shoppers see those below.");
    else if (rows > 0 && isLacking)
        note = why;
    m_note->setPlain(note);
    m_note->setVisible(!note.isEmpty());
    const int waiting = m_missing.isEmpty() ? m_editor->waitingCount() : 0;
    m_approval->setVisible(waiting > 0);
    m_waiting->setPlain(
        timetext::counted(waiting, tr("1 question is waiting for approval. Shoppers do not see it yet."),
            tr("%1 questions are waiting for approval. Shoppers do not see them yet.")));

    if (!m_missing.isEmpty())
        return showAbsence(tr("No questions in %1 yet").arg(m_missing),
            tr("They are generated when your shop first requests this page in that locale."));
    if (rows > 0)
        return m_stack->showContent();
    if (!m_model->isLoaded()) {
        if (m_model->isLoading())
            m_stack->showWaiting();
        return;
    }
    if (isGenerating)
        showAbsence(
            tr("The questions are being generated"), tr("They appear here as soon as they are ready."));
    else if (isLacking)
        showAbsence(tr("No questions"), why);
    else
        showAbsence(tr("This page has no questions"), tr("Add a custom question, or read the page again."));
}

} // namespace answerdesk::console
