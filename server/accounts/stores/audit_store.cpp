// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/stores/audit_store.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/row.h"
#include "server/storage/rows/sequence.h"
#include "shared/api/actors.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using storage::Column;
using storage::Connection;
using storage::Key;
using storage::Rows;

namespace {

using AuditTable = storage::Table<AuditRow, "audit", Key<"company_key", &AuditRow::companyKey>,
    Key<"audit_id", &AuditRow::id>, Column<"at_ms", &AuditRow::atMs>, Column<"actor", &AuditRow::actor>,
    Column<"action", &AuditRow::action>, Column<"target", &AuditRow::target>,
    Column<"target_name", &AuditRow::targetName>, Column<"address", &AuditRow::address>,
    Column<"before_json", &AuditRow::before>, Column<"after_json", &AuditRow::after>>;

std::optional<json::Value> objectOf(const std::optional<QString> &text)
{
    const auto value = text ? json::parse(text->toUtf8()) : tl::unexpected(QString());
    return value && value->asObject() ? std::optional(*value) : std::nullopt;
}

void selectActor(storage::ListSelect &select, const AuditFilter &filter)
{
    if (!filter.actor)
        return;
    const QString actor = filter.actor->toLower();
    if (!filter.hiddenActors.isEmpty() && actor == QLatin1String(api::kOperatorActor))
        select.addList("AND lower(actor) IN", filter.hiddenActors);
    else if (filter.hiddenActors.contains(actor))
        select.add("AND 1 = 0"); // a guess at an address is not confirmed
    else
        select.add("AND lower(actor) = ?", actor);
}

void selectText(storage::ListSelect &select, const AuditFilter &filter)
{
    const std::optional<QString> pattern = storage::patternOf(filter.text);
    if (!pattern)
        return;
    select.add("AND (lower(action) LIKE ? ESCAPE '!' OR lower(target) LIKE ? ESCAPE '!'", *pattern, *pattern);
    select.add("OR lower(target_name) LIKE ? ESCAPE '!'", *pattern);
    select.add("OR (lower(actor) LIKE ? ESCAPE '!'", *pattern);
    if (!filter.hiddenActors.isEmpty())
        select.addList("AND lower(actor) NOT IN", filter.hiddenActors);
    select.add(")");
    const QString shown = QString::fromLatin1(api::kOperatorActor);
    if (!filter.hiddenActors.isEmpty() && shown.contains(*filter.text, Qt::CaseInsensitive))
        select.addList("OR lower(actor) IN", filter.hiddenActors);
    select.add(")");
}

} // namespace

void insertAudit(Connection &connection, AuditRow row, qint64 nowMs)
{
    row.id = storage::nextValue(connection, row.companyKey, u"audit"_s);
    row.atMs = nowMs;
    AuditTable::insert(connection, row);
}

std::vector<http::ListEntry<api::AuditEntry>> loadAudit(
    Connection &connection, const AuditFilter &filter, const http::ListPosition &position, int limit)
{
    storage::ListSelect select(
        AuditTable::sql<"SELECT {columns} FROM audit WHERE at_ms >= ?">(), filter.fromMs.value_or(0));
    select.addIf(filter.companyKey, "AND company_key = ?").addIf(filter.toMs, "AND at_ms < ?");
    select.addIf(filter.target, "AND target = ?");
    selectActor(select, filter);
    // Actions are lower-case words with dots and dashes, all of which sort below the tilde.
    if (filter.action)
        select.add("AND action >= ? AND action < ?", *filter.action, *filter.action + u'~');
    selectText(select, filter);
    const bool isOfCompany = filter.companyKey.has_value();
    if (isOfCompany) {
        select.add("AND audit_id < ? ORDER BY audit_id DESC LIMIT ?", position.belowId, limit);
    } else {
        const QString company = position.key.section(u':', 0, 0);
        const qint64 id = position.key.section(u':', 1).toLongLong();
        select.add("AND (at_ms < ? OR (at_ms = ? AND (company_key > ? OR (company_key = ? AND audit_id < "
                   "?)))) ORDER BY at_ms DESC, company_key, audit_id DESC LIMIT ?",
            position.belowId, position.belowId, company, company, id, limit);
    }
    Rows rows = select.run(connection);
    std::vector<http::ListEntry<api::AuditEntry>> entries;
    qsizetype bytes = 0;
    while (bytes <= http::kMaxPageBytes && rows.next()) {
        const AuditRow row = AuditTable::read(rows);
        bytes += row.before.value_or(QString()).size() + row.after.value_or(QString()).size();
        api::AuditEntry entry;
        entry.auditId = QString::number(row.id);
        entry.companyKey = row.companyKey;
        entry.at.ms = row.atMs;
        entry.actor = row.actor;
        entry.action = row.action;
        entry.target = row.target;
        entry.targetName = row.targetName;
        entry.address = row.address;
        entry.before = objectOf(row.before);
        entry.after = objectOf(row.after);
        if (filter.hiddenActors.contains(entry.actor.toLower())) {
            entry.actor = QString::fromLatin1(api::kOperatorActor);
            entry.address.clear();
        }
        const http::ListPosition behind = isOfCompany
            ? http::ListPosition{row.id, {}}
            : http::ListPosition{entry.at.ms, entry.companyKey + u':' + entry.auditId};
        entries.push_back({std::move(entry), behind});
    }
    return entries;
}

} // namespace answerdesk::accounts
