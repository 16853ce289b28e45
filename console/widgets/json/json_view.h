// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/json/json_text.h"
#include <QtGui/QSyntaxHighlighter>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTextEdit>

class QLabel;
class QLineEdit;
class QPushButton;

namespace answerdesk::console {

class Banner;

/// A body as it came: up to 256 kB wrapped, JSON coloured and under its own indentation; what is larger is
/// plain and not wrapped, lines of more than 10,000 characters are broken to be shown; of more than 5 MB the
/// first part. Ctrl+F searches, the context menu copies value and path. GUI thread.
class JsonView final : public QWidget
{
    Q_OBJECT
public:
    explicit JsonView(QWidget *parent = nullptr);
    void setBody(const QByteArray &body);
    const QByteArray &body() const { return m_body; }
    void clear() { setBody({}); }
    QString shownText() const;
    bool isJson() const { return m_isJson; }
    std::optional<JsonFlaw> flaw() const { return m_flaw; }

public slots:
    void openSearch();

signals:
    void saveRequested(); ///< all of it is wanted as a file

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QString laidOut(QString text, QString &note);
    void formatBlocks();
    void markFlaw(qsizetype size);
    void search(bool backward);
    void showContextMenu(const QPoint &at);
    /// The view that is shown: f gets it as what it is.
    template <typename F>
    auto withEdit(F f) const
    {
        return m_isLarge ? f(*m_large) : f(*m_edit);
    }
    QAbstractScrollArea *shown() const;
    void prepare(QAbstractScrollArea *edit);

    QTextEdit *m_edit; ///< hangs wrapped lines in, but lays out all of its text at once
    QPlainTextEdit *m_large; ///< instead of it above 256 kB
    QWidget *m_searchBar;
    QLineEdit *m_searchField;
    QLabel *m_hits;
    QPushButton *m_save;
    Banner *m_note;
    QByteArray m_body;
    bool m_isLarge = false;
    bool m_isBroken = false; ///< long lines were broken to be shown
    QSyntaxHighlighter *m_colors;
    std::optional<JsonFlaw> m_flaw;
    bool m_isJson = false;
};

} // namespace answerdesk::console
