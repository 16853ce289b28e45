// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/engine/question_links.h"
#include "server/answers/engine/question_key.h"
#include "shared/core/locale_tag.h"
#include "shared/core/secret.h"

namespace answerdesk::answers {

using knowledge::Passage;
using knowledge::RetrievalIndex;

namespace {

/// Empty for a question without a meaning key.
QString keyIn(const QString &language, const QString &question)
{
    const QString meaning = meaningKey(question, language);
    return meaning.isEmpty() ? QString() : language + u'\n' + meaning;
}

QHash<qint64, QList<int>> passagesOf(const RetrievalIndex &index, const QSet<qint64> &documentIds)
{
    QHash<qint64, QList<int>> numbers;
    const knowledge::PassageView passages = index.passages();
    for (int number = 0; number < passages.size(); ++number) {
        if (documentIds.contains(passages[number].documentId))
            numbers[passages[number].documentId] << number;
    }
    return numbers;
}

/// The linked passage among those of its document, else what its section says now; -1: it is gone.
int passageOf(const RetrievalIndex &index, const QList<int> &numbers, const QuestionLink &link)
{
    int moved = -1;
    QList<int> section;
    for (const int number : numbers) {
        const Passage &passage = index.passages()[number];
        const bool isSame = passageDigest(passage.text) == link.digest;
        const bool isHeaded = passage.headingPath == link.heading;
        if (isSame && isHeaded)
            return number;
        if (isSame)
            moved = number;
        if (isHeaded)
            section << number;
    }
    return moved < 0 && section.size() == 1 ? section.front() : moved;
}

} // namespace

QString passageDigest(const QString &text) { return QString::fromLatin1(sha256(text.toUtf8()).toHex()); }

int bestPassage(const RetrievalIndex &index, const QString &question, qint64 documentId,
    const std::optional<QString> &heading)
{
    int best = -1;
    double bestScore = 0;
    for (const int number : passagesOf(index, {documentId}).value(documentId)) {
        if (heading && index.passages()[number].headingPath != *heading)
            continue;
        const double score = index.scoreOf(number, question).total();
        if (best < 0 || score > bestScore) {
            best = number;
            bestScore = score;
        }
    }
    return best;
}

QuestionLinks::QuestionLinks(QList<QuestionLink> links)
    : m_links(std::move(links))
{
    for (qsizetype i = 0; i < m_links.size(); ++i) {
        const QString language = languageOf(m_links[i].locale);
        m_languages << language;
        m_byKey.insert(questionKey(m_links[i].question), i);
        if (const QString key = keyIn(language, m_links[i].question); !key.isEmpty())
            m_byKey.insert(key, i);
    }
    m_languages.removeDuplicates();
}

std::optional<QuestionLinks::Match> QuestionLinks::find(
    const RetrievalIndex &index, const QString &question, const QString &locale) const
{
    if (m_links.isEmpty())
        return std::nullopt;
    QStringList keys{questionKey(question)};
    for (const QString &language : m_languages)
        keys << keyIn(language, question);
    const QuestionLink *found = nullptr;
    int bestFit = -1;
    for (const QString &key : std::as_const(keys)) {
        for (const qsizetype i : m_byKey.values(key)) {
            const QuestionLink &link = m_links[i];
            const int fit = link.locale == locale ? 2 : languageOf(link.locale) == languageOf(locale) ? 1 : 0;
            if (fit > bestFit) {
                found = &link;
                bestFit = fit;
            }
        }
    }
    if (!found)
        return std::nullopt;
    const int passage
        = passageOf(index, passagesOf(index, {found->documentId}).value(found->documentId), *found);
    return passage < 0 ? std::nullopt : std::optional(Match{found->gapId, passage});
}

QList<QuestionLink> QuestionLinks::lost(const RetrievalIndex &index) const
{
    QSet<qint64> documentIds;
    for (const QuestionLink &link : m_links)
        documentIds.insert(link.documentId);
    QList<QuestionLink> lost;
    if (m_links.isEmpty())
        return lost;
    const QHash<qint64, QList<int>> passages = passagesOf(index, documentIds);
    for (const QuestionLink &link : m_links) {
        if (passageOf(index, passages.value(link.documentId), link) < 0)
            lost << link;
    }
    return lost;
}

} // namespace answerdesk::answers
