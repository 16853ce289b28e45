// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/evaluation/evaluated_corpus.h"
#include "server/answers/evaluation/evaluation_figures.h"

namespace answerdesk::answers {

/// Which form of the documents is asked.
enum class CorpusForm { Pages, Csv };

/// A folder of help centres with questions about them:
///   corpora/NAME              documents as an import takes them
///   paraphrases/corpora/NAME  the same, of the corpora that the utterances are about
///   paraphrases/corpora/NAME-csv  their entries as a table of questions and answers
///   ../kb/duckduckgo-help     the corpus ddg
class EvaluationFolder
{
public:
    explicit EvaluationFolder(QString root);
    /// Where a corpus lies; empty when there is no such folder. Only some have the form Csv.
    QString find(const QString &corpus, CorpusForm form) const;

private:
    QString m_root;
};

struct EvaluationRequest {
    QString root;
    QStringList corpora; ///< only these; empty: all
    std::optional<CorpusForm> form; ///< none: questions are asked of pages, utterances of both
    QuestionSet questions;
    QuestionSet utterances; ///< may be empty
};

struct EvaluationReport {
    struct Corpus {
        QString name; ///< "bank", "bank-csv"
        qsizetype documents = 0, passages = 0, refused = 0;
    };
    /// A line of the record: what was asked and what came of it.
    struct Answer {
        QString set; ///< "questions", "utterances_pages", "utterances_csv" or "pairs"
        QString id; ///< empty for a pair
        QString corpus;
        QString language;
        QString question;
        QString text;
        QString verdict; ///< of a pair "whole", "part" or "refused"
        api::AnswerKind outcome = api::AnswerKind::Answer;
    };
    std::vector<Corpus> corpora;
    QStringList missing; ///< corpora whose folder is not there: their questions were not asked
    std::vector<AnswerTable> questions;
    std::vector<AnswerTable> utterances; ///< "pages" and "csv", where they were asked
    PairTable pairs;
    PromptTable prompts; ///< of the questions
    std::vector<Answer> answers;
};

/// Reads the corpora that the questions name and asks all questions. told: a text for people whenever a
/// corpus was read or is not there. The error names a file that cannot be read; or there is nothing to ask.
tl::expected<EvaluationReport, QString> evaluateFolder(const EvaluationRequest &request,
    const CorpusReaders &readers, const std::function<void(const QString &)> &told);

} // namespace answerdesk::answers
