// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/scenarios/scenario.h"
#include <QtCore/QList>

namespace answerdesk::console {

/// Values of a recording that must be others each time it runs, or the server knows them from the last time:
/// visitors, orders, idempotency keys. At their first sight they become variables of the scenario.
class RecordedVariables
{
public:
    /// Forgets those that the scenario no longer has, and what was made before the last step.
    void beginStep(const Scenario &before);
    /// The reference to the variable of this value, a new one when the member is of such a kind; or nothing.
    /// status: of the answer; a value that was refused for itself stays as it is.
    std::optional<QString> referenceTo(const QString &member, const QString &value, int status);

    struct Variable {
        QString member; ///< that it was seen in first
        QString name;
        QString made; ///< what it is made of at each run
        QString value; ///< when it was recorded
    };
    const QList<Variable> &added() const { return m_added; } ///< since the step began

private:
    QString freeName(const QString &base) const;
    QStringList m_taken; ///< names of variables and steps
    QList<Variable> m_known;
    QList<Variable> m_added;
};

} // namespace answerdesk::console
