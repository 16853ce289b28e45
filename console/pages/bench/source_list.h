// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_session.h"
#include "shared/models/source_model.h"
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

private:
    void addFacts(const api::Message &message);
    /// One card for the passage of this row; the row after its last quote.
    int addPassage(int row);
    void addNote(const QString &text);
    models::SourceModel m_model;
    int m_passages = 0;
    QVBoxLayout *m_box = nullptr;
};

} // namespace answerdesk::console
