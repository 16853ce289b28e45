// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QTimer>
#include <QtWidgets/QWidget>
#include <optional>

class QLabel;
class QPlainTextEdit;
class QPushButton;

namespace answerdesk::console {

class ElidedLabel;
class LimitedText;

/// The body of a request as raw text, with what is said about it as JSON. Up to kMostChecked it is checked
/// and shown as fields; one above kMostTyped, or with a line that is too long to be laid out, is kept beside
/// the editor, whole, and only its first part is shown. GUI thread.
class RawBody final : public QWidget
{
    Q_OBJECT
public:
    static constexpr qsizetype kMostChecked = 256 * 1024; ///< characters
    static constexpr qsizetype kMostTyped = 1024 * 1024; ///< characters
    explicit RawBody(QWidget *parent = nullptr);

    /// Ctrl+Z brings back what was there, as far as it was typed.
    void setBody(const QByteArray &body);
    QByteArray body() const;
    bool isLarge() const; ///< too large to be checked or taken apart

signals:
    /// Somebody changed it, or setBody() did; for long texts a moment later.
    void changed();

private:
    void buildAside();
    void takePaste(const QString &text);
    void keepAside(const QByteArray &body);
    void removeAside();
    void follow();
    void tell();

    LimitedText *m_edit;
    QLabel *m_note;
    QWidget *m_aside; ///< instead of the editor
    ElidedLabel *m_asideNote;
    QPushButton *m_show;
    QPlainTextEdit *m_part;
    std::optional<QByteArray> m_body; ///< kept beside the editor
    QTimer m_soon;
};

} // namespace answerdesk::console
