// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/evaluate_pages.h"
#include "server/app/commands/settings_line.h"
#include "server/faqs/evaluation/page_scores.h"
#include "server/web/extraction/extractor.h"
#include "server/web/page/html_type.h"
#include <QtCore/QCommandLineParser>
#include <cstdio>
#include <map>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

constexpr char kHelp[]
    = "Usage: answerdesk-server evaluate pages DIR... [OPTION...]\n"
      "Read the saved pages of folders as inspect-page does, and compare with what people read on them. "
      "Needs\n"
      "neither a server nor a data folder.\n\n"
      "DIR holds one of:\n"
      "  index.json                An array of {\"file\", \"kind\": \"product\" or another, \"url\", "
      "\"serve_content_type\",\n"
      "                            \"facts\": {\"name\", \"brand\", \"price\", \"price_net\", "
      "\"price_high\", "
      "\"sku\", \"mpn\", \"gtin\",\n"
      "                            \"availability\"}}; null for what the page does not say\n"
      "  ground-truth.json         An object of {\"url\", \"price\": [...], \"sku\": [...], \"brand\": "
      "[...],\n"
      "                            \"availability\": [...]} by ID, with html/ID.html.gz\n\n"
      "All pages of a site fall into one fold. Rules may be made from the pages of the first folds "
      "(development);\nthe last ones are held out: their figures are printed, their pages never named.\n\n"
      "Options:\n"
      "  --folds N                 Folds, 2 to 20; default 5\n"
      "  --held-out N              How many of them are held out; default 2\n"
      "  --errors                  Name what is wrong on the pages of the development folds\n"
      "  --json                    Print the figures as JSON\n"
      "  --extract-program FILE    The program answerdesk-extract; default beside this program\n"
      "  -h, --help                Explain this command\n\n"
      "name counts as right when it shares 80 % of the words (F1), brand and price when they are equal. F1 "
      "is "
      "of one\nvalue against the right ones: a wrong value counts against precision and recall. \"guessed\" "
      "takes what a page\ndoes not say for \"in stock\".\n";

QString percent(const faqs::Share &share)
{
    return share.all == 0
        ? u"-"_s
        : u"%1/%2 %3%"_s.arg(share.right).arg(share.all).arg(100.0 * share.right / share.all, 0, 'f', 1);
}

void printRow(const QString &title, const faqs::PageScores &scores)
{
    std::printf("%-12s %-16s %-16s %-16s %-16s %-16s %.3f  %.3f  %.3f  %.3f\n", qUtf8Printable(title),
        qUtf8Printable(percent(scores.accepted)), qUtf8Printable(percent(scores.rejected)),
        qUtf8Printable(percent(scores.name)), qUtf8Printable(percent(scores.brand)),
        qUtf8Printable(percent(scores.price)), scores.priceValue.f1(), scores.number.f1(),
        scores.availability.f1(), scores.guessedAvailability.f1());
}

json::Value shareJson(const faqs::Share &share)
{
    return json::Object{{u"right"_s, share.right}, {u"all"_s, share.all}};
}

json::Value scoresJson(const faqs::PageScores &scores)
{
    const auto number = [](double value) { return json::Number{QByteArray::number(value, 'f', 4)}; };
    return json::Object{{u"accepted"_s, shareJson(scores.accepted)},
        {u"rejected"_s, shareJson(scores.rejected)}, {u"name"_s, shareJson(scores.name)},
        {u"brand"_s, shareJson(scores.brand)}, {u"price"_s, shareJson(scores.price)},
        {u"price_f1"_s, number(scores.priceValue.f1())}, {u"sku_f1"_s, number(scores.number.f1())},
        {u"availability_f1"_s, number(scores.availability.f1())},
        {u"availability_guessed_f1"_s, number(scores.guessedAvailability.f1())}};
}

faqs::ProductFacts factsOf(const faqs::GoldPage &page, const web::Extractor &extractor)
{
    const auto bytes = faqs::readGoldPage(page);
    faqs::ProductFacts facts;
    if (!bytes) {
        facts.explanation = bytes.error();
        return facts;
    }
    if (!web::isHtmlType(page.contentType) || web::isBinaryContent(*bytes)) {
        facts.explanation = u"This is not an HTML page."_s;
        return facts;
    }
    const Result<web::HtmlPage> read = extractor.html(*bytes, page.contentType);
    if (!read) {
        facts.explanation = read.error().text();
        return facts;
    }
    return faqs::extractFacts(*read, page.address);
}

