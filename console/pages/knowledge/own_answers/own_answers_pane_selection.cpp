// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/selected_rows.h"
#include "console/pages/knowledge/own_answers/own_answers_pane.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/dialog.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

void OwnAnswersPane::act(Verb verb)
{
    if (verb == Verb::Create)
        create();
    else if (verb == Verb::Edit)
        edit();
    else if (verb == Verb::Remove && can(verb))
        remove(selection()->several() ? selection()->ids() : QStringList{current()->ownAnswerId});
}

void OwnAnswersPane::remove(const QStringList &ids)
{
    RowsAction action{.ids = ids};
    if (ids.size() == 1) {
        action.question = {tr("Delete this custom answer?"),
            tr("“%1” is then answered from the documents or refused. This answer is no longer quoted.")
                .arg(m_model->at(m_model->rowOf(ids[0])).question),
            tr("Keep answer"), tr("Delete answer")};
    } else {
        const QString count = QLocale().toString(ids.size());
        action.question = {tr("Delete %1 custom answers?").arg(count),
            tr("%1 are then answered from the documents or refused. These answers are no longer quoted. This "
               "cannot be undone.")
                .arg(selection()->names(ids)),
            tr("Keep answers"), tr("Delete %1 answers").arg(count)};
    }
    action.workedAlone = tr("The custom answer was deleted");
    action.failedAlone = tr("The custom answer was not deleted.");
    action.order.running = tr("Deleting: %1 of %2");
    action.order.worked = {tr("1 custom answer was deleted"), tr("%1 custom answers were deleted")};
    action.order.failed = {tr("1 custom answer was not deleted."), tr("%1 custom answers were not deleted.")};
    action.order.call = [of = m_model->company()](client::ApiClient &client, const QString &id,
                            QObject *context, const BulkRun::Answer &answer) {
        return client.deleteOwnAnswer(of, id, context, BulkRun::told<client::NoAnswer>(answer));
    };
    carryOut(action);
}

ExportPlan OwnAnswersPane::exported() const { return planOf(u"own-answers"_s, *m_model, several()); }

} // namespace answerdesk::console
