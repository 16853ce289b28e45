// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
// Folder and files of the pane: what is asked before they change.
#include "console/app/page/in_background.h"
#include "console/bench/scenarios/junit_report.h"
#include "console/export/file_question.h"
#include "console/pages/bench/scenarios/scenario_editor.h"
#include "console/pages/bench/scenarios/scenarios_pane.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/page_header.h"
#include <QtCore/QDir>
#include <QtCore/QSaveFile>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {
const QString kFolderSetting = u"bench/scenarioFolder"_s;
constexpr int kSlowMs = 150; // what is read faster need not be said
} // namespace

void ScenariosPane::openFolder(const QString &folder)
{
    m_runs.clear(); // they were of the other folder
    m_folder.open(folder);
    rememberFolder();
}

void ScenariosPane::rememberFolder()
{
    if (m_folder.folder().isEmpty())
        m_settings.remove(kFolderSetting);
    else
        m_settings.setValue(kFolderSetting, m_folder.folder());
    render();
    QTimer::singleShot(kSlowMs, this, [this] {
        if (m_folder.isReading())
            m_stack->setCurrentIndex(Reading);
    });
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
    m_runs.clear();
    m_folder.openWithSamples(QDir(documents).filePath(u"Answerdesk scenarios"_s),
        [this](const ScenarioFolder::Copied &copied) { tellCopied(copied); });
    rememberFolder();
}

void ScenariosPane::copySamples()
{
    m_folder.copySamples([this](const ScenarioFolder::Copied &copied) { tellCopied(copied); });
}

void ScenariosPane::tellCopied(const ScenarioFolder::Copied &copied)
{
    if (!copied)
        return tellFault(tr("The samples were not copied."), copied.error());
    tell(*copied > 0 ? tr("Samples copied: %1").arg(*copied) : tr("All samples already exist"));
}

void ScenariosPane::createNew()
{
    if (m_folder.folder().isEmpty())
        return chooseFolder();
    nameScenario(tr("New scenario"), tr("Create scenario"), button(tr("Cancel")), nullptr,
        &ScenarioRecorder::firstText);
}

void ScenariosPane::tape(const BenchExchange &exchange)
{
    const ScenarioRecorder::Text longer = m_taped.isEmpty()
        ? m_tape.begin(tr("Recording"), exchange, surroundings())
        : m_tape.add({}, m_taped, exchange, surroundings(), nullptr);
    if (!longer)
        return tellFault(tr("The request was not recorded."), longer.error());
    m_taped = *longer;
    ++m_tapedSteps;
    showState();
}

void ScenariosPane::endRecording()
{
    if (m_taped.isEmpty())
        return tell(tr("Nothing was sent; there is no recording"));
    emit wanted();
    auto *discard = button(tr("Discard recording"), {}, Kind::Ghost);
    discard->setObjectName(u"scenarioDiscard"_s);
    TaskDialog *dialog = nameScenario(tr("Save recording"), tr("Save scenario"), button(tr("Keep recording")),
        discard, [text = m_taped.toUtf8()](const QString &name) {
            auto recorded = readScenario(text);
            if (!recorded)
                return text;
            recorded->scenario.name = name;
            return writeScenario(recorded->scenario);
        });
    connect(discard, &QPushButton::clicked, dialog, &QDialog::accept);
    connect(dialog, &QDialog::rejected, this, [this] { m_record->setChecked(true); });
    connect(dialog, &QDialog::accepted, this, [this] {
        m_taped.clear();
        m_tapedSteps = 0;
        showState();
    });
}

