// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/pages/faqs/transfer/faq_import_dialog.h"
#include "console/app/page/fault_of.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/report_dialog.h"
#include "console/words/server_words.h"
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

FaqImportDialog::FaqImportDialog(FaqImport *import, const QString &fileName, QWidget *parent)
    : TaskDialog(tr("Import FAQs from “%1”").arg(fileName), Narrow, parent)
    , m_import(import)
    , m_bar(new QProgressBar)
    , m_progress(new Paragraph({}, QPalette::PlaceholderText, Type::Small))
    , m_act(button(
          timetext::counted(import->total(), tr("Import 1 row"), tr("Import %1 rows")), {}, Kind::Primary))
{
    setOnServer();
    m_import->setParent(this);
    m_act->setObjectName(u"faqImport"_s);
    addText(tr("Existing questions get the answer from the file; other questions are added as custom "
               "questions. Pages that have not been requested yet are created. Nothing is deleted."));
    m_bar->setTextVisible(false);
    m_bar->setFixedHeight(6);
    m_bar->setRange(0, m_import->total());
    m_bar->setAccessibleName(tr("Progress of the import"));
    content()->addWidget(m_bar);
    content()->addWidget(m_progress);
    m_bar->hide();
    m_progress->hide();
    auto *cancel = button(tr("Cancel"));
    setButtons({cancel, m_act});
    connect(cancel, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_act, &QPushButton::clicked, this, &FaqImportDialog::begin);
    connect(m_import, &FaqImport::progressed, this, [this] {
        m_bar->setValue(m_import->sent());
        m_progress->setPlain(
            tr("%1 of %2 rows")
                .arg(QLocale().toString(m_import->sent()), QLocale().toString(m_import->total())));
    });
    connect(m_import, &FaqImport::finished, this, [this] {
        accept();
        emit ended(m_import->result(), true);
    });
    connect(m_import, &FaqImport::failed, this, [this](const client::ApiFailure &failure) {
        setBusy(false);
        const QString what = m_import->sent() == 0
            ? tr("Nothing was imported.")
            : timetext::counted(m_import->sent(), tr("1 row was imported, the others were not."),
                tr("%1 rows were imported, the others were not."));
        setFault(faultOf(what, failure));
        m_act->setText(tr("Continue"));
    });
    connect(this, &QDialog::rejected, this, [this] {
        if (m_import->sent() > 0)
            emit ended(m_import->result(), false);
    });
}

void FaqImportDialog::begin()
{
    setFault({});
    setBusy(true);
    m_bar->show();
    m_progress->show();
    m_import->send();
}

QString FaqImportDialog::sentence(const api::FaqImportResult &result)
{
    QStringList parts;
    if (result.added > 0)
        parts << timetext::counted(result.added, tr("1 question added"), tr("%1 questions added"));
    if (result.changed > 0)
        parts << timetext::counted(result.changed, tr("1 changed"), tr("%1 changed"));
    if (result.unchanged > 0 || parts.isEmpty())
        parts << timetext::counted(result.unchanged, tr("1 unchanged"), tr("%1 unchanged"));
    if (!result.failed.empty())
        parts << timetext::counted(qsizetype(result.failed.size()), tr("1 refused"), tr("%1 refused"));
    return parts.join(u", "_s);
}

void FaqImportDialog::showReport(const api::FaqImportResult &result, const QString &fileName, QWidget *parent)
{
    QList<ReportDialog::Line> lines;
    for (const api::FaqImportFault &fault : result.failed)
        lines.append({QString::number(fault.row), serverwords::translated(fault.reason)});
    (new ReportDialog(
         {timetext::counted(lines.size(), tr("1 row was not imported"), tr("%1 rows were not imported")),
             u"“%1”: %2."_s.arg(fileName, sentence(result)), tr("Line"), tr("Reason")},
         lines, 80, parent))
        ->open();
}

} // namespace answerdesk::console
