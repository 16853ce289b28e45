// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include <QtCore/QMap>

namespace answerdesk::console {

/// Asks for the values of variables that scenarios need. Secrets are dots.
class ValuesDialog final : public TaskDialog
{
    Q_OBJECT
public:
    struct Variable {
        QString name;
        QString value;
        QString uses; ///< where it is needed
    };
    /// act: the acting button's text.
    ValuesDialog(const QList<Variable> &variables, const QString &act, QWidget *parent);

signals:
    /// Of all fields; empty for one that was left empty.
    void given(const QMap<QString, QString> &values);

private:
    void chooseFile();
    void load(const QString &file);
    void take(const QByteArray &bytes);
    QMap<QString, QLineEdit *> m_fields;
};

} // namespace answerdesk::console
