// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"

class QUrl;

namespace answerdesk::console {

/// How a shop sends its orders, as a request that works: orders of visitors who used chat or FAQs.
class SendingDialog final : public TaskDialog
{
    Q_OBJECT
public:
    /// appUrl: where the shop's events go.
    SendingDialog(const QUrl &appUrl, const QString &companyKey, QWidget *parent);
};

} // namespace answerdesk::console
