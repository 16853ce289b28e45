// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

class QWidget;

namespace answerdesk::console {

/// A server, an account and a company: what a dialog acts on.
struct Desk {
    QString server; ///< ConnectionStatus::id; empty without an open server
    QString company;
    QString name; ///< for people
    bool operator==(const Desk &other) const { return server == other.server && company == other.company; }
};

/// Rests the dialogs of the window that act on another desk than the one that is open now, and wakes those
/// that act on this one. Those that were opened since the last call act on before. What was typed in them
/// stays. isOtherClient: whatever they had sent will have no answer, also on the same desk.
void restDialogs(QWidget *window, const Desk &before, const Desk &now, bool isOtherClient);

} // namespace answerdesk::console
