// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/command.h"
#include "server/app/commands/evaluate_faqs.h"
#include "server/app/commands/evaluate_pages.h"
#include "server/app/commands/settings_line.h"
#include "server/faqs/facts/product_price.h"
#include "server/faqs/questions/product_report.h"
#include "server/faqs/questions/shop_blocks.h"
#include "server/web/extraction/extractor.h"
#include "server/web/fetch/page_fetcher.h"
#include "server/web/page/html_type.h"
#include "shared/core/locale_tag.h"
#include <QtCore/QCommandLineParser>
#include <QtCore/QEventLoop>
#include <QtCore/QFile>
#include <QtCore/QFutureWatcher>
#include <array>
#include <cmath>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

constexpr char kInspectHelp[]
    = "Usage: answerdesk-server inspect-page --url URL|--file FILE... [OPTION...]\n"
      "Show what the server makes of a page: whether it is a product's, its facts with their places, and the "
      "FAQs.\nThe same code as in the server; nothing is stored, and no server or data folder is needed.\n\n"
      "Options:\n"
      "  --url URL                 Fetch this page, by the rules for pages of shops\n"
      "  --file FILE               Read this file instead; \"-\" is standard input. If repeated, one\n"
      "                            report per page in an array; text shared by pages of different products\n"
      "                            counts as the shop's\n"
      "  --content-type TYPE       Content-Type of the file, with its charset if known; default text/html\n"
      "  --base-url URL            Address that the file was saved from\n"
      "  --locale TAG              Language of the FAQs; default en\n"
      "  --count N                 Most FAQs, 1 to 10; default 10\n"
      "  --explain                 Say on standard error why the page was accepted or not, with the weights\n"
      "  --allow-host HOST         Another host that the page may redirect to; may be repeated\n"
      "  --fetch-allow-loopback    Let --url be a loopback address; for tests\n"
      "  --extract-program FILE    The program answerdesk-extract; default beside this program\n"
      "  -h, --help                Explain this command\n\n"
      "Ends with 0 whenever it prints a report, for a page without a product as well; 1 when the file cannot "
      "be read.\n";

constexpr char kPricesHelp[]
    = "Usage: answerdesk-server evaluate prices FILE [OPTION...]\n"
      "Read the price texts of a file as pages of products are read, and compare with what people read.\n\n"
      "FILE is a JSON array of {\"text\", \"currency_hint\", \"amount\", \"currency\"}: the text of a price, "
      "a text\nbeside it, the number and the currency's sign as the text writes it; null for none.\n\n"
      "Options:\n"
      "  --verbose                 Print each text that was read in another way\n"
      "  --json                    Print the figures as JSON\n"
      "  -h, --help                Explain this command\n";

/// A page that could not be had is a report as well, with the reason that a shop's backend would get.
faqs::ProductFacts withoutPage(const QString &reason, const QString &explanation)
{
    faqs::ProductFacts facts;
    facts.reason = reason;
    facts.explanation = explanation;
    return facts;
}

struct Source {
    QByteArray body;
    QByteArray contentType;
    QUrl address;
};

tl::expected<Source, faqs::ProductFacts> fetched(const QCommandLineParser &parser, const QUrl &url)
{
    web::FetchRequest request;
    request.url = url;
    const QString host = url.host(QUrl::FullyEncoded);
    request.rules.allowedHosts = parser.values(u"allow-host"_s)
        << (url.port() < 0 ? host : u"%1:%2"_s.arg(host).arg(url.port()));
    request.rules.allowLoopback = parser.isSet(u"fetch-allow-loopback"_s);
    web::PageFetcher fetcher;
    QFutureWatcher<web::FetchResult> watcher;
    QEventLoop loop;
    QObject::connect(&watcher, &QFutureWatcherBase::finished, &loop, &QEventLoop::quit);
    watcher.setFuture(fetcher.fetch(std::move(request)));
    loop.exec();
    const web::FetchResult result = watcher.result();
    if (!result) {
        const bool refused = result.error().kind == web::FetchFailure::Kind::NotAllowed;
        return tl::unexpected(
            withoutPage(refused ? u"page_not_allowed"_s : u"page_unreachable"_s, result.error().text));
    }
    return Source{result->body, result->contentType, result->finalUrl};
}

faqs::ProductFacts factsOf(const Source &source, const QString &program, QString &charset)
{
    if (!web::isHtmlType(source.contentType) || web::isBinaryContent(source.body))
        return withoutPage(u"page_unreachable"_s, u"This is not an HTML page."_s);
    const Result<web::HtmlPage> page = web::Extractor(program).html(source.body, source.contentType);
    if (!page)
        return withoutPage(u"generation_failed"_s, page.error().text());
    charset = page->charset;
    return faqs::extractFacts(*page, source.address);
}

