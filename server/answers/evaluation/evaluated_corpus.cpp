// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/evaluation/evaluated_corpus.h"
#include "server/answers/answering/model_answer.h"
#include "server/answers/engine/thread_reading.h"
#include "server/answers/records/thread_store.h"
#include "server/knowledge/store/indexed_passages.h"
#include "shared/client/import_plan.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using knowledge::Passage;

tl::expected<EvaluatedCorpus::Pointer, QString> EvaluatedCorpus::read(
    const QString &folder, const QStringList &locales, const CorpusReaders &readers)
{
    const std::shared_ptr<EvaluatedCorpus> corpus(new EvaluatedCorpus);
    client::ImportPlan plan;
    plan.add(folder);
    corpus->m_refused = plan.faults().size();
    corpus->m_company.locales = locales;
    QList<Passage> passages;
    qint64 lastPassage = 0;
    for (const client::ImportPlan::Item &item : plan.items()) {
        const auto bytes = plan.read(item);
        if (!bytes)
            return tl::unexpected(u"%1/%2: %3"_s.arg(folder, item.path, bytes.error()));
        const auto document = readers.extract({item.path, *bytes}, {}).document;
        if (!document && document.error().code != ErrorCode::InvalidFields)
            return tl::unexpected(u"%1/%2: %3"_s.arg(folder, item.path, document.error().text()));
        if (!document) {
            ++corpus->m_refused;
            continue;
        }
        passages << knowledge::indexedPassages(
            knowledge::uploadedDocument(u"1"_s, item.path, *document), ++corpus->m_documents, lastPassage);
        if (!document->locale.isEmpty() && !corpus->m_company.locales.contains(document->locale))
            corpus->m_company.locales << document->locale;
        for (VerbatimPair &pair : verbatimPairsIn(item.path, *bytes, readers.html))
            corpus->m_pairs.push_back(std::move(pair));
    }
    corpus->m_index = knowledge::RetrievalIndex::build(std::move(passages));
    return corpus;
}

Question EvaluatedCorpus::asked(
    const QString &question, const QString &locale, const QList<Exchanged> &earlier) const
{
    Question asked;
    asked.text = trimmed(question);
    asked.locale = answerLocale(
        locale.isEmpty() ? std::nullopt : std::optional(schema::LocaleTag{locale}), asked.text, m_company);
    const qsizetype forgotten = std::max<qsizetype>(0, earlier.size() - kContextMessages);
    readThread(asked, earlier.mid(forgotten));
    return asked;
}

ComposedAnswer EvaluatedCorpus::ask(const QString &question, const QString &locale,
    const QList<Exchanged> &earlier, double thresholdShare) const
{
    Question wanted = asked(question, locale, earlier);
    wanted.thresholdShare = thresholdShare;
    return compose(*m_index, wanted);
}

QString EvaluatedCorpus::promptPassages(const QString &question, const QString &locale,
    const QList<Exchanged> &earlier, const ComposedAnswer &answer) const
{
    QStringList texts;
    for (const ShownPassage &one : passagesForModel({m_index, answer}, asked(question, locale, earlier)))
        texts << m_index->passages()[one.passage].text;
    return texts.join(u"\n\n"_s);
}

} // namespace answerdesk::answers
