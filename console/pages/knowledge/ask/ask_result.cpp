// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/knowledge/ask/ask_result.h"
#include "console/pages/knowledge/common/score_bar.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/basics/marked_text.h"
#include "console/widgets/basics/role.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/style/glyph.h"
#include "console/words/outcome_text.h"
#include <QtCore/QLocale>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr std::size_t kShownPassages = 10;
constexpr int kShownSentences = 3;

bool isUsed(const api::ExplainedSentence &sentence)
{
    return sentence.choice == api::SentenceChoice::Chosen
        || sentence.choice == api::SentenceChoice::Translated;
}

/// One passage; its text folds away.
class PassageCard final : public Card
{
public:
    PassageCard(const api::ExplainedPassage &passage, const QList<api::ExplainedSentence> &sentences,
        double confidence, double threshold)
        : m_body(new QWidget)
        , m_fold(button({}, u"chevron-down"_s, Kind::Ghost, AskResult::tr("Expand")))
    {
        setObjectName(u"askPassage"_s);
        auto *box = column(this, 12, 4);
        auto *head = new QHBoxLayout;
        head->setSpacing(8);
        const QString title = passage.title.isEmpty() ? passage.path : passage.title;
        head->addWidget(new ElidedLabel(title, Type::Strong), 1);
        if (passage.used)
            head->addWidget(new Badge(AskResult::tr("Used"), Tone::Success, false));
        if (passage.ownAnswer)
            head->addWidget(new Badge(AskResult::tr("Custom answer"), Tone::Info, false));
        if (passage.fromPage)
            head->addWidget(new Badge(AskResult::tr("Page"), Tone::Info, false));
        setCompact(m_fold);
        head->addWidget(m_fold);
        box->addLayout(head);
        auto *score = new QHBoxLayout;
        score->setSpacing(8);
        auto *bar = new ScoreBar;
        bar->setScore(confidenceOf(confidence, threshold), kFullConfidence, kEnoughConfidence);
        score->addWidget(bar, 1);
        const QString confidenceShown = confidenceText(confidence, threshold);
        auto *figure = label(confidenceShown, Type::Small, QPalette::BrightText);
        figure->setToolTip(AskResult::tr("Stems %1 · characters %2 · concepts %3 · similarity %4 · best "
                                         "sentence %5 · proximity %6 · exact words %7 · meaning %8")
                               .arg(scoreText(passage.parts.stems), scoreText(passage.parts.characters),
                                   scoreText(passage.parts.concepts), scoreText(passage.parts.similarity),
                                   scoreText(passage.parts.bestSentence), scoreText(passage.parts.proximity),
                                   scoreText(passage.parts.exactWords), scoreText(passage.parts.meaning)));
        score->addWidget(figure);
        box->addLayout(score);
        auto *body = column(m_body, 0, 8);
        body->setContentsMargins(0, 4, 0, 0);
        QStringList where{passage.path, passage.heading};
        where.removeAll(QString());
        body->addWidget(new ElidedLabel(where.join(u" · "_s), Type::Small, Ink::Text3, Qt::ElideMiddle));
        QStringList used;
        for (const api::ExplainedSentence &sentence : sentences) {
            if (isUsed(sentence))
                used << sentence.text;
        }
        body->addWidget(new MarkedText(passage.text, used));
        int shown = 0;
        for (const api::ExplainedSentence &sentence : sentences) {
            if (++shown > kShownSentences)
                break;
            body->addWidget(
                new Paragraph(AskResult::tr("%1 · “%2”").arg(choiceText(sentence.choice), sentence.text),
                    QPalette::PlaceholderText, Type::Small));
        }
        box->addWidget(m_body);
        setAccessibleName(AskResult::tr("%1, confidence %2").arg(title, confidenceShown));
        setOpen(passage.used);
        connect(m_fold, &QPushButton::clicked, this, [this] { setOpen(m_body->isHidden()); });
    }

private:
    void setOpen(bool open)
    {
        m_body->setVisible(open);
        m_fold->setIcon(glyph::icon(open ? u"chevron-up"_s : u"chevron-down"_s));
        m_fold->setToolTip(open ? AskResult::tr("Collapse") : AskResult::tr("Expand"));
        m_fold->setAccessibleName(m_fold->toolTip());
    }
    QWidget *m_body;
    QPushButton *m_fold;
};

