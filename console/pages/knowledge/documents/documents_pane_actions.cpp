// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/fault_of.h"
#include "console/app/page/selected_rows.h"
#include "console/pages/knowledge/documents/documents_pane.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/words/server_words.h"
#include <QtCore/QUrl>
#include <QtGui/QDesktopServices>

using namespace Qt::Literals::StringLiterals;

// What is done to one document: open its page, read it again, remove it.
namespace answerdesk::console {

namespace {

/// Where the document was read; empty when it was uploaded or written.
QUrl pageOf(const api::Document *document)
{
    const QUrl url(document ? document->path : QString());
    return url.scheme().startsWith(u"http") ? url : QUrl();
}

} // namespace

QString DocumentsPane::textOf(Verb verb) const
{
    const bool isOnWeb = !pageOf(current()).isEmpty();
    switch (verb) {
    case Verb::Create:
        return tr("Add source…");
    case Verb::Edit:
        return isOnWeb ? tr("Open page") : QString();
    case Verb::Again:
        return isOnWeb ? tr("Read again") : QString();
    case Verb::Remove:
        return tr("Remove document…");
    }
    return {};
}

bool DocumentsPane::can(Verb verb) const
{
    if (verb == Verb::Create)
        return true;
    if (!current() || selection()->several())
        return false;
    return verb == Verb::Edit || (!isOffline() && m_model->canAsk() && !m_changing.isRunning());
}

void DocumentsPane::act(Verb verb)
{
    if (verb == Verb::Create)
        return emit addWanted();
    if (!can(verb))
        return;
    if (verb == Verb::Edit)
        QDesktopServices::openUrl(pageOf(current()));
    else if (verb == Verb::Again)
        readAgain(*current());
    else
        askToRemove(*current());
}

void DocumentsPane::readAgain(const api::Document &document)
{
    m_changing = m_model->client()->call<api::DocumentReading>(api::Endpoint::RefreshDocument,
        {.segments = {m_model->company(), document.documentId}, .body = "{}"}, this,
        [this, name = nameOf(document)](const client::ApiResult<api::DocumentReading> &reading) {
            emit changed();
            if (!reading)
                return emit toastWanted(
                    ToastText::of(faultOf(tr("“%1” was not read again.").arg(name), reading.error())));
            sayRead(name, *reading);
            m_model->refresh();
            m_passages->refresh();
        });
    emit changed();
}

void DocumentsPane::sayRead(const QString &name, const api::DocumentReading &reading)
{
    switch (reading.outcome) {
    case api::ReadingOutcome::Changed:
        return emit toastWanted({tr("“%1” was read again; its text has changed").arg(name)});
    case api::ReadingOutcome::Unchanged:
        return emit toastWanted({tr("“%1” was read again; its text is the same").arg(name)});
    case api::ReadingOutcome::Gone:
        return emit toastWanted(
            {tr("The page of “%1” no longer exists; the document was removed").arg(name)});
    case api::ReadingOutcome::Failed:
        break;
    }
    Fault fault;
    fault.what = tr("“%1” was not read again.").arg(name);
    fault.why = serverwords::translated(reading.reason.value_or(QString()));
    fault.remedy = tr("The previous text is kept.");
    emit toastWanted(ToastText::of(fault));
}

void DocumentsPane::askToRemove(const api::Document &document)
{
    const QString name = nameOf(document);
    const QString consequence = pageOf(&document).isEmpty()
        ? tr("Answers no longer quote it. To add it again, upload it again.")
        : tr("Answers no longer quote it. Later readings of its source skip this page.");
    confirm(window(),
        {tr("Remove “%1”?").arg(name), consequence, tr("Keep document"), tr("Remove document"), {}},
        [self = QPointer(this), document, of = m_model->company()] {
            if (self && of == self->m_model->company())
                self->remove(document);
        });
}

void DocumentsPane::remove(const api::Document &document)
{
    if (!m_model->canAsk() || m_changing.isRunning())
        return;
    m_changing = m_model->client()->call<client::NoAnswer>(api::Endpoint::DeleteDocument,
        {.segments = {m_model->company(), document.documentId}}, this,
        [this, name = nameOf(document)](const client::ApiResult<client::NoAnswer> &removed) {
            emit changed();
            if (!removed)
                return emit toastWanted(
                    ToastText::of(faultOf(tr("“%1” was not removed.").arg(name), removed.error())));
            emit toastWanted({tr("“%1” was removed").arg(name)});
            m_model->refresh();
        });
    emit changed();
}

} // namespace answerdesk::console