void explain(const faqs::ProductFacts &facts)
{
    int points = 0;
    for (const faqs::Evidence &evidence : facts.evidence) {
        points += evidence.points;
        std::fprintf(stderr, "%+3d  %s\n", evidence.points, qUtf8Printable(evidence.text));
    }
    if (facts.evidence.isEmpty())
        say(facts.explanation);
    else
        std::fprintf(stderr, "%+3d  %s\n", points,
            facts.isProduct ? "a product page" : "not a product page; 3 are needed");
}

struct Inspected {
    faqs::ProductFacts facts;
    QString charset;
    QUrl address;
};

Inspected inspected(
    const tl::expected<Source, faqs::ProductFacts> &source, const QString &program, bool isExplained)
{
    Inspected page;
    page.facts = source ? factsOf(*source, program, page.charset) : source.error();
    page.address = source ? source->address : QUrl();
    if (isExplained)
        explain(page.facts);
    else if (!page.facts.isProduct)
        say(page.facts.explanation);
    return page;
}

/// Nothing, and says why, when it cannot be read.
std::optional<Source> readFile(const QCommandLineParser &parser, const QString &name)
{
    QFile file(name);
    const bool opened
        = name == u"-"_s ? file.open(stdin, QIODevice::ReadOnly) : file.open(QIODevice::ReadOnly);
    if (!opened) {
        say(u"%1: %2"_s.arg(name, file.errorString()));
        return std::nullopt;
    }
    return Source{
        file.readAll(), parser.value(u"content-type"_s).toLatin1(), QUrl(parser.value(u"base-url"_s))};
}

void printReports(const QList<Inspected> &pages, const QString &locale, int count)
{
    QList<faqs::PageBlocks> blocks;
    for (const Inspected &page : pages)
        blocks << faqs::blocksOf(page.facts, page.address);
    const QSet<QString> common = faqs::commonBlocks(blocks);
    QByteArrayList reports;
    for (const Inspected &page : pages) {
        const faqs::ProductFacts facts = faqs::withoutShopBlocks(page.facts, common);
        reports << schema::toJson(
            faqs::pageReport(facts, page.charset, faqs::writeFaqs(facts, locale, count)));
    }
    const QByteArray all = reports.join(",\n");
    std::printf("%s\n", (pages.size() == 1 ? all : '[' + all + ']').constData());
}

int inspectPage(const Command &, const QStringList &arguments)
{
    QCommandLineParser parser;
    for (const char *name :
        {"url", "file", "content-type", "base-url", "locale", "count", "allow-host", "extract-program"})
        parser.addOption({QString::fromLatin1(name), QString(), u"VALUE"_s});
    parser.addOption(QCommandLineOption(u"fetch-allow-loopback"_s));
    parser.addOption(QCommandLineOption(u"explain"_s));
    parser.addOption(QCommandLineOption(u"json"_s)); // the report is JSON in any case
    parser.addOption(QCommandLineOption(QStringList{u"h"_s, u"help"_s}));
    if (!parser.parse(QStringList{u"answerdesk-server"_s} + arguments))
        return wrongUsage(parser.errorText());
    if (parser.isSet(u"help"_s)) {
        std::printf("%s", kInspectHelp);
        return kDone;
    }
    if (!parser.positionalArguments().isEmpty() || parser.isSet(u"url"_s) == parser.isSet(u"file"_s))
        return wrongUsage(u"inspect-page takes --url URL or --file FILE."_s);
    const auto locale = canonicalLocale(parser.isSet(u"locale"_s) ? parser.value(u"locale"_s) : u"en"_s);
    if (!locale)
        return wrongUsage(u"--locale must be a language tag such as en or pt-BR."_s);
    bool isNumber = true;
    const int count = parser.isSet(u"count"_s) ? parser.value(u"count"_s).toInt(&isNumber) : 10;
    if (!isNumber || count < 1 || count > 10)
        return wrongUsage(u"--count must be a number from 1 to 10."_s);

    const QString program = parser.isSet(u"extract-program"_s)
        ? parser.value(u"extract-program"_s)
        : qEnvironmentVariable("ANSWERDESK_EXTRACT_PROGRAM");
    const bool isExplained = parser.isSet(u"explain"_s);
    QList<Inspected> pages;
    if (parser.isSet(u"url"_s)) {
        const QUrl url(parser.value(u"url"_s), QUrl::StrictMode);
        const bool web = url.scheme() == u"http"_s || url.scheme() == u"https"_s;
        if (!url.isValid() || !web || url.host().isEmpty() || !url.userInfo().isEmpty())
            return wrongUsage(u"--url must be an address such as https://shop.example/product."_s);
        pages << inspected(fetched(parser, url), program, isExplained);
    }
    for (const QString &name : parser.values(u"file"_s)) {
        const auto source = readFile(parser, name);
        if (!source)
            return kFailed;
        pages << inspected(*source, program, isExplained);
    }
    printReports(pages, *locale, count);
    return kDone;
}

