// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/feedback/fault.h"
#include <QtCore/QTimer>
#include <QtWidgets/QStackedWidget>

class QLabel;
class QPushButton;
class QVBoxLayout;

namespace answerdesk::console {

class Paragraph;

/// What is not there, what it would be good for, the first action.
class EmptyState final : public QWidget
{
    Q_OBJECT
public:
    explicit EmptyState(const QString &icon, const QString &title, const QString &text,
        QPushButton *action = nullptr, QWidget *parent = nullptr);
    void setTexts(const QString &title, const QString &text);
    /// Below the other one.
    void addButton(QPushButton *button);

private:
    QVBoxLayout *m_box;
    QLabel *m_title;
    Paragraph *m_text;
};

/// A view that could not be filled: what, why, what to do; details folded.
class ErrorState final : public QWidget
{
    Q_OBJECT
public:
    explicit ErrorState(QWidget *parent = nullptr);
    void setFault(const Fault &fault);

signals:
    void retryRequested();

private:
    Fault m_fault;
    QLabel *m_title;
    Paragraph *m_text;
    QLabel *m_marks; ///< code and request id, to be read out to support
    Paragraph *m_details;
    QPushButton *m_more;
    QPushButton *m_copy;
};

/// The place of a list: the list itself, or why there is none. Waiting shows pale bars after 150 ms, so that
/// a quick answer does not flicker.
class ContentStack final : public QStackedWidget
{
    Q_OBJECT
public:
    /// Takes the widgets over.
    explicit ContentStack(QWidget *content, EmptyState *empty, QWidget *parent = nullptr);

    void showContent();
    void showEmpty();
    /// The filter hides everything: says so with the text that was typed and offers to clear it.
    void showNoHits(const QString &typed);
    void showFault(const Fault &fault);
    void showWaiting();
    bool isShowingContent() const { return currentWidget() == m_content; }

signals:
    void retryRequested();
    void clearFilterRequested();

private:
    QWidget *m_content;
    EmptyState *m_empty;
    EmptyState *m_noHits;
    ErrorState *m_fault;
    QWidget *m_waiting;
    QTimer m_delay;
};

} // namespace answerdesk::console
