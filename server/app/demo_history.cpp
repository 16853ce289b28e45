// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/demo_history.h"
#include "server/app/blocking_client.h"
#include "server/app/demo_script.h"
#include "server/app/demo_shop.h"
#include "server/storage/connection/database_url.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QEventLoop>
#include <QtCore/QFile>
#include <QtCore/QThread>
#include <QtCore/QTimeZone>
#include <atomic>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

using api::Endpoint;

constexpr qint64 kMinute = 60'000, kDay = 24 * 60 * kMinute;
constexpr int kMostPolls = 100;
constexpr int kAtOnce = 8; ///< requests
constexpr qint64 kTogetherMs = 3 * 60 * kMinute; ///< between the first and the last of them
constexpr int kFrancsPercent = 95; ///< of the price in EUR

/// Runs from a moment in the past and is moved forward by hand.
class PastClock final : public Clock
{
public:
    explicit PastClock(qint64 startMs)
        : m_startMs(startMs)
    {
        m_real.start();
    }
    qint64 nowMs() const override { return m_startMs + steadyMs(); }
    qint64 steadyMs() const override { return m_movedMs + m_real.elapsed(); }
    void moveTo(qint64 ms) { m_movedMs += std::max<qint64>(0, ms - nowMs()); }

private:
    const qint64 m_startMs;
    QElapsedTimer m_real;
    std::atomic<qint64> m_movedMs = 0;
};

/// Sends what the shoppers of 60 days do, in the order of their times.
class DemoTraffic
{
public:
    DemoTraffic(const Runtime &runtime, PastClock &clock, const QUrl &site, const json::Object &summary)
        : m_clock(clock)
        , m_client(runtime.addresses().admin, runtime.adminToken())
        , m_company(json::Value(summary).string(u"company_key"))
        , m_site(site.toString())
        , m_key(json::Value(summary).string(u"api_key").toLatin1())
        , m_script(readDemoScript())
    {
        m_client.setPublicAddresses(runtime.addresses().base, runtime.addresses().app);
    }

    /// Lets the FAQs of the pages be generated that shoppers open them on.
    Result<void> makeFaqs()
    {
        for (DemoProduct &product : m_script.products) {
            for (int i = 0; product.hasFaqs && product.faqs.empty(); ++i) {
                const auto answer = m_client.call(Endpoint::ProductFaqs,
                    {.query = {{u"page_url"_s, pageOf(product)}, {u"locale"_s, product.locale}},
                        .bearer = m_key});
                if (!answer)
                    return tl::unexpected(demoError(answer.error()));
                const json::Value *faqs = answer->find(u"faqs");
                for (const json::Value &faq : faqs ? *faqs->asArray() : json::Array())
                    product.faqs.emplace_back(numberOf(faq, u"faq_id"), faq.string(u"question"));
                if (answer->string(u"status") != "generating"_L1)
                    break;
                if (i == kMostPolls)
                    return tl::unexpected(demoError(pageOf(product)));
                QThread::msleep(20);
            }
        }
        return {};
    }

    /// False when it was stopped.
    Result<bool> send(qint64 endMs, const std::function<bool()> &isStopped)
    {
        plan(endMs);
        std::stable_sort(
            m_steps.begin(), m_steps.end(), [](const Step &a, const Step &b) { return a.atMs < b.atMs; });
        for (auto first = m_steps.begin(); first != m_steps.end();) {
            if (isStopped())
                return false;
            const auto last = endOfLot(first);
            m_clock.moveTo(std::prev(last)->atMs);
            if (const Result<void> done = first->isRefund() ? refund(first->refunded) : sendAll(first, last);
                !done)
                return tl::unexpected(done.error());
            first = last;
        }
        m_clock.moveTo(endMs);
        return true;
    }

private:
    struct Step;
    using Steps = std::vector<Step>;
    struct Visitor {
        QString chat, faq, locale, thread;
        bool paysFrancs = false;
    };

    /// A request, or the refund of an order.
    struct Step {
        qint64 atMs = 0;
        std::shared_ptr<Visitor> visitor;
        Endpoint endpoint = Endpoint::SendMessage;
        std::function<json::Object()> body;
        bool isRefused = false; ///< what the shop's backend sends is wrong
        QString refunded;

        bool isRefund() const { return !refunded.isEmpty(); }
    };

