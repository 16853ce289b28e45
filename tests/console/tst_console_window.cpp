// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/main_window.h"
#include "console/app/window/sidebar.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/keys/key_cells.h"
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/overview/overview_page.h"
#include "console/pages/revenue/orders/orders_page.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/pages/server/server_page.h"
#include "console/pages/settings/page/settings_page.h"
#include "console/widgets/dialogs/dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/click.h"
#include "tests/console/samples/sample_settings.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QApplication>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QMenuBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QSplitter>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::buttonNamed;
using tests::FakeConnector;
using tests::FakeReply;
using tests::FakeRequest;
using tests::SampleShop;

namespace {

QAction *actionNamed(const QWidget &root, const QString &text)
{
    for (QAction *action : root.findChildren<QAction *>()) {
        if (action->text() == text)
            return action;
    }
    return nullptr;
}

constexpr char kKeys[] = "/admin/v1/companies/northwind/keys";

} // namespace

class TestConsoleWindow final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void init();
    void cleanup();
    void noTwoActionsShareAShortcut();
    void pagesOpenByTheirNumbers();
    void settingsOpenByAComma();
    void aPageOpensAnotherAtAView();
    void theLastPageAndCompanyComeBack();
    void columnsAndChoicesComeBack();
    void whatIsChosenIsWrittenSoon();
    void whatIsRememberedHasANameOfItsOwn();
    void theViewMenuHasTheColumnsOfTheTable();
    void otherCompaniesKeysAreAskedForWhenItChanges();
    void theSidebarNarrowsWithTheWindow();
    void withoutTheServerWritingRestsAndTheReasonIsSaid();
    void everyPaneIsReachedByF6();
    void whatWasSaidStandsInActivity();
    void darkAndLightNeedNoRestart();
    void aCreatedKeyIsShownOnceAndHeldUntilStored();
    void aRefusedKeyKeepsWhatWasTyped();
    void revokingAsksForTheNameAndSendsTheCall();
    void theFilterSaysWhatItHides();
    void aKeyMadeForDaysIsNotSaidToExpireSoon_data();
    void aKeyMadeForDaysIsNotSaidToExpireSoon();

private:
    void open();
    void reopen(); ///< another window with the same settings
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SampleShop> m_shop;
    std::unique_ptr<FakeConnector> m_connector;
    std::unique_ptr<MainWindow> m_window;
    QTreeView *m_keys = nullptr;
};

void TestConsoleWindow::initTestCase()
{
    m_settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
    m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
}

void TestConsoleWindow::init()
{
    m_shop = std::make_unique<SampleShop>();
    m_shop->server.answer(
        "GET /admin/v1/companies/fjord/keys", {.body = R"({"items":[],"next_cursor":null})"});
    m_connector = std::make_unique<FakeConnector>();
    m_window = std::make_unique<MainWindow>(*m_connector, *m_settings, *m_appearance);
    m_window->addPage(new KeysPage(m_shop->clock));
    m_window->addPage(new FaqsPage(m_shop->clock));
    m_keys = m_window->findChild<QTreeView *>(u"keysTable"_s);
}

void TestConsoleWindow::cleanup()
{
    m_window.reset();
    m_connector.reset();
    m_shop.reset();
    m_settings->clear();
}

void TestConsoleWindow::open()
{
    m_window->showPage(u"keys"_s);
    m_connector->openOn(m_shop->server.url());
    m_window->show();
    QTRY_COMPARE(m_keys->model()->rowCount(), 9);
    QApplication::setActiveWindow(m_window.get());
}

void TestConsoleWindow::noTwoActionsShareAShortcut()
{
    m_window->addPage(new KnowledgePage(m_shop->clock));
    m_window->addPage(new SettingsPage(m_shop->clock));
    m_window->addPage(new ActivityPage(m_shop->clock));
    m_window->addPage(new OverviewPage(m_shop->clock));
    m_window->addPage(new RevenuePage(m_shop->clock));
    m_window->addPage(new OrdersPage);
    m_window->addPage(new BenchPage(m_shop->clock, *m_settings));
    m_window->addPage(new ServerPage(m_shop->clock, *m_connector, nullptr));
    for (const QString &page : {u"keys"_s, u"faqs"_s, u"knowledge"_s, u"settings"_s, u"activity"_s,
             u"overview"_s, u"revenue"_s, u"orders"_s, u"bench"_s, u"server"_s}) {
        QHash<QKeySequence, QString> seen;
        for (const QAction *action : m_window->actions() + m_window->page(page)->actions()) {
            for (const QKeySequence &keys : action->shortcuts()) {
                QVERIFY2(!seen.contains(keys), qPrintable(action->text() + u" and "_s + seen.value(keys)));
                seen.insert(keys, action->text());
            }
        }
        QVERIFY(seen.size() > 12);
    }
}

