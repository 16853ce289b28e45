// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/facts/product_text.h"
#include "server/faqs/questions/answer_values.h"
#include "server/faqs/questions/question_writer_texts.h"
#include "server/faqs/wording/page_task.h"
#include "server/knowledge/text/sentence.h"
#include <QtCore/QRegularExpression>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::faqs {

namespace {

using answers::CitedSentence;
using answers::ModelFault;
using knowledge::Passage;

constexpr int kMostSentences = 2; ///< of an answer
constexpr qsizetype kLongestAnswer = 400; ///< characters
constexpr qsizetype kLongestLabel = 60;
constexpr qsizetype kShortestName = 3; ///< less is part of other words
/// A label that came back shares at least this much with the one that it was made of.
constexpr double kSameLabel = 0.5;

/// A text without the product's name, whose words and numbers no fact has to support.
QString withoutName(QString text, const QString &name)
{
    if (name.size() < kShortestName)
        return text;
    const QRegularExpression named(
        u"(?<![\\p{L}\\d])"_s + QRegularExpression::escape(name) + u"(?![\\p{L}\\d])"_s,
        QRegularExpression::CaseInsensitiveOption | QRegularExpression::UseUnicodePropertiesOption);
    return text.remove(named).simplified();
}

/// A question without all words of the name: "the tent" says as little of what is asked as "the Alta 2 tent"
/// does.
QString withoutWordsOfName(const QString &question, const QString &name)
{
    QString text = withoutName(question, name);
    for (const QString &word : name.split(u' ', Qt::SkipEmptyParts))
        text = withoutName(text, word);
    return text;
}

/// What the product's page asks about the label's topic names it in other words: "What is the capacity of
/// ...?"
QString wordsOfTopic(const QString &label, const QString &language)
{
    const Topic topic = topicOfLabel(label);
    const WriterTexts &texts = writerTexts(language);
    return topic == Topic::None ? QString()
                                : filled(texts.question(topic), {}, language) + u' '
            + texts.question(topic, Naming::AsProduct) + u' ' + texts.noun(topic);
}

QList<Passage> passagesOf(const PageTask &task, const QString &language)
{
    QList<Passage> passages;
    for (const ShownFact &fact : task.facts) {
        Passage passage;
        passage.title = task.name + u'\n' + wordsOfTopic(fact.label, language);
        passage.headingPath = fact.label;
        passage.text = fact.text;
        passage.language = language;
        passages << passage;
    }
    return passages;
}

qsizetype sentencesIn(const QString &text) { return knowledge::splitSentences(text).size(); }

/// A text as sentences that all rest on the same facts.
QList<CitedSentence> sentencesOf(const QString &text, const QList<int> &facts)
{
    QList<CitedSentence> sentences;
    for (const knowledge::TextSpan &span : knowledge::splitSentences(text))
        sentences << CitedSentence{text.mid(span.start, span.end - span.start), facts};
    return sentences;
}

ModelFault checkLabel(const PageTask &task, const ShownFact &fact, const Translation &translation)
{
    if (fact.label.isEmpty()) {
        // A bullet answers by itself: in another language it answers nothing else.
        const Topic topic = topicOfBullet(translation.text);
        return topic == Topic::None || topic == topicOfBullet(fact.text) ? ModelFault::Nothing
                                                                         : ModelFault::Unsupported;
    }
    if (translation.label.size() > kLongestLabel)
        return ModelFault::Format;
    const Topic before = topicOfLabel(fact.label), after = topicOfLabel(translation.label);
    const bool isKept
        = before == after || (before != Topic::None && !writerTexts(task.language).noun(before).isEmpty());
    if (!isKept)
        return ModelFault::Unsupported;
    return answers::checkTranslation(fact.label, translation.label, task.from, task.language);
}

} // namespace

ModelFault checkProposal(const PageTask &task, const Proposal &proposal)
{
    const QList<Passage> passages = passagesOf(task, task.language);
    const QString question = withoutWordsOfName(proposal.question, task.name);
    const ModelFault asked = answers::checkModelQuestion(question, passages, proposal.cited(), task.language);
    if (asked != ModelFault::Nothing)
        return asked;
    const QString answer = answers::joinSentences(proposal.sentences);
    if (isBoilerplate(proposal.question + u'\n' + answer) || isRunTogether(answer))
        return ModelFault::Unsupported;
    if (answer.size() > kLongestAnswer || sentencesIn(answer) > kMostSentences || answer.contains(u'?'))
        return ModelFault::Format;
    // A model may call two sentences one.
    QList<CitedSentence> sentences;
    for (const CitedSentence &said : proposal.sentences)
        sentences << sentencesOf(withoutName(said.text, task.name), said.passages);
    return answers::checkModelAnswer(sentences, passages, task.language).fault;
}

ModelFault checkTranslated(const PageTask &task, const Translation &translation)
{
    const ShownFact &fact = task.facts[translation.fact];
    const auto check = [&](const QString &source, const QString &text) {
        return answers::checkTranslation(
            withoutName(source, task.name), withoutName(text, task.name), task.from, task.language);
    };
    if (const ModelFault fault = check(fact.text, translation.text); fault != ModelFault::Nothing)
        return fault;
    if (fact.kind == ShownFact::Further)
        return checkLabel(task, fact, translation);
    if (fact.kind == ShownFact::Description)
        return ModelFault::Nothing;
    return translation.label.endsWith(u'?') && sentencesIn(translation.label) == 1
        ? check(fact.label, translation.label)
        : ModelFault::Format;
}

ModelFault checkReturned(const PageTask &task, const Translation &returned)
{
    const ShownFact &fact = task.facts[returned.fact];
    const QList<Passage> passages = passagesOf(task, task.from);
    if (fact.kind == ShownFact::Published) {
        // The question is held against itself as well as its answer.
        QList<Passage> asked = passages;
        asked[returned.fact].text = fact.label + u'\n' + fact.text;
        const ModelFault fault = answers::checkModelQuestion(
            withoutWordsOfName(returned.label, task.name), asked, {returned.fact}, task.from);
        if (fault != ModelFault::Nothing)
            return fault;
    } else if (!fact.label.isEmpty()) {
        const Topic topic = topicOfLabel(fact.label);
        const bool isSame = (topic != Topic::None && topic == topicOfLabel(returned.label))
            || likeness(fact.label, returned.label) >= kSameLabel;
        if (!isSame)
            return ModelFault::Unsupported;
    }
    return answers::checkModelAnswer(
        sentencesOf(withoutName(returned.text, task.name), {returned.fact}), passages, task.from)
        .fault;
}

} // namespace answerdesk::faqs
