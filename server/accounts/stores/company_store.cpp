// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/accounts/stores/company_store.h"
#include "server/accounts/stores/analytics_secret_store.h"
#include "server/storage/rows/row.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::storage {

template <>
struct ColumnCodec<QTimeZone> {
    using Stored = QString;
    static QString write(const QTimeZone &zone) { return QString::fromLatin1(zone.id()); }
    static QTimeZone read(const QString &id) { return QTimeZone(id.toLatin1()); }
};

} // namespace answerdesk::storage

namespace answerdesk::accounts {

using storage::Column;
using storage::Connection;
using storage::Fixed;
using storage::Key;
using storage::Rows;

namespace {

constexpr auto kSettings = api::CompanySettings<StoredSettings>::describe();

template <std::size_t Place>
struct SettingColumn
    : storage::MemberColumn<storage::ColumnKind::Changing, void, api::settingAt<Place>(kSettings).member> {
    static constexpr auto kName = [] {
        constexpr std::string_view kText = api::settingAt<Place>(kSettings).name;
        storage::Literal<kText.size() + 1> name;
        std::copy(kText.begin(), kText.end(), name.text);
        return name;
    }();
};

/// The settings that are the company's alone: each has the column of its name.
template <std::size_t... Place, typename... F>
constexpr auto settingColumns(const schema::FieldList<std::index_sequence<Place...>, F...> &)
{
    return (storage::Columns<>() + ...
        + std::conditional_t<F::kOwner == api::SettingOwner::Company, storage::Columns<SettingColumn<Place>>,
            storage::Columns<>>());
}

using CompanyTable = storage::Table<Company, "company", Key<"company_key", &Company::key>,
    Column<"name", &Company::name>, Fixed<"region", &Company::region>, Fixed<"is_demo", &Company::isDemo>,
    decltype(settingColumns(kSettings)), Column<"api_access", &Company::grantedApiAccess>,
    Column<"messages_per_minute", &Company::grantedMessagesPerMinute>,
    Column<"faqs_per_minute", &Company::grantedFaqsPerMinute>,
    Column<"events_per_minute", &Company::grantedEventsPerMinute>,
    Column<"granted_host_kinds", &Company::grantedHostKinds>,
    Column<"allowed_hosts", &Company::chosen, &CompanyChoices::hosts>,
    Column<"chosen_api_access", &Company::chosen, &CompanyChoices::apiAccess>,
    Column<"chosen_messages_per_minute", &Company::chosen, &CompanyChoices::messagesPerMinute>,
    Column<"chosen_faqs_per_minute", &Company::chosen, &CompanyChoices::faqsPerMinute>,
    Column<"chosen_events_per_minute", &Company::chosen, &CompanyChoices::eventsPerMinute>,
    Fixed<"created_ms", &Company::createdMs>, Column<"updated_ms", &Company::updatedMs>,
    Column<"revision", &Company::revision>>;

using DeletedTable = storage::View<DeletedCompany, Key<"company_key", &DeletedCompany::key>,
    Column<"deleted_ms", &DeletedCompany::deletedMs>>;

void complete(Connection &connection, Company &company)
{
    company.settle();
    company.analyticsSecrets = loadAnalyticsSecrets(connection, company.key);
}

} // namespace

QList<Company> loadCompanies(Connection &connection)
{
    QList<Company> companies
        = CompanyTable::select<"SELECT {columns} FROM company WHERE deleted_ms IS NULL">(connection);
    for (Company &company : companies)
        complete(connection, company);
    return companies;
}

std::optional<Company> loadCompany(Connection &connection, const QString &companyKey)
{
    std::optional<Company> company = CompanyTable::selectOne<
        "SELECT {columns} FROM company WHERE company_key = ? AND deleted_ms IS NULL">(connection, companyKey);
    if (company)
        complete(connection, *company);
    return company;
}

Result<void> insertCompany(Connection &connection, const Company &company)
{
    {
        Rows rows = connection.run("SELECT deleted_ms FROM company WHERE company_key = ?", company.key);
        if (rows.next()) {
            return fail(ErrorCode::AlreadyExists,
                storage::value<std::optional<qint64>>(rows)
                    ? u"The company “%1” was deleted and is still being removed. Its key is free in a few minutes."_s
                          .arg(company.key)
                    : u"A company with the key “%1” already exists."_s.arg(company.key));
        }
    }
    CompanyTable::insert(connection, company);
    return {};
}

void updateCompany(Connection &connection, const Company &company)
{
    CompanyTable::update(connection, company);
}

void markDeleted(Connection &connection, const QString &companyKey, qint64 nowMs)
{
    connection.run("UPDATE company SET deleted_ms = ? WHERE company_key = ?", nowMs, companyKey);
}

QList<DeletedCompany> loadDeleted(Connection &connection)
{
    return DeletedTable::select<
        "SELECT {columns} FROM company WHERE deleted_ms IS NOT NULL ORDER BY deleted_ms">(connection);
}

void deleteCompanyRow(Connection &connection, const QString &companyKey)
{
    connection.run("DELETE FROM company WHERE company_key = ? AND deleted_ms IS NOT NULL", companyKey);
}

} // namespace answerdesk::accounts
