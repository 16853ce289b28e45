// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

class QWidget;

namespace answerdesk::tests {

/// What a designer would reject, found without looking: one line a fault.
QStringList layoutFaults(const QWidget &root);

} // namespace answerdesk::tests
