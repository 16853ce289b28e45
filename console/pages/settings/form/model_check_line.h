// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/model_test.h"
#include <QtCore/QList>

class QWidget;

namespace answerdesk::console {

/// A line for each check of a test of models: whether it answered, how long it took, and what helps where it
/// did not.
QList<QWidget *> modelCheckLines(const api::ModelTest &test);

} // namespace answerdesk::console
