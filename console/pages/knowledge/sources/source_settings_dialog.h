// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/dialogs/dialog.h"
#include "shared/api/knowledge.h"

namespace answerdesk::console {

class ReadingFields;

/// Renames a source and says how often it is read.
class SourceSettingsDialog final : public TaskDialog
{
    Q_OBJECT
public:
    SourceSettingsDialog(const api::Source &source, QWidget *parent);
    void showRefusal(const Fault &fault);

signals:
    void submitted(const answerdesk::api::SourceChange &change);

private:
    void submit();
    QLineEdit *m_name;
    FormField *m_nameField;
    ReadingFields *m_reading = nullptr; ///< of what is read from the web
};

} // namespace answerdesk::console
