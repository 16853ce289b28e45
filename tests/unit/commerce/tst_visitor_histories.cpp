// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/commerce/endpoints/commerce_reads.h"
#include "tests/unit/commerce/shop.h"
#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::commerce;
using Type = api::CartEventType;

namespace {

constexpr qint64 kMicros = 1'000'000;
constexpr int kSteps = 700;
constexpr int kPlay = 100; ///< steps at a time

/// The rules of tickets, carts and orders implemented a second time, by looking through everything that ever
/// happened instead of keeping state.
class Model
{
public:
    struct Seen {
        QStringList prints; ///< without nil
        qint64 atMs;
        bool isHelpful;
        bool isTest;
        Channel channel;
        int ticket; ///< index, -1 for none
    };
    struct Ticket {
        QStringList prints;
        qint64 lastMs;
        bool isTest;
        bool hasCart = false;
        bool hasOrder = false;
    };
    struct CartLine {
        QString owner;
        QString product;
        Type type;
        qint64 quantity;
    };
    struct Sums {
        qint64 revenue = 0; ///< micros
        qint64 chat = 0;
        qint64 helpful = 0;
        qint64 orders = 0;
        Amount::Wide cart = 0; ///< 10^-12
    };

    bool requireHelpful = false;
    bool isStrict = false;
    qint64 windowMs = 0;
    QList<Seen> seen;
    QList<Ticket> tickets;
    QList<CartLine> cart;
    QSet<QString> orders;
    QMap<QString, Sums> sums; ///< by currency, without test visitors

    static QStringList printsOf(const QString &user, const QString &faqUser)
    {
        QStringList prints{user, faqUser};
        prints.removeAll(nilFingerprint());
        prints.removeAll(QString());
        return prints;
    }
    static bool haveCommon(const QStringList &a, const QStringList &b)
    {
        return std::any_of(a.begin(), a.end(), [&](const QString &print) { return b.contains(print); });
    }

    void visit(const QStringList &prints, qint64 nowMs, const Visit &visit)
    {
        if (prints.isEmpty())
            return;
        int ticket = -1;
        for (int i = 0; i < tickets.size() && ticket < 0; ++i) {
            if (tickets[i].isTest == visit.isTest && haveCommon(tickets[i].prints, prints)
                && nowMs - tickets[i].lastMs <= windowMs)
                ticket = i;
        }
        if (ticket >= 0) {
            tickets[ticket].lastMs = nowMs;
        } else if (visit.isHelpful || !requireHelpful) {
            ticket = int(tickets.size());
            tickets << Ticket{prints, nowMs, visit.isTest};
        }
        seen << Seen{prints, nowMs, visit.isHelpful, visit.isTest, visit.channel, ticket};
    }

    /// The first touch, or null; whether any touch was helpful.
    std::pair<const Seen *, bool> touchOf(const QStringList &prints, qint64 nowMs) const
    {
        const Seen *first = nullptr;
        bool isHelpful = false;
        for (const Seen &each : seen) {
            if (!haveCommon(each.prints, prints) || nowMs - each.atMs > windowMs)
                continue;
            isHelpful = isHelpful || each.isHelpful;
            if (!first && (each.isHelpful || !requireHelpful))
                first = &each;
        }
        return {first, isHelpful};
    }

    QByteArray cartEvent(const api::CartEventRequest &event, const QString &owner, qint64 nowMs)
    {
        const QStringList prints = printsOf(event.userFingerprint.uuid, event.userFaqFingerprint.uuid);
        const auto [touch, isHelpful] = touchOf(prints, nowMs);
        if (!touch)
            return "ACTIVE_TICKET_NOT_FOUND";
        qint64 before = 0;
        bool isLive = false;
        bool wasIncreased = false;
        qint64 lastAdded = 0;
        for (const CartLine &line : cart) {
            if (line.owner != owner || line.product != event.productId)
                continue;
            isLive = line.type != Type::ItemRemoved;
            wasIncreased = isLive && (wasIncreased || line.type == Type::QuantityIncreased);
            before = isLive ? line.quantity : 0;
            if (line.type == Type::ItemAdded)
                lastAdded = line.quantity;
        }
        if (event.type != Type::ItemAdded && !isLive)
            return "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND";
        if (event.type == Type::QuantityDecreased && !wasIncreased && (isStrict || lastAdded == kMicros))
            return "PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND";
        tickets[touch->ticket].hasCart = true;
        cart << CartLine{owner, event.productId, event.type, event.quantity.micros()};
        if (!touch->isTest) {
            sums[event.currency.code].cart
                += Amount::Wide(event.value.micros()) * (event.quantity.micros() - before);
        }
        return "ok";
    }

