// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/overview/overview_facts.h"
#include "console/widgets/cards/card.h"

class QPushButton;
class QVBoxLayout;

namespace answerdesk::console {

/// Something that waits for somebody, and where it is done.
struct Todo {
    QString id; ///< for tests: "gaps"
    QString icon;
    Tone tone = Tone::Info;
    QString title;
    QString why;
    QString verb;
    QString page; ///< that the verb opens, at this view
    QString view;
    friend bool operator==(const Todo &, const Todo &) = default;
};

/// The most urgent first, at most six. mayEdit: whether the reader may do them, or look only.
QList<Todo> todosOf(const OverviewFacts &facts, const QDateTime &now, bool mayEdit);
/// Whether the model's server gave no words so often of late that it counts as one that fails.
bool isModelFailing(const api::OverviewAnswers &answers);

/// The list of what waits, each with its verb; without any, how long ago that was so.
class TodoCard final : public Card
{
    Q_OBJECT
public:
    explicit TodoCard(QWidget *parent = nullptr);
    /// Rows that are the same stay, and keep the focus.
    void setTodos(const QList<Todo> &todos);
    /// The sentence that stands in the place of the rows.
    void setNothing(const QString &text);

signals:
    void pageWanted(const QString &page, const QString &view);

private:
    QWidget *rowOf(const Todo &todo, bool isFirst);
    QList<Todo> m_todos;
    QVBoxLayout *m_rows;
    QWidget *m_nothing;
    QLabel *m_nothingText;
};

} // namespace answerdesk::console
