// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/client/http_response.h"
#include <QtWidgets/QScrollArea>

class QLineEdit;
class QVBoxLayout;

namespace answerdesk::console {

/// Headers to edit, a row each; the last row is always empty and waits for the next one.
class HeaderRows final : public QScrollArea
{
    Q_OBJECT
public:
    explicit HeaderRows(QWidget *parent = nullptr);
    void setHeaders(const client::HeaderList &headers);
    /// Rows without a name are left out.
    client::HeaderList headers() const;

private:
    struct Row {
        QWidget *host;
        QLineEdit *name;
        QLineEdit *value;
    };
    void add(const QString &name, const QString &value);
    void remove(QWidget *host);
    QVBoxLayout *m_box;
    QList<Row> m_rows;
};

} // namespace answerdesk::console
