// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/company_store.h"
#include "server/accounts/analytics_secret_store.h"
#include "server/accounts/text_list.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::accounts {

using storage::Connection;
using storage::Rows;

// One list of columns for reading one company and all of them; a macro, because a statement is a literal.
#define ANSWERDESK_COMPANY_COLUMNS                                                                           \
    "company_key, name, region, api_access, faqs_enabled, allowed_hosts, locales, time_zone, currency, "     \
    "attribution_window_hours, require_helpful, strict_decrease, messages_per_minute, faqs_per_minute, "     \
    "events_per_minute, conversation_retention_days, model_enabled, model_name, model_timeout_ms, "          \
    "model_tokens, created_ms, updated_ms, revision, faqs_require_approval, visitor_retention_days, "        \
    "granted_host_kinds, chosen_api_access, chosen_messages_per_minute, chosen_faqs_per_minute, "            \
    "chosen_events_per_minute"

namespace {

QString kindsText(const QList<api::HostKind> &kinds)
{
    QStringList names;
    for (const api::HostKind kind : kinds)
        names << schema::enumName(kind);
    return listText(names);
}

QList<api::HostKind> kindsOf(const QString &text)
{
    QList<api::HostKind> kinds;
    for (const QString &name : listOf(text)) {
        if (const auto kind = schema::enumValue<api::HostKind>(name))
            kinds << *kind;
    }
    return kinds;
}

std::optional<int> chosenLimit(const Rows &rows, int column)
{
    const std::optional<qint64> limit = rows.optionalInteger(column);
    return limit ? std::optional(int(*limit)) : std::nullopt;
}

} // namespace

static Company readCompany(const Rows &rows)
{
    Company company;
    company.key = rows.text(0);
    company.name = rows.text(1);
    company.region = rows.text(2);
    company.granted.apiAccess = rows.flag(3);
    company.faqsEnabled = rows.flag(4);
    company.chosen.hosts = listOf(rows.text(5));
    company.locales = listOf(rows.text(6));
    company.timeZone = QTimeZone(rows.text(7).toLatin1());
    company.currency = rows.text(8);
    company.attributionWindowHours = int(rows.integer(9));
    company.requireHelpful = rows.flag(10);
    company.strictDecrease = rows.flag(11);
    company.granted.messagesPerMinute = int(rows.integer(12));
    company.granted.faqsPerMinute = int(rows.integer(13));
    company.granted.eventsPerMinute = int(rows.integer(14));
    company.conversationRetentionDays = int(rows.integer(15));
    company.modelEnabled = rows.flag(16);
    company.modelName = rows.text(17);
    company.modelTimeoutMs = int(rows.integer(18));
    company.modelTokens = int(rows.integer(19));
    company.createdMs = rows.integer(20);
    company.updatedMs = rows.integer(21);
    company.revision = rows.integer(22);
    company.faqsRequireApproval = rows.flag(23);
    company.visitorRetentionDays = int(rows.integer(24));
    company.granted.hostKinds = kindsOf(rows.text(25));
    if (const std::optional<qint64> access = rows.optionalInteger(26))
        company.chosen.apiAccess = *access != 0;
    company.chosen.messagesPerMinute = chosenLimit(rows, 27);
    company.chosen.faqsPerMinute = chosenLimit(rows, 28);
    company.chosen.eventsPerMinute = chosenLimit(rows, 29);
    company.settle();
    return company;
}

QList<Company> loadCompanies(Connection &connection)
{
    QList<Company> companies;
    {
        Rows rows
            = connection.run("SELECT " ANSWERDESK_COMPANY_COLUMNS " FROM company WHERE deleted_ms IS NULL");
        while (rows.next())
            companies << readCompany(rows);
    }
    for (Company &company : companies)
        company.analyticsSecrets = loadAnalyticsSecrets(connection, company.key);
    return companies;
}

std::optional<Company> loadCompany(Connection &connection, const QString &companyKey)
{
    std::optional<Company> company;
    {
        Rows rows = connection.run("SELECT " ANSWERDESK_COMPANY_COLUMNS
                                   " FROM company WHERE company_key = ? AND deleted_ms IS NULL",
            companyKey);
        if (!rows.next())
            return std::nullopt;
        company = readCompany(rows);
    }
    company->analyticsSecrets = loadAnalyticsSecrets(connection, companyKey);
    return company;
}

