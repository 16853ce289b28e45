// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>
#include <functional>

class QWidget;

namespace answerdesk::console {

/// Asks for a file to write to, in a dialog over the asker's window; take gets its name unless the dialog is
/// cancelled or the asker goes. filters: "CSV (*.csv)"; the chosen one's ending is added to a name without
/// one.
void askForFile(QWidget *asker, const QString &title, const QString &name, const QStringList &filters,
    const std::function<void(const QString &)> &take);

} // namespace answerdesk::console