/// Signs are compared by what people see: "руб." is "руб".
QString comparableSign(const QString &sign)
{
    QString plain = sign.trimmed().toCaseFolded();
    while (plain.endsWith(u'.'))
        plain.chop(1);
    return plain.remove(u' ');
}

struct Tally {
    qsizetype total = 0, amounts = 0, currencies = 0;
};

void compare(const json::Value &row, bool isVerbose, Tally &tally)
{
    const auto price = faqs::parsePrice(row.string(u"text"), row.string(u"currency_hint"));
    const json::Value *amount = row.find(u"amount");
    const json::Number *number = amount ? amount->asNumber() : nullptr;
    const bool rightAmount = number ? price
            && std::abs(price->amount.toDouble() - number->text.toDouble())
                < 1e-9 * (1 + number->text.toDouble())
                                    : !price;
    const QString sign
        = price ? price->sign : faqs::currencySignOf(row.string(u"text"), row.string(u"currency_hint"));
    const bool rightCurrency = comparableSign(sign) == comparableSign(row.string(u"currency"));
    ++tally.total;
    tally.amounts += rightAmount;
    tally.currencies += rightCurrency;
    if (isVerbose && (!rightAmount || !rightCurrency))
        std::printf("%s: read %s %s instead of %s %s\n", qUtf8Printable(row.string(u"text")),
            price ? qUtf8Printable(price->amount) : "nothing", qUtf8Printable(sign),
            number ? number->text.constData() : "nothing", qUtf8Printable(row.string(u"currency")));
}

int evaluatePrices(const Command &, const QStringList &arguments)
{
    QCommandLineParser parser;
    parser.addOption(QCommandLineOption(u"verbose"_s));
    parser.addOption(QCommandLineOption(u"json"_s));
    parser.addOption(QCommandLineOption(QStringList{u"h"_s, u"help"_s}));
    if (!parser.parse(QStringList{u"answerdesk-server"_s} + arguments))
        return wrongUsage(parser.errorText());
    if (parser.isSet(u"help"_s)) {
        std::printf("%s", kPricesHelp);
        return kDone;
    }
    if (parser.positionalArguments().size() != 1)
        return wrongUsage(u"evaluate prices takes one file."_s);
    QFile file(parser.positionalArguments().constFirst());
    if (!file.open(QIODevice::ReadOnly)) {
        say(u"%1: %2"_s.arg(file.fileName(), file.errorString()));
        return kFailed;
    }
    const auto rows = json::parse(file.readAll());
    const json::Array *list = rows ? rows->asArray() : nullptr;
    if (!list || list->empty()) {
        say(u"%1 is not a JSON array of price texts."_s.arg(file.fileName()));
        return kFailed;
    }
    Tally tally;
    for (const json::Value &row : *list)
        compare(row, parser.isSet(u"verbose"_s), tally);
    const auto share = [&](qsizetype right) { return 100.0 * double(right) / double(tally.total); };
    if (parser.isSet(u"json"_s)) {
        const auto number = [](double value) { return json::Number{QByteArray::number(value, 'f', 1)}; };
        const json::Object all{{u"prices"_s, qint64(tally.total)},
            {u"right_amounts"_s, qint64(tally.amounts)},
            {u"right_amounts_percent"_s, number(share(tally.amounts))},
            {u"right_currencies"_s, qint64(tally.currencies)},
            {u"right_currencies_percent"_s, number(share(tally.currencies))}};
        std::printf("%s\n", json::Value(all).toJson().constData());
    } else {
        std::printf("prices      %lld\namounts     %lld right (%.1f %%)\ncurrencies  %lld right (%.1f %%)\n",
            qlonglong(tally.total), qlonglong(tally.amounts), share(tally.amounts),
            qlonglong(tally.currencies), share(tally.currencies));
    }
    return kDone;
}

constexpr std::array kCommands{
    Command{"inspect-page", "--url URL|--file FILE",
        "Show what is generated for a product page; stores nothing", inspectPage},
    Command{
        "evaluate pages", "DIR...", "Compare readings of saved pages with those of people", evaluatePages},
    Command{
        "evaluate prices", "FILE", "Compare readings of price texts with those of people", evaluatePrices},
    Command{"evaluate faqs", "DIR...", "Read the FAQs of saved pages as a strict reader", evaluateFaqs},
};

} // namespace

std::span<const Command> pageCommands() { return kCommands; }

} // namespace answerdesk::app
