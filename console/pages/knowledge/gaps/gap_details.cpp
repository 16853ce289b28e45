// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/gaps/gap_details.h"
#include "console/pages/knowledge/common/score_bar.h"
#include "console/pages/knowledge/gaps/gap_cells.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/words/outcome_text.h"
#include "shared/core/qt_compat.h"
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
constexpr int kWidest = 820, kFigureWidth = 32;

void clear(QVBoxLayout *box)
{
    while (QLayoutItem *item = box->takeAt(0)) {
        delete item->widget();
        delete item;
    }
}
} // namespace

GapDetails::GapDetails(const Clock &clock, QWidget *parent)
    : QWidget(parent)
    , m_clock(clock)
    , m_question(new Paragraph({}, QPalette::WindowText, Type::Section))
    , m_state(new Badge)
    , m_locale(new Badge({}, Tone::Neutral, false))
    , m_facts(new ElidedLabel({}, Type::Small, Ink::Text3))
    , m_ask(button(tr("Ask"), u"bench"_s, Kind::Ghost, tr("Ask and see why")))
    , m_answer(button(tr("Write answer…"), u"edit"_s, Kind::Primary))
    , m_dismiss(button(tr("Dismiss"), u"close"_s))
    , m_reopen(button(tr("Reopen"), u"refresh"_s))
    , m_link(button(tr("Link to a document…"), u"link"_s))
    , m_evaluate(button(tr("Add to a question set…"), u"check"_s))
    , m_linked(new Paragraph)
    , m_score(new Paragraph({}, QPalette::BrightText, Type::Small))
    , m_bar(new ScoreBar)
{
    setOnSurface(this);
    setAccessibleName(tr("Gap"));
    m_ask->setObjectName(u"gapAsk"_s);
    m_answer->setObjectName(u"gapAnswer"_s);
    m_dismiss->setObjectName(u"gapDismiss"_s);
    m_reopen->setObjectName(u"gapReopen"_s);
    m_link->setObjectName(u"gapLink"_s);
    m_evaluate->setObjectName(u"gapEvaluate"_s);
    auto *outer = column(this, 0, 8);
    outer->setContentsMargins(24, 12, 24, 12);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    head->addWidget(m_state);
    head->addWidget(m_locale);
    head->addWidget(m_facts, 1);
    for (QPushButton *b : {m_ask, m_dismiss, m_reopen, m_answer})
        head->addWidget(b);
    outer->addLayout(head);
    auto *host = new QWidget;
    setOnSurface(host);
    auto *wide = row(host, 0, 0);
    auto *inner = new QWidget;
    inner->setMaximumWidth(kWidest);
    auto *box = column(inner, 0, 8);
    m_question->setTextInteractionFlags(Qt::TextSelectableByMouse);
    box->addWidget(m_question);
    box->addWidget(m_linked);
    box->addWidget(m_score);
    box->addWidget(m_bar);
    auto *nearest = new QWidget;
    m_nearest = column(nearest, 0, 8);
    box->addWidget(nearest);
    auto *linking = new QHBoxLayout;
    linking->setSpacing(8);
    linking->addWidget(m_link);
    linking->addWidget(m_evaluate);
    linking->addStretch();
    box->addLayout(linking);
    auto *proposals = new QWidget;
    m_proposals = column(proposals, 0, 8);
    box->addWidget(proposals);
    box->addStretch();
    wide->addWidget(inner, 1000);
    wide->addStretch(1);
    auto *scroll = new QScrollArea;
    scroll->setWidget(host);
    scroll->setWidgetResizable(true);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    outer->addWidget(scroll, 1);
    connect(m_ask, &QPushButton::clicked, this, &GapDetails::askRequested);
    connect(m_answer, &QPushButton::clicked, this, &GapDetails::answerRequested);
    connect(m_link, &QPushButton::clicked, this, &GapDetails::linkRequested);
    connect(m_evaluate, &QPushButton::clicked, this, &GapDetails::questionRequested);
    connect(m_dismiss, &QPushButton::clicked, this, &GapDetails::dismissRequested);
    connect(m_reopen, &QPushButton::clicked, this, &GapDetails::reopenRequested);
}

