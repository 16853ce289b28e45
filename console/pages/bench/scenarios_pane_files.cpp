// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Folder and files of the pane: what is asked before they change.
#include "console/bench/scenarios/junit_report.h"
#include "console/export/file_question.h"
#include "console/pages/bench/scenario_editor.h"
#include "console/pages/bench/scenarios_pane.h"
#include "console/widgets/dialog.h"
#include "console/widgets/page_header.h"
#include <QtCore/QDir>
#include <QtCore/QSaveFile>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
const QString kFolderSetting = u"bench/scenarioFolder"_s;
}

void ScenariosPane::openFolder(const QString &folder)
{
    m_runs.clear(); // they were of the other folder
    m_folder.open(folder);
    if (folder.isEmpty())
        m_settings.remove(kFolderSetting);
    else
        m_settings.setValue(kFolderSetting, m_folder.folder());
    render();
}

void ScenariosPane::restoreFolder() { openFolder(m_settings.value(kFolderSetting).toString()); }

void ScenariosPane::chooseFolder()
{
    const auto ask = [this] {
        auto *dialog = new QFileDialog(window(), tr("Folder of scenarios"), m_folder.folder());
        dialog->setAttribute(Qt::WA_DeleteOnClose);
        dialog->setFileMode(QFileDialog::Directory);
        dialog->setOption(QFileDialog::ShowDirsOnly);
        connect(dialog, &QFileDialog::fileSelected, this, &ScenariosPane::openFolder);
        dialog->open();
    };
    if (m_folder.draftCount() == 0)
        return ask();
    confirm(window(),
        {tr("Open another folder without saving?"), unsavedNote(), tr("Keep editing"), tr("Open another"), {},
            false},
        ask);
}

void ScenariosPane::makeSampleFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QString folder = QDir(documents).filePath(u"Answerdesk scenarios"_s);
    if (!QDir().mkpath(folder))
        return tellFault(tr("The folder was not made."),
            tr("%1 cannot be written to.").arg(QDir::toNativeSeparators(documents)));
    openFolder(folder);
    copySamples();
}

void ScenariosPane::copySamples()
{
    const auto copied = m_folder.copySamples();
    if (!copied)
        return tellFault(tr("The samples were not copied."), copied.error());
    tell(*copied > 0 ? tr("Samples copied: %1").arg(*copied) : tr("All samples are there already"));
    render();
}

void ScenariosPane::createNew()
{
    if (m_folder.folder().isEmpty())
        return chooseFolder();
    auto *dialog = new TaskDialog(tr("New scenario"), TaskDialog::Narrow, window());
    auto *name = new QLineEdit;
    name->setObjectName(u"scenarioNewName"_s);
    name->setMaxLength(200);
    FormField *field = dialog->addField(
        tr("Name"), name, tr("What it shows, for instance “An order after two questions”"));
    auto *cancelling = button(tr("Cancel"));
    auto *acting = button(tr("Create scenario"), {}, Kind::Primary);
    acting->setObjectName(u"scenarioCreate"_s);
    acting->setEnabled(false);
    dialog->setButtons({cancelling, acting});
    connect(name, &QLineEdit::textChanged, acting,
        [acting](const QString &text) { acting->setEnabled(!text.trimmed().isEmpty()); });
    connect(cancelling, &QPushButton::clicked, dialog, &QDialog::reject);
    connect(acting, &QPushButton::clicked, this, [this, dialog, name, field] {
        const QString text = name->text().trimmed();
        const auto made = m_folder.create(text, ScenarioRecorder::firstText(text));
        if (!made)
            return field->setError(made.error(), true);
        dialog->accept();
        select(*made);
        m_view->setCurrent(1);
        m_editor->focusText();
    });
    dialog->open();
    name->setFocus();
}

void ScenariosPane::duplicate()
{
    const int row = m_folder.rowOf(m_current);
    if (row < 0)
        return;
    if (const auto made = m_folder.duplicate(row))
        select(*made);
    else
        tellFault(tr("The scenario was not duplicated."), made.error());
}

void ScenariosPane::remove()
{
    const ScenarioFolder::Entry *entry = current();
    if (!entry || m_runs.isBusy())
        return;
    confirm(window(),
        {tr("Delete “%1”?").arg(entry->name()),
            tr("The file %1 is deleted.").arg(QDir::toNativeSeparators(entry->file)), tr("Keep scenario"),
            tr("Delete scenario"), {}, false},
        [this, file = entry->file] {
            const int row = m_folder.rowOf(file);
            if (row < 0)
                return;
            m_runs.forget(file);
            if (const QString fault = m_folder.remove(row); !fault.isEmpty())
                tellFault(tr("The scenario was not deleted."), fault);
        });
}

void ScenariosPane::save()
{
    m_editor->flush();
    const int row = m_folder.rowOf(m_current);
    if (row < 0 || !m_editor->canSave())
        return;
    const auto saved = m_folder.save(row);
    if (saved && !m_folder.at(row).scenario)
        return tell(tr("“%1” is saved, and cannot be run yet: %2")
                        .arg(m_folder.at(row).name(), m_folder.at(row).faults.value(0)));
    if (saved)
        return;
    if (!saved.error().isOutdated)
        return tellFault(tr("The scenario was not saved."), saved.error().text);
    confirm(window(),
        {tr("Save over the file?"),
            saved.error().text + u' ' + tr("Your text takes the place of what is there now."),
            tr("Keep editing"), tr("Save over it"), {}, false},
        [this, file = m_current] {
            const int now = m_folder.rowOf(file);
            if (now < 0)
                return;
            if (const auto forced = m_folder.save(now, true); !forced)
                tellFault(tr("The scenario was not saved."), forced.error().text);
        });
}

void ScenariosPane::revert()
{
    const ScenarioFolder::Entry *entry = current();
    if (!entry || !entry->draft)
        return;
    confirm(window(),
        {tr("Discard the changes of “%1”?").arg(entry->name()), tr("The text becomes what the file holds."),
            tr("Keep editing"), tr("Discard changes"), {}, false},
        [this, file = entry->file] {
            if (const int row = m_folder.rowOf(file); row >= 0)
                m_folder.revert(row);
        });
}

void ScenariosPane::saveReport()
{
    askForFile(this, tr("Save report"), u"answerdesk-report.xml"_s, {tr("JUnit XML (*.xml)")},
        [this](const QString &name) {
            const QByteArray xml = junitXml(m_runs.reports());
            QSaveFile file(name);
            if (!file.open(QIODevice::WriteOnly) || file.write(xml) != xml.size() || !file.commit())
                return tellFault(tr("The report was not saved."), file.errorString());
            tell(tr("Report saved: %1").arg(QFileInfo(name).fileName()));
        });
}

} // namespace answerdesk::console
