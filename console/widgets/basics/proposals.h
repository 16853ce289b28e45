// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QWidget>

class QAbstractItemModel;
class QLineEdit;
class QVBoxLayout;

namespace answerdesk::console {

/// Texts to choose from with one click, below each other; nothing where there are none.
class ProposalList final : public QWidget
{
    Q_OBJECT
public:
    explicit ProposalList(const QString &heading, QWidget *parent = nullptr);
    void setProposals(const QStringList &texts);

signals:
    void chosen(const QString &text);

private:
    QVBoxLayout *m_rows;
};

/// Lets a field propose the texts of a list: those that contain what is typed, and all of them with its arrow
/// or the Down key. The model outlives the field.
void proposeFrom(QLineEdit *field, QAbstractItemModel *texts, const QString &tip);

} // namespace answerdesk::console