void GapDetails::setGap(const api::Gap &gap)
{
    if (m_gap.gapId != gap.gapId || gap.state != api::GapState::Open)
        clear(m_proposals);
    const bool isOther = m_gap.gapId != gap.gapId || schema::toJson(m_gap) != schema::toJson(gap);
    m_gap = gap;
    const QDateTime now = utcDateTime(m_clock.nowMs());
    const GapStatus status = GapStatus::of(gap.state, gap.kind);
    m_state->set(status.text, status.tone);
    m_locale->set(gap.locale, Tone::Neutral);
    m_facts->setText(timetext::counted(gap.asked, tr("Asked once"), tr("Asked %1 times")) + u" · "_s
        + tr("last: %1").arg(timetext::ago(utcDateTime(gap.lastAskedAt.ms), now)) + u" · "_s
        + tr("first: %1").arg(timetext::ago(utcDateTime(gap.firstAskedAt.ms), now)));
    const bool open = gap.state == api::GapState::Open;
    m_answer->setVisible(gap.state != api::GapState::Answered);
    m_link->setVisible(gap.state != api::GapState::Answered && !gap.nearest.empty());
    m_dismiss->setVisible(open);
    m_reopen->setVisible(!open);
    if (!isOther)
        return;
    m_question->setPlain(gap.question);
    QStringList section{gap.linkedTitle.value_or(QString()), gap.linkedHeading.value_or(QString())};
    section.removeAll(QString());
    m_linked->setPlain(tr("Answered with the section “%1”").arg(section.join(u" > "_s)));
    m_linked->setVisible(gap.linkedDocumentId.has_value());
    m_score->setPlain(tr("Confidence: %1").arg(confidenceSentence(gap.confidence, gap.threshold)));
    m_bar->setScore(confidenceOf(gap.confidence, gap.threshold), kFullConfidence, kEnoughConfidence);
    showNearest();
}

QString GapDetails::text() const
{
    QStringList lines{
        m_gap.question, u"%1 · %2"_s.arg(m_state->text(), m_gap.locale), m_facts->text(), m_score->plain()};
    if (m_gap.linkedDocumentId)
        lines << m_linked->plain();
    return lines.join(u'\n');
}

void GapDetails::showNearest()
{
    clear(m_nearest);
    m_nearest->addWidget(label(m_gap.nearest.empty() ? tr("No passage came close.") : tr("Closest passages"),
        Type::Label, QPalette::BrightText));
    double best = 0;
    for (const api::NearPassage &passage : m_gap.nearest)
        best = qMax(best, passage.score);
    for (const api::NearPassage &passage : m_gap.nearest) {
        auto *line = new QWidget;
        auto *box = row(line, 0, 12);
        auto *texts = new QVBoxLayout;
        texts->setSpacing(0);
        texts->addWidget(
            new ElidedLabel(passage.title.isEmpty() ? passage.path : passage.title, Type::Strong));
        QStringList where{passage.path, passage.heading};
        where.removeAll(QString());
        texts->addWidget(new ElidedLabel(where.join(u" · "_s), Type::Small, Ink::Text3, Qt::ElideMiddle));
        box->addLayout(texts, 3);
        auto *bar = new ScoreBar;
        const double confidence = passageConfidence(m_gap.confidence, passage.score, best);
        bar->setScore(confidenceOf(confidence, m_gap.threshold), kFullConfidence, kEnoughConfidence);
        box->addWidget(bar, 1);
        auto *figure = label(confidenceText(confidence, m_gap.threshold), Type::Small, QPalette::BrightText);
        figure->setMinimumWidth(kFigureWidth); // so that all bars end alike
        figure->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        box->addWidget(figure);
        m_nearest->addWidget(line);
    }
}

void GapDetails::setProposals(const std::vector<api::ProposedEntry> &entries)
{
    clear(m_proposals);
    if (entries.empty())
        return;
    m_proposals->addWidget(label(tr("Words not found in any document"), Type::Label, QPalette::BrightText));
    for (const api::ProposedEntry &entry : entries) {
        auto *line = new QWidget;
        auto *box = row(line, 0, 12);
        box->addWidget(new ElidedLabel(u"%1 → %2"_s.arg(entry.form, entry.meaning)), 1);
        auto *add = button(tr("Add to the lexicon…"), u"plus"_s, Kind::Ghost);
        add->setObjectName(u"gapEntry"_s);
        connect(add, &QPushButton::clicked, this, [this, entry] { emit entryRequested(entry); });
        box->addWidget(add);
        m_proposals->addWidget(line);
    }
    setOffline(m_offline, m_reason);
}

void GapDetails::setOffline(bool offline, const QString &reason)
{
    m_offline = offline;
    m_reason = reason;
    for (QPushButton *b : QList{m_answer, m_dismiss, m_reopen, m_link, m_evaluate}
            + findChildren<QPushButton *>(u"gapEntry"_s)) {
        b->setEnabled(!offline);
        b->setToolTip(offline ? reason : QString());
    }
    m_ask->setEnabled(!offline);
}

} // namespace answerdesk::console
