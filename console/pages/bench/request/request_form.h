// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/request_draft.h"
#include <QtWidgets/QScrollArea>

namespace answerdesk::console {

/// A form of an endpoint's declared fields, each with its rules; nothing is checked, wrong values may be
/// tried.
class RequestForm final : public QScrollArea
{
    Q_OBJECT
public:
    explicit RequestForm(QWidget *parent = nullptr);
    void setFields(const QList<DraftField> &fields, const QMap<QString, QString> &values);
    /// Fields that are not named become empty. Does not emit edited().
    void setValues(DraftField::Place place, const QMap<QString, QString> &values);
    QMap<QString, QString> values() const;
    void focusFirst();

signals:
    void edited(int field, const QString &text); ///< place in the list of fields

private:
    QWidget *controlOf(int index, const DraftField &field);
    QString textAt(int index) const;
    void setTextAt(int index, const QString &text);
    QList<DraftField> m_fields;
    QList<QWidget *> m_controls;
};

} // namespace answerdesk::console
