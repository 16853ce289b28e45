// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QUrl>
#include <QtWidgets/QDialog>

class QLabel;
class QLineEdit;
class QListWidget;

namespace answerdesk::console {

class GuideReader;

/// The user guide, in the language of the console where there is one, and the documents that it leads to.
/// A window of its own beside the main one. GUI thread.
class GuideWindow final : public QDialog
{
    Q_OBJECT
public:
    explicit GuideWindow(QWidget *parent);

    /// The file of the guide for this locale.
    static QUrl guide(const QLocale &locale = {});
    /// Opens the guide where a heading says this; at its beginning where none does.
    void showSection(const QString &heading);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void buildBar();
    void fillContents();
    void markPlace();
    void find(bool backward);
    GuideReader *m_reader;
    QListWidget *m_contents;
    QLineEdit *m_search;
    QLabel *m_found;
};

} // namespace answerdesk::console
