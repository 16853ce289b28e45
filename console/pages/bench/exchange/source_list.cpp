// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/bench/exchange/source_list.h"
#include "console/app/page/fault_of.h"
#include "console/pages/bench/common/timing_bar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/cards/fact_list.h"
#include "console/widgets/feedback/states.h"
#include "console/words/outcome_text.h"
#include "console/words/server_words.h"
#include <QtCore/QLocale>

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
        addNote(exchange.isOver() ? tr("There is no answer, so there are no sources.")
                                  : tr("The sources come with the answer."));
    } else {
        addFacts(*exchange.message);
        const Sources &sources = exchange.message->sources;
        for (auto source = sources.begin(); source != sources.end();)
            source = addPassage(source, sources.end());
        if (sources.empty())
            addNote(tr("The answer stands on no passage."));
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
    facts->set(tr("Engine"), message.engine);
    facts->set(
        tr("Confidence"), message.confidence ? locale.toString(*message.confidence, 'f', 2) : QString());
    facts->set(tr("Helpful"),
        u"%1 – %2"_s.arg(
            message.helpful ? tr("Yes") : tr("No"), serverwords::translated(message.helpfulReason)));
    facts->set(tr("Time to answer"), durationText(message.tookMs));
    if (message.diagnostic)
        facts->set(tr("Ignored"), ignoredText(*message.diagnostic));
    m_box->addWidget(facts);
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
    head->addWidget(label(tr("Score %1").arg(QLocale().toString(source->score, 'f', 2)), Type::Small,
        QPalette::PlaceholderText));
    inner->addLayout(head);
    QStringList where{source->path, source->heading};
    where.removeAll(QString());
    inner->addWidget(new ElidedLabel(where.join(u" · "_s), Type::Small, Ink::Text3, Qt::ElideMiddle));
    for (const QString &quote : std::as_const(quotes)) {
        auto *used = new Card;
        used->setInks(Ink::Selection, Ink::Selection);
        auto *words = new Paragraph(quote, QPalette::WindowText);
        words->setTextInteractionFlags(Qt::TextSelectableByMouse);
        words->setAccessibleName(tr("Words used"));
        column(used, 8)->addWidget(words);
        inner->addSpacing(4);
        inner->addWidget(used);
    }
    if (quotes != QStringList(source->text)) {
        auto *passage = new Paragraph(source->text, QPalette::BrightText, Type::Small);
        passage->setTextInteractionFlags(Qt::TextSelectableByMouse);
        inner->addSpacing(4);
        inner->addWidget(passage);
    }
    m_box->addWidget(card);
    ++m_passages;
    return next;
}

} // namespace answerdesk::console