    /// Requests of different visitors are sent together, at the time of the last of them: the first that has
    /// to wait for another one ends the lot.
    Steps::iterator endOfLot(Steps::iterator first)
    {
        auto last = std::next(first);
        const auto waits = [&] {
            return last->isRefund() || last->atMs - first->atMs > kTogetherMs
                || std::any_of(
                    first, last, [&](const Step &other) { return other.visitor == last->visitor; });
        };
        while (!first->isRefund() && last != m_steps.end() && last - first < kAtOnce && !waits())
            ++last;
        return last;
    }

    Result<void> sendAll(Steps::iterator first, Steps::iterator last)
    {
        QEventLoop loop;
        auto pending = last - first;
        Result<void> all;
        for (auto step = first; step != last; ++step) {
            m_client.start(step->endpoint, {.body = json::Value(step->body()).toJson(), .bearer = m_key},
                &loop, [&, step](const client::ApiResult<json::Value> &answer) {
                    if (answer && step->endpoint == Endpoint::SendMessage)
                        step->visitor->thread = answer->string(u"thread_id");
                    if (answer && step->isRefused)
                        all = tl::unexpected(
                            demoError(QString::fromLatin1(api::endpointInfo(step->endpoint).path)));
                    else if (!answer && !isWanted(answer.error(), *step))
                        all = tl::unexpected(demoError(answer.error()));
                    if (--pending == 0)
                        loop.quit();
                });
        }
        if (pending > 0)
            loop.exec();
        return all;
    }

    static bool isWanted(const client::ApiFailure &failure, const Step &step)
    {
        return step.isRefused && failure.kind == client::ApiFailure::Kind::Refused;
    }

    QString pageOf(const DemoProduct &product) const
    {
        return m_site + u"/products/"_s + product.page + u".html"_s;
    }

    void at(qint64 ms, const std::shared_ptr<Visitor> &visitor, Endpoint endpoint,
        std::function<json::Object()> body, bool isRefused = false)
    {
        m_steps.push_back({ms, visitor, endpoint, std::move(body), isRefused, {}});
    }

    void plan(qint64 endMs)
    {
        const QTimeZone zone("Europe/Berlin");
        const QDate today = QDateTime::fromMSecsSinceEpoch(endMs, zone).date();
        for (int day = 0; day < kDemoHistoryDays; ++day) {
            const QDate date = today.addDays(day + 1 - kDemoHistoryDays);
            // The shop grows, and more people come at weekends.
            const int visits = 7 + day / 8 + m_lot.below(5) + (date.dayOfWeek() >= 6 ? 4 : 0);
            const qint64 opens = QDateTime(date, QTime(7, 0), zone).toMSecsSinceEpoch();
            for (int i = 0; i < visits; ++i)
                visit(opens + m_lot.below(15 * 60) * kMinute + m_lot.below(60) * 1000, endMs);
        }
        std::erase_if(m_steps, [endMs](const Step &step) { return step.atMs >= endMs; });
    }

    void visit(qint64 atMs, qint64 endMs)
    {
        const auto visitor = std::make_shared<Visitor>();
        visitor->chat = m_lot.uuid();
        visitor->faq = m_lot.uuid();
        visitor->paysFrancs = m_lot.chance(14);
        const DemoProduct &product = m_lot.pick(m_script.products);
        visitor->locale = product.locale;
        if (!product.faqs.empty() && m_lot.chance(45))
            openFaq(atMs, visitor, product);
        else
            ask(atMs, visitor, product);
        if (m_lot.chance(42))
            buy(atMs + (2 + m_lot.below(20)) * kMinute, endMs, visitor, product);
    }

    static json::Object identified(const Visitor &visitor)
    {
        return {{u"user_fingerprint"_s, visitor.chat}, {u"user_faq_fingerprint"_s, visitor.faq}};
    }

    json::Object message(const Visitor &visitor, const QString &question, const DemoProduct &product,
        std::optional<qint64> faq = {}) const
    {
        json::Object body{{u"query_text"_s, question}, {u"locale"_s, visitor.locale},
            {u"page_url"_s, pageOf(product)}, {u"user_metadata"_s, identified(visitor)}};
        if (!visitor.thread.isEmpty())
            body.emplace_back(u"thread_id"_s, visitor.thread);
        if (faq)
            body.emplace_back(u"faq_id"_s, *faq);
        return body;
    }

