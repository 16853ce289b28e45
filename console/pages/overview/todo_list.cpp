// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/todo_list.h"
#include "console/pages/overview/action_row.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "shared/core/qt_compat.h"
#include <QtCore/QCoreApplication>
#include <QtCore/QHash>
#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>
#include <algorithm>

using namespace Qt::Literals::StringLiterals;
using answerdesk::console::timetext::counted;

namespace answerdesk::console {

namespace {

constexpr qsizetype kMost = 6;
constexpr int kModelFailures = 3; // fewer may be chance

struct TodoTexts {
    Q_DECLARE_TR_FUNCTIONS(TodoTexts)
};

/// Why the model was of no use; what is not known as the server has it.
QString failureText(const QString &failure)
{
    static const QHash<QString, const char *> kTexts{
        {u"timeout"_s, QT_TRANSLATE_NOOP("TodoTexts", "too slow")},
        {u"unreachable"_s, QT_TRANSLATE_NOOP("TodoTexts", "not reachable")},
        {u"refused"_s, QT_TRANSLATE_NOOP("TodoTexts", "request refused")},
        {u"overloaded"_s, QT_TRANSLATE_NOOP("TodoTexts", "overloaded or broken")},
        {u"garbled"_s, QT_TRANSLATE_NOOP("TodoTexts", "unexpected API")},
        {u"too_large"_s, QT_TRANSLATE_NOOP("TodoTexts", "answer too long")},
        {u"busy"_s, QT_TRANSLATE_NOOP("TodoTexts", "too many requests")},
        {u"circuit_open"_s, QT_TRANSLATE_NOOP("TodoTexts", "failed too often")},
        {u"stopped"_s, QT_TRANSLATE_NOOP("TodoTexts", "server was stopped")},
        {u"over_budget"_s, QT_TRANSLATE_NOOP("TodoTexts", "today’s tokens are used up")}};
    const auto known = kTexts.constFind(failure);
    return known == kTexts.cend() ? failure : TodoTexts::tr(*known);
}

QString number(qint64 n) { return QLocale().toString(n); }

void addErrors(const api::OverviewTraffic &traffic, QList<Todo> &todos)
{
    if (traffic.serverErrors == 0)
        return;
    todos << Todo{u"errors"_s, u"alert"_s, Tone::Danger,
        counted(traffic.serverErrors, TodoTexts::tr("1 request failed in the server"),
            TodoTexts::tr("%1 requests failed in the server")),
        TodoTexts::tr("of %1 in the last five minutes").arg(number(traffic.requests)),
        TodoTexts::tr("Show errors"), u"activity"_s, u"errors"_s};
}

void addModel(const api::OverviewAnswers &answers, QList<Todo> &todos)
{
    if (!isModelFailing(answers))
        return;
    todos << Todo{u"model"_s, u"bolt"_s, Tone::Danger, TodoTexts::tr("The language model is failing"),
        TodoTexts::tr("%1 of the last %2 answers were sent without it: %3")
            .arg(number(answers.modelFailed), number(answers.modelAsked),
                failureText(answers.modelFailure.value_or(QString()))),
        TodoTexts::tr("Check model"), u"settings"_s, u"model"_s};
}

void addKeys(const api::OverviewKeys &keys, const QDateTime &now, bool mayEdit, QList<Todo> &todos)
{
    if (keys.active == 0) {
        todos << Todo{u"no-key"_s, u"key"_s, Tone::Danger, TodoTexts::tr("No active API key"),
            TodoTexts::tr("Every request of your shop is refused"),
            mayEdit ? TodoTexts::tr("Create key…") : TodoTexts::tr("Show keys"), u"keys"_s,
            mayEdit ? u"create"_s : u""_s};
    }
    if (keys.expiring == 0 || !keys.nextExpiresAt)
        return;
    todos << Todo{u"keys"_s, u"key"_s, Tone::Warning,
        counted(keys.expiring, TodoTexts::tr("1 API key expires within 14 days"),
            TodoTexts::tr("%1 API keys expire within 14 days")),
        TodoTexts::tr("“%1” expires %2")
            .arg(
                keys.nextName.value_or(QString()), timetext::until(utcDateTime(keys.nextExpiresAt->ms), now)),
        mayEdit ? TodoTexts::tr("Review keys") : TodoTexts::tr("Show keys"), u"keys"_s, u"expiring"_s};
}

void addSources(const api::OverviewKnowledge &knowledge, QList<Todo> &todos)
{
    const auto add = [&todos](const QString &id, Tone tone, const QString &title, const QString &why) {
        todos << Todo{id, u"knowledge"_s, tone, title, why, TodoTexts::tr("Show sources"), u"knowledge"_s,
            u"sources"_s};
    };
    if (knowledge.passages == 0)
        add(u"no-knowledge"_s, Tone::Danger, TodoTexts::tr("No knowledge to answer from"),
            TodoTexts::tr("Every question is refused until a source has text"));
    const int broken = knowledge.failed + knowledge.gone;
    if (broken > 0) {
        const QString first = knowledge.stalest.empty()
            ? QString()
            : TodoTexts::tr("“%1”").arg(knowledge.stalest.front().name);
        add(u"sources"_s, Tone::Warning,
            counted(broken, TodoTexts::tr("1 source could not be read"),
                TodoTexts::tr("%1 sources could not be read")),
            broken == 1 ? first : TodoTexts::tr("%1 and %2 more").arg(first, number(broken - 1)));
    }
    if (knowledge.overdue > 0)
        add(u"overdue"_s, Tone::Warning,
            counted(knowledge.overdue, TodoTexts::tr("1 source is overdue"),
                TodoTexts::tr("%1 sources are overdue")),
            TodoTexts::tr("They should have been read again more than an hour ago"));
}

void addGaps(const api::OverviewGaps &gaps, bool mayEdit, QList<Todo> &todos)
{
    if (gaps.open == 0)
        return;
    const qint64 asked = gaps.asked.value_or(0);
    todos << Todo{u"gaps"_s, u"help"_s, Tone::Info,
        counted(gaps.open, TodoTexts::tr("1 question has no good answer"),
            TodoTexts::tr("%1 questions have no good answer")),
        asked == 1
            ? TodoTexts::tr("“%1” was asked once").arg(gaps.question.value_or(QString()))
            : TodoTexts::tr("“%1” was asked %2 times").arg(gaps.question.value_or(QString()), number(asked)),
        mayEdit ? TodoTexts::tr("Write answers") : TodoTexts::tr("Show questions"), u"knowledge"_s,
        u"gaps"_s};
}

void addPages(const api::OverviewFaqs &faqs, bool mayEdit, QList<Todo> &todos)
{
    if (faqs.awaiting > 0) {
        todos << Todo{u"awaiting"_s, u"faqs"_s, Tone::Info,
            counted(faqs.awaiting, TodoTexts::tr("1 page is waiting for approval"),
                TodoTexts::tr("%1 pages are waiting for approval")),
            TodoTexts::tr("Shoppers see approved questions only"),
            mayEdit ? TodoTexts::tr("Approve") : TodoTexts::tr("Show pages"), u"faqs"_s, u"awaiting"_s};
    }
    if (faqs.review > 0) {
        todos << Todo{u"review"_s, u"edit"_s, Tone::Info,
            counted(faqs.review, TodoTexts::tr("1 page has edited questions to review"),
                TodoTexts::tr("%1 pages have edited questions to review")),
            TodoTexts::tr("The pages have changed since"),
            mayEdit ? TodoTexts::tr("Review") : TodoTexts::tr("Show pages"), u"faqs"_s, u"review"_s};
    }
}

} // namespace

bool isModelFailing(const api::OverviewAnswers &answers)
{
    return answers.modelFailed >= kModelFailures && answers.modelFailed * 2 >= answers.modelAsked;
}

QList<Todo> todosOf(const OverviewFacts &facts, const QDateTime &now, bool mayEdit)
{
    QList<Todo> todos;
    if (!facts.overview)
        return todos;
    const api::CompanyOverview &overview = *facts.overview;
    addErrors(overview.traffic, todos);
    addModel(overview.answers, todos);
    addKeys(overview.keys, now, mayEdit, todos);
    addSources(overview.knowledge, todos);
    addGaps(overview.gaps, mayEdit, todos);
    addPages(overview.faqs, mayEdit, todos);
    std::stable_sort(
        todos.begin(), todos.end(), [](const Todo &a, const Todo &b) { return a.tone > b.tone; });
    return todos.first(qMin(todos.size(), kMost));
}

TodoCard::TodoCard(QWidget *parent)
    : Card(parent)
    , m_rows(new QVBoxLayout)
    , m_nothing(new QWidget)
    , m_nothingText(label({}, Type::Body, QPalette::BrightText))
{
    setObjectName(u"todoCard"_s);
    setAccessibleName(TodoTexts::tr("To do"));
    auto *box = column(this);
    box->addWidget(padded(label(TodoTexts::tr("To do"), Type::Section), {16, 12, 16, 10}));
    m_rows->setSpacing(0);
    box->addLayout(m_rows);
    box->addWidget(m_nothing);
    auto *line = row(m_nothing, 0, 12);
    line->setContentsMargins(16, 8, 16, 16);
    line->addWidget(new GlyphLabel(u"check"_s, Ink::Success, 32, Ink::SuccessBg));
    m_nothingText->setObjectName(u"todoNothing"_s);
    m_nothingText->setWordWrap(true);
    m_nothingText->setMinimumSize(80, 1);
    line->addWidget(m_nothingText, 1);
}

void TodoCard::setTodos(const QList<Todo> &todos)
{
    m_nothing->setVisible(todos.isEmpty());
    if (todos == m_todos)
        return;
    m_todos = todos;
    const QWidget *focus = window()->focusWidget();
    const QString focused = focus && isAncestorOf(focus) ? focus->objectName() : QString();
    while (QLayoutItem *item = m_rows->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater();
        delete item;
    }
    for (const Todo &todo : std::as_const(m_todos)) {
        QWidget *made = rowOf(todo, &todo == &m_todos.constFirst());
        m_rows->addWidget(made);
        auto *verb = made->findChild<QPushButton *>();
        if (!focused.isEmpty() && verb->objectName() == focused)
            verb->setFocus(Qt::OtherFocusReason);
    }
}

void TodoCard::setNothing(const QString &text) { m_nothingText->setText(text); }

QWidget *TodoCard::rowOf(const Todo &todo, bool isFirst)
{
    auto *made = new ActionRow(todo.icon, todo.tone, todo.title, todo.why);
    QPushButton *verb = made->setVerb(todo.verb, isFirst ? Kind::Primary : Kind::Default);
    verb->setObjectName(u"todo_"_s + todo.id);
    connect(verb, &QPushButton::clicked, this,
        [this, page = todo.page, view = todo.view] { emit pageWanted(page, view); });
    return made;
}

} // namespace answerdesk::console
