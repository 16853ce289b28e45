// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QString>

namespace answerdesk::console {

/// A widget that shows the error of the field inside it. GUI thread.
class ErrorPlace
{
public:
    virtual ~ErrorPlace() = default;
    virtual void showError(const QString &text) = 0;
};

} // namespace answerdesk::console
