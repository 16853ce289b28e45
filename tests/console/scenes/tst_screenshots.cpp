// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/main_window.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/keys/analytics_secret_dialog.h"
#include "console/pages/keys/key_cells.h"
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/overview/overview_page.h"
#include "console/pages/revenue/orders/orders_page.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/states.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/console/scenes/activity_scenes.h"
#include "tests/console/scenes/bench_scenes.h"
#include "tests/console/scenes/faq_scenes.h"
#include "tests/console/scenes/gallery_page.h"
#include "tests/console/scenes/knowledge_scenes.h"
#include "tests/console/scenes/layout_faults.h"
#include "tests/console/scenes/other_texts.h"
#include "tests/console/scenes/overview_scenes.h"
#include "tests/console/scenes/revenue_scenes.h"
#include "tests/console/scenes/selection_scenes.h"
#include "tests/console/scenes/server_english.h"
#include "tests/console/scenes/server_scenes.h"
#include "tests/console/scenes/settings_scenes.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::FakeConnector;
using tests::SampleShop;

namespace {

/// The scenes that are looked at in every way.
constexpr const char *kMain[] = {"keys", "faqs", "keys-create", "keys-rotate", "keys-revoke", "keys-once",
    "keys-secret", "keys-secret-create", "keys-secret-once", "start", "gallery", "knowledge",
    "knowledge-documents", "knowledge-gaps", "knowledge-ask", "knowledge-add", "knowledge-write", "revenue",
    "orders-order", "revenue-range", "settings", "settings-revenue-conflict", "settings-access-granted",
    "settings-administrators-create", "overview", "overview-first", "activity", "activity-refusal",
    "activity-refused", "activity-audit", "bench", "bench-faqs-answered", "bench-shop-order", "bench-request",
    "bench-scenarios", "faqs-feeds", "faqs-feeds-add-csv", "faqs-rules", "faqs-rules-tried", "server",
    "server-settings", "server-metrics", "server-backup", "keys-selected", "faqs-selected"};

/// What the keys page shows of the company: whether its analytics endpoints require a secret.
void prepareKeys(SampleShop &shop, const QString &scene)
{
    api::Company company;
    company.companyKey = u"northwind"_s;
    company.name = u"Northwind Outdoor"_s;
    if (scene.startsWith(u"keys-secret") && scene != u"keys-secret-create") {
        company.analyticsSecretSince = schema::Timestamp{shop.clock.nowMs() - 3 * 86'400'000LL};
        company.analyticsSecretOverlapUntil = schema::Timestamp{shop.clock.nowMs() + 86'400'000};
    }
    shop.server.answer("GET /admin/v1/companies/northwind", {.body = schema::toJson(company)});
}

/// The window with its dialog in the middle, as a compositor would show it.
QImage pictureOf(MainWindow &window)
{
    QImage image = window.grab().toImage();
    const auto dialogs = window.findChildren<QDialog *>();
    for (QDialog *dialog : dialogs) {
        if (!dialog->isVisible())
            continue;
        const QRectF at((window.width() - dialog->width()) / 2, (window.height() - dialog->height()) / 2,
            dialog->width(), dialog->height());
        QPainter(&image).drawImage(at, dialog->grab().toImage());
    }
    for (QMenu *menu : window.findChildren<QMenu *>()) {
        if (menu->isVisible())
            QPainter(&image).drawImage(window.mapFromGlobal(menu->pos()), menu->grab().toImage());
    }
    return image;
}

QStringList faultsOf(const MainWindow &window)
{
    QStringList faults = tests::layoutFaults(window);
    for (const QDialog *dialog : window.findChildren<QDialog *>()) {
        if (dialog->isVisible())
            faults += tests::layoutFaults(*dialog);
    }
    return faults;
}

QString folder()
{
    const QString wanted = qEnvironmentVariable("ANSWERDESK_SCREENSHOTS");
    return wanted.isEmpty() ? QStringLiteral(ANSWERDESK_SCREENSHOT_FOLDER) : wanted;
}

} // namespace

