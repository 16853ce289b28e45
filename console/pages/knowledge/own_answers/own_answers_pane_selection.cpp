// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/selected_rows.h"
#include "console/pages/knowledge/own_answers/own_answers_pane.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/dialog.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

void OwnAnswersPane::buildSelection()
{
    connect(makeSelection(m_toolbar), &SelectedRows::ended, this, &OwnAnswersPane::refresh);
    offer(Verb::Remove, tr("Delete…"), u"trash"_s);
}

QString OwnAnswersPane::textOf(Verb verb) const
{
    switch (verb) {
    case Verb::Create:
        return tr("Write answer…");
    case Verb::Edit:
        return tr("Edit answer…");
    case Verb::Remove:
        return selection()->several() ? tr("Delete %1 answers…").arg(QLocale().toString(selection()->count()))
                                      : tr("Delete answer…");
    default:
        return {};
    }
}

bool OwnAnswersPane::can(Verb verb) const
{
    const bool isPossible = !m_offline && m_model->canAsk();
    return isPossible && (verb == Verb::Create || (current() && !selection()->isRunning()));
}

void OwnAnswersPane::act(Verb verb)
{
    if (verb == Verb::Create)
        create();
    else if (verb == Verb::Edit)
        edit();
    else if (verb == Verb::Remove)
        selection()->several() ? removeSelected() : removeCurrent();
}

void OwnAnswersPane::removeCurrent()
{
    if (m_offline || !current() || selection()->isRunning())
        return;
    confirm(window(),
        {tr("Delete this custom answer?"),
            tr("“%1” is then answered from the documents or refused. This answer is no longer quoted.")
                .arg(current()->question),
            tr("Keep answer"), tr("Delete answer"), {}},
        [model = QPointer(m_model), id = current()->ownAnswerId] {
            if (model)
                model->remove(id);
        });
}

void OwnAnswersPane::removeSelected()
{
    if (!can(Verb::Remove))
        return;
    const QStringList ids = selection()->ids();
    const QString count = QLocale().toString(ids.size());
    BulkOrder order;
    order.running = tr("Deleting: %1 of %2");
    order.worked = {tr("1 custom answer was deleted"), tr("%1 custom answers were deleted")};
    order.failed = {tr("1 custom answer was not deleted."), tr("%1 custom answers were not deleted.")};
    order.call = [of = m_model->company()](client::ApiClient &client, const QString &id, QObject *context,
                     const BulkRun::Answer &answer) {
        return client.deleteOwnAnswer(of, id, context, BulkRun::told<client::NoAnswer>(answer));
    };
    confirm(window(),
        {tr("Delete %1 custom answers?").arg(count),
            tr("%1 are then answered from the documents or refused. These answers are no longer quoted. This "
               "cannot be undone.")
                .arg(selection()->names(ids)),
            tr("Keep answers"), tr("Delete %1 answers").arg(count), {}},
        [self = QPointer(this), of = m_model->company(), ids, order] {
            if (self && of == self->m_model->company())
                self->selection()->run(self->m_model->client(), ids, order);
        });
}

ExportPlan OwnAnswersPane::exported() const
{
    ExportPlan plan;
    plan.name = u"own-answers"_s;
    plan.columns = client::columnsOf<api::OwnAnswer>();
    if (selection()->several()) {
        plan.rows = jsonOf(*m_model, selection()->ids());
    } else {
        plan.list = api::Endpoint::ListOwnAnswers;
        plan.filter = filterOf(m_model->query());
    }
    return plan;
}

} // namespace answerdesk::console
