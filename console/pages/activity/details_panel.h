// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include <QtWidgets/QWidget>

class QPushButton;
class QVBoxLayout;

namespace answerdesk::console {

class Badge;
class ElidedLabel;
class FactList;

/// What is known of one row of a log: a state, a title, facts, and what the kind of row adds; at the foot
/// what can be done. Everything that is shown can be copied as text. GUI thread.
class DetailsPanel : public QWidget
{
    Q_OBJECT
public:
    explicit DetailsPanel(const QString &name, QWidget *parent = nullptr);
    /// Title, facts and reasons, one a line.
    QString text() const { return m_lines.join(u'\n'); }
    /// The first thing that can be done; the others follow with Tab.
    void focusFirst();

public slots:
    void copyDetails();

signals:
    void closeRequested();

protected:
    /// Another row: what was shown goes. The title may be empty, where the words below say it all.
    void begin(const QString &state, Tone tone, const QString &title);
    /// An empty value is left out.
    void addFact(const QString &name, const QString &value, const QString &tip = {});
    /// A coloured card of words.
    void addNote(const QString &heading, const QString &text, Tone tone);
    void addHeading(const QString &text);
    void addWords(const QString &text, Type type = Type::Body);
    void add(QWidget *widget);
    /// For text() only: what a widget of its own shows.
    void addLine(const QString &line) { m_lines << line; }
    /// Takes away what was added after the mark, for what is shown anew; text() keeps its lines.
    int mark() const;
    void clearAfter(int mark);
    void setFoot(const QList<QPushButton *> &buttons);
    /// A foot with nothing to do in it is not shown.
    void showFoot(bool visible) { m_foot->setVisible(visible); }

private:
    Badge *m_state;
    ElidedLabel *m_title;
    FactList *m_facts;
    QVBoxLayout *m_body;
    QVBoxLayout *m_outer;
    QPushButton *m_copy;
    QWidget *m_foot = nullptr;
    QStringList m_lines;
};

} // namespace answerdesk::console