std::pair<QString, Tone> outcomeOf(const api::Explanation &explanation)
{
    switch (explanation.kind) {
    case api::AnswerKind::Refusal:
        return {AskResult::tr("Refused"), Tone::Warning};
    case api::AnswerKind::SmallTalk:
        return {AskResult::tr("Small talk"), Tone::Neutral};
    case api::AnswerKind::Clarification:
        return {AskResult::tr("Clarifying question"), Tone::Info};
    default:
        return explanation.weak ? std::pair{AskResult::tr("Weak answer"), Tone::Info}
                                : std::pair{AskResult::tr("Answered"), Tone::Success};
    }
}

} // namespace

QString reasonText(const api::Explanation &explanation)
{
    QStringList parts;
    if (explanation.refusalReason) {
        switch (*explanation.refusalReason) {
        case api::RefusalReason::NothingFound:
            parts << AskResult::tr("No passage contains a word of the question.");
            break;
        case api::RefusalReason::BelowThreshold:
            parts << AskResult::tr(
                "The best sentence is below the threshold: an answer needs %1, it reaches %2.")
                         .arg(kEnoughConfidence)
                         .arg(confidenceText(explanation.confidence, explanation.threshold));
            break;
        case api::RefusalReason::NothingToQuote:
            parts << AskResult::tr(
                "None of the passages found contains a sentence that answers the question.");
            break;
        case api::RefusalReason::NumberNotInSources:
            parts << AskResult::tr("A number in the answer does not occur in its passages.");
            break;
        case api::RefusalReason::ModelFoundNone:
            parts << AskResult::tr("The model found no answer in the passages.");
            break;
        case api::RefusalReason::NoTopic:
            parts << AskResult::tr("No word of the question names a topic.");
            break;
        case api::RefusalReason::NameMissing:
            parts << AskResult::tr("None of the passages found mentions the topic of the question.");
            break;
        }
    }
    if (explanation.kind == api::AnswerKind::Clarification)
        parts << AskResult::tr(
            "Several sections match equally well. A clarifying question is not counted as helpful.");
    if (explanation.ownAnswerPassage)
        parts << AskResult::tr("A custom answer is given word for word.");
    if (explanation.linkedGapId)
        parts << AskResult::tr("The question is linked to this section.");
    if (explanation.smallTalk)
        parts << AskResult::tr("A greeting, thanks or similar; not counted as helpful.");
    if (explanation.ownText)
        parts << AskResult::tr("The company’s custom text is used.");
    if (explanation.fromPage)
        parts << AskResult::tr("The answer comes from facts on the page.");
    if (explanation.translated)
        parts << AskResult::tr("The sentences come from a translation of the document.");
    for (const api::AppliedLexiconEntry &entry : explanation.lexicon)
        parts << AskResult::tr("The lexicon reads “%1” as “%2”.").arg(entry.form, entry.meaning);
    if (explanation.followUp)
        parts << AskResult::tr("Read as a follow-up; searched for: “%1”.").arg(explanation.resolvedQuestion);
    return parts.join(u' ');
}

QString choiceText(api::SentenceChoice choice)
{
    switch (choice) {
    case api::SentenceChoice::Chosen:
        return AskResult::tr("used");
    case api::SentenceChoice::Translated:
        return AskResult::tr("used, translated");
    case api::SentenceChoice::Repeats:
        return AskResult::tr("duplicate");
    case api::SentenceChoice::OffTopic:
        return AskResult::tr("off topic");
    case api::SentenceChoice::NotNeeded:
        return AskResult::tr("not needed");
    default:
        return AskResult::tr("not used");
    }
}

AskResult::AskResult(QWidget *parent)
    : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setAccessibleName(tr("Answer and its reasons"));
    setRole(this, QAccessible::Document);
    setObjectName(u"askResult"_s);
    showNothing();
}

void AskResult::setSession(client::ApiClient *client, const QString &companyKey)
{
    m_client = client;
    m_company = companyKey;
    showNothing();
}

void AskResult::setReasonAgainstCorrecting(const QString &reason)
{
    m_againstCorrecting = reason;
    if (auto *corrections = findChild<AnswerActions *>())
        corrections->setReason(reason);
}

QVBoxLayout *AskResult::anew()
{
    auto *host = new QWidget;
    setOnSurface(host);
    auto *box = column(host, 0, 12);
    box->setContentsMargins(16, 12, 16, 16);
    setWidget(host); // takes the old one away
    return box;
}

