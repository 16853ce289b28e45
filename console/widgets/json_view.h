// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtGui/QSyntaxHighlighter>
#include <QtWidgets/QTextEdit>
#include <optional>

class QLabel;
class QLineEdit;

namespace answerdesk::console {

class Banner;

/// Where JSON stops being JSON.
struct JsonFlaw {
    qsizetype offset = 0; ///< in the text as given
    int line = 1;
    int column = 1;
    QString reason;
};

/// Lays JSON out with two spaces, keys in the order and numbers in the spelling of the text. A flawed text
/// comes back unchanged with the flaw.
QString indentJson(const QString &json, std::optional<JsonFlaw> *flaw = nullptr);
/// The path of what stands on a line of indented JSON, for instance "items[2].name"; empty at the root.
QString jsonPathAt(const QString &indented, int line);

/// A body as it came: coloured and wrapped under its own indentation when it is JSON of up to 256 kB, plain
/// otherwise; of more than 5 MB the first part. Ctrl+F searches, the context menu copies value and path. GUI
/// thread.
class JsonView final : public QWidget
{
    Q_OBJECT
public:
    explicit JsonView(QWidget *parent = nullptr);
    void setBody(const QByteArray &body);
    void clear() { setBody({}); }
    QString shownText() const;
    bool isJson() const { return m_isJson; }
    std::optional<JsonFlaw> flaw() const { return m_flaw; }

public slots:
    void openSearch();

signals:
    void saveRequested(); ///< the text is longer than what is shown

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void search(bool backward);
    void showContextMenu(const QPoint &at);
    QTextEdit *m_edit;
    QWidget *m_searchBar;
    QLineEdit *m_searchField;
    QLabel *m_hits;
    Banner *m_note;
    QSyntaxHighlighter *m_colors;
    std::optional<JsonFlaw> m_flaw;
    bool m_isJson = false;
};

} // namespace answerdesk::console
