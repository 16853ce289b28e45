// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_session.h"
#include <QtWidgets/QScrollArea>

class QVBoxLayout;

namespace answerdesk::console {

/// What one answer stands on: how it was made, then each passage with the words that were used.
class SourceList final : public QScrollArea
{
    Q_OBJECT
public:
    explicit SourceList(QWidget *parent = nullptr);
    void show(const BenchExchange &exchange);
    int passageCount() const { return m_passages; }

signals:
    void retryRequested();
    void documentWanted(const QString &documentId);

private:
    using Sources = std::vector<api::AnswerSource>;
    void addFacts(const api::Message &message);
    /// One card for the passage that this source is of; the first source of another one.
    Sources::const_iterator addPassage(Sources::const_iterator source, Sources::const_iterator end);
    void addNote(const QString &text);
    QString confidence(const api::AnswerSource &source) const;
    int m_passages = 0;
    double m_confidence = 0; ///< of the answer, as the two below
    double m_threshold = 0;
    double m_best = 0; ///< score of its passages
    QVBoxLayout *m_box = nullptr;
};

} // namespace answerdesk::console
