// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/faqs/questions/question_writer.h"
#include "server/faqs/rules/rule_check.h"
#include "server/faqs/rules/rule_facts.h"
#include "server/faqs/rules/trial_rules.h"
#include "server/web/html/html_reader.h"
#include <QtCore/QElapsedTimer>
#include <QtTest/QtTest>

using namespace answerdesk;
using namespace answerdesk::faqs;
using namespace Qt::Literals::StringLiterals;
using Effect = api::PageRuleEffect;
using Field = api::PageRuleField;

namespace {

UrlPattern pattern(const QString &text)
{
    const auto parsed = UrlPattern::parse(text);
    if (!parsed)
        qFatal("%s: %s", qUtf8Printable(text), qUtf8Printable(parsed.error()));
    return *parsed;
}

PageRule rule(qint64 id, const QString &text, Effect effect = Effect::Product,
    std::vector<api::PageRuleSelector> selectors = {})
{
    PageRule made;
    made.ruleId = id;
    made.content = {text, effect, std::move(selectors)};
    return made;
}

/// What a rule makes of a page.
ProductFacts read(const QByteArray &html, const api::PageRuleContent &content)
{
    QList<web::HtmlSelector> selectors;
    for (const QString &selector : selectorsOf(content))
        selectors << *web::HtmlSelector::parse(selector);
    const auto page = web::readHtml(html, "text/html; charset=utf-8", selectors);
    return factsByRule(*page, QUrl(u"https://shop.example/a"_s), content);
}

QString faultsOf(const api::PageRuleContent &content)
{
    schema::Faults faults;
    checkRule(content, u"rules[2]."_s, faults);
    QStringList lines;
    for (const auto &[path, reason] : faults.toError().invalidFields)
        lines << path + u": "_s + reason;
    return lines.join(u'\n');
}

/// The reader takes it for an article: a long text, no price that it knows, no button.
constexpr char kArticle[]
    = "<html lang=en><head><title>About the Alta | Fieldfare</title></head><body><main id=detail>"
      "<h1>About the Alta</h1><p>The tent was made for two people who walk far and sleep well, and who do "
      "not want to carry more than they need to carry on their way through the hills.</p>"
      "<div class=t1>Alta 2 tent</div><div class=t2>Brand: Fieldfare</div><div class=t3>was 300 € now "
      "249,00 €</div><div class=t4>No. F-2201</div><div class=t5>Ready to ship</div><p class=t6>A light "
      "tent for two.</p><div class=t9>on request</div><table class=spec><tr><td>Weight</td><td>3.2 "
      "kg</td></tr><tr><td>Material</td><td>Nylon</td></tr></table></main></body></html>";

} // namespace