    QByteArray checkout(const api::CheckoutEventRequest &event, qint64 nowMs)
    {
        const QStringList prints = printsOf(event.userFingerprint.uuid, event.userFaqFingerprint.uuid);
        const auto [touch, isHelpful] = touchOf(prints, nowMs);
        if (!touch)
            return "ACTIVE_TICKET_NOT_FOUND";
        if (!event.orderId().isEmpty() && orders.contains(event.orderId()))
            return "ORDER_ALREADY_EXISTS";
        orders << event.orderId();
        tickets[touch->ticket].hasOrder = true;
        if (!touch->isTest) {
            Sums &sum = sums[event.currency.code];
            ++sum.orders;
            sum.revenue += event.value.micros();
            sum.chat += touch->channel == Channel::Chat ? event.value.micros() : 0;
            sum.helpful += isHelpful ? event.value.micros() : 0;
        }
        return "ok";
    }
};

/// The number that a decimal text stands for, in 10^-12.
Amount::Wide picoOf(const QString &text)
{
    const bool isNegative = text.startsWith(u'-');
    const QString digits = isNegative ? text.mid(1) : text;
    Amount::Wide value = 0;
    for (const QChar c : digits.section(u'.', 0, 0) + digits.section(u'.', 1).leftJustified(12, u'0'))
        value = value * 10 + (c.unicode() - u'0');
    return isNegative ? -value : value;
}

QByteArray outcome(const Recorded &recorded)
{
    return recorded.refusal ? QByteArray(errorInfo(recorded.refusal->code).identifier) : QByteArray("ok");
}

} // namespace

