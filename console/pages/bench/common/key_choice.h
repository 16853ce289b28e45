// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtWidgets/QComboBox>

namespace answerdesk::console {

class TestKey;

/// Which key the whole bench sends with: its own test key, or one that is typed in a dialog and kept until
/// another server or company is shown. GUI thread; the key outlives it.
class KeyChoice final : public QComboBox
{
    Q_OBJECT
public:
    explicit KeyChoice(TestKey &key, QWidget *parent = nullptr);
    /// Why nothing is sent now; empty when it can be.
    void setResting(const QString &reason);

public slots:
    /// Opens the dialog for another key.
    void askForOther();

private:
    void showKey();
    TestKey &m_key;
};

} // namespace answerdesk::console