Result<void> insertCompany(Connection &connection, const Company &company)
{
    {
        Rows rows = connection.run("SELECT deleted_ms FROM company WHERE company_key = ?", company.key);
        if (rows.next()) {
            return fail(ErrorCode::AlreadyExists,
                rows.isNull(0)
                    ? u"A company with the key “%1” exists."_s.arg(company.key)
                    : u"The company “%1” was deleted and is still being removed. Its key is free in a few minutes."_s
                          .arg(company.key));
        }
    }
    connection.run(
        "INSERT INTO company (company_key, name, region, api_access, faqs_enabled, allowed_hosts, locales, "
        "time_zone, currency, attribution_window_hours, require_helpful, strict_decrease, "
        "messages_per_minute, faqs_per_minute, events_per_minute, conversation_retention_days, "
        "model_enabled, model_name, model_timeout_ms, model_tokens, created_ms, updated_ms, revision, "
        "faqs_require_approval, visitor_retention_days, granted_host_kinds, chosen_api_access, "
        "chosen_messages_per_minute, chosen_faqs_per_minute, chosen_events_per_minute) VALUES (?, ?, ?, ?, "
        "?, "
        "?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        company.key, company.name, company.region, company.granted.apiAccess, company.faqsEnabled,
        listText(company.chosen.hosts), listText(company.locales), QString::fromLatin1(company.timeZone.id()),
        company.currency, company.attributionWindowHours, company.requireHelpful, company.strictDecrease,
        company.granted.messagesPerMinute, company.granted.faqsPerMinute, company.granted.eventsPerMinute,
        company.conversationRetentionDays, company.modelEnabled, company.modelName, company.modelTimeoutMs,
        company.modelTokens, company.createdMs, company.updatedMs, company.revision,
        company.faqsRequireApproval, company.visitorRetentionDays, kindsText(company.granted.hostKinds),
        company.chosen.apiAccess, company.chosen.messagesPerMinute, company.chosen.faqsPerMinute,
        company.chosen.eventsPerMinute);
    return {};
}

void updateCompany(Connection &connection, const Company &company)
{
    connection.run(
        "UPDATE company SET name = ?, api_access = ?, faqs_enabled = ?, allowed_hosts = ?, locales = ?, "
        "time_zone = ?, currency = ?, attribution_window_hours = ?, require_helpful = ?, "
        "strict_decrease = ?, messages_per_minute = ?, faqs_per_minute = ?, events_per_minute = ?, "
        "conversation_retention_days = ?, model_enabled = ?, model_name = ?, model_timeout_ms = ?, "
        "model_tokens = ?, updated_ms = ?, revision = ?, faqs_require_approval = ?, "
        "visitor_retention_days = ?, granted_host_kinds = ?, chosen_api_access = ?, "
        "chosen_messages_per_minute = ?, chosen_faqs_per_minute = ?, chosen_events_per_minute = ? "
        "WHERE company_key = ?",
        company.name, company.granted.apiAccess, company.faqsEnabled, listText(company.chosen.hosts),
        listText(company.locales), QString::fromLatin1(company.timeZone.id()), company.currency,
        company.attributionWindowHours, company.requireHelpful, company.strictDecrease,
        company.granted.messagesPerMinute, company.granted.faqsPerMinute, company.granted.eventsPerMinute,
        company.conversationRetentionDays, company.modelEnabled, company.modelName, company.modelTimeoutMs,
        company.modelTokens, company.updatedMs, company.revision, company.faqsRequireApproval,
        company.visitorRetentionDays, kindsText(company.granted.hostKinds), company.chosen.apiAccess,
        company.chosen.messagesPerMinute, company.chosen.faqsPerMinute, company.chosen.eventsPerMinute,
        company.key);
}

void markDeleted(Connection &connection, const QString &companyKey, qint64 nowMs)
{
    connection.run("UPDATE company SET deleted_ms = ? WHERE company_key = ?", nowMs, companyKey);
}

QList<DeletedCompany> loadDeleted(Connection &connection)
{
    QList<DeletedCompany> companies;
    Rows rows = connection.run(
        "SELECT company_key, deleted_ms FROM company WHERE deleted_ms IS NOT NULL ORDER BY deleted_ms");
    while (rows.next())
        companies << DeletedCompany{rows.text(0), rows.integer(1)};
    return companies;
}

void deleteCompanyRow(Connection &connection, const QString &companyKey)
{
    connection.run("DELETE FROM company WHERE company_key = ? AND deleted_ms IS NOT NULL", companyKey);
}

} // namespace answerdesk::accounts
