// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QStringList>

namespace answerdesk {

/// Registers the translations of ready sentences, ":/answerdesk/i18n/answers_de.qm"; may be called again. Any
/// thread.
void initFrameTexts();
/// Languages that they are there in, without English; those of the sentences about products,
/// ":/answerdesk/i18n/product_de.qm", as well.
QStringList translatedLanguages();

} // namespace answerdesk
