// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/text/passage.h"
#include <QtCore/QList>
#include <QtCore/QString>
#include <QtCore/QStringList>

namespace answerdesk::answers {

/// One sentence of a model's answer with the passages that it names, as numbers from 0.
struct CitedSentence {
    QString text;
    QList<int> passages;
};

/// What is wrong with a model's answer; Nothing when it may be sent.
enum class ModelFault : unsigned char {
    Nothing,
    NoAnswer, ///< the model says that it has none
    Format, ///< no sentences could be read out of it, or they are too many or too long
    Uncited, ///< a sentence names no passage, or one that does not exist
    Markup, ///< HTML, links, code or control characters
    Instruction, ///< words to a machine or out of the prompt
    Address, ///< a web or e-mail address that its passages do not have
    Number, ///< a number that its passages do not have
    Unit, ///< a number of its passages with another unit or currency
    Mixture, ///< a number of one thing told of another one
    Weight, ///< "free", "always", "never", a name or a weekday that its passages do not have
    Denial, ///< says yes where its passage says no, or the other way round
    Unsupported, ///< too many of its words are not in its passages
    Language, ///< not the passages' language
};
const char *modelFaultName(ModelFault fault); ///< "number", for metrics and stored messages

/// A part of a passage that a sentence of the answer stands on, verbatim.
struct Support {
    int passage = -1; ///< as in CitedSentence
    QString quote;
};

struct ModelVerdict {
    ModelFault fault = ModelFault::Nothing;
    int sentence = -1; ///< the first one with a fault
    double leastSupport
        = 1; ///< 0..1: of the sentence with the smallest share of words that its passages have
    QList<Support> supports; ///< one a passage that is used, in the order of the answer; of a good answer
};

/// The share of a sentence's content words that have to be in what it stands on. Of the sentences of
/// tests/data/knowledge/model_sentences.json 97 % of the faithful ones reach 0.7, 95 % reach 0.8 and 85 %
/// 0.9; so do 88 %, 82 % and 80 % of those that are wrong, which is what the other rules are for.
inline constexpr double kLeastSupport = 0.7;

/// Holds a model's answer against the passages that it cites, and against nothing else: not the question, not
/// the thread, not what the model may know. Facts count more than words: each number with its unit, each
/// address, name, weekday and denial has to be there. Passages that speak to machines support nothing.
/// language: "de", of the passages. Pure; any thread; milliseconds a sentence.
ModelVerdict checkModelAnswer(const QList<CitedSentence> &sentences,
    const QList<knowledge::Passage> &passages, const QString &language);

/// The same for a question that a model proposes: one question, whose numbers, addresses, names and weighty
/// words stand in the passages that answer it, as at least half of its content words do. cited: numbers from
/// 0.
ModelFault checkModelQuestion(const QString &question, const QList<knowledge::Passage> &passages,
    const QList<int> &cited, const QString &language);

/// Holds a translation against its source, as far as that works without a dictionary: numbers with their
/// units, addresses, names and codes, weighty words and denial are the same on both sides. from, to: "de".
ModelFault checkTranslation(
    const QString &source, const QString &translation, const QString &from, const QString &to);

/// Languages in which all of the checks know the words that they look for.
const QStringList &checkedLanguages();

/// Whether a text holds what only a machine should read: tags, entities, links in Markdown, control
/// characters.
bool hasMarkup(const QString &text);

/// Whether a text speaks to a machine that reads it ("ignore all previous instructions") rather than to
/// people.
bool speaksToMachines(QStringView text);

} // namespace answerdesk::answers
