// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/commerce/shop.h"
#include "resources/server_resources.h"
#include "server/accounts/stores/company_store.h"
#include <QtCore/QUrl>
#include <future>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::commerce {

QString fingerprint(int number)
{
    return u"3f0e8c52-1d2b-4c47-9a55-%1"_s.arg(number, 12, 10, QLatin1Char('0'));
}
QString nilFingerprint() { return u"00000000-0000-0000-0000-000000000000"_s; }

Shop::Shop()
{
    initServerResources();
    open();
    company.key = u"nordfjell"_s;
    company.name = u"Nordfjell Outdoor"_s;
    company.region = u"eu"_s;
    company.timeZone = QTimeZone(QByteArrayLiteral("Europe/Berlin"));
    put(company);
}

Shop::~Shop() = default;

void Shop::open()
{
    auto database = storage::Database::open(m_scratch.folder(), clock.nowMs(), m_scratch.setting());
    if (!database)
        qFatal("%s", qUtf8Printable(database.error().text()));
    m_database = std::move(*database);
    m_totals = std::make_unique<TotalsMaintainer>(*m_database, companies, clock);
}

void Shop::restart()
{
    m_totals.reset();
    m_database.reset();
    open();
}

void Shop::visitOfStrangers(int count)
{
    m_database->writer().submitAndWait([&](storage::Connection &connection) -> Result<int> {
        for (int i = 0; i < count; ++i) {
            const int number = 1'000'000 + 2 * m_strangers++;
            recordInteraction(connection, company,
                {company.key, fingerprint(number), fingerprint(number + 1), Channel::Chat, u"stranger"_s,
                    number, std::nullopt, true, true, u"answered"_s, clock.nowMs()});
        }
        return count;
    });
}

void Shop::put(accounts::Company added)
{
    const auto written
        = m_database->writer().submitAndWait([&](storage::Connection &connection) -> Result<int> {
              if (accounts::loadCompany(connection, added.key)) {
                  accounts::updateCompany(connection, added);
                  return 0;
              }
              const Result<void> inserted = accounts::insertCompany(connection, added);
              if (!inserted)
                  return fail(inserted.error());
              return 0;
          });
    if (!written)
        qFatal("%s", qUtf8Printable(written.error().detail));
    companies.put(std::move(added));
}

void Shop::configure(const std::function<void(accounts::Company &)> &change)
{
    change(company);
    put(company);
}

std::optional<qint64> Shop::visit(const Visit &visit)
{
    Interaction interaction;
    interaction.companyKey = company.key;
    interaction.userFingerprint = visit.user;
    interaction.userFaqFingerprint = visit.faqUser;
    interaction.channel = visit.channel;
    interaction.threadId = u"thread-%1"_s.arg(++m_messages);
    interaction.messageId = m_messages;
    interaction.isTest = visit.isTest;
    interaction.isHelpful = visit.isHelpful;
    interaction.helpfulReason = u"answered"_s;
    interaction.atMs = clock.nowMs();
    interaction.about = visit.about;
    const auto ticket = m_database->writer().submitAndWait(
        [&](storage::Connection &connection) -> Result<std::optional<qint64>> {
            return recordInteraction(connection, company, interaction);
        });
    if (!ticket)
        qFatal("%s", qUtf8Printable(ticket.error().detail));
    return *ticket;
}

Recorded Shop::cart(const api::CartEventRequest &event)
{
    const auto recorded
        = m_database->writer().submitAndWait([&](storage::Connection &connection) -> Result<Recorded> {
              return EventRecorder(clock).recordCart(connection, company, event);
          });
    if (!recorded)
        qFatal("%s", qUtf8Printable(recorded.error().detail));
    return *recorded;
}

Recorded Shop::checkout(const api::CheckoutEventRequest &event)
{
    const auto recorded
        = m_database->writer().submitAndWait([&](storage::Connection &connection) -> Result<Recorded> {
              return EventRecorder(clock).recordCheckout(connection, company, event);
          });
    if (!recorded)
        qFatal("%s", qUtf8Printable(recorded.error().detail));
    return *recorded;
}

api::CartEventRequest Shop::cartEvent(api::CartEventType type, const QByteArray &quantity)
{
    api::CartEventRequest event;
    event.companyKey.key = u"nordfjell"_s;
    event.userFingerprint.uuid = fingerprint(1);
    event.userFaqFingerprint.uuid = fingerprint(101);
    event.type = type;
    event.productId = u"tent"_s;
    event.productName = u"Alta 2 tent"_s;
    event.value = *Decimal::parse("100");
    event.currency.code = u"EUR"_s;
    event.quantity = *Decimal::parse(quantity);
    return event;
}

api::CheckoutEventRequest Shop::order(const QByteArray &value, const QString &orderId)
{
    api::CheckoutEventRequest event;
    event.companyKey.key = u"nordfjell"_s;
    event.userFingerprint.uuid = fingerprint(1);
    event.userFaqFingerprint.uuid = fingerprint(101);
    event.value = *Decimal::parse(value);
    event.currency.code = u"EUR"_s;
    if (!orderId.isEmpty())
        event.orderIdCamel = orderId;
    event.lineItems = {{u"tent"_s, u"Alta 2 tent"_s, *Decimal::parse("1"), event.value, event.currency}};
    return event;
}

CommerceServices Shop::services()
{
    return {*m_database, companies, limiter, diagnosticRows, *m_totals, clock};
}

qint64 Shop::number(const QByteArray &sql)
{
    storage::Rows rows = m_database->reader().runOnce(sql);
    return rows.next() ? rows.integer(0) : -1;
}

QString Shop::text(const QByteArray &sql)
{
    storage::Rows rows = m_database->reader().runOnce(sql);
    return rows.next() ? rows.text(0) : QString();
}

http::RequestPtr makeRequest(api::Endpoint endpoint, const QByteArray &body,
    const QList<std::pair<QByteArray, QByteArray>> &headers, const schema::QueryItems &query)
{
    auto request = std::make_shared<http::Request>();
    request->endpoint = endpoint;
    request->requestId = "request-1";
    request->head.headers = headers;
    request->body = body;
    QByteArray text;
    for (const auto &[name, value] : query) {
        text += (text.isEmpty() ? "" : "&") + QUrl::toPercentEncoding(name) + '='
            + QUrl::toPercentEncoding(value);
    }
    request->head.target = "/?" + text;
    request->pathValues = {{"company", u"nordfjell"_s}};
    return request;
}

http::HttpResponse toResponse(Result<http::HttpResponse> result)
{
    return result ? std::move(*result) : http::HttpResponse::error(result.error(), "request-1");
}

http::HttpResponse post(const EventEndpoints &endpoints, const http::RequestPtr &request)
{
    std::promise<http::HttpResponse> promise;
    auto future = promise.get_future();
    const auto answer
        = [&promise](Result<http::HttpResponse> result) { promise.set_value(toResponse(std::move(result))); };
    if (request->endpoint == api::Endpoint::CartEvents)
        endpoints.recordCart(request, answer);
    else
        endpoints.recordCheckout(request, answer);
    return future.get();
}

} // namespace answerdesk::commerce