void TestConsoleWindow::pagesOpenByTheirNumbers()
{
    open();
    QTest::keySequence(m_window.get(), QKeySequence(u"Ctrl+1"_s));
    QCOMPARE(m_window->currentPageId(), u"faqs"_s); // Answers stands above Integrate
    QTest::keySequence(m_window.get(), QKeySequence(u"Ctrl+2"_s));
    QCOMPARE(m_window->currentPageId(), u"keys"_s);
    QVERIFY(m_keys->hasFocus());
}

void TestConsoleWindow::aPageOpensAnotherAtAView()
{
    m_window->addPage(new KnowledgePage(m_shop->clock));
    open();
    Page *keys = m_window->page(u"keys"_s);
    emit keys->pageWanted(u"knowledge"_s, u"gaps"_s);
    QCOMPARE(m_window->currentPageId(), u"knowledge"_s);
    QCOMPARE(static_cast<KnowledgePage *>(m_window->page(u"knowledge"_s))->currentTab(), KnowledgePage::Gaps);
    emit keys->pageWanted(u"faqs"_s, u"review"_s);
    QCOMPARE(m_window->currentPageId(), u"faqs"_s);
    const auto asksForThoseToReview = [](const FakeRequest &request) {
        return request.path == "/admin/v1/companies/northwind/faq-pages"
            && request.query.contains("review=true");
    };
    const QList<FakeRequest> &requests = m_shop->server.requests(); // the watch for changes follows at once
    QTRY_VERIFY(std::any_of(requests.begin(), requests.end(), asksForThoseToReview));
    emit keys->pageWanted(u"keys"_s, u"create"_s);
    QCOMPARE(m_window->currentPageId(), u"keys"_s);
    QVERIFY(m_window->findChild<KeyDialog *>());
    emit keys->pageWanted(u"nowhere"_s, {}); // a page that this window has not
    QCOMPARE(m_window->currentPageId(), u"keys"_s);
}

void TestConsoleWindow::whatWasSaidStandsInActivity()
{
    auto *activity = new ActivityPage(m_shop->clock);
    m_window->addPage(activity);
    open();
    emit m_window->page(u"keys"_s)->toastWanted({u"“Agency preview” was revoked"_s});
    m_window->toast(ToastText::of(
        Fault::of(u"The key was not revoked."_s, Error::make(ErrorCode::Forbidden), u"req_8Q2L"_s)));
    m_window->openPage(u"activity"_s, u"messages"_s);
    const QAbstractItemModel *rows = activity->findChild<DataTable *>(u"messagesTable"_s)->model();
    QCOMPARE(rows->rowCount(), 2);
    QCOMPARE(rows->index(0, 4).data(kCellRole).value<Cell>().text, u"req_8Q2L"_s);
    QCOMPARE(rows->index(1, 2).data(kCellRole).value<Cell>().text, u"“Agency preview” was revoked"_s);
}

void TestConsoleWindow::settingsOpenByAComma()
{
    auto *settings = new SettingsPage(m_shop->clock);
    tests::addSettings(m_shop->server, SampleShop::Content::Full);
    m_window->addPage(settings);
    open();
    QTest::keySequence(m_window.get(), QKeySequence(u"Ctrl+,"_s));
    QCOMPARE(m_window->currentPageId(), u"settings"_s);
    QVERIFY(settings->findChild<QWidget *>(u"settingsSections"_s)->hasFocus());
    // What is not saved is not lost by closing the window.
    auto *access = settings->findChild<QCheckBox *>(u"setting_api_access"_s);
    QTRY_VERIFY(access->isChecked() && access->isVisible());
    QTest::keyClick(access, Qt::Key_Space);
    QVERIFY(!m_window->close());
    auto *keep = buttonNamed(m_window.get(), u"Keep editing"_s);
    QVERIFY(keep);
    keep->click();
    QVERIFY(m_window->isVisible());
    settings->discard();
    QVERIFY(m_window->close());
}

