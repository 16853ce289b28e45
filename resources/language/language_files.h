// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QStringList>

namespace answerdesk {

/// A built-in file below resources/language, for instance concepts/en.tsv; empty when there is none. Any
/// thread.
QByteArray languageFile(const QString &name);

/// The cells of such a file of rows, without its comments and empty lines.
QList<QStringList> languageRows(const QString &name);

} // namespace answerdesk
