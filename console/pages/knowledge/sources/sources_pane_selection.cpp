// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/selected_rows.h"
#include "console/pages/knowledge/sources/source_cells.h"
#include "console/pages/knowledge/sources/sources_pane.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/dialog.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

void SourcesPane::buildSelection()
{
    connect(makeSelection(m_toolbar), &SelectedRows::ended, this, [this] {
        refresh();
        emit documentsChanged();
    });
    offer(Verb::Again, tr("Read again"), u"refresh"_s,
        tr("The selected sources have no address or are already being read."));
    offer(Verb::Remove, tr("Delete…"), u"trash"_s, tr("The source of custom answers cannot be deleted."));
}

QString SourcesPane::textOf(Verb verb) const
{
    const QString several = selection()->several() ? QLocale().toString(selection()->count()) : QString();
    switch (verb) {
    case Verb::Create:
        return tr("Add source…");
    case Verb::Edit:
        return tr("Change source…");
    case Verb::Again:
        return several.isEmpty() ? tr("Read again") : tr("Read %1 sources again").arg(several);
    case Verb::Remove:
        return several.isEmpty() ? tr("Delete source…") : tr("Delete %1 sources…").arg(several);
    }
    return {};
}

bool SourcesPane::canOn(const api::Source &source, Verb verb) const
{
    if (m_offline || m_model->isBusy(source.sourceId) || selection()->isRunning())
        return false;
    return verb == Verb::Again ? isReadFromAddress(source) && !source.reading.value_or(false)
                               : source.kind != u"own-answers";
}

bool SourcesPane::can(Verb verb) const
{
    if (verb == Verb::Create)
        return !m_offline && m_model->canAsk();
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
        removeSelected();
}

void SourcesPane::actOnCurrent(Verb verb)
{
    const api::Source *source = current();
    if (!source || !canOn(*source, verb))
        return;
    if (verb == Verb::Again)
        m_model->read(source->sourceId);
    else
        removeCurrent();
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

void SourcesPane::removeCurrent()
{
    const api::Source *before = current();
    if (!before || !canOn(*before, Verb::Remove))
        return;
    const api::Source source = *before;
    const QString consequence
        = tr("This deletes %1 with %2. Answers no longer quote them, and their text is removed from stored "
             "answers. This cannot be undone.")
              .arg(timetext::counted(source.documents, tr("1 document"), tr("%1 documents")),
                  timetext::counted(source.passages, tr("1 passage"), tr("%1 passages")));
    confirm(window(),
        {tr("Delete “%1”?").arg(source.name), consequence, tr("Keep source"), tr("Delete source"),
            source.documents > 1 ? source.name : QString()},
        [model = QPointer(m_model), id = source.sourceId] {
            if (model)
                model->remove(id);
        });
}

void SourcesPane::removeSelected()
{
    const QStringList ids = concerned(Verb::Remove);
    qint64 documents = 0, passages = 0;
    for (const QString &id : ids) {
        const api::Source &source = m_model->at(m_model->rowOf(id));
        documents += source.documents;
        passages += source.passages;
    }
    const QString count = QLocale().toString(ids.size());
    const QString consequence = tr("This deletes %1 with %2 and %3. Answers no longer quote them, and their "
                                   "text is removed from stored answers. This cannot be undone.")
                                    .arg(selection()->names(ids),
                                        timetext::counted(documents, tr("1 document"), tr("%1 documents")),
                                        timetext::counted(passages, tr("1 passage"), tr("%1 passages")));
    BulkOrder order;
    order.running = tr("Deleting: %1 of %2");
    order.worked = {tr("1 source was deleted"), tr("%1 sources were deleted")};
    order.failed = {tr("1 source was not deleted."), tr("%1 sources were not deleted.")};
    order.call = [of = m_model->company()](client::ApiClient &client, const QString &id, QObject *context,
                     const BulkRun::Answer &answer) {
        return client.deleteSource(of, id, context, BulkRun::told<client::NoAnswer>(answer));
    };
    confirm(window(),
        {timetext::counted(ids.size(), tr("Delete 1 source?"), tr("Delete %1 sources?")), consequence,
            tr("Keep sources"), timetext::counted(ids.size(), tr("Delete source"), tr("Delete %1 sources")),
            documents > 1 ? count : QString()},
        [self = QPointer(this), of = m_model->company(), ids, order] {
            if (self && of == self->m_model->company())
                self->selection()->run(self->m_model->client(), ids, order);
        });
}

ExportPlan SourcesPane::exported() const
{
    ExportPlan plan;
    plan.name = u"sources"_s;
    plan.columns = client::columnsOf<api::Source>();
    plan.rows = jsonOf(*m_model, selection()->chosenOrAll());
    return plan;
}

} // namespace answerdesk::console
