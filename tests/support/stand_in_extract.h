// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::test {

/// Writes a program that takes the place of answerdesk-extract: each child runs the shell script, with the
/// request on standard input, --job as its first argument and the command's letter as its second. Returns
/// path, where the program is.
QString standInExtract(const QString &path, const QByteArray &script);

} // namespace answerdesk::test