class TestVisitorHistories : public QObject
{
    Q_OBJECT
private slots:
    void randomHistoriesAgreeWithTheModel_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 12; ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }
    void randomHistoriesAgreeWithTheModel()
    {
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        Shop shop;
        shop.configure([&](accounts::Company &company) {
            company.requireHelpful = seed % 2 == 0;
            company.strictDecrease = seed % 3 == 0;
            company.attributionWindowHours = seed % 4 == 0 ? 3 : 24;
        });
        Model model;
        model.requireHelpful = shop.company.requireHelpful;
        model.isStrict = shop.company.strictDecrease;
        model.windowMs = shop.company.attributionWindowMs();
        QMap<QByteArray, int> outcomes;

        // A few fingerprints that visitors share in all combinations, nil among them; both fields draw from
        // one set, so that a value also turns up in the other field.
        const auto print = [&] {
            const int number = random.bounded(7);
            return number == 0 ? nilFingerprint() : fingerprint(number);
        };
        const QStringList currencies{u"EUR"_s, u"JPY"_s, u"NOK"_s};
        QByteArray difference;
        const auto play = [&](int from, int until) {
            return shop.database().writer().submitAndWait(
                [&](storage::Connection &connection) -> Result<int> {
                    const EventRecorder recorder(shop.clock);
                    for (int step = from; step < until && difference.isEmpty(); ++step) {
                        // Whole hours, so that the edge of a window is met exactly.
                        shop.clock.advance(random.bounded(4) == 0 ? random.bounded(5) * 3'600'000 : 0);
                        const qint64 nowMs = shop.clock.nowMs();
                        const QString user = print();
                        const QString faqUser = print();
                        QByteArray expected;
                        QByteArray actual;
                        const int kind = random.bounded(10);
                        if (kind < 2) {
                            const Visit visit{user, faqUser, random.bounded(2) ? Channel::Chat : Channel::Faq,
                                random.bounded(2) == 0, random.bounded(5) == 0};
                            model.visit(Model::printsOf(user, faqUser), nowMs, visit);
                            recordInteraction(connection, shop.company,
                                {shop.company.key, user, faqUser, visit.channel, u"t"_s, step, std::nullopt,
                                    visit.isTest, visit.isHelpful, u"r"_s, nowMs});
                        } else if (kind < 8) {
                            const Type type = Type(random.bounded(4));
                            api::CartEventRequest event = Shop::cartEvent(type, "1");
                            event.userFingerprint.uuid = user;
                            event.userFaqFingerprint.uuid = faqUser;
                            event.productId = u"p%1"_s.arg(random.bounded(2));
                            event.value = Decimal::fromMicros(random.bounded(2'000'000'000));
                            event.quantity = Decimal::fromMicros(
                                random.bounded(2) ? kMicros : 1 + random.bounded(5'000'000));
                            event.currency.code = currencies[random.bounded(3)];
                            expected
                                = model.cartEvent(event, user == nilFingerprint() ? faqUser : user, nowMs);
                            actual = outcome(recorder.recordCart(connection, shop.company, event));
                        } else {
                            api::CheckoutEventRequest event = Shop::order("1");
                            event.userFingerprint.uuid = user;
                            event.userFaqFingerprint.uuid = faqUser;
                            event.value = Decimal::fromMicros(random.bounded(2'000'000'000));
                            event.currency.code = currencies[random.bounded(3)];
                            if (random.bounded(2))
                                event.orderIdSnake = u"NF-%1"_s.arg(random.bounded(40));
                            expected = model.checkout(event, nowMs);
                            actual = outcome(recorder.recordCheckout(connection, shop.company, event));
                        }
                        ++outcomes[actual];
                        if (actual != expected)
                            difference
                                = "step " + QByteArray::number(step) + ": " + actual + ", not " + expected;
                    }
                    return 0;
                });
        };
        for (int step = 0; step < kSteps; step += kPlay)
            QVERIFY(play(step, step + kPlay).has_value());
        QVERIFY2(difference.isEmpty(), difference.constData());
        for (const char *each : {"ok", "ACTIVE_TICKET_NOT_FOUND", "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND",
                 "PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND", "ORDER_ALREADY_EXISTS"})
            QVERIFY2(outcomes.value(each) > 0, each);
        compareFigures(shop, model);
    }

private:
    static void compareFigures(Shop &shop, const Model &model)
    {
        const auto reportOf = [&shop](const QString &includeTest) {
            return CommerceReads(shop.services())
                .revenue(*makeRequest(api::Endpoint::GetRevenue, {}, {},
                    {{u"from"_s, u"2026-05-01"_s}, {u"to"_s, u"2027-05-01"_s},
                        {u"include_test"_s, includeTest}}));
        };
        const auto report = reportOf(u"false"_s);
        QVERIFY(report.has_value());
        QCOMPARE(qsizetype(report->currencies.size()), model.sums.size());
        for (const api::RevenueOfCurrency &part : report->currencies) {
            const Model::Sums sums = model.sums.value(part.currency);
            QCOMPARE(part.orders, sums.orders);
            QVERIFY(picoOf(part.attributedRevenue) == Amount::Wide(sums.revenue) * kMicros);
            QVERIFY(picoOf(part.helpfulRevenue) == Amount::Wide(sums.helpful) * kMicros);
            QVERIFY(picoOf(part.addedToCart) == sums.cart);
            Amount::Wide chat = 0;
            Amount::Wide faq = 0;
            for (const api::RevenueDay &day : part.days) {
                chat += picoOf(day.chat);
                faq += picoOf(day.faq);
            }
            QVERIFY(chat == Amount::Wide(sums.chat) * kMicros);
            QVERIFY(chat + faq == picoOf(part.attributedRevenue));
        }
        const auto all = reportOf(u"true"_s);
        QVERIFY(all.has_value());
        const auto count = [&model](bool withTests, auto is) -> qint64 {
            return std::count_if(model.tickets.begin(), model.tickets.end(),
                [&](const Model::Ticket &ticket) { return (withTests || !ticket.isTest) && is(ticket); });
        };
        for (const auto &[figures, withTests] : {std::pair(&*report, false), std::pair(&*all, true)}) {
            QCOMPARE(figures->tickets, count(withTests, [](const auto &) { return true; }));
            QCOMPARE(figures->ticketsWithOrder,
                count(withTests, [](const auto &ticket) { return ticket.hasOrder; }));
        }
        for (const bool isTest : {false, true}) {
            QCOMPARE(shop.number(QByteArray("SELECT SUM(with_cart) FROM daily_ticket WHERE is_test = ")
                         + (isTest ? '1' : '0')),
                count(true, [&](const auto &ticket) { return ticket.hasCart && ticket.isTest == isTest; }));
        }
    }
};

QTEST_GUILESS_MAIN(TestVisitorHistories)
#include "tst_visitor_histories.moc"
