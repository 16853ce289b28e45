// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/remembered_view.h"
#include "console/app/window/appearance.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/pages/settings/form/section_list.h"
#include "console/pages/settings/page/settings_page.h"
#include "tests/console/samples/sample_revenue.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;

/// What was chosen is there again at the next start, also where its entries come later.
class TestRememberedChoices final : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SampleShop> m_shop;
    std::unique_ptr<FakeConnector> m_connector;

    static void choose(QComboBox *combo, const QString &data)
    {
        const int at = combo->findData(data);
        QVERIFY2(at >= 0, qPrintable(data));
        combo->setCurrentIndex(at);
        emit combo->activated(at);
    }
    static void fill(QComboBox &combo, const QStringList &entries)
    {
        const QString chosen = rememberedChoice(&combo);
        combo.clear();
        combo.addItem(u"All"_s, QString());
        for (const QString &entry : entries)
            combo.addItem(entry, entry);
        chooseRemembered(&combo, chosen);
    }
    /// The page at the first start, then another one at the next.
    template <typename T>
    void twice(const std::function<void(T &)> &first, const std::function<void(T &)> &next)
    {
        for (const auto &use : {first, next}) {
            T page(m_shop->clock);
            RememberedView view(*m_settings, page);
            view.restore();
            page.setSession(m_connector->client(), u"northwind"_s);
            page.resize(1100, 760);
            page.show();
            use(page);
            view.save();
        }
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }
    void init()
    {
        m_settings->clear();
        m_shop = std::make_unique<SampleShop>();
        m_connector = std::make_unique<FakeConnector>();
        m_connector->openOn(m_shop->server.url());
    }
    void cleanup()
    {
        m_connector.reset();
        m_shop.reset();
    }

    void aChoiceWaitsForItsEntries()
    {
        m_settings->setValue(u"choice/late"_s, u"de"_s);
        QWidget root;
        auto *combo = new QComboBox(&root);
        remember(combo, u"late"_s);
        RememberedView view(*m_settings, root);
        view.restore();
        view.save(); // before it is filled nothing is lost
        QCOMPARE(m_settings->value(u"choice/late"_s).toString(), u"de"_s);
        fill(*combo, {u"en"_s, u"fr"_s}); // a company that has not got it
        QCOMPARE(combo->currentIndex(), 0);
        view.save();
        QCOMPARE(m_settings->value(u"choice/late"_s).toString(), u"de"_s);
        fill(*combo, {u"en"_s, u"de"_s});
        QCOMPARE(combo->currentData().toString(), u"de"_s);
        fill(*combo, {u"en"_s});
        fill(*combo, {u"de"_s});
        QCOMPARE(combo->currentData().toString(), u"de"_s);
        // What is chosen by hand counts from then on.
        fill(*combo, {u"en"_s});
        emit combo->activated(0);
        fill(*combo, {u"en"_s, u"de"_s});
        QCOMPARE(combo->currentIndex(), 0);
        view.save();
        QVERIFY(!m_settings->contains(u"choice/late"_s));
    }

    void theLocaleOfTheFaqs()
    {
        const auto locale = [](FaqsPage &page) { return page.findChild<QComboBox *>(u"faqLocale"_s); };
        twice<FaqsPage>(
            [&](FaqsPage &page) {
                QTRY_COMPARE(locale(page)->count(), 4);
                choose(locale(page), u"de"_s);
            },
            [&](FaqsPage &page) {
                QTRY_COMPARE(locale(page)->currentData().toString(), u"de"_s);
                QTRY_VERIFY(m_shop->server.last("GET /admin/v1/companies/northwind/faq-pages")
                                .query.contains("locale=de"));
            });
    }

    void theLanguageOfTheDocuments()
    {
        const auto language
            = [](KnowledgePage &page) { return page.findChild<QComboBox *>(u"documentLanguage"_s); };
        twice<KnowledgePage>([&](KnowledgePage &page) { choose(language(page), u"de"_s); },
            [&](KnowledgePage &page) {
                page.showTab(KnowledgePage::Documents);
                QCOMPARE(language(page)->currentData().toString(), u"de"_s);
                QTRY_VERIFY(m_shop->server.last("GET /admin/v1/companies/northwind/documents")
                                .query.contains("language=de"));
            });
    }

    void theCurrencyOfTheRevenue()
    {
        api::Revenue two;
        two.timeZone = u"Europe/Berlin"_s;
        two.from = two.to = u"2026-11-20"_s;
        two.previousFrom = two.previousTo = u"2026-11-19"_s;
        two.funnel = sampleFigures(true, {});
        for (const QString &code : {u"EUR"_s, u"NOK"_s}) {
            api::RevenueOfCurrency part;
            part.currency = code;
            part.attributedRevenue = part.netRevenue = part.refunded = part.helpfulRevenue
                = part.directRevenue = part.addedToCart = u"1.00"_s;
            part.orders = 1;
            part.figures = sampleFigures(false, {});
            two.currencies.push_back(part);
        }
        m_shop->server.answer("GET /admin/v1/companies/northwind/revenue", {.body = schema::toJson(two)});
        const auto currency
            = [](RevenuePage &page) { return page.findChild<QComboBox *>(u"revenueCurrency"_s); };
        twice<RevenuePage>(
            [&](RevenuePage &page) {
                QTRY_COMPARE(currency(page)->count(), 2);
                QCOMPARE(currency(page)->currentText(), u"EUR"_s);
                choose(currency(page), u"NOK"_s);
            },
            [&](RevenuePage &page) {
                QTRY_COMPARE(currency(page)->currentText(), u"NOK"_s);
                // Another company first has none, then it is this one again.
                page.setSession(nullptr, {});
                page.setSession(m_connector->client(), u"northwind"_s);
                QTRY_COMPARE(currency(page)->currentText(), u"NOK"_s);
            });
    }

    void theSectionOfTheSettings()
    {
        const auto section
            = [](SettingsPage &page) { return page.findChild<SectionList *>(u"settingsSections"_s); };
        twice<SettingsPage>(
            [&](SettingsPage &page) {
                QCOMPARE(section(page)->chosen(), Section::Access);
                page.showSection(Section::Retention);
            },
            [&](SettingsPage &page) { QCOMPARE(section(page)->chosen(), Section::Retention); });
    }
};

QTEST_MAIN(TestRememberedChoices)
#include "tst_remembered_choices.moc"
