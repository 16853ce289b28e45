// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/page/own_answer_dialog.h"
#include "console/app/window/appearance.h"
#include "console/app/window/command_palette.h"
#include "console/app/window/open_server_dialog.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/bench/scenarios/values_dialog.h"
#include "console/pages/faqs/feeds/feed_dialog.h"
#include "console/pages/faqs/feeds/feed_products_dialog.h"
#include "console/pages/faqs/inspection/inspection_dialog.h"
#include "console/pages/faqs/pregeneration/pregeneration_dialog.h"
#include "console/pages/faqs/rules/page_rule_dialog.h"
#include "console/pages/faqs/set/faq_dialog.h"
#include "console/pages/keys/analytics_secret_dialog.h"
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/rotate_key_dialog.h"
#include "console/pages/knowledge/gaps/link_dialog.h"
#include "console/pages/knowledge/lexicon/lexicon_dialog.h"
#include "console/pages/knowledge/sources/add_source_dialog.h"
#include "console/pages/knowledge/sources/source_settings_dialog.h"
#include "console/pages/revenue/order/refund_dialog.h"
#include "console/pages/revenue/page/sending_dialog.h"
#include "console/pages/revenue/totals/totals_dialog.h"
#include "console/pages/settings/admins/admin_dialog.h"
#include "console/pages/settings/admins/password_dialog.h"
#include "console/pages/settings/companies/company_dialog.h"
#include "console/widgets/dialogs/range_dialog.h"
#include "console/widgets/dialogs/report_dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::FakeConnector;
using tests::SampleShop;

namespace {

constexpr int kSettledMs = 120;

/// Where each thing stands on the screen.
using Places = QMap<const QWidget *, QPoint>;

Places placesOf(const QWidget &root)
{
    Places places;
    for (const QWidget *each : root.findChildren<QWidget *>()) {
        if (each->isVisibleTo(&root) && each->window() == root.window()
            && (qobject_cast<const QPushButton *>(each) || qobject_cast<const QLineEdit *>(each)
                || qobject_cast<const QPlainTextEdit *>(each)))
            places.insert(each, each->mapToGlobal(QPoint()));
    }
    return places;
}

/// What has moved between the two; a button that came or went has not.
QString moved(const Places &before, const Places &now)
{
    QStringList all;
    for (auto each = before.cbegin(); each != before.cend(); ++each) {
        if (now.contains(each.key()) && now.value(each.key()) != each.value())
            all << u"%1 by %2,%3"_s
                       .arg(each.key()->accessibleName().isEmpty() ? each.key()->objectName()
                                                                   : each.key()->accessibleName())
                       .arg(now.value(each.key()).x() - each.value().x())
                       .arg(now.value(each.key()).y() - each.value().y());
    }
    return all.join(u"; "_s);
}

void settle()
{
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
}

} // namespace

/// Nothing moves under the pointer.
class TestStill final : public QObject
{
    Q_OBJECT
    using Opener = std::function<TaskDialog *(QWidget *window)>;

    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SampleShop> m_shop;
    std::unique_ptr<FakeConnector> m_connector;
    std::unique_ptr<QMainWindow> m_window;

