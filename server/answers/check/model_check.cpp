// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/check/model_check.h"
#include "server/answers/check/model_statements.h"
#include "server/knowledge/text/language_guess.h"
#include "server/knowledge/text/sentence.h"
#include "server/knowledge/text/stop_words.h"
#include <QtCore/QRegularExpression>
#include <array>

namespace answerdesk::answers {

using namespace Qt::Literals::StringLiterals;
using knowledge::Passage;

namespace {

constexpr qsizetype kMostSentences = 8;
constexpr qsizetype kLongestAnswer = 1600; ///< characters
/// A word of this length may be part of a compound of the passage, or the other way round: "Versand",
/// "Standardversand".
constexpr qsizetype kCompoundPart = 5;
/// At least this share of a clause's words has to be in the one statement that it is nearest to.
constexpr double kLeastStatement = 0.5;
/// A guess of the language needs some words.
constexpr qsizetype kGuessable = 60;
constexpr qsizetype kShortestQuestion = 6, kLongestQuestion = 200; ///< characters
/// At least this share of a question's words has to be in what answers it.
constexpr double kLeastAsked = 0.5;

/// What a sentence may stand on: the statements of the passages that it cites, and their titles and headings.
struct Ground {
    QList<Statement> statements;
    QList<Statement> facts; ///< the statements with one number of a kind each
    QHash<int, QSet<QString>> headings; ///< stems by passage
    QHash<int, QStringList> headingWords;
    QHash<int, QString> headingTexts;
    QString text; ///< of all of it
};

bool isPartOfCompound(const QString &word, const QStringList &others)
{
    return std::any_of(others.begin(), others.end(), [&](const QString &other) {
        return (word.size() >= kCompoundPart && other.contains(word))
            || (other.size() >= kCompoundPart && word.contains(other));
    });
}

bool statementHolds(const Statement &statement, const Word &word)
{
    return statement.stems.contains(word.stem)
        || (!word.isWhole && isPartOfCompound(word.plain, statement.plain));
}

bool headingHolds(const Ground &ground, int passage, const Word &word)
{
    return ground.headings.value(passage).contains(word.stem)
        || (!word.isWhole && isPartOfCompound(word.plain, ground.headingWords.value(passage)));
}

bool holds(const Ground &ground, const Statement &statement, const Word &word)
{
    return statementHolds(statement, word) || headingHolds(ground, statement.passage, word);
}

Ground groundOf(const StatementReader &reader, const QList<Passage> &passages, const QList<int> &cited)
{
    Ground ground;
    QList<int> honest;
    for (const int number : cited) {
        const Passage &passage = passages[number];
        const QString heading = passage.title + u" \n"_s + passage.headingPath;
        if (honest.contains(number) || speaksToMachines(passage.text) || speaksToMachines(heading))
            continue;
        honest.append(number);
        for (const Word &word : reader.words(heading)) {
            ground.headings[number].insert(word.stem);
            ground.headingWords[number].append(word.plain);
        }
        ground.headingTexts.insert(number, heading);
        ground.text += heading + u'\n' + passage.text + u'\n';
    }
    ground.statements = reader.statements(passages, honest);
    for (const Statement &statement : std::as_const(ground.statements))
        ground.facts << reader.factsOf(statement);
    return ground;
}

ModelFault checkNumbers(const Ground &ground, const QList<Quantity> &claimed)
{
    for (const Quantity &claim : claimed) {
        bool isKnown = false, isRight = false;
        for (const Statement &statement : ground.statements) {
            for (const Quantity &said : statement.quantities) {
                if (said.number != claim.number)
                    continue;
                isKnown = true;
                isRight = isRight
                    || said.unit == claim.unit
                    // A table names the unit at the head of a column.
                    || (said.unit.isEmpty() && statement.units.contains(claim.unit))
                    || (claim.unit.isEmpty() && !isMoneyOrShare(said.unit));
            }
        }
        if (!isKnown)
            return ModelFault::Number;
        if (!isRight)
            return ModelFault::Unit;
    }
    return ModelFault::Nothing;
}

bool states(const Statement &statement, const Quantity &claim)
{
    return std::any_of(statement.quantities.begin(), statement.quantities.end(), [&](const Quantity &said) {
        return said.number == claim.number
            && (said.unit == claim.unit || said.unit.isEmpty() || claim.unit.isEmpty());
    });
}

/// A statement that gives another number of the same kind.
bool rivals(const Statement &statement, const Quantity &claim)
{
    const bool hasUnit = std::any_of(statement.quantities.begin(), statement.quantities.end(),
        [&](const Quantity &said) { return said.unit == claim.unit; });
    return hasUnit && !states(statement, claim);
}

/// How much of some words a statement holds. A heading's words count half, and only as they stand there.
double held(const Ground &ground, const Statement &statement, const QList<Word> &words, QSet<QString> &stems)
{
    double score = 0;
    for (const Word &word : words) {
        const bool isIn = statementHolds(statement, word);
        if (!isIn && !ground.headings.value(statement.passage).contains(word.stem))
            continue;
        score += isIn ? 1 : 0.5;
        stems.insert(word.stem);
    }
    return score;
}

bool isToldOf(const Ground &ground, const Quantity &claim, const Word &word)
{
    return std::any_of(ground.facts.begin(), ground.facts.end(),
        [&](const Statement &fact) { return states(fact, claim) && holds(ground, fact, word); });
}

/// True when a number is told of something that its passages speak of with another number: "Express to
/// Germany costs €4.90", where that is the standard price and express has one of its own.
bool mixesUp(const StatementReader &reader, const Ground &ground, const QString &part)
{
    const QList<Word> words = reader.words(part);
    for (const Quantity &claim : quantitiesIn(part, reader.language())) {
        if (claim.unit.isEmpty())
            continue;
        double told = -1;
        QSet<QString> toldStems;
        for (const Statement &fact : ground.facts) {
            QSet<QString> stems;
            const double score = states(fact, claim) ? held(ground, fact, words, stems) : -1;
            if (score > told) {
                told = score;
                toldStems = stems;
            }
        }
        for (const Statement &fact : ground.facts) {
            QSet<QString> stems;
            if (!rivals(fact, claim))
                continue;
            if (held(ground, fact, words, stems) > told && !toldStems.contains(stems))
                return true;
            const bool hasOtherName = std::any_of(words.begin(), words.end(), [&](const Word &word) {
                return word.isName && statementHolds(fact, word) && !isToldOf(ground, claim, word);
            });
            if (hasOtherName)
                return true;
        }
    }
    return false;
}

/// The statement that a part of a sentence stands on: the one with most of its numbers, then of its words.
const Statement *nearest(const Ground &ground, const QList<Word> &words, const QList<Quantity> &claims)
{
    const Statement *best = nullptr;
    std::pair<qsizetype, double> bestScore{-1, -1};
    for (const Statement &statement : ground.statements) {
        const auto stated = std::count_if(
            claims.begin(), claims.end(), [&](const Quantity &claim) { return states(statement, claim); });
        double score = 0;
        for (const Word &word : words)
            score += statementHolds(statement, word)            ? 1
                : headingHolds(ground, statement.passage, word) ? 0.4
                                                                : 0;
        if (std::pair(qsizetype(stated), score) > bestScore) {
            best = &statement;
            bestScore = {qsizetype(stated), score};
        }
    }
    return best;
}

/// The share of the words that stand anywhere in the passages.
double supportOf(const Ground &ground, const QList<Word> &words)
{
    const auto supported = std::count_if(words.begin(), words.end(), [&](const Word &word) {
        return std::any_of(ground.statements.begin(), ground.statements.end(),
            [&](const Statement &statement) { return holds(ground, statement, word); });
    });
    return words.isEmpty() ? 1 : double(supported) / double(words.size());
}

/// Names and weighty words have to be in the very statement, or above it.
bool isOverweight(
    const Ground &ground, const Statement &statement, const QString &part, const QList<Word> &words)
{
    const QSet<QString> said
        = weightyWordsIn(statement.context + u'\n' + ground.headingTexts.value(statement.passage));
    if (!said.contains(weightyWordsIn(part)))
        return true;
    return std::any_of(words.begin(), words.end(), [&](const Word &word) {
        return word.isName && !holds(ground, statement, word)
            && !statement.context.contains(word.plain, Qt::CaseInsensitive);
    });
}

ModelFault checkClause(
    const StatementReader &reader, const Ground &ground, const QString &part, ModelVerdict &verdict)
{
    const QList<Word> words = reader.words(part);
    const Statement *statement = nearest(ground, words, quantitiesIn(part, reader.language()));
    if (!statement)
        return ModelFault::Unsupported;
    const auto there = std::count_if(
        words.begin(), words.end(), [&](const Word &word) { return holds(ground, *statement, word); });
    if (double(there) < kLeastStatement * double(words.size()) && !words.isEmpty())
        return ModelFault::Unsupported;
    if (isOverweight(ground, *statement, part, words))
        return ModelFault::Weight;
    if (reader.isDenied(*statement) != denies(part, reader.language()))
        return ModelFault::Denial;
    const auto same = std::find_if(verdict.supports.begin(), verdict.supports.end(),
        [&](const Support &support) { return support.passage == statement->passage; });
    if (same == verdict.supports.end())
        verdict.supports.append({statement->passage, statement->quote});
    return ModelFault::Nothing;
}

bool areCited(const QList<int> &numbers, const QList<Passage> &passages)
{
    return !numbers.isEmpty() && std::all_of(numbers.begin(), numbers.end(), [&](int number) {
        return number >= 0 && number < passages.size();
    });
}

bool isOneQuestion(const QString &text)
{
    static const QString marks = u"?？؟"_s;
    const auto asked = std::count_if(text.begin(), text.end(), [](QChar c) { return marks.contains(c); });
    return text.size() >= kShortestQuestion && text.size() <= kLongestQuestion && asked == 1
        && marks.contains(text.back()) && !text.contains(u'\n')
        && knowledge::splitSentences(text).size() == 1;
}

ModelFault checkSentence(const StatementReader &reader, const QList<Passage> &passages,
    const CitedSentence &sentence, ModelVerdict &verdict)
{
    const QString &text = sentence.text;
    if (hasMarkup(text))
        return ModelFault::Markup;
    if (speaksToMachines(text))
        return ModelFault::Instruction;
    if (!areCited(sentence.passages, passages))
        return ModelFault::Uncited;
    const Ground ground = groundOf(reader, passages, sentence.passages);
    const QStringList addresses = addressesIn(ground.text);
    for (const QString &address : addressesIn(text)) {
        if (!addresses.contains(address))
            return ModelFault::Address;
    }
    const QList<Word> words = reader.words(text);
    const QList<Quantity> claims = quantitiesIn(text, reader.language());
    const double support = supportOf(ground, words);
    verdict.leastSupport = std::min(verdict.leastSupport, support);
    if (const ModelFault fault = checkNumbers(ground, claims); fault != ModelFault::Nothing)
        return fault;
    if (support < kLeastSupport || (words.isEmpty() && claims.isEmpty()))
        return ModelFault::Unsupported;
    for (const QString &part : reader.partsWithNumbers(text)) {
        if (mixesUp(reader, ground, part))
            return ModelFault::Mixture;
        for (const QString &clause : reader.clausesOf(part)) {
            const ModelFault fault = checkClause(reader, ground, clause, verdict);
            if (fault != ModelFault::Nothing)
                return fault;
        }
    }
    return ModelFault::Nothing;
}

} // namespace

bool hasMarkup(const QString &text)
{
    static const QRegularExpression markup(
        u"<[/a-zA-Z!?]|&[a-zA-Z#0-9]+;|\\]\\(|!\\[|```|\\{\\s*\"|\\bjavascript:|^\\s*#{1,6}\\s"_s);
    const bool isControlled = std::any_of(text.begin(), text.end(),
        [](QChar c) { return c.category() == QChar::Other_Control && c != u'\n' && c != u'\t'; });
    return isControlled || markup.match(text).hasMatch();
}

const char *modelFaultName(ModelFault fault)
{
    static constexpr std::array kNames{"nothing", "no_answer", "format", "uncited", "markup", "instruction",
        "address", "number", "unit", "mixture", "weight", "denial", "unsupported", "language"};
    return kNames[std::size_t(fault)];
}

ModelFault checkModelQuestion(
    const QString &question, const QList<Passage> &passages, const QList<int> &cited, const QString &language)
{
    if (hasMarkup(question))
        return ModelFault::Markup;
    if (speaksToMachines(question))
        return ModelFault::Instruction;
    if (!isOneQuestion(question))
        return ModelFault::Format;
    if (!areCited(cited, passages))
        return ModelFault::Uncited;
    const StatementReader reader(language);
    const Ground ground = groundOf(reader, passages, cited);
    const QStringList addresses = addressesIn(ground.text);
    for (const QString &address : addressesIn(question)) {
        if (!addresses.contains(address))
            return ModelFault::Address;
    }
    if (const ModelFault fault = checkNumbers(ground, quantitiesIn(question, language));
        fault != ModelFault::Nothing)
        return fault;
    QList<Word> words = reader.words(question);
    const bool hasNewName = std::any_of(words.begin(), words.end(), [&](const Word &word) {
        return word.isWhole && !ground.text.contains(word.plain, Qt::CaseInsensitive);
    });
    if (hasNewName || !weightyWordsIn(ground.text).contains(weightyWordsIn(question)))
        return ModelFault::Weight;
    const bool isDenied = std::any_of(ground.statements.begin(), ground.statements.end(),
        [&](const Statement &statement) { return reader.isDenied(statement); });
    if (denies(question, language) && !isDenied)
        return ModelFault::Denial;
    const QSet<QString> &asking = knowledge::genericWords(language);
    words.removeIf([&](const Word &word) { return asking.contains(word.plain); });
    if (words.isEmpty() || supportOf(ground, words) < kLeastAsked)
        return ModelFault::Unsupported;
    return knowledge::guessLanguage(question, language) == language ? ModelFault::Nothing
                                                                    : ModelFault::Language;
}

ModelVerdict checkModelAnswer(
    const QList<CitedSentence> &sentences, const QList<Passage> &passages, const QString &language)
{
    ModelVerdict verdict;
    QString all;
    for (const CitedSentence &sentence : sentences)
        all += sentence.text + u' ';
    if (sentences.isEmpty() || sentences.size() > kMostSentences || all.size() > kLongestAnswer) {
        verdict.fault = sentences.isEmpty() ? ModelFault::NoAnswer : ModelFault::Format;
        return verdict;
    }
    const StatementReader reader(language);
    for (qsizetype i = 0; i < sentences.size(); ++i) {
        verdict.fault = checkSentence(reader, passages, sentences[i], verdict);
        if (verdict.fault != ModelFault::Nothing) {
            verdict.sentence = int(i);
            return verdict;
        }
    }
    if (!language.isEmpty() && all.size() >= kGuessable
        && knowledge::guessLanguage(all, language) != language)
        verdict.fault = ModelFault::Language;
    return verdict;
}

} // namespace answerdesk::answers
