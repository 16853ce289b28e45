// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/evaluate_faqs.h"
#include "server/app/commands/settings_line.h"
#include "server/faqs/questions/faq_linter.h"
#include "server/web/extraction/extractor.h"
#include "shared/core/locale_tag.h"
#include "shared/core/secret.h"
#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QSaveFile>
#include <array>
#include <cstdio>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

constexpr char kHelp[]
    = "Usage: answerdesk-server evaluate faqs DIR... [OPTION...]\n"
      "Make the FAQs of saved product pages, as inspect-page does, and read them as a strict reader who "
      "would put "
      "them\nonline: counts of pairs and sets without a fault, and of faults by rule. Needs neither a server "
      "nor a "
      "data folder.\n\n"
      "DIR contains index.json, an array of {\"file\", \"kind\", \"url\", \"site\", \"lang\", "
      "\"serve_content_type\"}, "
      "and the pages;\nthose of the kind \"product\" count. Sites fall into two halves by a hash of their "
      "name: rules "
      "are developed on\none, the other is only measured.\n\n"
      "Options:\n"
      "  --out FILE                Write one line of JSON per pair: file, half, language, question, answer, "
      "sources,\n"
      "                            faults\n"
      "  --least-pairs PERCENT     End with 1 when fewer of the measured pairs are without a fault\n"
      "  --least-sets PERCENT      End with 1 when fewer of the measured sets are without a fault and of "
      "four\n"
      "                            questions at least\n"
      "  --json                    Print the figures as JSON\n"
      "  --extract-program FILE    The program answerdesk-extract; default beside this program\n"
      "  -h, --help                Explain this command\n\n"
      "Ends with 1 when a file cannot be read or contains no product page.\n";

constexpr qsizetype kEnoughQuestions = 4;

struct Tally {
    qint64 pages = 0, sets = 0, pairs = 0, cleanPairs = 0, cleanSets = 0, goodSets = 0;
    QHash<QString, qint64> faults;

    static double share(qint64 part, qint64 whole)
    {
        return whole > 0 ? 100.0 * double(part) / double(whole) : 0.0;
    }
    double pairShare() const { return share(cleanPairs, pairs); }
    double setShare() const { return share(goodSets, pages); }

    void add(const QList<faqs::LintedFaq> &set)
    {
        ++pages;
        if (set.isEmpty())
            return;
        ++sets;
        qsizetype clean = 0;
        for (const faqs::LintedFaq &one : set) {
            clean += one.faults.isEmpty() ? 1 : 0;
            for (const QString &rule : one.faults)
                ++faults[rule];
        }
        pairs += set.size();
        cleanPairs += clean;
        cleanSets += clean == set.size() ? 1 : 0;
        goodSets += clean == set.size() && set.size() >= kEnoughQuestions ? 1 : 0;
    }
};

json::Object toJson(const Tally &tally)
{
    const auto percent = [](double value) { return json::Number{QByteArray::number(value, 'f', 1)}; };
    json::Object rules;
    for (const QString &rule : faqs::lintRules())
        rules.emplace_back(rule, tally.faults.value(rule));
    return {{u"pages"_s, tally.pages}, {u"sets"_s, tally.sets}, {u"pairs"_s, tally.pairs},
        {u"pairs_without_fault"_s, tally.cleanPairs},
        {u"pairs_without_fault_percent"_s, percent(tally.pairShare())},
        {u"sets_without_fault"_s, tally.cleanSets}, {u"sets_without_fault_of_four"_s, tally.goodSets},
        {u"sets_without_fault_of_four_percent"_s, percent(tally.setShare())},
        {u"faults"_s, std::move(rules)}};
}

void print(const char *name, const Tally &tally)
{
    std::printf("%s\n  pages %lld, sets %lld, pairs %lld\n  pairs without a fault %lld (%.1f %%)\n"
                "  sets without a fault %lld, of four questions at least %lld (%.1f %% of the pages)\n",
        name, qlonglong(tally.pages), qlonglong(tally.sets), qlonglong(tally.pairs),
        qlonglong(tally.cleanPairs), tally.pairShare(), qlonglong(tally.cleanSets), qlonglong(tally.goodSets),
        tally.setShare());
    for (const QString &rule : faqs::lintRules()) {
        if (const qint64 count = tally.faults.value(rule))
            std::printf("  %-12s %lld\n", qPrintable(rule), qlonglong(count));
    }
}

bool isOfDevelopment(const QString &site) { return (quint8(sha256(site.toUtf8())[0]) & 1) == 0; }

class Evaluation
{
public:
    explicit Evaluation(const QString &program)
        : m_extractor(program)
    {
    }

    /// Why a folder cannot be read, or nothing.
    std::optional<QString> read(const QString &folder)
    {
        QFile index(QDir(folder).filePath(u"index.json"_s));
        if (!index.open(QIODevice::ReadOnly))
            return u"%1: %2"_s.arg(index.fileName(), index.errorString());
        const auto rows = json::parse(index.readAll());
        const json::Array *pages = rows ? rows->asArray() : nullptr;
        if (!pages)
            return u"%1 is not a JSON array of pages."_s.arg(index.fileName());
        for (const json::Value &page : *pages) {
            if (page.string(u"kind") != u"product"_s)
                continue;
            if (const auto failure = readPage(folder, page))
                return failure;
        }
        return std::nullopt;
    }

