// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/selected_rows.h"
#include "console/pages/knowledge/sources/source_cells.h"
#include "console/pages/knowledge/sources/sources_pane.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/dialog.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

bool SourcesPane::canOn(const api::Source &source, Verb verb) const
{
    if (isOffline() || m_model->isBusy(source.sourceId) || selection()->isRunning())
        return false;
    return verb == Verb::Again ? isReadFromAddress(source) && !source.reading.value_or(false)
                               : source.kind != u"own-answers";
}

bool SourcesPane::can(Verb verb) const
{
    if (verb == Verb::Create)
        return !isOffline() && m_model->canAsk();
    if (selection()->several() && verb != Verb::Edit)
        return !concerned(verb).isEmpty();
    const api::Source *source = current();
    return source && canOn(*source, verb);
}

QStringList SourcesPane::concerned(Verb verb) const
{
    QStringList ids = selection()->ids();
    ids.removeIf([this, verb](const QString &id) {
        const int row = m_model->rowOf(id);
        return row < 0 || !canOn(m_model->at(row), verb);
    });
    return ids;
}

void SourcesPane::act(Verb verb)
{
    if (!can(verb))
        return;
    if (verb == Verb::Create)
        openDialog();
    else if (verb == Verb::Edit)
        edit();
    else if (!selection()->several())
        actOnCurrent(verb);
    else if (verb == Verb::Again)
        readSelected();
    else
        remove(concerned(verb));
}

void SourcesPane::actOnCurrent(Verb verb)
{
    const api::Source *source = current();
    if (!source || !canOn(*source, verb))
        return;
    if (verb == Verb::Again)
        m_model->read(source->sourceId);
    else
        remove({source->sourceId});
}

void SourcesPane::readSelected()
{
    BulkOrder order;
    order.running = tr("Reading: %1 of %2");
    order.worked = {tr("1 source was read, or is being read"), tr("%1 sources were read, or are being read")};
    order.failed = {tr("1 source was not read."), tr("%1 sources were not read.")};
    order.call = [of = m_model->company()](client::ApiClient &client, const QString &id, QObject *context,
                     const BulkRun::Answer &answer) {
        return client.refreshSource(of, id, context, BulkRun::told<api::Source>(answer));
    };
    selection()->run(m_model->client(), concerned(Verb::Again), order);
}

void SourcesPane::remove(const QStringList &ids)
{
    qint64 documents = 0, passages = 0;
    for (const QString &id : ids) {
        const api::Source &source = m_model->at(m_model->rowOf(id));
        documents += source.documents;
        passages += source.passages;
    }
    const QString countedDocuments = timetext::counted(documents, tr("1 document"), tr("%1 documents")),
                  countedPassages = timetext::counted(passages, tr("1 passage"), tr("%1 passages"));
    if (ids.size() == 1) {
        const QString name = m_model->at(m_model->rowOf(ids[0])).name;
        confirm(window(),
            {tr("Delete “%1”?").arg(name),
                tr("This deletes %1 with %2. Answers no longer quote them, and their text is removed from "
                   "stored "
                   "answers. This cannot be undone.")
                    .arg(countedDocuments, countedPassages),
                tr("Keep source"), tr("Delete source"), documents > 1 ? name : QString()},
            [model = QPointer(m_model), id = ids[0]] {
                if (model)
                    model->remove(id);
            });
        return;
    }
    const QString count = QLocale().toString(ids.size());
    RowsAction action{.ids = ids};
    action.question = {tr("Delete %1 sources?").arg(count),
        tr("This deletes %1 with %2 and %3. Answers no longer quote them, and their "
           "text is removed from stored answers. This cannot be undone.")
            .arg(selection()->names(ids), countedDocuments, countedPassages),
        tr("Keep sources"), tr("Delete %1 sources").arg(count), documents > 1 ? count : QString()};
    action.order.running = tr("Deleting: %1 of %2");
    action.order.worked = {tr("1 source was deleted"), tr("%1 sources were deleted")};
    action.order.failed = {tr("1 source was not deleted."), tr("%1 sources were not deleted.")};
    action.order.call = [of = m_model->company()](client::ApiClient &client, const QString &id,
                            QObject *context, const BulkRun::Answer &answer) {
        return client.deleteSource(of, id, context, BulkRun::told<client::NoAnswer>(answer));
    };
    carryOut(action);
}

ExportPlan SourcesPane::exported() const
{
    ExportPlan plan;
    plan.name = u"sources"_s;
    plan.columns = client::columnsOf<api::Source>();
    plan.rows = m_model->rowsOf(selection()->chosenOrAll());
    return plan;
}

} // namespace answerdesk::console