void TestConsoleWindow::theLastPageAndCompanyComeBack()
{
    open();
    m_window->showPage(u"faqs"_s);
    QTRY_VERIFY(actionNamed(*m_window, u"Fjord && Sons"_s));
    actionNamed(*m_window, u"Fjord && Sons"_s)->trigger();
    QTRY_VERIFY(m_window->windowTitle().startsWith(u"Fjord & Sons"));
    m_window.reset();
    m_window = std::make_unique<MainWindow>(*m_connector, *m_settings, *m_appearance);
    m_window->addPage(new KeysPage(m_shop->clock));
    m_window->addPage(new FaqsPage(m_shop->clock));
    m_window->restorePage();
    m_connector->openOn(m_shop->server.url());
    QCOMPARE(m_window->currentPageId(), u"faqs"_s);
    QVERIFY(m_window->windowTitle().startsWith(u"Fjord & Sons"));
}

void TestConsoleWindow::reopen()
{
    m_window.reset();
    m_window = std::make_unique<MainWindow>(*m_connector, *m_settings, *m_appearance);
    m_window->addPage(new KeysPage(m_shop->clock));
    m_window->addPage(new FaqsPage(m_shop->clock));
    m_window->addPage(new RevenuePage(m_shop->clock));
    m_keys = m_window->findChild<QTreeView *>(u"keysTable"_s);
    m_window->restorePage();
}

void TestConsoleWindow::columnsAndChoicesComeBack()
{
    open();
    reopen();
    auto *table = m_window->findChild<DataTable *>(u"keysTable"_s);
    const auto choice = [this] { return m_window->findChild<SegmentedControl *>(u"keysChoice"_s); };
    const auto range = [this] { return m_window->findChild<QComboBox *>(u"revenueRange"_s); };
    table->chooseColumn(KeyCells::Scopes, false);
    table->sortByColumn(KeyCells::Name, Qt::DescendingOrder);
    choice()->setCurrent(2);
    m_window->findChild<QLineEdit *>()->setText(u"north"_s);
    range()->setCurrentIndex(range()->findData(int(api::RevenuePreset::NinetyDays)));
    m_window->findChild<QCheckBox *>(u"revenueCompare"_s)->setChecked(false);
    m_window->closeAtOnce();
    reopen();
    table = m_window->findChild<DataTable *>(u"keysTable"_s);
    QVERIFY(table->isColumnHidden(KeyCells::Scopes));
    QCOMPARE(table->header()->sortIndicatorSection(), int(KeyCells::Name));
    QCOMPARE(choice()->current(), 2);
    QVERIFY(m_window->findChild<QLineEdit *>()->text().isEmpty()); // what was typed is gone
    QCOMPARE(range()->currentData().toInt(), int(api::RevenuePreset::NinetyDays));
    QVERIFY(!m_window->findChild<QCheckBox *>(u"revenueCompare"_s)->isChecked());
    m_connector->openOn(m_shop->server.url());
    m_window->showPage(u"keys"_s);
    m_window->show();
    QTRY_VERIFY(m_keys->model()->rowCount() > 0);
    const auto *header = m_window->page(u"keys"_s)->findChild<PageHeader *>();
    QVERIFY2(header->subtitle().contains(u" of 9 keys"), qPrintable(header->subtitle()));
    // Days that were chosen by hand mean nothing tomorrow.
    range()->setCurrentIndex(range()->count() - 1);
    m_window->closeAtOnce();
    reopen();
    QVERIFY(range()->currentData().isValid());
}

void TestConsoleWindow::whatIsChosenIsWrittenSoon()
{
    open();
    reopen();
    m_window->findChild<DataTable *>(u"keysTable"_s)->chooseColumn(KeyCells::Scopes, false);
    m_window->findChild<SegmentedControl *>(u"keysChoice"_s)->setCurrent(1);
    // The program may be killed without a window being closed.
    QTRY_COMPARE(m_settings->value(u"choice/keysChoice"_s).toString(), u"1"_s);
    QVERIFY(!m_settings->value(u"table/keysTable"_s).toMap().isEmpty());
}

