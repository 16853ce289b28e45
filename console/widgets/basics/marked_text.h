// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>
#include <QtWidgets/QLabel>

namespace answerdesk::console {

/// A passage with some of its sentences on a coloured ground. Follows a change of mode.
class MarkedText final : public QLabel
{
    Q_OBJECT
public:
    MarkedText(const QString &text, const QStringList &marked, QWidget *parent = nullptr);

protected:
    void changeEvent(QEvent *event) override;

private:
    void render();
    QString m_text;
    QStringList m_marked;
};

} // namespace answerdesk::console
