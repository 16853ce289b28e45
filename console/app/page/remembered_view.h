// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QTimer>

class QCheckBox;
class QComboBox;
class QListWidget;
class QSettings;
class QTabBar;
class QWidget;

namespace answerdesk::console {

class SegmentedControl;

/// Marks a choice as one that is found again at the next start, and names it. An entry of a combo box without
/// data is not kept: it stands for no choice, or for one that means nothing tomorrow. What only one company
/// has, such as its sources, is not to be marked.
void remember(QComboBox *choice, const QString &name);
void remember(SegmentedControl *choice, const QString &name);
void remember(QTabBar *choice, const QString &name);
void remember(QListWidget *choice, const QString &name);
void remember(QCheckBox *choice, const QString &name);

/// The data that was chosen in a combo box whose entries come later, or were there before: to be asked for
/// before they are filled in.
QString rememberedChoice(const QComboBox *choice);
/// Chooses that data once the entries are there; else the first of them, and the choice waits for entries
/// that have it. The combo box emits nothing.
void chooseRemembered(QComboBox *choice, const QString &data);

/// Keeps how the widgets below a root were left: splitters, tables (columns, widths, order) and marked
/// choices, each by its object name. Texts of filters are not kept, as a list that hides rows at the start
/// confuses. GUI thread; the settings and the root outlive it.
class RememberedView final : public QObject
{
    Q_OBJECT
public:
    RememberedView(QSettings &settings, QWidget &root);
    /// Puts everything as it was left, once all is built; from then on changes are written soon after them.
    void restore();
    void save() const;

private:
    template <typename Choice>
    void restoreChoices();
    template <typename Choice>
    void saveChoices() const;
    QSettings &m_settings;
    QWidget &m_root;
    QTimer m_soon; ///< a program that is killed has lost little
};

} // namespace answerdesk::console
