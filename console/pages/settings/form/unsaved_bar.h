// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>

class QLabel;
class QPushButton;

namespace answerdesk::console {

/// "3 changes · Discard · Save" at the foot of a form; hidden while there is nothing to save.
class UnsavedBar final : public QWidget
{
    Q_OBJECT
public:
    explicit UnsavedBar(QWidget *parent = nullptr);
    /// note: what stands in the way, or where the changes are.
    void setState(int changes, bool isSaving, const QString &note);
    /// With a reason nothing can be saved; it can be discarded all the same.
    void setReason(const QString &reasonAgainstSaving);
    bool canSave() const;

signals:
    void saveWanted();
    void discardWanted();

private:
    void apply();
    QLabel *m_text;
    QLabel *m_note;
    QPushButton *m_discard;
    QPushButton *m_save;
    QString m_reason;
    int m_changes = 0;
    bool m_isSaving = false;
};

} // namespace answerdesk::console
