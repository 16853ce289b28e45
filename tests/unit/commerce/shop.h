// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/commerce/endpoints/event_endpoints.h"
#include "server/commerce/events/event_recorder.h"
#include "server/commerce/tickets/interactions.h"
#include "server/storage/database/database.h"
#include "tests/support/test_database.h"

namespace answerdesk::commerce {

/// A visitor's fingerprint for tests: always the same UUID for the same number.
QString fingerprint(int number);
QString nilFingerprint();

/// One interaction with what usually does not matter filled in.
struct Visit {
    QString user;
    QString faqUser;
    Channel channel = Channel::Chat;
    bool isHelpful = true;
    bool isTest = false;
    QString about = {};
};

/// A company on a database of its own, with a clock that stands still.
class Shop
{
public:
    Shop();
    ~Shop();

    /// Adds or replaces a company; the one of the shop is "nordfjell".
    void put(accounts::Company company);
    /// Changes the shop's own company.
    void configure(const std::function<void(accounts::Company &)> &change);

    std::optional<qint64> visit(const Visit &visit);
    /// As many visitors of fingerprints that nothing else has, in one transaction; all of them tests.
    void visitOfStrangers(int count);
    /// Closes the database and opens it again.
    void restart();
    Recorded cart(const api::CartEventRequest &event);
    Recorded checkout(const api::CheckoutEventRequest &event);

    /// An event of visitor 1 on product "tent", 100 EUR each.
    static api::CartEventRequest cartEvent(api::CartEventType type, const QByteArray &quantity);
    /// An order of visitor 1 with one line.
    static api::CheckoutEventRequest order(const QByteArray &value, const QString &orderId = {});

    CommerceServices services();
    storage::Database &database() { return *m_database; }
    TotalsMaintainer &totals() { return *m_totals; }
    /// The first column of the first row.
    qint64 number(const QByteArray &sql);
    QString text(const QByteArray &sql);

    ManualClock clock{1'780'000'000'000};
    accounts::Company company;
    accounts::CompanyDirectory companies{QStringLiteral("eu")};
    http::RateLimiter limiter{clock};
    DiagnosticRows diagnosticRows{clock};

private:
    void open();

    test::TestDatabase m_scratch;
    std::unique_ptr<storage::Database> m_database;
    std::unique_ptr<TotalsMaintainer> m_totals;
    qint64 m_messages = 0;
    int m_strangers = 0;
};

/// A request as the dispatcher hands it to a handler.
http::RequestPtr makeRequest(api::Endpoint endpoint, const QByteArray &body,
    const QList<std::pair<QByteArray, QByteArray>> &headers = {}, const schema::QueryItems &query = {});
/// Sends a body to an analytics endpoint and waits for what would go out.
http::HttpResponse post(const EventEndpoints &endpoints, const http::RequestPtr &request);
http::HttpResponse toResponse(Result<http::HttpResponse> result);

} // namespace answerdesk::commerce
