// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/audit_store.h"
#include "server/storage/list_select.h"
#include "server/storage/sequence.h"
#include "shared/api/actors.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using storage::Connection;
using storage::Rows;

namespace {

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

void insertAudit(Connection &connection, const AuditRow &row, qint64 nowMs)
{
    connection.run(
        "INSERT INTO audit (company_key, audit_id, at_ms, actor, action, target, address, before_json, "
        "after_json) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        row.companyKey, storage::nextValue(connection, row.companyKey, u"audit"_s), nowMs, row.actor,
        row.action, row.target, row.address, row.before, row.after);
}

std::vector<http::ListEntry<api::AuditEntry>> loadAudit(
    Connection &connection, const AuditFilter &filter, const http::ListPosition &position, int limit)
{
    storage::ListSelect select("SELECT audit_id, company_key, at_ms, actor, action, target, address, "
                               "before_json, after_json FROM audit WHERE at_ms >= ?",
        filter.fromMs.value_or(0));
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
        api::AuditEntry entry;
        entry.auditId = QString::number(rows.integer(0));
        entry.companyKey = rows.text(1);
        entry.at.ms = rows.integer(2);
        entry.actor = rows.text(3);
        entry.action = rows.text(4);
        entry.target = rows.text(5);
        entry.address = rows.text(6);
        const std::optional<QString> before = rows.optionalText(7);
        const std::optional<QString> after = rows.optionalText(8);
        bytes += before.value_or(QString()).size() + after.value_or(QString()).size();
        entry.before = objectOf(before);
        entry.after = objectOf(after);
        if (filter.hiddenActors.contains(entry.actor.toLower())) {
            entry.actor = QString::fromLatin1(api::kOperatorActor);
            entry.address.clear();
        }
        const http::ListPosition behind = isOfCompany
            ? http::ListPosition{rows.integer(0), {}}
            : http::ListPosition{entry.at.ms, entry.companyKey + u':' + entry.auditId};
        entries.push_back({std::move(entry), behind});
    }
    return entries;
}

} // namespace answerdesk::accounts