class TestPageRuleSet : public QObject
{
    Q_OBJECT
private slots:
    void aPatternMatches_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("url");
        QTest::addColumn<bool>("matches");
        const auto row = [](const char *text, const char *url, bool matches) {
            QTest::addRow("%s on %s", text, url)
                << QString::fromUtf8(text) << QString::fromUtf8(url) << matches;
        };
        row("shop.example/products/*", "https://shop.example/products/alta", true);
        row("shop.example/products/*", "http://shop.example/products/", true);
        row("shop.example/products/*", "https://shop.example/products/tents/alta", false);
        row("shop.example/products/*", "https://shop.example/products", false);
        row("shop.example/products/*", "https://www.shop.example/products/alta", false);
        row("shop.example/products/*", "https://shop.example/products/alta?colour=red", true);
        row("shop.example/products/**", "https://shop.example/products/tents/alta", true);
        row("shop.example/**", "https://shop.example/", true);
        row("*.example/products/*", "https://shop.example/products/a", true);
        row("*.example/products/*", "https://www.shop.example/products/a", false);
        row("**.example/products/*", "https://www.shop.example/products/a", true);
        row("**/products/*", "https://www.shop.example/products/a", true);
        row("shop.example/*-p*.html", "https://shop.example/alta-p12.html", true);
        row("shop.example/*-p*.html", "https://shop.example/alta-p12.htm", false);
        row("shop.example/*/p/*", "https://shop.example/en/p/1", true);
        row("shop.example/*/p/*", "https://shop.example/en/de/p/1", false);
        row("shop.example/**/p/*", "https://shop.example/en/de/p/1", true);
        row("shop.example/p?id=*", "https://shop.example/p?id=7", true);
        row("shop.example/p?id=*", "https://shop.example/p?id=7&a=b", false);
        row("shop.example/p?**id=*", "https://shop.example/p?a=b&id=7", true);
        row("shop.example/p?id=*", "https://shop.example/p", false);
        row("shop.example/p", "https://shop.example:8443/p", true);
        row("shop.example:8443/p", "https://shop.example:8443/p", true);
        row("shop.example:8443/p", "https://shop.example/p", false);
        row("[::1]/p", "http://[::1]:80/p", true);
        row("HTTPS://Shop.Example/P", "https://shop.example/P", true);
        row("HTTPS://Shop.Example/P", "https://shop.example/p", false);
        row("bücher.example/größe/*", "https://xn--bcher-kva.example/gr%C3%B6%C3%9Fe/1", true);
        row("shop.example/a**b*c", "https://shop.example/a/x/b1c/b2c", true);
        row("shop.example/a**b*c", "https://shop.example/a/x/b1/c", false);
    }
    void aPatternMatches()
    {
        QFETCH(QString, text);
        QFETCH(QString, url);
        QTEST(pattern(text).matches(UrlParts::of(url)), "matches");
    }

    void aPatternIsRefused_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reason");
        const auto row = [](const char *text, const char *reason) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(reason);
        };
        constexpr char kNoHost[] = "must begin with a host, such as shop.example/products/*";
        constexpr char kNoPath[] = "must name a path; shop.example/** is every page of a host";
        constexpr char kOpen[] = "must name a host or a part of a path; wildcards alone are every page";
        constexpr char kSigns[] = "must not contain spaces, control characters, backslashes or #";
        row("", kNoHost);
        row("/products/*", kNoHost);
        row("https://", kNoHost);
        row("shop.example", kNoPath);
        row("shop.example?a=b", kNoPath);
        row("**", kNoPath);
        row("**/**", kOpen);
        row("*.*/*/**", kOpen);
        row("*/?**", kOpen);
        row("shop.example/a b", kSigns);
        row("shop.example/a#b", kSigns);
        row("shop.example:http/a", "must have a number for a port");
        row("me@shop.example/a", "must not contain user information");
        row("*.shop.example/*/*/*/*/*/*/*/*/*/*", "must have at most 10 wildcards");
        QTest::newRow("long") << u"a/"_s + QString(499, u'b') << u"must be at most 500 characters"_s;
    }
    void aPatternIsRefused()
    {
        QFETCH(QString, text);
        const auto parsed = UrlPattern::parse(text);
        QVERIFY(!parsed);
        QTEST(parsed.error(), "reason");
    }

    void matchingTakesNoExponentialTime()
    {
        const UrlPattern hostile
            = pattern(u"s.e/"_s + u"**aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa"_s.repeated(10) + u"b"_s);
        const UrlParts url = UrlParts::of(u"https://s.e/"_s + QString(24'000, u'a'));
        QElapsedTimer timer;
        timer.start();
        QVERIFY(!hostile.matches(url));
        qInfo("hostile: %lld ms", static_cast<long long>(timer.elapsed()));
        QVERIFY(timer.elapsed() < 1000);
        QVERIFY(hostile.includes(hostile));
        // 200 rules on 100,000 pages, as when the rules are listed.
        QList<PageRule> rules;
        for (int i = 0; i < 200; ++i)
            rules << rule(i + 1, u"shop.example/category-%1/*/p-*.html"_s.arg(i));
        const RuleSet all(rules);
        timer.restart();
        qint64 matched = 0;
        for (int i = 0; i < 100'000; ++i)
            matched += all.placeFor(u"https://shop.example/category-%1/tents/p-%2.html"_s.arg(i % 400).arg(i))
                >= 0;
        qInfo("200 rules on 100,000 pages: %lld ms", static_cast<long long>(timer.elapsed()));
        QCOMPARE(matched, 50'000);
        QVERIFY(timer.elapsed() < 10'000);
    }

    void aPatternIncludes_data()
    {
        QTest::addColumn<QString>("first");
        QTest::addColumn<QString>("second");
        QTest::addColumn<bool>("includes");
        const auto row = [](const char *first, const char *second, bool includes) {
            QTest::addRow("%s of %s", first, second)
                << QString::fromLatin1(first) << QString::fromLatin1(second) << includes;
        };
        row("s.e/p/*", "s.e/p/*", true);
        row("s.e/p/**", "s.e/p/*", true);
        row("s.e/p/*", "s.e/p/**", false);
        row("s.e/**", "s.e/p/*/x", true);
        row("*.e/p/*", "s.e/p/a", true);
        row("s.e/p/*", "*.e/p/a", false);
        row("**.e/p", "*.s.e/p", true);
        row("s.e/*p*", "s.e/ap-*", true);
        row("s.e/a*", "s.e/*a", false);
        row("s.e/a*b*", "s.e/a*bc", true);
        row("s.e/p", "s.e/p?id=1", true);
        row("s.e/p?id=1", "s.e/p", false);
        row("s.e/p?id=*", "s.e/p?id=1", true);
        row("s.e/p", "s.e:81/p", true);
        row("s.e:81/p", "s.e/p", false);
        row("s.e:81/p*", "s.e:81/p", true);
    }
    void aPatternIncludes()
    {
        QFETCH(QString, first);
        QFETCH(QString, second);
        QTEST(pattern(first).includes(pattern(second)), "includes");
    }

    /// What one is said to include, it matches: all short patterns against all short texts.
    void noInclusionIsFalse()
    {
        constexpr QStringView kSigns = u"a/*";
        QStringList patterns{QString()}, texts{QString()};
        for (qsizetype from = 0, round = 0; round < 4; ++round) {
            const qsizetype end = patterns.size();
            for (; from < end; ++from) {
                for (const QChar c : kSigns)
                    patterns << patterns[from] + c;
            }
        }
        for (qsizetype from = 0, round = 0; round < 6; ++round) {
            const qsizetype end = texts.size();
            for (; from < end; ++from)
                texts << texts[from] + u'a' << texts[from] + u'/';
        }
        QList<Glob> globs;
        for (const QString &text : std::as_const(patterns))
            globs << Glob(text, u'/');
        QList<QList<bool>> matched;
        for (const Glob &glob : std::as_const(globs)) {
            QList<bool> row;
            for (const QString &text : std::as_const(texts))
                row << glob.matches(text);
            matched << row;
        }
        int inclusions = 0;
        for (qsizetype a = 0; a < globs.size(); ++a) {
            for (qsizetype b = 0; b < globs.size(); ++b) {
                if (!globs[a].includes(globs[b]))
                    continue;
                ++inclusions;
                for (qsizetype i = 0; i < texts.size(); ++i)
                    QVERIFY2(!matched[b][i] || matched[a][i],
                        qPrintable(patterns[a] + u" of "_s + patterns[b] + u" on "_s + texts[i]));
            }
        }
        QVERIFY(inclusions > 1000);
    }

    void theFirstRuleApplies()
    {
        const RuleSet rules({rule(7, u"s.e/p/sale-*"_s), rule(8, u"s.e/p/**"_s), rule(9, u"s.e/p/sale-1"_s),
            rule(10, u"not a pattern"_s)});
        QCOMPARE(rules.ruleFor(u"https://s.e/p/sale-1"_s)->ruleId, 7);
        QCOMPARE(rules.ruleFor(u"https://s.e/p/x"_s)->ruleId, 8);
        QVERIFY(!rules.ruleFor(u"https://s.e/x"_s));
        QVERIFY(!rules.shadowOf(0));
        QVERIFY(!rules.shadowOf(1));
        QCOMPARE(rules.shadowOf(2)->ruleId, 7);
        QVERIFY(!rules.shadowOf(3));
    }

    void aTrialStandsWhereItWould()
    {
        const QList<PageRule> saved{rule(1, u"s.e/a"_s), rule(2, u"s.e/**"_s, Effect::NotProduct)};
        api::PageRuleTrialRequest trial;
        static_cast<api::PageRuleContent &>(trial) = {u"s.e/b"_s, Effect::Product, {}};
        const QString url = u"https://s.e/b"_s;
        const TrialRules behind(saved, trial);
        QVERIFY(behind.matches(url) && !behind.isAppliedTo(url));
        QCOMPARE(behind.ruleAfter(url)->ruleId, 2);
        trial.replaces = u"1"_s;
        const TrialRules inPlace(saved, trial);
        QVERIFY(inPlace.isAppliedTo(url));
        QCOMPARE(inPlace.ruleBefore(url)->ruleId, 2);
        QCOMPARE(inPlace.ruleAfter(url)->ruleId, 1);
        QVERIFY(!inPlace.matches(u"https://s.e/a"_s));
    }

    void whatIsWrongIsNamed()
    {
        QCOMPARE(faultsOf({u"s.e/p"_s, Effect::Product, {}}), QString());
        QCOMPARE(faultsOf({u"s.e/p"_s, Effect::Select, {}}),
            u"rules[2].selectors: must have at least one with the effect select"_s);
        QCOMPARE(faultsOf({u"s.e/p"_s, Effect::NotProduct, {{Field::Name, u"h1"_s}}}),
            u"rules[2].selectors: is allowed only with the effect select"_s);
        QCOMPARE(faultsOf({u"s.e"_s, Effect::Select, {{Field::Name, u"h1"_s}, {Field::Name, u"h2 *"_s}}}),
            u"rules[2].pattern: must name a path; shop.example/** is every page of a host\nrules[2].selectors[1].field: must be another one: a fact has one selector\nrules[2].selectors[1].selector: has “*” at character 4, which selectors do not support"_s);
    }

    void aRuleDecides()
    {
        const auto plain = web::readHtml(kArticle, "text/html; charset=utf-8");
        QVERIFY(!extractFacts(*plain).isProduct);
        const ProductFacts facts = read(kArticle, {u"s.e/**"_s, Effect::Product, {}});
        QVERIFY(facts.isProduct);
        QCOMPARE(facts.reason, QString());
        QCOMPARE(facts.evidence.last().text, u"a page rule says so"_s);
        int points = 0;
        for (const Evidence &one : facts.evidence)
            points += one.points;
        QVERIFY(points >= 3);
        QCOMPARE(facts.name.value, u"About the Alta"_s);

        const ProductFacts none = read(kArticle, {u"s.e/**"_s, Effect::NotProduct, {}});
        QVERIFY(!none.isProduct);
        QCOMPARE(none.reason, u"not_a_product_page"_s);
        QVERIFY(none.evidence.last().points < 0);
    }

    void selectedTextsReplaceFacts()
    {
        const ProductFacts facts = read(kArticle,
            {u"s.e/**"_s, Effect::Select,
                {{Field::Name, u".t1"_s}, {Field::Brand, u".t2"_s}, {Field::Price, u"#detail > .t3"_s},
                    {Field::Number, u".t4"_s}, {Field::Availability, u".t5"_s},
                    {Field::Description, u".t6"_s}, {Field::Specification, u"table.spec"_s}}});
        QVERIFY(facts.isProduct);
        QCOMPARE(facts.name.value, u"Alta 2 tent"_s);
        QCOMPARE(facts.name.source.kind, u"rule"_s);
        QCOMPARE(facts.name.source.where, u".t1"_s);
        QCOMPARE(facts.name.source.text, u"Alta 2 tent"_s);
        QCOMPARE(facts.brand.value, u"Fieldfare"_s);
        QCOMPARE(facts.price.value, u"249.00"_s);
        QCOMPARE(facts.currency.value, u"EUR"_s);
        QCOMPARE(facts.price.source.where, u"#detail > .t3"_s);
        QCOMPARE(facts.sku.value, u"F-2201"_s);
        QCOMPARE(facts.availability.value, u"InStock"_s);
        QCOMPARE(facts.description.value, u"A light tent for two."_s);
        QCOMPARE(facts.further[0].label, u"Weight"_s);
        QCOMPARE(facts.further[0].value, u"3.2 kg"_s);
        QCOMPARE(facts.further[0].where.kind, u"rule"_s);
        QCOMPARE(facts.further[1].label, u"Material"_s);
        int weights = 0;
        for (const FurtherFact &fact : facts.further)
            weights += fact.label == u"Weight";
        QCOMPARE(weights, 1);
        QString questions;
        for (const WrittenFaq &faq : writeFaqs(facts, u"en"_s))
            questions += faq.question + u'\n';
        QVERIFY2(questions.contains(u"weigh"_s), qPrintable(questions));
    }

    void whatIsNotFoundStaysAsItWas()
    {
        const ProductFacts plain = read(kArticle, {u"s.e/**"_s, Effect::Product, {}});
        const ProductFacts facts = read(kArticle,
            {u"s.e/**"_s, Effect::Select,
                {{Field::Name, u".absent"_s}, {Field::Price, u".t9"_s}, {Field::Availability, u".t9"_s},
                    {Field::Specification, u".t1"_s}}});
        QCOMPARE(facts.name.value, plain.name.value);
        QCOMPARE(facts.price.value, plain.price.value);
        QCOMPARE(facts.availability.value, plain.availability.value);
        QCOMPARE(facts.further.size(), plain.further.size());
    }

    void attributesAreReadAsMachinesWriteThem()
    {
        constexpr char kMarked[] = "<html lang=de><body><h1>Zelt Alta</h1><div class=box><meta class=p "
                                   "content=1249.5><link class=s href='https://schema.org/OutOfStock'></div>"
                                   "<span class=q>1.249,50 €</span></body></html>";
        const ProductFacts facts = read(kMarked,
            {u"s.e/**"_s, Effect::Select, {{Field::Price, u"meta.p"_s}, {Field::Availability, u"link.s"_s}}});
        QCOMPARE(facts.price.value, u"1249.5"_s);
        QCOMPARE(facts.availability.value, u"OutOfStock"_s);
        QCOMPARE(read(kMarked, {u"s.e/**"_s, Effect::Select, {{Field::Price, u".q"_s}}}).price.value,
            u"1249.50"_s);
    }

    void aNumberStandsWithoutItsLabel_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("number");
        const auto row = [](const char *text, const char *number) {
            QTest::newRow(text) << QString::fromUtf8(text) << QString::fromUtf8(number);
        };
        row("F-2201", "F-2201");
        row("No. F-2201", "F-2201");
        row("Item number: F-2201", "F-2201");
        row("Artikelnummer 2201", "2201");
        row("Art.-Nr. 22 01", "22 01");
        row("SKU#2201", "2201");
        row("Piano 88", "Piano 88");
        row("Nova 3", "Nova 3");
    }
    void aNumberStandsWithoutItsLabel()
    {
        QFETCH(QString, text);
        const ProductFacts facts = read("<h1>Alta</h1><p class=n>" + text.toUtf8(),
            {u"s.e/**"_s, Effect::Select, {{Field::Number, u".n"_s}}});
        QTEST(facts.sku.value, "number");
    }

    void aMarkStandsForWhatARuleDoes()
    {
        const auto select = [](const QString &selector) {
            return std::optional(rule(1, u"s.e/a"_s, Effect::Select, {{Field::Name, selector}}));
        };
        QCOMPARE(markOf(std::nullopt), QString());
        QVERIFY(markOf(select(u"h1"_s)) != markOf(select(u"h2"_s)));
        QCOMPARE(markOf(rule(1, u"s.e/a"_s)), markOf(rule(2, u"s.e/b"_s)));
        QVERIFY(markOf(rule(1, u"s.e/a"_s)) != markOf(rule(1, u"s.e/a"_s, Effect::NotProduct)));
    }
};

QTEST_APPLESS_MAIN(TestPageRuleSet)
#include "tst_page_rule_set.moc"
