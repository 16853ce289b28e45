// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/faqs/transfer/faq_import.h"
#include "console/widgets/dialogs/dialog.h"

class QProgressBar;

namespace answerdesk::console {

/// Says what an import will do, does it, and tells how it went: in a toast, or in a report when rows were
/// refused. When the server stops answering it goes on from where it was.
class FaqImportDialog final : public TaskDialog
{
    Q_OBJECT
public:
    /// Takes the import over, which has opened its file.
    FaqImportDialog(FaqImport *import, const QString &fileName, QWidget *parent);
    /// What was left out, for a dialog of its own.
    static void showReport(const api::FaqImportResult &result, const QString &fileName, QWidget *parent);
    /// "12 added, 3 changed, 1 as it was"
    static QString sentence(const api::FaqImportResult &result);

signals:
    /// Also when it was stopped half-way: isWhole is false then.
    void ended(const answerdesk::api::FaqImportResult &result, bool isWhole);

private:
    void begin();
    FaqImport *m_import;
    QProgressBar *m_bar;
    Paragraph *m_progress;
    QPushButton *m_act;
};

} // namespace answerdesk::console