struct Figures {
    std::map<int, faqs::PageScores> folds;
    faqs::PageScores development, heldOut, all;
};

void printFigures(const Figures &figures)
{
    std::printf("%-12s %-16s %-16s %-16s %-16s %-16s %-6s %-6s %-6s %s\n", "fold", "accepted", "rejected",
        "name", "brand", "price", "price", "sku", "stock", "guessed");
    std::printf("%-12s %-16s %-16s %-16s %-16s %-16s %-6s %-6s %-6s %s\n", "", "", "", "", "", "", "F1", "F1",
        "F1", "F1");
    for (const auto &[fold, scores] : figures.folds)
        printRow(QString::number(fold), scores);
    printRow(u"development"_s, figures.development);
    printRow(u"held out"_s, figures.heldOut);
    printRow(u"all"_s, figures.all);
}

void printJson(const Figures &figures)
{
    json::Array folds;
    for (const auto &[fold, scores] : figures.folds)
        folds.emplace_back(json::Object{{u"fold"_s, fold}, {u"scores"_s, scoresJson(scores)}});
    const json::Object all{{u"folds"_s, std::move(folds)},
        {u"development"_s, scoresJson(figures.development)}, {u"held_out"_s, scoresJson(figures.heldOut)},
        {u"all"_s, scoresJson(figures.all)}};
    std::printf("%s\n", json::Value(all).toJson().constData());
}

} // namespace

int evaluatePages(const Command &, const QStringList &arguments)
{
    QCommandLineParser parser;
    for (const char *name : {"folds", "held-out", "extract-program"})
        parser.addOption({QString::fromLatin1(name), QString(), u"VALUE"_s});
    parser.addOption(QCommandLineOption(u"errors"_s));
    parser.addOption(QCommandLineOption(u"json"_s));
    parser.addOption(QCommandLineOption(QStringList{u"h"_s, u"help"_s}));
    if (!parser.parse(QStringList{u"answerdesk-server"_s} + arguments))
        return wrongUsage(parser.errorText());
    if (parser.isSet(u"help"_s)) {
        std::printf("%s", kHelp);
        return kDone;
    }
    if (parser.positionalArguments().isEmpty())
        return wrongUsage(u"evaluate pages takes one folder or more."_s);
    const int folds = parser.isSet(u"folds"_s) ? parser.value(u"folds"_s).toInt() : 5;
    bool isNumber = true;
    const int heldOut = parser.isSet(u"held-out"_s) ? parser.value(u"held-out"_s).toInt(&isNumber) : 2;
    if (folds < 2 || folds > 20)
        return wrongUsage(u"--folds must be a number from 2 to 20."_s);
    if (!isNumber || heldOut < 0 || heldOut >= folds)
        return wrongUsage(u"--held-out must be a number from 0 to one less than the folds."_s);
    const web::Extractor extractor(parser.isSet(u"extract-program"_s)
            ? parser.value(u"extract-program"_s)
            : qEnvironmentVariable("ANSWERDESK_EXTRACT_PROGRAM"));
    Figures figures;
    for (const QString &folder : parser.positionalArguments()) {
        const auto pages = faqs::readGoldPages(folder, folds);
        if (!pages) {
            say(pages.error());
            return kFailed;
        }
        for (const faqs::GoldPage &page : *pages) {
            const faqs::ProductFacts facts = factsOf(page, extractor);
            const bool isHeldOut = page.fold > folds - heldOut;
            const QStringList errors = faqs::scorePage(page, facts, figures.folds[page.fold]);
            faqs::scorePage(page, facts, isHeldOut ? figures.heldOut : figures.development);
            faqs::scorePage(page, facts, figures.all);
            if (parser.isSet(u"errors"_s) && !isHeldOut) {
                for (const QString &error : errors)
                    std::fprintf(stderr, "%s: %s\n", qUtf8Printable(page.name), qUtf8Printable(error));
            }
        }
    }
    parser.isSet(u"json"_s) ? printJson(figures) : printFigures(figures);
    return kDone;
}

} // namespace answerdesk::app