TaskDialog *ScenariosPane::nameScenario(const QString &title, const QString &act, QPushButton *cancelling,
    QWidget *lead, const std::function<QByteArray(const QString &name)> &bytes)
{
    auto *dialog = new TaskDialog(title, TaskDialog::Narrow, window());
    auto *name = new QLineEdit;
    name->setObjectName(u"scenarioNewName"_s);
    name->setMaxLength(200);
    FormField *field
        = dialog->addField(tr("Name"), name, tr("Purpose, for example “An order after two questions”"));
    auto *acting = button(act, {}, Kind::Primary);
    acting->setDefault(true);
    acting->setObjectName(u"scenarioCreate"_s);
    acting->setEnabled(false);
    dialog->setButtons({cancelling, acting}, lead);
    connect(name, &QLineEdit::textChanged, acting,
        [acting](const QString &text) { acting->setEnabled(!text.trimmed().isEmpty()); });
    connect(cancelling, &QPushButton::clicked, dialog, &QDialog::reject);
    connect(acting, &QPushButton::clicked, this, [this, dialog, name, field, acting, bytes] {
        const QString text = name->text().trimmed();
        acting->setEnabled(false);
        const auto isMade = [this, dialog = QPointer(dialog), field, acting](const auto &made) {
            if (made) {
                if (!m_taped.isEmpty() && !m_record->isChecked()) // its ids are known to further steps
                    m_recorder.setFile(*made, m_tape);
                select(*made);
                m_view->setCurrent(1);
            }
            if (!dialog)
                return;
            acting->setEnabled(true);
            if (!made)
                return field->setError(made.error(), true);
            dialog->accept();
            m_editor->focusText();
        };
        m_folder.create(text, bytes(text), isMade);
    });
    dialog->open();
    name->setFocus();
    return dialog;
}

void ScenariosPane::duplicate()
{
    const int row = m_folder.rowOf(m_current);
    if (row < 0)
        return;
    m_folder.duplicate(row, [this](const ScenarioFolder::Made &made) {
        if (made)
            select(*made);
        else
            tellFault(tr("The scenario was not duplicated."), made.error());
    });
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
            m_folder.remove(row, [this](const QString &fault) {
                if (!fault.isEmpty())
                    tellFault(tr("The scenario was not deleted."), fault);
            });
        });
}

void ScenariosPane::save()
{
    m_editor->flush();
    const int row = m_folder.rowOf(m_current);
    if (row < 0 || !m_editor->canSave())
        return;
    m_folder.save(row, false, [this, file = m_current](const ScenarioFolder::Saved &saved) {
        const int now = m_folder.rowOf(file);
        if (!saved && !saved.error().isOutdated)
            return tellFault(tr("The scenario was not saved."), saved.error().text);
        if (now < 0)
            return;
        if (saved && !m_folder.at(now).scenario)
            return tell(tr("“%1” is saved but cannot be run yet: %2")
                            .arg(m_folder.at(now).name(), m_folder.at(now).faults.value(0)));
        if (saved)
            return;
        confirm(window(),
            {tr("Overwrite the file?"),
                saved.error().text + u' ' + tr("Your text replaces the current content."), tr("Keep editing"),
                tr("Overwrite"), {}, false},
            [this, file] { saveOver(file); });
    });
}

void ScenariosPane::saveOver(const QString &file)
{
    const int row = m_folder.rowOf(file);
    if (row < 0)
        return;
    m_folder.save(row, true, [this](const ScenarioFolder::Saved &saved) {
        if (!saved)
            tellFault(tr("The scenario was not saved."), saved.error().text);
    });
}

void ScenariosPane::revert()
{
    const ScenarioFolder::Entry *entry = current();
    if (!entry || !entry->draft)
        return;
    confirm(window(),
        {tr("Discard the changes of “%1”?").arg(entry->name()), tr("The text is reset to the saved file."),
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
            const auto write = [name, xml = junitXml(m_runs.reports())] {
                QSaveFile file(name);
                return file.open(QIODevice::WriteOnly) && file.write(xml) == xml.size() && file.commit()
                    ? QString()
                    : file.errorString();
            };
            inBackground(this, write, [this, name](const QString &fault) {
                if (fault.isEmpty())
                    tell(tr("Report saved: %1").arg(QFileInfo(name).fileName()));
                else
                    tellFault(tr("The report was not saved."), fault);
            });
        });
}

} // namespace answerdesk::console