void TestConsoleWindow::whatIsRememberedHasANameOfItsOwn()
{
    m_window->addPage(new OverviewPage(m_shop->clock));
    m_window->addPage(new KnowledgePage(m_shop->clock));
    m_window->addPage(new SettingsPage(m_shop->clock));
    m_window->addPage(new ActivityPage(m_shop->clock));
    m_window->addPage(new RevenuePage(m_shop->clock));
    m_window->addPage(new BenchPage(m_shop->clock, *m_settings));
    m_window->addPage(new ServerPage(m_shop->clock, *m_connector, nullptr));
    QSet<QString> tables, splitters, choices;
    const auto take = [](QSet<QString> &names, const QWidget *widget) {
        const QString name = widget->objectName();
        const bool isNew = !name.isEmpty() && !names.contains(name);
        names.insert(name);
        if (!isNew)
            qWarning("%s: “%s”", widget->metaObject()->className(), qPrintable(name));
        return isNew;
    };
    for (const DataTable *table : m_window->findChildren<DataTable *>())
        QVERIFY(take(tables, table));
    for (const QSplitter *splitter : m_window->findChildren<QSplitter *>())
        QVERIFY(take(splitters, splitter));
    for (const QWidget *widget : m_window->findChildren<QWidget *>())
        QVERIFY(!widget->property("remembered").toBool() || take(choices, widget));
    QVERIFY(tables.size() > 20);
    QVERIFY(choices.size() > 15);
    // The settings name what is there, and nothing else has to be read at the start.
    m_window->restorePage();
    m_window->closeAtOnce();
    m_settings->beginGroup(u"choice"_s);
    for (const QString &key : m_settings->childKeys())
        QVERIFY2(choices.contains(key), qPrintable(key));
    m_settings->endGroup();
}

void TestConsoleWindow::theViewMenuHasTheColumnsOfTheTable()
{
    open();
    QMenu *columns = nullptr;
    for (QMenu *menu : m_window->findChildren<QMenu *>()) {
        if (menu->title() == u"Columns")
            columns = menu;
    }
    QVERIFY(columns);
    const auto titles = [columns] {
        QStringList texts;
        for (const QAction *action : columns->actions())
            texts << action->text();
        return texts;
    };
    emit columns->aboutToShow();
    QVERIFY2(titles().contains(u"Last used"), qPrintable(titles().join(u'|')));
    m_connector->close();
    emit columns->aboutToShow();
    QCOMPARE(titles(), QStringList{u"No table is shown"_s});
}

void TestConsoleWindow::otherCompaniesKeysAreAskedForWhenItChanges()
{
    open();
    QTRY_VERIFY(actionNamed(*m_window, u"Fjord && Sons"_s));
    actionNamed(*m_window, u"Fjord && Sons"_s)->trigger();
    QTRY_COMPARE(m_shop->server.count("GET /admin/v1/companies/fjord/keys"), 1);
    QCOMPARE(m_keys->model()->rowCount(), 0); // nothing of the other company is left standing
}

void TestConsoleWindow::theSidebarNarrowsWithTheWindow()
{
    open();
    auto *sidebar = m_window->findChild<Sidebar *>();
    m_window->resize(1280, 800);
    QTRY_COMPARE(sidebar->width(), 224);
    m_window->resize(1000, 700);
    QTRY_COMPARE(sidebar->width(), 56);
    m_window->resize(1280, 800);
    QTRY_COMPARE(sidebar->width(), 224);
    QTest::keySequence(m_window.get(), QKeySequence(u"Ctrl+B"_s));
    QTRY_COMPARE(sidebar->width(), 56);
}

