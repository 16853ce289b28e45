// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

class QWidget;

namespace answerdesk::tests {

/// What can be read, heard or pointed at in a German window, and is a text of the server's as it was said.
QStringList serverEnglish(const QWidget &root);

} // namespace answerdesk::tests
