// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"
#include "server/answers/engine/composer.h"
#include "server/answers/evaluation/verbatim_pairs.h"
#include "server/knowledge/sources/document_extractor.h"

namespace answerdesk::answers {

/// What documents are read by.
struct CorpusReaders {
    knowledge::ExtractDocument extract; ///< as an import does
    knowledge::HtmlToPage html;
};

/// A folder of documents as a company has it after an import, in memory only: without custom answers and
/// texts, models and embeddings. One thread reads it; any thread may ask.
class EvaluatedCorpus
{
public:
    using Pointer = std::shared_ptr<const EvaluatedCorpus>;
    /// locales: that the company supports besides those of its documents. The error names a file that cannot
    /// be read; a document that an import would refuse is counted only.
    static tl::expected<Pointer, QString> read(
        const QString &folder, const QStringList &locales, const CorpusReaders &readers);

    /// The answer of send_message. thresholdShare: of the confidence that the documents taught. locale:
    /// canonical, or empty for none. earlier: of the conversation, oldest first.
    ComposedAnswer ask(const QString &question, const QString &locale, const QList<Exchanged> &earlier = {},
        double thresholdShare = 1) const;
    /// The passages that a model would be shown for a question with this answer.
    QString promptPassages(const QString &question, const QString &locale, const QList<Exchanged> &earlier,
        const ComposedAnswer &answer) const;

    qsizetype documents() const { return m_documents; }
    qsizetype passages() const { return m_index->passages().size(); }
    qsizetype refusedDocuments() const { return m_refused; }
    const std::vector<VerbatimPair> &pairs() const { return m_pairs; }

private:
    EvaluatedCorpus() = default;
    Question asked(const QString &question, const QString &locale, const QList<Exchanged> &earlier) const;

    accounts::Company m_company;
    knowledge::RetrievalIndex::Pointer m_index;
    std::vector<VerbatimPair> m_pairs;
    qsizetype m_documents = 0, m_refused = 0;
};

} // namespace answerdesk::answers