    Tally development, measured;
    QByteArray lines;

private:
    std::optional<QString> readPage(const QString &folder, const json::Value &row)
    {
        QFile file(QDir(folder).filePath(row.string(u"file")));
        if (!file.open(QIODevice::ReadOnly))
            return u"%1: %2"_s.arg(file.fileName(), file.errorString());
        const Result<web::HtmlPage> page
            = m_extractor.html(file.readAll(), row.string(u"serve_content_type").toLatin1());
        if (!page)
            return u"%1: %2"_s.arg(file.fileName(), page.error().text());
        const QString locale = canonicalLocale(row.string(u"lang")).value_or(u"en"_s);
        const faqs::ProductFacts facts = faqs::extractFacts(*page, QUrl(row.string(u"url")));
        const QList<faqs::LintedFaq> set = faqs::lintFaqs(facts, faqs::writeFaqs(facts, locale), locale);
        const bool developed = isOfDevelopment(row.string(u"site"));
        (developed ? development : measured).add(set);
        for (const faqs::LintedFaq &one : set)
            addLine(row, locale, developed, one);
        return std::nullopt;
    }

    void addLine(const json::Value &row, const QString &locale, bool developed, const faqs::LintedFaq &one)
    {
        json::Array sources, faults;
        for (const faqs::Provenance &source : one.faq.sources)
            sources.push_back(
                json::Object{{u"kind"_s, source.kind}, {u"where"_s, source.where}, {u"text"_s, source.text}});
        for (const QString &rule : one.faults)
            faults.emplace_back(rule);
        lines += json::Value(
                     json::Object{{u"file"_s, row.string(u"file")},
                         {u"half"_s, developed ? u"development"_s : u"measured"_s}, {u"locale"_s, locale},
                         {u"question"_s, one.faq.question}, {u"answer"_s, one.faq.answer},
                         {u"sources"_s, std::move(sources)}, {u"faults"_s, std::move(faults)}})
                     .toJson()
            + '\n';
    }

    web::Extractor m_extractor;
};

/// A percentage of an option; nothing when it is none.
std::optional<double> percentOf(const QCommandLineParser &parser, const QString &option)
{
    if (!parser.isSet(option))
        return 0.0;
    bool isNumber = false;
    const double value = parser.value(option).toDouble(&isNumber);
    return isNumber && value >= 0 && value <= 100 ? std::optional(value) : std::nullopt;
}

bool write(const QString &name, const QByteArray &lines)
{
    QSaveFile file(name);
    const bool isWritten
        = file.open(QIODevice::WriteOnly) && file.write(lines) == lines.size() && file.commit();
    if (!isWritten)
        say(u"%1: %2"_s.arg(name, file.errorString()));
    return isWritten;
}

} // namespace

int evaluateFaqs(const Command &, const QStringList &arguments)
{
    QCommandLineParser parser;
    for (const char *name : {"out", "least-pairs", "least-sets", "extract-program"})
        parser.addOption({QString::fromLatin1(name), QString(), u"VALUE"_s});
    parser.addOption(QCommandLineOption(u"json"_s));
    parser.addOption(QCommandLineOption(QStringList{u"h"_s, u"help"_s}));
    if (!parser.parse(QStringList{u"answerdesk-server"_s} + arguments))
        return wrongUsage(parser.errorText());
    if (parser.isSet(u"help"_s)) {
        std::printf("%s", kHelp);
        return kDone;
    }
    const auto leastPairs = percentOf(parser, u"least-pairs"_s),
               leastSets = percentOf(parser, u"least-sets"_s);
    if (parser.positionalArguments().isEmpty() || !leastPairs || !leastSets)
        return wrongUsage(u"evaluate faqs takes folders; percentages are numbers from 0 to 100."_s);
    Evaluation evaluation(parser.isSet(u"extract-program"_s)
            ? parser.value(u"extract-program"_s)
            : qEnvironmentVariable("ANSWERDESK_EXTRACT_PROGRAM"));
    for (const QString &folder : parser.positionalArguments()) {
        if (const auto failure = evaluation.read(folder)) {
            say(*failure);
            return kFailed;
        }
    }
    const Tally &development = evaluation.development, &measured = evaluation.measured;
    if (development.pages + measured.pages == 0) {
        say(u"There is no product page in these folders."_s);
        return kFailed;
    }
    if (parser.isSet(u"out"_s) && !write(parser.value(u"out"_s), evaluation.lines))
        return kFailed;
    if (parser.isSet(u"json"_s)) {
        const json::Object all{{u"development"_s, toJson(development)}, {u"measured"_s, toJson(measured)}};
        std::printf("%s\n", json::Value(all).toJson().constData());
    } else {
        print("development half", development);
        print("measured half", measured);
    }
    return measured.pairShare() >= *leastPairs && measured.setShare() >= *leastSets ? kDone : kFailed;
}

} // namespace answerdesk::app