void TestConsoleWindow::withoutTheServerWritingRestsAndTheReasonIsSaid()
{
    open();
    auto *banner = m_window->findChild<QWidget *>(u"offlineBanner"_s);
    auto *create = m_window->findChild<QPushButton *>(u"createKey"_s);
    QVERIFY(!banner->isVisible());
    m_connector->setOffline(true);
    QVERIFY(banner->isVisible());
    QVERIFY(banner->accessibleName().contains(u"14:31"));
    QVERIFY(!create->isEnabled());
    QVERIFY(create->toolTip().contains(u"does not answer"));
    QCOMPARE(m_keys->model()->rowCount(), 9); // what was known stays
    buttonNamed(m_window.get(), u"Try now"_s)->click();
    QCOMPARE(m_connector->calls, QStringList{u"retry"_s});
    const int before = m_shop->server.count(QByteArray("GET ") + kKeys);
    m_connector->setOffline(false);
    QVERIFY(!banner->isVisible());
    QVERIFY(create->isEnabled());
    QTRY_COMPARE(m_shop->server.count(QByteArray("GET ") + kKeys), before + 1);
}

void TestConsoleWindow::everyPaneIsReachedByF6()
{
    open();
    QSet<QWidget *> seen;
    for (int i = 0; i < 4; ++i) {
        QTest::keyClick(m_window.get(), Qt::Key_F6);
        seen.insert(QApplication::focusWidget());
    }
    QCOMPARE(seen.size(), 4); // sidebar, toolbar, list, details
    QVERIFY(seen.contains(m_keys));
    // Messages come behind them, both ways round.
    m_window->toast({u"“Agency preview” was revoked"_s});
    QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ShiftModifier);
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Close message"_s);
    QTest::keyClick(m_window.get(), Qt::Key_F6);
    QVERIFY(QApplication::focusWidget()->accessibleName() != u"Close message"_s);
    QTest::keyClick(m_window.get(), Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QApplication::focusWidget()->accessibleName(), u"Close message"_s);
}

void TestConsoleWindow::darkAndLightNeedNoRestart()
{
    open();
    m_appearance->setChoice(Appearance::Choice::Light);
    const QColor light = m_window->palette().color(QPalette::Window);
    m_appearance->setChoice(Appearance::Choice::Dark);
    QTRY_VERIFY(m_window->palette().color(QPalette::Window).lightness() < light.lightness());
    QCOMPARE(m_settings->value(u"look/mode"_s).toString(), u"Dark"_s);
    m_appearance->setTextPercent(130);
    QTRY_COMPARE(m_window->findChild<Sidebar *>()->font().pixelSize(), 17);
    m_appearance->setTextPercent(100);
    m_appearance->setChoice(Appearance::Choice::System);
}

void TestConsoleWindow::aCreatedKeyIsShownOnceAndHeldUntilStored()
{
    open();
    m_shop->server.answer(
        QByteArray("POST ") + kKeys, {.status = 201, .body = R"({"key":{"key_id":"NEW111","name":"Shop",
        "prefix":"ad_live_NEW111","test":false,"scopes":["messages:write","faqs:read"],"status":"active","allowed_addresses":[],
        "created_by":"mara","created_at":"2026-11-20T15:30:00.000Z","expires_at":null,"revoked_at":null,"last_used_at":null,
        "requests_30_days":0,"requests_per_day":[]},"api_key":"ad_live_NEW111_EXAMPLE"})"});
    QTest::keySequence(m_keys, QKeySequence(u"Ctrl+N"_s));
    auto *dialog = m_window->findChild<KeyDialog *>();
    QVERIFY(dialog);
    dialog->findChild<QLineEdit *>()->setText(u"Shop"_s);
    buttonNamed(dialog, u"Create key"_s)->click();
    QPointer<KeyShownOnceDialog> once;
    QTRY_VERIFY(once = m_window->findChild<KeyShownOnceDialog *>());
    const QByteArray sent = m_shop->server.last(QByteArray("POST ") + kKeys).body;
    QVERIFY(sent.contains(R"("name":"Shop")"));
    QVERIFY(sent.contains("2027-02-18")); // 90 days on
    once->close();
    once->reject();
    QVERIFY(once->isVisible());
    QVERIFY(!buttonNamed(once, u"Done"_s)->isEnabled());
    once->findChild<QCheckBox *>()->setChecked(true);
    buttonNamed(once, u"Done"_s)->click();
    QTRY_VERIFY(!once);
    QCOMPARE(m_keys->model()->rowCount(), 10);
    QCOMPARE(m_keys->currentIndex().siblingAtColumn(0).data().toString(), u"Shop"_s);
}

