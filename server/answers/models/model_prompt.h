// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/check/model_check.h"
#include "shared/schema/json.h"
#include <optional>

namespace answerdesk::answers {

/// A token is taken for so many bytes.
inline constexpr qsizetype kBytesAToken = 3;

/// One turn of what is sent to a model.
struct ChatTurn {
    QString role; ///< "system" or "user"
    QString text;
};

/// All that a model is told. There is nothing else: no keys, no visitor, no private metadata, no passages but
/// these.
struct ModelTask {
    QString question;
    QString language; ///< "de", of the passages and of the answer
    QStringList earlierQuestions, earlierAnswers; ///< of the thread, oldest first
    QString pageUrl; ///< that the visitor is on; empty for none
    std::optional<json::Value> metadata; ///< public members only, see publicMetadata()
    QList<knowledge::Passage> passages;
};

/// The instructions and the task as turns. Everything that somebody else wrote is inside one JSON object, out
/// of which no text can break. Earlier turns and the ends of long passages are left out until all of it is
/// within the tokens (a token is taken for three bytes); passages of which nothing is left are dropped from
/// the task. refused: what was wrong with the first answer, for the second try.
QList<ChatTurn> modelTurns(ModelTask &task, int maxTokens, ModelFault refused = ModelFault::Nothing);

/// The same for a follow-up that is to be put into words that stand alone. No passages are sent.
QList<ChatTurn> condensingTurns(const ModelTask &task, int maxTokens);

/// A question without any passages, to hear a model at all.
QList<ChatTurn> sampleTurns(const QString &question);

/// The question in a model's words: the member "question" of the JSON object. Nothing when it is none.
std::optional<QString> readCondensed(const QString &content);

/// The sentences of a model's answer: a JSON object {"sentences":[{"text","passages":[1]}]}, alone, fenced or
/// in the middle of other words; or plain sentences, each with its numbers in brackets, "[1]". Nothing when
/// it is neither; an empty list when the model says that the passages hold no answer.
std::optional<QList<CitedSentence>> readModelAnswer(const QString &content);

/// The JSON object in a model's words: alone, fenced or in the middle of others. Nothing when there is none,
/// or far more than a model was to say.
std::optional<json::Value> objectIn(const QString &content);

/// The member "sentences" of an object: [{"text","passages":[1]}]. cited: what the numbers are called there
/// instead of "passages". Nothing when it is none.
std::optional<QList<CitedSentence>> readSentences(const json::Value &object, QStringView cited = u"passages");

/// A sentence without what models like to add: bold type and the numbers of passages in brackets.
QString plainSentence(QString text);

/// Sentences as one text, each closed by a full stop.
QString joinSentences(const QList<CitedSentence> &sentences);

/// What the second try is told of the first one's fault, for prompts: "it held markup or an address". facts:
/// what the passages are called there.
QString complaintOf(ModelFault fault, const QString &passages = QStringLiteral("passages"));

/// The number that a model wrote as a number, "2" or "[2]".
std::optional<int> numberIn(const json::Value &value);

/// The metadata without members that begin with "_", at any depth, and without the fingerprints; nothing when
/// none is left, or more than a model should read of it (2,000 bytes).
std::optional<json::Value> publicMetadata(const std::optional<json::Value> &sent);

} // namespace answerdesk::answers