    void openFaq(qint64 atMs, const std::shared_ptr<Visitor> &visitor, const DemoProduct &product)
    {
        const auto &[id, question] = product.faqs[std::size_t(m_lot.below(int(product.faqs.size())))];
        at(atMs, visitor, Endpoint::SendMessage, [this, visitor, &product, id = id, question = question] {
            return message(*visitor, question, product, id);
        });
    }

    void ask(qint64 atMs, const std::shared_ptr<Visitor> &visitor, const DemoProduct &product)
    {
        const bool isGap = m_lot.chance(13);
        const DemoQuestion &question = m_lot.pick(isGap ? m_script.gaps : m_script.answered);
        visitor->locale = question.locale;
        at(atMs, visitor, Endpoint::SendMessage,
            [this, visitor, &product, &question] { return message(*visitor, question.text, product); });
        if (!question.followUp.isEmpty() && m_lot.chance(50)) {
            at(atMs + kMinute, visitor, Endpoint::SendMessage, [this, visitor, &product, &question] {
                return message(*visitor, question.followUp, product);
            });
        }
    }

    json::Object cartEvent(
        const Visitor &visitor, const DemoProduct &product, const QString &type, int quantity) const
    {
        json::Object event = identified(visitor);
        event.emplace_back(u"company_key"_s, m_company);
        event.emplace_back(u"type"_s, type);
        event.emplace_back(u"product_id"_s, product.id);
        event.emplace_back(u"product_name"_s, product.name);
        event.emplace_back(u"value"_s, priceOf(visitor, product));
        event.emplace_back(u"currency"_s, currencyOf(visitor));
        event.emplace_back(u"quantity"_s, qint64(quantity));
        event.emplace_back(u"source"_s, u"web"_s);
        return event;
    }

    static QString currencyOf(const Visitor &visitor) { return visitor.paysFrancs ? u"CHF"_s : u"EUR"_s; }
    static json::Number priceOf(const Visitor &visitor, const DemoProduct &product, int quantity = 1)
    {
        const qint64 cents = visitor.paysFrancs ? product.cents * kFrancsPercent / 500 * 5 : product.cents;
        return {QByteArray::number(double(cents * quantity) / 100, 'f', 2)};
    }

    void changeCart(qint64 atMs, const std::shared_ptr<Visitor> &visitor, const DemoProduct &product,
        const QString &type, int quantity, bool isRefused = false)
    {
        at(
            atMs, visitor, Endpoint::CartEvents,
            [this, visitor, &product, type, quantity] {
                return cartEvent(*visitor, product, type, quantity);
            },
            isRefused);
    }

    json::Object order(
        const Visitor &visitor, const DemoProduct &product, int quantity, const QString &number) const
    {
        const json::Number value = priceOf(visitor, product, quantity);
        json::Object body = identified(visitor);
        body.emplace_back(u"company_key"_s, m_company);
        body.emplace_back(u"orderId"_s, number);
        body.emplace_back(u"value"_s, value);
        body.emplace_back(u"currency"_s, currencyOf(visitor));
        body.emplace_back(u"line_items"_s,
            json::Array{json::Object{{u"product_id"_s, product.id}, {u"product_name"_s, product.name},
                {u"quantity"_s, qint64(quantity)}, {u"value"_s, value},
                {u"currency"_s, currencyOf(visitor)}}});
        return body;
    }

