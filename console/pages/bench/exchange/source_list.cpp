// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/exchange/source_list.h"
#include "console/app/page/fault_of.h"
#include "console/pages/bench/common/timing_bar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/marked_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/cards/fact_list.h"
#include "console/widgets/feedback/states.h"
#include "console/words/outcome_text.h"
#include "console/words/server_words.h"
#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

/// The server parts what it ignored by semicolons.
QString ignoredText(const QString &diagnostic)
{
    QStringList all = diagnostic.split(u"; "_s);
    for (QString &each : all)
        each = serverwords::translated(each);
    return all.join(u"; "_s);
}

} // namespace

SourceList::SourceList(QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Sources"));
}

void SourceList::show(const BenchExchange &exchange)
{
    auto *host = new QWidget;
    setOnSurface(host);
    m_box = column(host, 16, 12);
    m_passages = 0;
    using State = BenchExchange::Sources;
    if (exchange.sources == State::Failed) {
        auto *error = new ErrorState;
        error->setFault(faultOf(tr("The sources could not be read."), *exchange.sourcesFailure));
        connect(error, &ErrorState::retryRequested, this, &SourceList::retryRequested);
        m_box->addWidget(error);
    } else if (exchange.sources == State::Loading) {
        addNote(tr("Reading the sources…"));
    } else if (!exchange.message) {
        addNote(exchange.isOver() ? tr("No answer, so there are no sources.")
                                  : tr("The sources come with the answer."));
    } else {
        addFacts(*exchange.message);
        const Sources &sources = exchange.message->sources;
        m_confidence = exchange.message->confidence.value_or(0);
        m_threshold = exchange.message->threshold.value_or(0);
        m_best = 0;
        for (const api::AnswerSource &source : sources)
            m_best = qMax(m_best, source.score);
        for (auto source = sources.begin(); source != sources.end();)
            source = addPassage(source, sources.end());
        if (sources.empty())
            addNote(tr("The answer uses no passage."));
    }
    m_box->addStretch();
    setWidget(host); // takes the old one away
}

void SourceList::addNote(const QString &text) { m_box->addWidget(new Paragraph(text)); }

void SourceList::addFacts(const api::Message &message)
{
    auto *facts = new FactList;
    const QLocale locale;
    facts->set(tr("Outcome"), outcomeText(message.outcome));
    facts->set(tr("Engine"), engineText(message.engine));
    facts->set(tr("Confidence"),
        message.confidence ? confidenceSentence(*message.confidence, message.threshold.value_or(0))
                           : QString());
    facts->set(tr("Helpful"),
        u"%1 – %2"_s.arg(
            message.helpful ? tr("Yes") : tr("No"), serverwords::translated(message.helpfulReason)));
    facts->set(tr("Time to answer"), durationText(message.tookMs));
    if (message.diagnostic)
        facts->set(tr("Ignored"), ignoredText(*message.diagnostic));
    m_box->addWidget(facts);
}

QString SourceList::confidence(const api::AnswerSource &source) const
{
    if (m_threshold <= 0)
        return {}; // an answer of an earlier version
    return tr("Confidence %1")
        .arg(confidenceText(passageConfidence(m_confidence, source.score, m_best), m_threshold));
}

SourceList::Sources::const_iterator SourceList::addPassage(
    Sources::const_iterator source, Sources::const_iterator end)
{
    // Sentences of one passage follow each other: one card with every quote.
    QStringList quotes;
    auto next = source;
    for (; next != end && next->text == source->text && next->path == source->path; ++next)
        quotes << next->quote;
    quotes.removeAll(QString());
    auto *card = new Card;
    card->setObjectName(u"sourceCard"_s);
    auto *inner = column(card, 12, 4);
    auto *head = new QHBoxLayout;
    head->addWidget(new ElidedLabel(source->title.isEmpty() ? source->path : source->title, Type::Strong), 1);
    head->addWidget(label(confidence(*source), Type::Small, QPalette::PlaceholderText));
    inner->addLayout(head);
    QStringList where{source->path, source->heading};
    where.removeAll(QString());
    inner->addWidget(new ElidedLabel(where.join(u" · "_s), Type::Small, Ink::Text3, Qt::ElideMiddle));
    auto *passage = new MarkedText(source->text, quotes);
    passage->setObjectName(u"sourcePassage"_s);
    passage->setAccessibleDescription(tr("Used: %1").arg(quotes.join(u' ')));
    inner->addSpacing(4);
    inner->addWidget(passage);
    if (!source->documentId.isEmpty()) {
        auto *open = button(tr("Open document"), u"file"_s, Kind::Ghost);
        open->setObjectName(u"sourceOpen"_s);
        open->setAccessibleName(tr("Open document: %1").arg(source->title));
        setCompact(open);
        inner->addWidget(open, 0, Qt::AlignLeft);
        connect(open, &QPushButton::clicked, this,
            [this, document = source->documentId] { emit documentWanted(document); });
    }
    m_box->addWidget(card);
    ++m_passages;
    return next;
}

} // namespace answerdesk::console