    TaskDialog *open(const QString &name)
    {
        const ManualClock &clock = m_shop->clock;
        client::ApiClient *client = m_connector->client();
        QWidget *window = m_window.get();
        const std::map<QString, Opener> openers{
            {u"connect"_s, [this](QWidget *w) { return new OpenServerDialog(*m_connector, w); }},
            {u"key"_s, [&clock](QWidget *w) { return new KeyDialog(clock, w); }},
            {u"rotate"_s, [&clock](QWidget *w) { return new RotateKeyDialog(clock, u"Storefront"_s, w); }},
            {u"secret"_s, [&clock](QWidget *w) { return new AnalyticsSecretDialog(clock, true, w); }},
            {u"source"_s, [](QWidget *w) { return new AddSourceDialog({}, w); }},
            {u"source settings"_s, [](QWidget *w) { return new SourceSettingsDialog(api::Source(), w); }},
            {u"answer"_s,
                [](QWidget *w) {
                    auto *made = new OwnAnswerDialog(u"New answer"_s, {u"en"_s, u"de"_s}, w);
                    made->setWords({});
                    return made;
                }},
            {u"lexicon"_s, [](QWidget *w) { return new LexiconDialog(u"New words"_s, {u"en"_s}, w); }},
            {u"company"_s, [](QWidget *w) { return new CompanyDialog(w); }},
            {u"administrator"_s, [](QWidget *w) { return new AdminDialog({}, w); }},
            {u"password"_s, [](QWidget *w) { return new PasswordDialog(w); }},
            {u"refund"_s,
                [](QWidget *w) {
                    api::OrderRow order;
                    order.orderId = u"NF-1"_s;
                    order.currency = u"EUR"_s;
                    order.value = u"99.95"_s;
                    return new RefundDialog(order, w);
                }},
            {u"generate"_s,
                [](QWidget *w) {
                    return new PregenerationDialog({u"en"_s, u"de"_s}, w);
                }},
            {u"inspect"_s,
                [client](QWidget *w) {
                    return new InspectionDialog(client, u"northwind"_s, {{}, {u"en"_s}, {}, {}}, w);
                }},
            {u"feed"_s,
                [client](QWidget *w) {
                    return new FeedDialog(
                        client, {u"northwind"_s, {u"shop.example"_s}, u"EUR"_s}, std::nullopt, w);
                }},
            {u"rule"_s, [client](QWidget *w) { return new PageRuleDialog(client, u"northwind"_s, {}, w); }},
            {u"question"_s, [](QWidget *w) { return new FaqDialog(u"Alta 2 tent"_s, w); }},
            {u"days"_s,
                [](QWidget *w) {
                    const QDate today(2026, 11, 20);
                    return new RangeDialog(today.addDays(-29), today, today, u"First day"_s, w);
                }},
            {u"link"_s,
                [](QWidget *w) {
                    return new LinkDialog(u"Is the Alta 2 waterproof?"_s,
                        {{u"d1"_s, u"p1"_s, u"Tents"_s, u"Rain"_s, u"The flysheet is taped."_s}}, w);
                }},
            {u"values"_s,
                [](QWidget *w) {
                    return new ValuesDialog(
                        {{u"api_key"_s, {}, u"3 steps"_s}, {u"page"_s, {}, u"ask"_s}}, u"Run scenario"_s, w);
                }},
            {u"totals"_s,
                [client](QWidget *w) {
                    return new TotalsDialog(client, u"northwind"_s, u"2026-10-22"_s, u"2026-11-20"_s, {}, w);
                }},
            {u"once"_s,
                [](QWidget *w) {
                    return new KeyShownOnceDialog(api::ApiKey(), Secret("ad_live_EXAMPLE"), w);
                }},
            {u"sending"_s,
                [](QWidget *w) {
                    return new SendingDialog(QUrl(u"http://127.0.0.1:8420"_s), u"northwind"_s, w);
                }},
            {u"products"_s,
                [client](
                    QWidget *w) { return new FeedProductsDialog(client, u"northwind"_s, api::Feed(), w); }},
            {u"report"_s,
                [](QWidget *w) {
                    return new ReportDialog(
                        {u"Not imported"_s, u"1 file was left out."_s, u"File"_s, u"Reason"_s},
                        {{u"a.pdf"_s, u"It has no text."_s}}, 200, w);
                }},
            {u"confirmation"_s,
                [](QWidget *w) {
                    return confirm(w,
                        {u"Delete “Northwind”?"_s, u"It cannot be undone."_s, u"Keep company"_s,
                            u"Delete company"_s, u"Northwind"_s},
                        [] {});
                }},
        };
        TaskDialog *dialog = openers.at(name)(window);
        if (!dialog->isVisible())
            dialog->open();
        if (name == u"connect") {
            for (QPushButton *each : dialog->findChildren<QPushButton *>()) {
                if (each->text() == u"Connect…")
                    each->click();
            }
        }
        QTest::qWait(kSettledMs);
        return dialog;
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
        m_shop = std::make_unique<SampleShop>();
        m_connector = std::make_unique<FakeConnector>();
        m_connector->openOn(m_shop->server.url());
        m_window = std::make_unique<QMainWindow>();
        m_window->resize(1280, 720);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }
    void cleanup()
    {
        m_window.reset();
        m_connector.reset();
        m_shop.reset();
    }

    void errorsMoveNothingInADialog_data()
    {
        QTest::addColumn<QString>("name");
        for (const char *name : {"connect", "key", "rotate", "secret", "source", "source settings", "answer",
                 "lexicon", "company", "administrator", "password", "refund", "generate", "inspect", "feed",
                 "rule", "question", "days", "link", "values", "totals", "once", "sending", "products",
                 "report", "confirmation"})
            QTest::addRow("%s", name) << QString::fromLatin1(name);
    }