void TestConsoleWindow::aRefusedKeyKeepsWhatWasTyped()
{
    open();
    m_shop->server.answer(QByteArray("POST ") + kKeys,
        FakeReply::error(409, "ALREADY_EXISTS", "An object with this name exists."));
    buttonNamed(m_window.get(), u"Create key"_s)->click();
    auto *dialog = m_window->findChild<KeyDialog *>();
    auto *name = dialog->findChild<QLineEdit *>();
    buttonNamed(dialog, u"Create key"_s)->click();
    QVERIFY(name->property("invalid").toBool()); // a key needs a name
    QTest::keyClicks(name, u"Nightly sync"_s);
    buttonNamed(dialog, u"Create key"_s)->click();
    QTRY_VERIFY(name->property("invalid").toBool());
    QCOMPARE(name->text(), u"Nightly sync"_s);
    QVERIFY(name->accessibleDescription().contains(u"Nightly sync"));
    QVERIFY(buttonNamed(dialog, u"Create key"_s)->isEnabled());
}

void TestConsoleWindow::revokingAsksForTheNameAndSendsTheCall()
{
    open();
    m_shop->server.answer(
        QByteArray("POST ") + kKeys + "/7Kq2Xe/revoke", FakeReply::error(403, "FORBIDDEN", "Not you."));
    QCOMPARE(m_keys->currentIndex().siblingAtColumn(0).data().toString(), u"Storefront backend"_s);
    buttonNamed(m_window.get(), u"Revoke key…"_s)->click();
    auto *dialog = m_window->findChild<TaskDialog *>();
    QVERIFY(dialog);
    QTest::keyClicks(dialog->findChild<QLineEdit *>(), u"Storefront backend"_s);
    buttonNamed(dialog, u"Revoke key"_s)->click();
    QTRY_COMPARE(m_shop->server.count(QByteArray("POST ") + kKeys + "/7Kq2Xe/revoke"), 1);
    QTRY_VERIFY(m_window->findChild<QWidget *>(u"toast"_s)); // the refusal is said
}

void TestConsoleWindow::theFilterSaysWhatItHides()
{
    open();
    QTest::keySequence(m_window.get(), QKeySequence(QKeySequence::Find));
    auto *filter = qobject_cast<QLineEdit *>(QApplication::focusWidget());
    QVERIFY(filter);
    QTest::keyClicks(filter, u"storefront"_s);
    QCOMPARE(m_keys->model()->rowCount(), 1);
    QTest::keyClicks(filter, u"x"_s);
    QVERIFY(!m_keys->isVisible());
    buttonNamed(m_window.get(), u"Clear filter"_s)->click();
    QCOMPARE(m_keys->model()->rowCount(), 9);
    QVERIFY(m_keys->isVisible());
}

void TestConsoleWindow::aKeyMadeForDaysIsNotSaidToExpireSoon_data()
{
    QTest::addColumn<int>("days");
    QTest::addColumn<int>("age");
    QTest::addColumn<bool>("soon");
    QTest::newRow("made for a day") << 1 << 0 << false;
    QTest::newRow("made for two weeks") << 14 << 10 << false;
    QTest::newRow("made for a month, new") << 30 << 2 << false;
    QTest::newRow("made for a month, nearly over") << 30 << 20 << true;
}

void TestConsoleWindow::aKeyMadeForDaysIsNotSaidToExpireSoon()
{
    QFETCH(int, days);
    QFETCH(int, age);
    QFETCH(bool, soon);
    const QDateTime made = QDateTime::fromString(u"2026-01-01T10:00:00Z"_s, Qt::ISODate);
    api::ApiKey key;
    key.status = u"active"_s;
    key.createdAt.ms = made.toMSecsSinceEpoch();
    key.expiresAt = schema::Timestamp{made.addDays(days).toMSecsSinceEpoch()};
    QCOMPARE(KeyState::of(key, made.addDays(age)).expiresSoon, soon);
}

QTEST_MAIN(TestConsoleWindow)
#include "tst_console_window.moc"
