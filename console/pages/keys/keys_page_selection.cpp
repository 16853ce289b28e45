// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/selected_rows.h"
#include "console/export/list_export.h"
#include "console/pages/keys/key_cells.h"
#include "console/pages/keys/keys_page.h"
#include "console/widgets/basics/time_text.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/tables/data_table.h"
#include "console/widgets/tables/selection_bar.h"
#include "shared/core/qt_compat.h"
#include <QtGui/QAction>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::console {

void KeysPage::buildSelection()
{
    m_selection = new SelectedRows(m_table, m_toolbar);
    m_revokeAction->setIconText(tr("Revoke…"));
    m_selection->bar()->add(m_revokeAction);
    m_selection->bar()->addQuiet(m_export->action());
    connect(m_selection, &SelectedRows::changed, this, &KeysPage::applyActions);
    connect(m_selection, &SelectedRows::ended, this, &KeysPage::refresh);
    connect(m_selection, &SelectedRows::toastWanted, this, &Page::toastWanted);
}

bool KeysPage::canChange(int row) const
{
    return row >= 0 && reasonAgainstWriting().isEmpty() && !m_selection->isRunning()
        && m_model->at(row).status == u"active";
}

QStringList KeysPage::revocable() const
{
    QStringList ids = m_selection->ids();
    ids.removeIf([this](const QString &id) { return !canChange(m_model->rowOf(id)); });
    return ids;
}

void KeysPage::applyActions()
{
    const bool works = canChange(currentRow());
    m_editAction->setEnabled(works);
    m_rotateAction->setEnabled(works);
    const bool several = m_selection->several();
    m_revokeAction->setEnabled(several ? !revocable().isEmpty() : works);
    m_revokeAction->setText(
        several ? tr("Revoke %1 keys…").arg(QLocale().toString(m_selection->count())) : tr("Revoke key…"));
    const QString against = reasonAgainstWriting();
    m_revokeAction->setToolTip(!against.isEmpty()     ? against
            : several && !m_revokeAction->isEnabled() ? tr("The selected keys are no longer active.")
                                                      : QString());
    m_export->setPossible(m_filter->rowCount() > 0);
}

ExportPlan KeysPage::exported() const
{
    ExportPlan plan;
    plan.name = u"api-keys"_s;
    plan.columns = client::columnsOf<api::ApiKey>();
    plan.columns.removeAll(u"requests_per_day"_s); // a list within a cell is of no use to anybody
    plan.rows = m_model->rowsOf(m_selection->chosenOrAll());
    return plan;
}

void KeysPage::revokeCurrent()
{
    const int row = currentRow();
    if (!canChange(row))
        return;
    const api::ApiKey key = m_model->at(row);
    const QDateTime used = timetext::moment(key.lastUsedAt);
    QString consequence = tr("Requests with this key fail immediately with 401.");
    if (used.isValid())
        consequence += u' '
            + tr("It was last used: %1. It made %2 requests in 30 days.")
                  .arg(timetext::ago(used, utcDateTime(m_clock.nowMs())),
                      QLocale().toString(key.requests30Days));
    else
        consequence += u' ' + tr("It was never used.");
    consequence += u' ' + tr("This cannot be undone.");
    confirm(window(),
        {tr("Revoke “%1”?").arg(key.name), consequence, tr("Keep key"), tr("Revoke key"),
            used.isValid() ? key.name : QString()},
        [model = QPointer(m_model), id = key.keyId] {
            if (model)
                model->revoke(id);
        });
}

void KeysPage::revokeSelected()
{
    const QStringList ids = revocable();
    if (ids.isEmpty())
        return;
    bool areUsed = false;
    qint64 requests = 0;
    for (const QString &id : ids) {
        const api::ApiKey &key = m_model->at(m_model->rowOf(id));
        areUsed = areUsed || key.lastUsedAt;
        requests += key.requests30Days;
    }
    const QString count = QLocale().toString(ids.size());
    QString consequence
        = tr("%1. Requests with these keys fail immediately with 401.").arg(m_selection->names(ids));
    consequence += u' '
        + (areUsed ? tr("They made %1 requests in 30 days.").arg(QLocale().toString(requests))
                   : tr("None of them was ever used."))
        + u' ' + tr("This cannot be undone.");
    BulkOrder order;
    order.running = tr("Revoking: %1 of %2");
    order.worked = {tr("1 key was revoked"), tr("%1 keys were revoked")};
    order.failed = {tr("1 key was not revoked."), tr("%1 keys were not revoked.")};
    order.call = [company = m_model->company()](client::ApiClient &client, const QString &id,
                     QObject *context, const BulkRun::Answer &answer) {
        return client.revokeKey(company, id, context, BulkRun::told<api::ApiKey>(answer));
    };
    confirm(window(),
        {ids.size() == 1 ? tr("Revoke 1 key?") : tr("Revoke %1 keys?").arg(count), consequence,
            tr("Keep keys"), ids.size() == 1 ? tr("Revoke key") : tr("Revoke %1 keys").arg(count),
            areUsed ? count : QString()},
        [self = QPointer(this), of = m_model->company(), ids, order] {
            if (self && of == self->m_model->company())
                self->m_selection->run(self->m_model->client(), ids, order);
        });
}

} // namespace answerdesk::console