    void buy(qint64 atMs, qint64 endMs, const std::shared_ptr<Visitor> &visitor, const DemoProduct &product)
    {
        const int quantity = m_lot.chance(20) ? 2 : 1;
        changeCart(atMs, visitor, product, u"ITEM_ADDED"_s, 1);
        if (quantity > 1) {
            changeCart(atMs + kMinute, visitor, product, u"QUANTITY_INCREASED"_s, 2);
        } else if (m_lot.chance(6)) { // nothing was increased before
            changeCart(atMs + kMinute, visitor, product, u"QUANTITY_DECREASED"_s, 1, true);
        } else if (m_lot.chance(12)) {
            changeCart(atMs + 2 * kMinute, visitor, product, u"ITEM_REMOVED"_s, 0);
            return;
        }
        if (!m_lot.chance(58))
            return;
        const QString number = u"NF-%1"_s.arg(20'000 + m_orders++);
        const qint64 paidMs = atMs + (3 + m_lot.below(25)) * kMinute;
        const auto body = [this, visitor, &product, quantity, number] {
            return order(*visitor, product, quantity, number);
        };
        at(paidMs, visitor, Endpoint::CheckoutEvents, body);
        if (m_lot.chance(4)) // a backend that sends an order again
            at(paidMs + 1000, visitor, Endpoint::CheckoutEvents, body, true);
        const qint64 returnedMs = paidMs + (4 + m_lot.below(14)) * kDay;
        if (m_lot.chance(9) && returnedMs < endMs)
            m_steps.push_back({returnedMs, {}, Endpoint::RefundOrder, {}, false, number});
    }

    Result<void> refund(const QString &order)
    {
        const auto found = m_client.callAll(Endpoint::ListOrders, {m_company}, {{u"order_id"_s, order}}, 1);
        if (!found)
            return tl::unexpected(demoError(found.error()));
        if (found->empty())
            return {};
        const auto done = m_client.call(Endpoint::RefundOrder,
            {m_company, found->front().string(u"event_id")},
            json::Value(json::Object{{u"kind"_s, u"cancellation"_s}, {u"reason"_s, u"Returned"_s}}).toJson());
        return done ? Result<void>() : tl::unexpected(demoError(done.error()));
    }

    PastClock &m_clock;
    BlockingClient m_client;
    const QString m_company, m_site;
    const Secret m_key;
    DemoScript m_script;
    Lot m_lot;
    Steps m_steps;
    int m_orders = 0;
};

/// No client but the history's reaches its server.
Config quietConfig(Config config)
{
    config.listen.port = 0;
    config.adminListen.port = 0;
    config.appListen.reset();
    config.fetchAllowLoopback = true;
    config.accessLog.clear();
    return config;
}

/// The secrets of the history's keys are not kept.
Result<void> revokeKeys(BlockingClient &admin)
{
    const auto companies = admin.callAll(Endpoint::ListCompanies, {});
    if (!companies)
        return tl::unexpected(demoError(companies.error()));
    for (const json::Value &company : *companies) {
        const QString companyKey = company.string(u"company_key");
        const auto keys = admin.callAll(Endpoint::ListKeys, {companyKey});
        if (!keys)
            return tl::unexpected(demoError(keys.error()));
        for (const json::Value &key : *keys) {
            if (const auto done = admin.call(Endpoint::RevokeKey, {companyKey, key.string(u"key_id")}); !done)
                return tl::unexpected(demoError(done.error()));
        }
    }
    return {};
}

} // namespace

Result<bool> writeDemoHistory(const Config &config, const QUrl &site,
    const std::function<void(const QString &)> &progress, const std::function<bool()> &isStopped)
{
    const auto database
        = storage::DatabaseUrl::parse(config.database, config.databasePassword, config.dataDir);
    if (!database)
        return tl::unexpected(database.error());
    if (!database->isPostgres() && QFile::exists(database->path))
        return false;
    const qint64 endMs = SystemClock().nowMs();
    PastClock clock(endMs - kDemoHistoryDays * kDay);
    auto runtime = Runtime::start(quietConfig(config), &clock);
    if (!runtime)
        return tl::unexpected(runtime.error());
    BlockingClient admin((*runtime)->addresses().admin, (*runtime)->adminToken());
    const auto companies = admin.callAll(Endpoint::ListCompanies, {});
    if (!companies)
        return tl::unexpected(demoError(companies.error()));
    if (!companies->empty())
        return false;
    DemoShop shop(**runtime, site);
    const auto summary = shop.prepare([](const QString &) {}, isStopped);
    if (!summary)
        return tl::unexpected(summary.error());
    if (!*summary)
        return false;
    DemoTraffic traffic(**runtime, clock, site, **summary);
    if (const Result<void> done = traffic.makeFaqs(); !done)
        return tl::unexpected(done.error());
    const Result<bool> sent = traffic.send(endMs, isStopped);
    if (!sent || !*sent)
        return sent;
    if (const Result<void> done = revokeKeys(admin); !done)
        return tl::unexpected(done.error());
    (*runtime)->keepHouse();
    (*runtime)->stop();
    progress(u"60 days of fictional questions, carts and orders for nordfjell"_s);
    return true;
}

} // namespace answerdesk::app
