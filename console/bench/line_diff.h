// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk::console {

/// One row of two texts side by side.
struct DiffRow {
    enum Kind : unsigned char { Same, Changed, Removed, Added };
    Kind kind = Same;
    QString left; ///< empty when added
    QString right; ///< empty when removed
    friend bool operator==(const DiffRow &, const DiffRow &) = default;
};

/// The rows of two texts with as many equal lines facing each other as there can be. Of texts that differ in
/// more than two million pairs of lines only beginning and end are compared, the rest counts as changed.
QList<DiffRow> diffLines(const QStringList &left, const QStringList &right);

} // namespace answerdesk::console
