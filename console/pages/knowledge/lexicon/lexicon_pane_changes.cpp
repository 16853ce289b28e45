// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/fault_of.h"
#include "console/app/page/in_background.h"
#include "console/app/page/selected_rows.h"
#include "console/pages/knowledge/lexicon/lexicon_pane.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/words/server_words.h"
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QStringDecoder>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

namespace {

constexpr qint64 kLargestFile = 4 << 20; ///< bytes

client::LexiconFileRows readFile(const QString &path)
{
    client::LexiconFileRows out;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        out.fault = LexiconPane::tr("The file cannot be read: %1.").arg(file.errorString());
        return out;
    }
    if (file.size() > kLargestFile) {
        out.fault = LexiconPane::tr("The file is larger than %1 MiB.").arg(kLargestFile >> 20);
        return out;
    }
    const QByteArray bytes = file.readAll();
    QStringDecoder decoder(QStringConverter::encodingForData(bytes).value_or(QStringConverter::Utf8));
    const QString text = decoder(bytes);
    if (decoder.hasError()) {
        out.fault = LexiconPane::tr("The file is not UTF-8. Save it as “CSV UTF-8” in your spreadsheet.");
        return out;
    }
    out = client::readLexiconCsv(text);
    out.fault = serverwords::translated(out.fault);
    return out;
}

} // namespace

void LexiconPane::propose(const LexiconDialog::Words &words)
{
    if (!can(Verb::Create) || m_dialog)
        return;
    m_edited.reset();
    m_dialog = new LexiconDialog(tr("Add an entry"), m_locales, window());
    m_dialog->setWords(words);
    connect(m_dialog, &LexiconDialog::submitted, this, [this](const LexiconDialog::Words &words) {
        api::LexiconEntryRequest request{words.form, words.meaning, {}};
        if (!words.language.isEmpty())
            request.language = schema::LocaleTag{words.language};
        m_model->write(request);
    });
    m_dialog->open();
}

void LexiconPane::edit()
{
    if (!can(Verb::Edit) || m_dialog || m_reading.isRunning())
        return;
    // The tag of what is on the server now makes sure that no other change is
    // undone.
    m_reading = m_model->client()->lexiconEntry(m_model->company(), current()->lexiconEntryId, this,
        [this](client::ApiResult<client::Tagged<api::LexiconEntry>> entry) {
            if (entry)
                openEditor(*entry);
            else
                emit toastWanted(ToastText::of(faultOf(tr("The entry could not be read."), entry.error())));
        });
}

void LexiconPane::openEditor(const client::Tagged<api::LexiconEntry> &before)
{
    if (m_dialog)
        return;
    m_edited = before;
    m_dialog = new LexiconDialog(tr("Edit the entry"), m_locales, window());
    m_dialog->setWords({before.value.form, before.value.meaning, before.value.language.value_or(QString())});
    connect(m_dialog, &LexiconDialog::submitted, this, [this](const LexiconDialog::Words &words) {
        api::LexiconEntryChange change;
        change.form = words.form;
        change.meaning = words.meaning;
        if (words.language.isEmpty())
            change.everyLanguage = true;
        else
            change.language = schema::LocaleTag{words.language};
        m_model->change(*m_edited, change);
    });
    m_dialog->open();
}

void LexiconPane::readTheirs()
{
    m_reading = m_model->client()->lexiconEntry(m_model->company(), m_edited->value.lexiconEntryId, this,
        [this](client::ApiResult<client::Tagged<api::LexiconEntry>> theirs) {
            if (!m_dialog)
                return;
            if (!theirs)
                return m_dialog->showRefusal(faultOf(tr("The entry was not saved."), theirs.error()), false);
            m_edited = *theirs;
            m_dialog->showConflict(theirs->value);
        });
}

void LexiconPane::act(Verb verb)
{
    if (verb == Verb::Create)
        propose({});
    else if (verb == Verb::Edit)
        edit();
    else if (verb == Verb::Remove && can(verb))
        remove(selection()->several() ? selection()->ids() : QStringList{current()->lexiconEntryId});
}

void LexiconPane::remove(const QStringList &ids)
{
    RowsAction action{.ids = ids};
    if (ids.size() == 1) {
        action.question = {tr("Delete this entry?"),
            tr("Questions with “%1” are interpreted literally again.")
                .arg(m_model->at(m_model->rowOf(ids[0])).form),
            tr("Keep entry"), tr("Delete entry")};
    } else {
        const QString count = QLocale().toString(ids.size());
        action.question = {tr("Delete %1 entries?").arg(count),
            tr("Questions with %1 are interpreted literally again. "
               "This cannot be undone.")
                .arg(selection()->names(ids)),
            tr("Keep entries"), tr("Delete %1 entries").arg(count)};
    }
    action.workedAlone = tr("The entry was deleted");
    action.failedAlone = tr("The entry was not deleted.");
    action.order.running = tr("Deleting: %1 of %2");
    action.order.worked = {tr("1 entry was deleted"), tr("%1 entries were deleted")};
    action.order.failed = {tr("1 entry was not deleted."), tr("%1 entries were not deleted.")};
    action.order.call = [of = m_model->company()](client::ApiClient &client, const QString &id,
                            QObject *context, const BulkRun::Answer &answer) {
        return client.deleteLexiconEntry(of, id, context, BulkRun::told<client::NoAnswer>(answer));
    };
    carryOut(action);
}

void LexiconPane::chooseFile()
{
    auto *dialog = new QFileDialog(window(), tr("Import the lexicon"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setNameFilters({tr("CSV (*.csv *.tsv *.txt)"), tr("All files (*)")});
    connect(dialog, &QFileDialog::fileSelected, this, &LexiconPane::importFile);
    dialog->open();
}

void LexiconPane::importFile(const QString &path)
{
    const QString name = QFileInfo(path).fileName();
    inBackground(
        this, [path] { return readFile(path); },
        [this, name, company = m_model->company()](const client::LexiconFileRows &file) {
            if (!can(Verb::Create) || company != m_model->company())
                return;
            if (!file.fault.isEmpty()) {
                Fault fault;
                fault.what = tr("“%1” was not imported.").arg(name);
                fault.why = file.fault;
                return emit toastWanted(ToastText::of(fault));
            }
            confirm(window(),
                {tr("Import %1 entries?").arg(QLocale().toString(file.rows.size())),
                    tr("Existing entries get the meaning from “%1”; the others are "
                       "added.")
                        .arg(name),
                    tr("Keep lexicon"), tr("Import"), {}},
                [self = QPointer(this), file, company] {
                    if (!self || company != self->m_model->company())
                        return;
                    self->m_file = file;
                    self->m_model->importRows({file.rows});
                });
        });
}

/// Names the line of the file, and not the place in the request.
void LexiconPane::showImportFailure(const client::ApiFailure &failure)
{
    Fault fault = faultOf(tr("The lexicon was not imported. Nothing was changed."), failure);
    const Error &error = failure.error;
    if (!error.invalidFields.empty()) {
        const auto &[path, reason] = error.invalidFields.front();
        fault.why = serverwords::translated(m_file.faultOf(path, reason));
    } else if (!error.missingFields.isEmpty()) {
        fault.why = serverwords::translated(m_file.faultOf(error.missingFields.front(), u"is missing"_s));
    }
    emit toastWanted(ToastText::of(fault));
}

ExportPlan LexiconPane::exported() const { return planOf(u"lexicon"_s, *m_model, several()); }

} // namespace answerdesk::console
