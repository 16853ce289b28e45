// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>

class QBoxLayout;
class QButtonGroup;
class QLabel;

namespace answerdesk::console {

class ElidedLabel;

/// Title, one line of scope and counts, at most three actions; the rightmost is the primary one.
class PageHeader final : public QWidget
{
    Q_OBJECT
public:
    explicit PageHeader(const QString &title, QWidget *parent = nullptr);
    void setSubtitle(const QString &text);
    QString subtitle() const { return m_text; }
    /// How old what the page shows is, behind the subtitle: "live", "as of 14:28"; the tip says more.
    void setAge(const QString &age, const QString &tip);
    void addAction(QWidget *control);
    using QWidget::addAction;

private:
    void showSubtitle();
    QString m_text;
    QString m_age;
    ElidedLabel *m_subtitle;
    QBoxLayout *m_line;
};

/// The line under the header: filter first, choices, room, ghost buttons.
class Toolbar final : public QWidget
{
    Q_OBJECT
public:
    explicit Toolbar(int margin = 24, QWidget *parent = nullptr);
    void add(QWidget *control, int stretch = 0);
    void addRoom();
    /// A line that may take the place of these controls, at their height; it is hidden until it does.
    void setSubstitute(QWidget *line);
    void showSubstitute(bool shown);

private:
    QWidget *m_controls;
    QBoxLayout *m_line;
    QWidget *m_substitute = nullptr;
};

/// Up to five exclusive choices in a row. Arrow keys move, Tab leaves.
class SegmentedControl final : public QWidget
{
    Q_OBJECT
public:
    explicit SegmentedControl(
        const QString &accessibleName, const QStringList &choices, QWidget *parent = nullptr);
    int current() const;
    void setCurrent(int index);
    void setChoices(const QStringList &choices);

signals:
    void currentChanged(int index);

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QButtonGroup *m_group;
    QBoxLayout *m_line;
};

} // namespace answerdesk::console