    void errorsMoveNothingInADialog()
    {
        QFETCH(const QString, name);
        QPointer dialog = open(name);
        QVERIFY(dialog && dialog->isVisible());
        const Places before = placesOf(*dialog);
        QVERIFY(before.size() >= 1);
        const QSize size = dialog->size();
        QList<FormField *> fields;
        for (FormField *field : dialog->findChildren<FormField *>()) {
            const QWidget *control = field->control();
            if (field->isVisible()
                && (qobject_cast<const QLineEdit *>(control)
                    || qobject_cast<const QPlainTextEdit *>(control)))
                fields << field;
        }
        for (FormField *field : std::as_const(fields)) {
            field->setError(u"Enter a word."_s);
            settle();
            QCOMPARE(moved(before, placesOf(*dialog)), QString());
            QCOMPARE(dialog->size(), size);
            field->setError({});
            settle();
            QCOMPARE(moved(before, placesOf(*dialog)), QString());
            QCOMPARE(dialog->size(), size);
        }
        // What went wrong as a whole stands below the buttons.
        dialog->setFault(
            Fault::of(u"Nothing was saved."_s, Error::make(ErrorCode::Unavailable), u"req_8Q2L"_s));
        settle();
        QCOMPARE(moved(before, placesOf(*dialog)), QString());
        const QSize grown = dialog->size();
        dialog->setFault({});
        settle();
        QCOMPARE(moved(before, placesOf(*dialog)), QString());
        QCOMPARE(dialog->size(), grown);
        // And a longer error at a field lets the acting button stay where it is, when it comes and when it
        // goes.
        const QList<QPushButton *> buttons = dialog->findChildren<QPushButton *>();
        const auto acting = std::find_if(buttons.crbegin(), buttons.crend(), [](const QPushButton *each) {
            return each->isVisible() && (kindOf(each) == Kind::Primary || kindOf(each) == Kind::Danger);
        });
        if (fields.isEmpty() || acting == buttons.crend())
            return;
        const QPoint at = (*acting)->mapToGlobal(QPoint());
        fields.first()->setFault(
            Fault::of(u"Nothing was saved."_s, Error::make(ErrorCode::Unavailable), u"req_8Q2L"_s),
            u"This is what was wrong with it, and it takes more than a line to say so in words that help. "_s
                .repeated(2));
        settle();
        if (dialog->y() == 0)
            return; // the screen of the tests is low, and there is no room left above it
        QCOMPARE((*acting)->mapToGlobal(QPoint()), at);
        const QSize greatest = dialog->size();
        fields.first()->setError({});
        settle();
        QCOMPARE((*acting)->mapToGlobal(QPoint()), at);
        QCOMPARE(dialog->size(), greatest);
    }

    void aSheetHasOneTitleAndDimsItsWindow()
    {
        m_window->resize(700, 500); // the whole of it is on the screen
        QPointer dialog = open(u"company"_s);
        QVERIFY(dialog->windowFlags().testFlag(Qt::FramelessWindowHint));
        QCOMPARE(dialog->windowModality(), Qt::WindowModal);
        QVERIFY(!dialog->windowTitle().isEmpty()); // for those who do not see it
        QVERIFY(qAbs(dialog->geometry().center().x() - m_window->geometry().center().x()) <= 1);
        QCOMPARE(dialog->grab().toImage().pixelColor(0, 0).alpha(), 0);
        const QColor dimmed = m_window->grab().toImage().pixelColor(10, 10);
        QTest::keyClick(dialog, Qt::Key_Escape);
        QTRY_VERIFY(!dialog);
        QVERIFY(m_window->grab().toImage().pixelColor(10, 10).lightness() > dimmed.lightness());

        auto *palette = new CommandPalette({{u"Create key"_s, u"API keys"_s, {}, [] {}, {}}}, m_window.get());
        palette->open();
        QVERIFY(palette->windowFlags().testFlag(Qt::FramelessWindowHint));
        QCOMPARE(palette->windowTitle(), u"Search or run"_s);
        QPointer gone(palette);
        QTest::keyClick(palette, Qt::Key_Escape);
        QTRY_VERIFY(!gone);
    }

    void theSegmentsOfActivityStayInTheirPlaces()
    {
        auto *page = new ActivityPage(m_shop->clock);
        m_window->setCentralWidget(page);
        page->setSession(m_connector->client(), u"northwind"_s);
        settle();
        auto *segments = page->findChild<SegmentedControl *>();
        QVERIFY(segments->isVisible());
        const Places before = placesOf(*segments);
        QCOMPARE(before.size(), 4);
        for (const int segment : {1, 2, 3, 0}) {
            page->showSegment(segment);
            settle();
            QCOMPARE(moved(before, placesOf(*segments)), QString());
        }
        page->findChild<QPushButton *>(u"activityPause"_s)->click();
        settle();
        QCOMPARE(moved(before, placesOf(*segments)), QString());
    }
};

QTEST_MAIN(TestStill)
#include "tst_still.moc"
