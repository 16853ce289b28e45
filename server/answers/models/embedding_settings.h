// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/knowledge/index/embedding_table.h"
#include "shared/core/secret.h"
#include <QtCore/QUrl>

namespace answerdesk::answers {

/// How embeddings are made and used, as the operator set it.
struct EmbeddingSettings {
    QUrl url; ///< of an OpenAI-compatible server
    Secret key;
    QString model;
    QString questionPrefix,
        passagePrefix; ///< what the model wants before a text, "query:"; empty for nothing
    int timeoutMs = 300; ///< for that of a question, within the time to its answer
    int batch = 16; ///< passages of a request
    int concurrency = 4; ///< requests for questions at once; passages have one of their own
    double weight = knowledge::Meaning::kUsualWeight;
    std::size_t mostBytes = 256 * 1024 * 1024; ///< of all companies' embeddings in memory

    QString ofQuestion(const QString &text) const { return prefixed(questionPrefix, text); }
    QString ofPassage(const QString &text) const { return prefixed(passagePrefix, text); }
    /// What the embeddings of passages depend on, besides their texts.
    QString storedName() const { return passagePrefix.isEmpty() ? model : model + u'\n' + passagePrefix; }

private:
    static QString prefixed(const QString &prefix, const QString &text)
    {
        return prefix.isEmpty() ? text : prefix + u' ' + text;
    }
};

} // namespace answerdesk::answers