void AskResult::showNothing()
{
    auto *box = anew();
    box->addWidget(new EmptyState(u"bench"_s, tr("Nothing asked yet"),
        tr("Ask as a shopper would and see which passages were found, how they score and why this answer was "
           "chosen. Nothing is recorded.")));
    box->addStretch();
}

void AskResult::showWaiting()
{
    auto *box = anew();
    box->addWidget(new Paragraph(tr("Looking for an answer…"), QPalette::PlaceholderText));
    box->addStretch();
}

void AskResult::showFault(const Fault &fault)
{
    auto *box = anew();
    auto *error = new ErrorState;
    error->setFault(fault);
    connect(error, &ErrorState::retryRequested, this, &AskResult::retryRequested);
    box->addWidget(error);
    box->addStretch();
}

void AskResult::show(const api::Explanation &explanation)
{
    auto *box = anew();
    addAnswer(box, explanation);
    addConfidence(box, explanation);
    addPassages(box, explanation);
    box->addStretch();
    verticalScrollBar()->setValue(0);
}

void AskResult::addAnswer(QVBoxLayout *box, const api::Explanation &explanation)
{
    const auto [text, tone] = outcomeOf(explanation);
    auto *head = new QHBoxLayout;
    head->setSpacing(8);
    auto *outcome = new Badge(text, tone);
    outcome->setObjectName(u"askOutcome"_s);
    head->addWidget(outcome);
    head->addWidget(new Badge(explanation.locale, Tone::Neutral, false));
    head->addWidget(
        new ElidedLabel(
            tr("%1 ms · %2").arg(QLocale().toString(explanation.tookMs, 'f', 1), explanation.engine),
            Type::Small, Ink::Text3),
        1);
    box->addLayout(head);
    auto *card = new Card;
    card->setInks(Ink::Sunken, Ink::Border);
    auto *answer = new Paragraph(explanation.resultText, QPalette::WindowText);
    answer->setObjectName(u"askAnswer"_s);
    answer->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto *words = column(card, 12, 8);
    words->addWidget(answer);
    auto *corrections = new AnswerActions;
    words->addWidget(corrections);
    corrections->setSession(m_client, m_company);
    corrections->setReason(m_againstCorrecting);
    corrections->setAnswer(SeenAnswer::of(explanation));
    connect(corrections, &AnswerActions::documentWanted, this, &AskResult::documentWanted);
    connect(corrections, &AnswerActions::toastWanted, this, &AskResult::toastWanted);
    box->addWidget(card);
    auto *reason = new Paragraph(reasonText(explanation));
    reason->setObjectName(u"askReason"_s);
    box->addWidget(reason);
}

void AskResult::addConfidence(QVBoxLayout *box, const api::Explanation &explanation)
{
    if (explanation.kind == api::AnswerKind::SmallTalk)
        return;
    auto *host = new QWidget;
    auto *inner = column(host, 0, 4);
    inner->addWidget(new Paragraph(
        tr("Confidence: %1").arg(confidenceSentence(explanation.confidence, explanation.threshold)),
        QPalette::BrightText, Type::Label));
    auto *bar = new ScoreBar;
    bar->setScore(
        confidenceOf(explanation.confidence, explanation.threshold), kFullConfidence, kEnoughConfidence);
    inner->addWidget(bar);
    box->addWidget(host);
}

void AskResult::addPassages(QVBoxLayout *box, const api::Explanation &explanation)
{
    if (explanation.passages.empty())
        return;
    const std::size_t all = explanation.passages.size();
    const QString count
        = timetext::counted(qint64(all), tr("1 passage was considered"), tr("%1 passages were considered"));
    box->addWidget(new Paragraph(count, QPalette::BrightText, Type::Label));
    double best = 0;
    for (const api::ExplainedPassage &passage : explanation.passages)
        best = qMax(best, passage.score);
    for (std::size_t i = 0; i < qMin(all, kShownPassages); ++i) {
        const api::ExplainedPassage &passage = explanation.passages[i];
        QList<api::ExplainedSentence> sentences;
        for (const api::ExplainedSentence &sentence : explanation.sentences) {
            if (sentence.passageId == passage.passageId)
                sentences.append(sentence);
        }
        box->addWidget(new PassageCard(passage, sentences,
            passageConfidence(explanation.confidence, passage.score, best), explanation.threshold));
    }
}

} // namespace answerdesk::console
