// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/overview/state_cards.h"
#include "console/pages/overview/share_bar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/words/change_text.h"
#include "shared/core/qt_compat.h"
#include "shared/schema/fields.h"
#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using answerdesk::console::timetext::counted;

namespace answerdesk::console {

namespace {

constexpr int kTimeWidth = 76;
constexpr int kActorWidth = 212;

/// "12 min", "3 h", "2 d".
QString ageText(qint64 seconds)
{
    if (seconds < 3600)
        return FreshnessCard::tr("%1 min").arg(qMax<qint64>(0, seconds / 60));
    return seconds < 48 * 3600 ? FreshnessCard::tr("%1 h").arg(seconds / 3600)
                               : FreshnessCard::tr("%1 d").arg(seconds / 86'400);
}

std::pair<QString, Tone> freshness(const api::OverviewSource &source, const QDateTime &now)
{
    if (source.state == api::SourceState::Failed)
        return {FreshnessCard::tr("Failed"), Tone::Danger};
    if (source.state == api::SourceState::Gone)
        return {FreshnessCard::tr("Gone"), Tone::Danger};
    if (!source.readAt)
        return {FreshnessCard::tr("Not read yet"), Tone::Neutral};
    return {
        ageText(utcDateTime(source.readAt->ms).secsTo(now)), source.overdue ? Tone::Warning : Tone::Success};
}

QString dayText(const QDateTime &at, const QDateTime &now)
{
    const QDateTime local = at.toLocalTime();
    return local.date() == now.toLocalTime().date() ? local.toString(u"HH:mm"_s)
                                                    : timetext::ago(at, now).section(u',', 0, 0);
}

/// One line of a card's list.
std::pair<QWidget *, QHBoxLayout *> newLine()
{
    auto *host = new QWidget;
    auto *box = column(host);
    box->addWidget(hairline());
    auto *line = new QHBoxLayout;
    line->setContentsMargins(16, 8, 16, 8);
    line->setSpacing(12);
    box->addLayout(line);
    return {host, line};
}

} // namespace

FreshnessCard::FreshnessCard(QWidget *parent)
    : PanelCard(tr("Knowledge freshness"), tr("Show sources"), parent)
{
    setObjectName(u"freshnessCard"_s);
    opener()->setObjectName(u"openSources"_s);
}

void FreshnessCard::setKnowledge(const api::OverviewKnowledge &knowledge, const QDateTime &now)
{
    QStringList says;
    for (const api::OverviewSource &source : knowledge.stalest)
        says << source.sourceId << source.name << freshness(source, now).first
             << QString::number(int(freshness(source, now).second));
    const QString sum = tr("%1 from %2")
                            .arg(counted(knowledge.passages, tr("1 passage"), tr("%1 passages")),
                                counted(knowledge.documents, tr("1 document"), tr("%1 documents")));
    says << sum;
    if (const QString shown = says.join(u'\n'); std::exchange(m_shown, shown) == shown)
        return;
    clearBody();
    for (const api::OverviewSource &source : knowledge.stalest)
        addSource(source, now);
    if (knowledge.stalest.empty())
        addSentence(tr("No source is read from the web; documents are never refetched."));
    auto [host, line] = newLine();
    line->addWidget(label(sum, Type::Small, QPalette::PlaceholderText));
    addToBody(host);
}

void FreshnessCard::addSource(const api::OverviewSource &source, const QDateTime &now)
{
    auto [host, line] = newLine();
    line->addWidget(new ElidedLabel(source.name), 1);
    const auto [text, tone] = freshness(source, now);
    auto *badge = new Badge(text, tone);
    badge->setToolTip(source.readAt ? tr("Read on %1").arg(timetext::exact(utcDateTime(source.readAt->ms)))
                                    : tr("Never read"));
    line->addWidget(badge);
    addToBody(host);
}

AnswersCard::AnswersCard(QWidget *parent)
    : PanelCard(tr("Answers"), tr("Show questions"), parent)
{
    setObjectName(u"answersCard"_s);
    opener()->setObjectName(u"openQuestions"_s);
    opener()->setToolTip(tr("Questions without a good answer"));
}

void AnswersCard::setAnswers(const api::OverviewAnswers &answers)
{
    constexpr int kMost = 1000; // of which the server tells
    if (const QByteArray shown = schema::toJson(answers); std::exchange(m_shown, shown) == shown)
        return;
    clearBody();
    setTitle(answers.messages >= kMost ? tr("Answers, last %1").arg(QLocale().toString(answers.messages))
                                       : tr("Answers, last 7 days"));
    if (answers.fromFaqs + answers.answered + answers.refused + answers.askedBack == 0)
        return addSentence(tr("No questions in the last 7 days."));
    addToBody(padded(new ShareBar({{tr("From the documents"), answers.answered, Ink::Chart1},
                         {tr("From product FAQs"), answers.fromFaqs, Ink::Chart2},
                         {tr("No answer"), answers.refused, Ink::Chart3},
                         {tr("Clarifying question"), answers.askedBack, Ink::Neutral}}),
        {16, 4, 16, 12}));
}

ChangesCard::ChangesCard(QWidget *parent)
    : PanelCard(tr("Latest changes"), tr("Show audit log"), parent)
{
    setObjectName(u"changesCard"_s);
    opener()->setObjectName(u"openAudit"_s);
}

void ChangesCard::setChanges(const std::vector<api::AuditEntry> &changes, const QDateTime &now)
{
    QStringList says{u"changes"_s};
    for (const api::AuditEntry &entry : changes)
        says << entry.auditId << dayText(utcDateTime(entry.at.ms), now);
    if (const QString shown = says.join(u'\n'); std::exchange(m_shown, shown) == shown)
        return;
    clearBody();
    opener()->setEnabled(true);
    opener()->setToolTip({});
    if (changes.empty())
        return addSentence(tr("No changes yet."));
    int actors = 0; // as wide as the longest, so that the sentences get the rest
    for (const api::AuditEntry &entry : changes) {
        const int width
            = QFontMetrics(themeOf(this).font(Type::Body)).horizontalAdvance(actorText(entry.actor));
        actors = qMin(kActorWidth, qMax(actors, width + 2));
    }
    for (const api::AuditEntry &entry : changes) {
        auto [host, line] = newLine();
        const QDateTime at = utcDateTime(entry.at.ms);
        auto *time = new ElidedLabel(dayText(at, now), Type::Body, Ink::Text3);
        time->setFixedWidth(kTimeWidth);
        line->addWidget(time);
        line->addWidget(new ElidedLabel(changeText(entry)), 1);
        auto *who = new ElidedLabel(actorText(entry.actor), Type::Body, Ink::Text3);
        who->setFixedWidth(actors);
        line->addWidget(who);
        host->setToolTip(timetext::utc(at));
        addToBody(host);
    }
}

void ChangesCard::setRefused()
{
    if (std::exchange(m_shown, u"refused"_s) == u"refused")
        return;
    clearBody();
    addSentence(tr("Company administrators can see who changed what."));
    opener()->setEnabled(false);
    opener()->setToolTip(tr("Company administrators can see who changed what."));
}

} // namespace answerdesk::console
