// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/index/retrieval_index.h"
#include <QtCore/QMultiHash>
#include <optional>

namespace answerdesk::answers {

/// A question that an administrator linked to the section of a document that answers it.
struct QuestionLink {
    QString gapId;
    QString question;
    QString locale;
    qint64 documentId = 0;
    QString heading; ///< headings above the passage
    QString digest; ///< of the passage's text
};

/// Names a passage's text, whatever its id is once its document has been read again.
QString passageDigest(const QString &text);

/// The passage of a document that ranks best for a question; heading: among those below these headings. -1:
/// there is none.
int bestPassage(const knowledge::RetrievalIndex &index, const QString &question, qint64 documentId,
    const std::optional<QString> &heading = {});

/// A company's links. Immutable; any thread.
class QuestionLinks
{
public:
    struct Match {
        QString gapId;
        int passage = -1; ///< index into the passages of the retrieval index
    };

    explicit QuestionLinks(QList<QuestionLink> links);
    /// The link of the same question: of the asked locale, else of its language, else any. Nothing where its
    /// section is gone.
    std::optional<Match> find(
        const knowledge::RetrievalIndex &index, const QString &question, const QString &locale) const;
    /// Those whose section is gone: the document has neither the passage nor one passage alone below its
    /// headings.
    QList<QuestionLink> lost(const knowledge::RetrievalIndex &index) const;

private:
    QList<QuestionLink> m_links;
    QStringList m_languages; ///< of the links
    QMultiHash<QString, qsizetype> m_byKey; ///< by the question's key, and by language and meaning
};

} // namespace answerdesk::answers