class TestScreenshots final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void everyPairOfColoursIsReadable();
    void nothingIsCutAndEverythingHasAName_data();
    void nothingIsCutAndEverythingHasAName();

private:
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
};

void TestScreenshots::initTestCase()
{
    m_settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
    m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    QVERIFY(QDir().mkpath(folder()));
}

void TestScreenshots::everyPairOfColoursIsReadable()
{
    for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        const Theme theme = Theme::load(mode);
        const QList<Theme::Pair> pairs = Theme::contrastPairs();
        QVERIFY(pairs.size() > 30);
        for (const Theme::Pair &pair : pairs) {
            const double ratio = Theme::contrast(theme.color(pair.foreground), theme.color(pair.background));
            QVERIFY2(ratio >= pair.bar,
                qPrintable(u"%1 on %2: %3 below %4"_s
                               .arg(theme.color(pair.foreground).name(), theme.color(pair.background).name())
                               .arg(ratio)
                               .arg(pair.bar)));
        }
    }
}

void TestScreenshots::nothingIsCutAndEverythingHasAName_data()
{
    QTest::addColumn<QString>("scene");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QStringList scenes{u"keys"_s, u"keys-empty"_s, u"keys-error"_s, u"keys-no-hits"_s, u"keys-offline"_s,
        u"keys-create"_s, u"keys-create-refused"_s, u"keys-once"_s, u"keys-rotate"_s, u"keys-revoke"_s,
        u"keys-secret"_s, u"keys-secret-create"_s, u"keys-secret-rotate"_s, u"keys-secret-remove"_s,
        u"keys-secret-once"_s, u"keys-columns"_s, u"keys-edit"_s, u"keys-switch"_s, u"keys-switch-refused"_s,
        u"about"_s, u"quit"_s, u"start"_s, u"start-recent"_s, u"start-form"_s, u"start-edit"_s,
        u"start-wrong-password"_s, u"start-opening"_s, u"start-failed"_s, u"toasts"_s, u"focus"_s,
        u"gallery"_s, u"guide"_s, u"shortcuts"_s, u"palette"_s, u"palette-typed"_s, u"palette-none"_s};
    scenes += tests::knowledgeScenes();
    scenes += tests::activityScenes();
    scenes += tests::benchScenes();
    scenes += tests::faqScenes();
    scenes += tests::overviewScenes();
    scenes += tests::revenueScenes();
    scenes += tests::settingsScenes();
    scenes += tests::serverScenes();
    scenes += tests::selectionScenes();
    // ctest shows the windows side by side, a part of them in each run; by hand all are.
    const QString part = qEnvironmentVariable("ANSWERDESK_SCREENSHOTS_PART");
    const auto wanted = [&part](QLatin1String row) { return part.isEmpty() || part == row; };
    // A window that is scaled has its own rounding; all else is that of one that is not.
    if (const int percent = qRound(qGuiApp->devicePixelRatio() * 100); percent != 100) {
        for (const char *scene : kMain)
            QTest::addRow("%s-scale%d-1280x800", scene, percent)
                << QString::fromLatin1(scene) << false << QSize(1280, 800);
        return;
    }
    for (const QString &scene : std::as_const(scenes)) {
        for (const bool dark : {false, true}) {
            const char *theme = dark ? "dark" : "light";
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
                if (wanted(QLatin1String(size.width() > 1280 ? "wide" : theme)))
                    QTest::addRow("%s-%s-%dx%d", qPrintable(scene), theme, size.width(), size.height())
                        << scene << dark << size;
            }
        }
    }
    if (!wanted(QLatin1String("others")))
        return;
    for (const QString &scene : std::as_const(scenes))
        QTest::addRow("%s-german-1280x800", qPrintable(scene)) << scene << false << QSize(1280, 800);
    for (const char *scene : kMain) {
        for (const char *variant : {"text130", "longer"})
            QTest::addRow("%s-%s-1280x800", scene, variant)
                << QString::fromLatin1(scene) << false << QSize(1280, 800);
    }
    for (const char *scene : {"keys", "faqs", "gallery", "knowledge", "knowledge-gaps", "knowledge-ask",
             "revenue", "orders-order", "settings", "settings-companies", "overview", "overview-wrong",
             "activity-refusal", "activity-audit", "bench-shop-order", "bench-request", "bench-scenarios",
             "server", "server-backup"}) {
        QTest::addRow("%s-light-1000x700", scene) << QString::fromLatin1(scene) << false << QSize(1000, 700);
    }
}

