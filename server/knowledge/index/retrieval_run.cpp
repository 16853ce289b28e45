// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/knowledge/index/retrieval_run.h"
#include "server/knowledge/text/language_guess.h"
#include "shared/schema/json_lines.h"
#include <QtCore/QFile>
#include <QtCore/QHash>

namespace answerdesk::knowledge {

using namespace Qt::Literals::StringLiterals;

namespace {

constexpr int kRanked = 10; ///< passages that a line names
constexpr int kSentences = 3;

RetrievalRun::Done readLines(const QString &name, const json::LineReader &read)
{
    QFile file(name);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(u"%1: %2"_s.arg(name, file.errorString()));
    auto done = json::readLines(name, file, read);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(u"%1: %2"_s.arg(name, file.errorString()));
    return done;
}

/// Reads a member that is text; fault tells what is wrong with it.
QString textMember(const json::Value &line, QStringView name, bool isRequired, QString &fault)
{
    const json::Value *member = line.find(name);
    if (!member || member->isNull()) {
        if (isRequired && fault.isEmpty())
            fault = u"\"%1\" is missing"_s.arg(name);
        return {};
    }
    const QString *text = member->asString();
    if (!text && fault.isEmpty())
        fault = u"\"%1\" must be a string"_s.arg(name);
    return text ? *text : QString();
}

QString idMember(const json::Value &line, QStringView name, QString &fault)
{
    const QString id = textMember(line, name, true, fault);
    if (id.isEmpty() && fault.isEmpty())
        fault = u"\"%1\" is empty"_s.arg(name);
    return id;
}

/// The language that most passages name; empty when none names one.
QString mostFrequentLanguage(const QList<Passage> &passages)
{
    QHash<QString, int> counts;
    for (const Passage &passage : passages) {
        if (!passage.language.isEmpty())
            ++counts[passage.language];
    }
    QString best;
    for (auto at = counts.cbegin(); at != counts.cend(); ++at) {
        const int most = counts.value(best);
        if (at.value() > most || (at.value() == most && at.key() < best))
            best = at.key();
    }
    return best;
}

} // namespace

RetrievalRun::Done RetrievalRun::readPassages(const QString &file)
{
    return readLines(file, [this](const json::Value &line) {
        QString fault;
        Passage passage;
        const QString id = idMember(line, u"pid", fault);
        passage.text = textMember(line, u"text", true, fault);
        passage.title = textMember(line, u"title", false, fault);
        passage.language = textMember(line, u"lang", false, fault);
        if (fault.isEmpty() && m_known.contains(id))
            fault = u"the pid \"%1\" was there before"_s.arg(id);
        if (!fault.isEmpty())
            return fault;
        m_known.insert(id);
        m_ids.append(id);
        m_passages.append(std::move(passage));
        return fault;
    });
}

RetrievalRun::Done RetrievalRun::readQuestions(const QString &file)
{
    return readLines(file, [this](const json::Value &line) {
        QString fault;
        RunQuestion question;
        question.id = idMember(line, u"qid", fault);
        question.text = textMember(line, u"q", true, fault);
        question.language = textMember(line, u"lang", false, fault);
        if (fault.isEmpty())
            m_questions.append(std::move(question));
        return fault;
    });
}

void RetrievalRun::buildIndex()
{
    const QString usual = mostFrequentLanguage(m_passages);
    QHash<QString, qint64> documents;
    qint64 last = 0;
    for (Passage &passage : m_passages) {
        if (passage.language.isEmpty())
            passage.language = usual.isEmpty() ? guessLanguage(passage.text) : usual;
        passage.passageId = ++last;
        passage.documentId = last;
        if (!passage.title.isEmpty()) {
            qint64 &document = documents[passage.title];
            passage.documentId = document = document ? document : last;
        }
    }
    m_index = RetrievalIndex::build(std::exchange(m_passages, {}));
}

RetrievalRun::Done RetrievalRun::addMeaning(const Embed &embed, qsizetype batch, double weight)
{
    std::vector<qint64> ids;
    std::vector<PassageEmbedding> embeddings;
    const PassageView passages = m_index->passages();
    for (qsizetype from = 0; from < passages.size(); from += batch) {
        QStringList texts;
        std::vector<qint64> embedded;
        for (qsizetype i = from; i < std::min(from + batch, passages.size()); ++i) {
            ids.push_back(passages[i].passageId);
            if (const QString text = embeddedText(passages[i]); !text.trimmed().isEmpty()) {
                texts << text;
                embedded.push_back(ids.back());
            }
        }
        if (texts.isEmpty())
            continue;
        const auto found = embed(texts, false);
        if (!found)
            return tl::unexpected(found.error());
        for (qsizetype i = 0; i < texts.size(); ++i)
            embeddings.push_back({embedded[std::size_t(i)], (*found)[i]});
    }
    auto meaning = std::make_shared<Meaning>();
    meaning->passages = EmbeddingTable().changed(ids, embeddings);
    meaning->weight = weight;
    for (qsizetype from = 0; from < m_questions.size(); from += batch) {
        QStringList texts;
        for (const RunQuestion &question : m_questions.mid(from, batch))
            texts << question.text;
        const auto found = embed(texts, true);
        if (!found)
            return tl::unexpected(found.error());
        for (qsizetype i = 0; i < texts.size(); ++i)
            meaning->questions.insert(texts[i], {(*found)[i]});
    }
    m_meaning = std::move(meaning);
    return {};
}

QByteArray RetrievalRun::answer(const RunQuestion &question)
{
    SearchOptions options;
    options.limit = kRanked;
    options.language = question.language;
    options.meaning = m_meaning;
    const Evidence evidence = m_index->gather(question.text, options);
    m_sufficient += evidence.sufficient() ? 1 : 0;
    json::Array ranked, sentences;
    for (const Hit &hit : evidence.hits)
        ranked.emplace_back(m_ids[hit.passage]);
    for (const SentenceHit &hit : evidence.sentences.mid(0, kSentences))
        sentences.emplace_back(m_index->passages()[hit.passage].text.mid(hit.start, hit.length));
    const json::Object line{{u"qid"_s, question.id}, {u"ranked"_s, std::move(ranked)},
        {u"sentences"_s, std::move(sentences)},
        {u"confidence"_s, json::Number{QByteArray::number(evidence.confidence, 'g', 12)}}};
    return json::Value(line).toJson();
}

} // namespace answerdesk::knowledge