void TestScreenshots::nothingIsCutAndEverythingHasAName()
{
    QFETCH(const QString, scene);
    QFETCH(const bool, dark);
    QFETCH(const QSize, size);
    m_appearance->setChoice(dark ? Appearance::Choice::Dark : Appearance::Choice::Light);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    m_appearance->setTextPercent(tag.contains(u"-text130-") ? 130 : 100);
    const auto longer = tag.contains(u"-longer-") ? std::make_unique<tests::LongerTexts>() : nullptr;
    const auto german = tag.contains(u"-german-") ? std::make_unique<tests::GermanTexts>() : nullptr;
    QApplication::processEvents(); // fonts and palettes of the application arrive by events
    SampleShop shop(scene.endsWith(u"-empty") || scene.endsWith(u"-sending") ? SampleShop::Content::Empty
            : scene.endsWith(u"-error")                                      ? SampleShop::Content::Failing
                                                                             : SampleShop::Content::Full);
    tests::prepareFaqs(shop, scene);
    tests::prepareOverview(shop, scene);
    tests::prepareBench(shop, scene);
    if (scene.startsWith(u"keys") && !scene.endsWith(u"-error"))
        prepareKeys(shop, scene);
    FakeConnector connector;
    const bool switches = scene.startsWith(u"keys-switch");
    if (switches || (scene != u"start" && scene.startsWith(u"start"))) {
        RecentServer local{
            u"1"_s, u"Local server"_s, {}, {}, QDateTime::currentDateTimeUtc().addSecs(-7200), true, true};
        local.isOpen = switches;
        connector.addRecent(local);
        connector.addRecent({u"2"_s, u"answers.northwind.example"_s,
            QUrl(u"https://answers.northwind.example"_s), u"mara.lindt@northwind.example"_s,
            QDateTime::currentDateTimeUtc().addDays(-2), false, true, u"eu"_s, RecentServer::Reach::Online});
        connector.addRecent({u"3"_s, u"Staging"_s, QUrl(u"http://10.5.0.30:8421"_s),
            u"qa@northwind.example"_s, QDateTime::currentDateTimeUtc().addDays(-9), false, false, u"us"_s,
            RecentServer::Reach::Offline});
    }
    m_settings->remove(u"window"_s);
    m_settings->remove(u"splitter"_s);
    m_settings->remove(u"activity"_s);
    m_settings->remove(u"bench"_s);
    MainWindow window(connector, *m_settings, *m_appearance);
    auto *overview = new OverviewPage(shop.clock);
    window.addPage(overview);
    auto *keys = new KeysPage(shop.clock);
    auto *faqs = new FaqsPage(shop.clock);
    window.addPage(keys);
    window.addPage(faqs);
    auto *knowledge = new KnowledgePage(shop.clock);
    window.addPage(knowledge);
    auto *revenue = new RevenuePage(shop.clock);
    window.addPage(revenue);
    auto *orders = new OrdersPage;
    window.addPage(orders);
    window.addPage(tests::newSettingsPage(shop, scene));
    window.addPage(tests::newServerPage(shop, connector, scene));
    auto *activity = new ActivityPage(shop.clock);
    window.addPage(activity);
    auto *bench = new BenchPage(shop.clock, *m_settings);
    window.addPage(bench);
    if (scene == u"gallery")
        window.addPage(new tests::GalleryPage);
    window.resize(size);
    const QString page = window.page(scene.section(u'-', 0, 0)) ? scene.section(u'-', 0, 0) : u"keys"_s;
    window.showPage(page);
    if (!scene.startsWith(u"start"))
        connector.openOn(shop.server.url());
    window.show();
    if (scene.startsWith(u"start")) {
        QTRY_VERIFY(window.findChild<QDialog *>());
    } else if (scene != u"gallery" && page != u"bench") {
        struct First {
            const char *page, *asked, *stack;
        };
        static constexpr First kFirst[] = {{"keys", "companies/northwind/keys", ""},
            {"knowledge", "companies/northwind/sources", "sourcesStack"},
            {"faqs", "companies/northwind/faq-pages", "faqPagesStack"},
            {"revenue", "companies/northwind/revenue", "revenueStack"},
            {"orders", "companies/northwind/orders", "rowsStack_orders"},
            {"settings", "companies/northwind/settings", "settingsStack"},
            {"activity", "requests", "requestsStack"}, {"overview", "companies/northwind/overview", ""},
            {"server", "status", "serverState"}};
        const First *first = std::find_if(std::begin(kFirst), std::end(kFirst),
            [&](const First &each) { return page == QLatin1String(each.page); });
        QTRY_VERIFY(shop.server.count(QByteArray("GET /admin/v1/") + first->asked) > 0);
        auto *stack = window.page(page)->findChild<ContentStack *>(QString::fromLatin1(first->stack));
        const bool content
            = !scene.endsWith(u"-empty") && !scene.endsWith(u"-sending") && !scene.endsWith(u"-error");
        QVERIFY(stack || page == u"overview"); // which shows what it knows at its place
        if (stack)
            QTRY_COMPARE(stack->isShowingContent(), content);
        if (stack && scene.endsWith(u"-error"))
            QTRY_VERIFY(stack->findChild<ErrorState *>()->isVisible());
    }

    if (page == u"faqs")
        tests::showFaqs(window, *faqs, scene);
    if (page == u"knowledge")
        tests::showKnowledge(window, *knowledge, scene);
    else if (page == u"revenue")
        tests::showRevenue(*revenue, scene);
    else if (page == u"orders")
        tests::showOrders(*orders, scene);
    else if (page == u"settings")
        tests::showSettings(window, shop, scene);
    else if (page == u"overview")
        tests::showOverview(*overview, scene);
    else if (page == u"activity")
        tests::showActivity(*activity, scene);
    else if (page == u"bench")
        tests::showBench(shop, *bench, scene);
    else if (page == u"server")
        tests::showServer(*window.page(page), scene);
    tests::showSelection(window, scene);
    if (scene == u"keys-no-hits") {
        window.findChild<QLineEdit *>()->setText(u"nord"_s);
    } else if (scene.endsWith(u"-offline")) {
        connector.setOffline(true);
    } else if (scene.endsWith(u"-lost")) {
        const auto words
            = [](const char *owner, const char *text) { return QCoreApplication::translate(owner, text); };
        Fault fault
            = Fault::of(words("answerdesk::console::ServerConnection", "The local server has stopped."),
                Error::make(ErrorCode::Unavailable,
                    words("answerdesk::console::EmbeddedServer",
                        "Its database files failed. The server log has the details. All confirmed changes "
                        "are kept.")));
        fault.remedy = words(
            "answerdesk::console::ServerConnection", "Start it again. If it stops again, check the disk.");
        connector.lose({u"1"_s, u"Local server"_s, {}, {}, {}, true, true}, fault, Connector::Field::None);
    } else if (scene.startsWith(u"keys-create")) {
        keys->createKey();
        auto *dialog = window.findChild<KeyDialog *>();
        const Error error = Error::make(ErrorCode::Unavailable);
        if (scene.endsWith(u"refused"))
            dialog->showRefusal(Fault::of(u"The key was not created."_s, error, u"req_8Q2L"_s), error);
    } else if (scene == u"keys-once") {
        api::ApiKey key;
        key.name = u"Storefront backend"_s;
        key.scopes = {u"messages:write"_s, u"faqs:read"_s};
        key.overlapUntil = schema::Timestamp{shop.clock.nowMs() + 86'400'000};
        (new KeyShownOnceDialog(
             key, Secret("ad_live_EXAMPLE_0000000000000000000000000000000000000000000"), &window))
            ->open();
    } else if (scene.startsWith(u"keys-secret")) {
        const auto press = [keys](const char *name) {
            auto *verb = keys->findChild<QPushButton *>(QString::fromLatin1(name));
            QTRY_VERIFY(verb->isVisible());
            verb->click();
        };
        QTRY_VERIFY(keys->findChild<QWidget *>(u"analyticsSecretBar"_s)->isVisible());
        if (scene == u"keys-secret-once") {
            api::CreatedAnalyticsSecret made;
            made.overlapUntil = schema::Timestamp{shop.clock.nowMs() + 86'400'000};
            (new KeyShownOnceDialog(
                 made, Secret("ad_events_EXAMPLE0000000000000000000000000000000"), &window))
                ->open();
        } else if (scene == u"keys-secret-remove") {
            press("analyticsSecretRemove");
        } else if (scene != u"keys-secret") {
            press("analyticsSecretCreate");
            QVERIFY(window.findChild<AnalyticsSecretDialog *>());
        }
        QCOMPARE(window.findChild<TaskDialog *>() != nullptr, scene != u"keys-secret");
    } else if (scene == u"keys-edit") {
        QTRY_VERIFY(keys->findChild<QTreeView *>(u"keysTable"_s)->currentIndex().isValid());
        api::ApiKey key;
        key.name = u"Storefront backend"_s;
        key.scopes = {u"messages:write"_s, u"faqs:read"_s};
        key.allowedAddresses = {u"10.5.0.0/24"_s};
        const auto *table = keys->findChild<DataTable *>(u"keysTable"_s);
        const auto *models = keys->findChild<models::ApiKeyModel *>();
        key.keyId = models->at(table->currentSourceRow()).keyId;
        shop.server.answer("GET /admin/v1/companies/northwind/keys/" + key.keyId.toLatin1(),
            {.body = schema::toJson(key), .headers = {{"ETag", "\"1\""}}});
        keys->editCurrent();
        QTRY_VERIFY(window.findChild<KeyDialog *>());
    } else if (scene == u"about") {
        for (QAction *action : window.findChildren<QAction *>()) {
            if (action->menuRole() == QAction::AboutRole)
                action->trigger();
        }
        QVERIFY(window.findChild<TaskDialog *>());
    } else if (scene == u"quit") {
        connector.note = u"The FAQs of 3 pages are being made."_s;
        window.close();
        QVERIFY(window.findChild<TaskDialog *>());
    } else if (scene == u"keys-revoke" || scene == u"keys-rotate") {
        QTRY_VERIFY(keys->findChild<QTreeView *>(u"keysTable"_s)->currentIndex().isValid());
        scene == u"keys-revoke" ? keys->revokeCurrent() : keys->rotateCurrent();
        QVERIFY(window.findChild<TaskDialog *>());
    } else if (scene == u"keys-columns") {
        auto *table = keys->findChild<DataTable *>(u"keysTable"_s);
        table->chooseColumn(KeyCells::Scopes, false);
        emit table->header()->customContextMenuRequested(QPoint(360, 20));
        QTRY_VERIFY(QApplication::activePopupWidget());
        auto *menu = static_cast<QMenu *>(QApplication::activePopupWidget());
        menu->setActiveAction(menu->actions().at(menu->actions().size() - 3)); // opens what it leads to
        QTest::keyClick(menu, Qt::Key_Right);
    } else if (scene == u"start-form" || scene == u"start-wrong-password") {
        auto *list = window.findChild<QDialog *>()->findChild<QTreeView *>();
        emit list->activated(list->model()->index(2, 0)); // its password is not kept
        if (scene == u"start-wrong-password")
            connector.refuse(
                Fault::of(u"The server did not let you in."_s, Error::make(ErrorCode::InvalidCredentials)),
                Connector::Field::Password);
    } else if (switches) {
        window.openServerDialog();
        QVERIFY(window.findChild<QWidget *>(u"staysOpen"_s)->isVisible());
        if (scene == u"keys-switch-refused") {
            auto *list = window.findChild<QDialog *>()->findChild<QTreeView *>();
            emit list->activated(list->model()->index(2, 0));
            connector.refuse(Fault::of(u"Staging was not opened."_s,
                                 Error::make(ErrorCode::InvalidCredentials), u"req_8Q2L"_s),
                Connector::Field::Password);
        }
    } else if (scene == u"start-edit") {
        auto *list = window.findChild<QDialog *>()->findChild<QTreeView *>();
        list->setCurrentIndex(list->model()->index(1, 0));
        list->actions().first()->trigger();
        QVERIFY(window.findChild<QLineEdit *>(u"serverName"_s)->isVisible());
    } else if (scene == u"start-opening") {
        connector.beStarting(u"Preparing the database"_s);
    } else if (scene == u"start-failed") {
        connector.refuse(Fault::of(u"The local server did not start."_s,
                             Error::make(ErrorCode::Unavailable, u"Another program uses the data folder."_s)),
            Connector::Field::None);
    } else if (scene == u"toasts") {
        window.toast({u"“Agency preview” was revoked"_s, u"Show log"_s, [] {}});
        window.toast(ToastText::of(
            Fault::of(u"The key was not revoked."_s, Error::make(ErrorCode::Forbidden), u"req_8Q2L"_s)));
    } else if (scene == u"focus") {
        window.setAttribute(Qt::WA_KeyboardFocusChange);
        QApplication::setActiveWindow(&window);
        window.findChild<QWidget *>(u"createKey"_s)->setFocus(Qt::TabFocusReason);
    } else if (scene == u"guide" || scene == u"shortcuts" || scene.startsWith(u"palette")) {
        const QKeySequence keys(scene == u"guide" ? u"F1"_s
                : scene == u"shortcuts"           ? u"Ctrl+?"_s
                                                  : u"Ctrl+K"_s);
        for (QAction *action : window.actions()) {
            if (action->shortcut() == keys)
                action->trigger();
        }
        if (auto *input = window.findChild<QLineEdit *>(u"paletteInput"_s))
            input->setText(scene == u"palette-typed" ? u"ke"_s
                    : scene == u"palette-none"       ? u"zeppelin"_s
                                                     : QString());
    }
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
    QStringList faults = faultsOf(window);
    if (!faults.isEmpty()) // what came last may wait to be laid out
        (void)QTest::qWaitFor([&] { return (faults = faultsOf(window)).isEmpty(); }, 1000);
    const QString file = u"%1/%2.png"_s.arg(folder(), QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(pictureOf(window).save(file));
    if (german) {
        for (const QString &text : german->missing())
            faults << u"there is no German for “%1”"_s.arg(text);
        for (const QString &text : tests::serverEnglish(window))
            faults << u"the server’s English “%1”"_s.arg(text);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    const Theme &theme = themeOf(&window);
    QCOMPARE(window.palette().color(QPalette::Window), theme.color(Ink::Canvas));
    QCOMPARE(theme.mode() == Theme::Mode::Dark, dark);
}

QTEST_MAIN(TestScreenshots)
#include "tst_screenshots.moc"
