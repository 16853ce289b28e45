// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/faqs/feeds/feed_dialog.h"
#include "console/pages/faqs/feeds/feed_products_dialog.h"
#include "console/pages/faqs/feeds/feed_report_dialog.h"
#include "console/pages/faqs/feeds/feeds_pane.h"
#include "console/widgets/feedback/banner.h"
#include "console/widgets/tables/cells.h"
#include "tests/console/click.h"
#include "tests/console/samples/sample_feeds.h"
#include "tests/support/qt_test.h"
#include <QtCore/QFile>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;

namespace {
const QByteArray kFeeds = "/admin/v1/companies/northwind/feeds";
const QByteArray kPreview = "POST /admin/v1/companies/northwind/feed-previews";
} // namespace

/// The product feeds of a company, by clicks, on a server that says what a test wants.
class TestFeedsPane : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<SampleShop> m_shop;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<FeedsPane> m_pane;
    std::unique_ptr<QSignalSpy> m_toasts;

    template <typename T>
    T *part(const char *name) const
    {
        return m_pane->findChild<T *>(QString::fromLatin1(name));
    }
    template <typename T>
    T *open() const
    {
        for (T *each : m_pane->findChildren<T *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    Cell cell(int row, int column) const
    {
        const QAbstractItemModel *model = part<QTreeView>("feedsTable")->model();
        return model->index(row, column).data(kCellRole).value<Cell>();
    }
    void choose(int row) const
    {
        auto *table = part<QTreeView>("feedsTable");
        table->setCurrentIndex(table->model()->index(row, 0));
    }
    QString told() const
    {
        return m_toasts->isEmpty() ? QString() : m_toasts->last().first().value<ToastText>().text;
    }
    QString strip() const { return part<ElidedLabel>("feedStripText")->text(); }
    json::Value sent(const QByteArray &what) const { return *json::parse(m_shop->server.last(what).body); }
    QString write(const QByteArray &bytes) const
    {
        QFile file(m_home.filePath(u"supplier.csv"_s));
        [&] { QVERIFY(file.open(QIODevice::WriteOnly)); }();
        file.write(bytes);
        return file.fileName();
    }
    FakeReply run(int row, api::FeedRunState state) const
    {
        api::FeedRun run = *sampleFeed(row).lastRun;
        run.state = state;
        run.revision = 9;
        return {.body = schema::toJson(run)};
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
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_shop->server.url());
        m_client->setToken(Secret("token"));
        m_pane = std::make_unique<FeedsPane>(m_shop->clock);
        m_toasts = std::make_unique<QSignalSpy>(m_pane.get(), &FaqsPane::toastWanted);
        m_pane->resize(1056, 700);
        m_pane->setSession(m_client.get(), u"northwind"_s);
        m_pane->refresh();
        m_pane->show();
        QTRY_COMPARE(part<QTreeView>("feedsTable")->model()->rowCount(), 4);
        QTRY_VERIFY(m_shop->server.count("GET /admin/v1/companies/northwind") > 0);
    }
    void cleanup()
    {
        m_pane.reset();
        m_client.reset();
        m_shop.reset();
    }

    void everyFeedSaysHowItsLastRunWent()
    {
        QCOMPARE(cell(0, 0).text, u"Main feed"_s);
        QCOMPARE(cell(0, 1).text, u"12,480"_s);
        QCOMPARE(cell(0, 2).text, u"Done"_s);
        QCOMPARE(cell(0, 3).text, u"31 added · 412 changed · 4 removed"_s);
        QCOMPARE(cell(1, 2).text, u"Held"_s);
        QCOMPARE(cell(1, 2).tone, Tone::Warning);
        QCOMPARE(cell(2, 2).text, u"Uploading"_s);
        QCOMPARE(cell(2, 0).sub, u"Uploaded files"_s);
        QCOMPARE(cell(3, 2).tone, Tone::Danger);
        QCOMPARE(strip(), u"12,488 rows · 31 added · 412 changed · 4 removed · 8 skipped"_s);
        choose(3);
        QCOMPARE(strip(), u"The run failed: The shop answered with status 500."_s);
        QCOMPARE(m_pane->subtitle(), u"4 feeds · 17,854 products · 1 failed"_s);
        QCOMPARE(m_pane->waitingCount(), 1);
    }
    void aHeldRunIsAppliedAnyway()
    {
        auto *banner = part<Banner>("feedHeld");
        QVERIFY(banner->isVisible());
        QCOMPARE(banner->text(), u"“Outlet” is held: at least 812 of 1,310 products would disappear."_s);
        const QByteArray confirm = "POST " + kFeeds + "/fd_2/runs/run_fd_2/confirm";
        m_shop->server.answer(confirm, run(1, api::FeedRunState::Applying));
        QVERIFY(click(part<QPushButton>("feedApply")));
        QTRY_COMPARE(m_shop->server.count(confirm), 1);
        QTRY_VERIFY(!banner->isVisible());
        QCOMPARE(cell(1, 2).text, u"Applying"_s);
        QCOMPARE(told(), u"The run of “Outlet” is being applied"_s);
    }
    void aHeldRunIsDiscarded()
    {
        const QByteArray cancel = "POST " + kFeeds + "/fd_2/runs/run_fd_2/cancel";
        m_shop->server.answer(cancel, run(1, api::FeedRunState::Cancelled));
        QVERIFY(click(part<QPushButton>("feedDiscard")));
        QTRY_COMPARE(m_shop->server.count(cancel), 1);
        QTRY_COMPARE(cell(1, 2).text, u"Cancelled"_s);
    }
    void aFeedIsAddedFromAFileWithItsColumns()
    {
        const QByteArray bytes = "Artikel-Nr.;Bezeichnung;VK brutto\nNW-1;Alta 2;349,00\n";
        const QString file = write(bytes);
        m_pane->add();
        QTRY_VERIFY(open<FeedDialog>());
        auto *dialog = open<FeedDialog>();
        dialog->setChoice(FeedDialog::File);
        dialog->chooseFile(file);
        const auto child
            = [dialog](const char *name) { return dialog->findChild<QWidget *>(QString::fromLatin1(name)); };
        QTRY_VERIFY(child("feedPreviewTable")->isVisible());
        QCOMPARE(QByteArray::fromBase64(sent(kPreview).string(u"content").toLatin1()), bytes);
        QVERIFY(!sent(kPreview).find(u"columns")); // detected
        QCOMPARE(static_cast<QTreeView *>(child("feedPreviewTable"))->model()->rowCount(), 6);
        QCOMPARE(static_cast<QTreeView *>(child("feedPreviewLines"))->model()->rowCount(), 3);
        QCOMPARE(m_shop->server.count("POST " + kFeeds), 0); // nothing is stored yet

        const int before = m_shop->server.count(kPreview);
        const QSize size = dialog->size();
        auto *meaning = static_cast<QComboBox *>(child("feedColumn6"));
        QCOMPARE(meaning->currentText(), u"Ignored"_s);
        meaning->setCurrentIndex(meaning->findText(u"Material"_s));
        emit meaning->activated(meaning->currentIndex());
        QTRY_COMPARE(m_shop->server.count(kPreview), before + 1);
        const json::Value again = sent(kPreview);
        QCOMPARE(again.find(u"columns")->asArray()->size(), std::size_t(7));
        QCOMPARE(again.find(u"columns")->asArray()->at(6).string(u"field"), u"material"_s);
        QCOMPARE(dialog->size(), size);

        QCOMPARE(static_cast<QLineEdit *>(child("feedName"))->text(), u"supplier"_s);
        api::Feed made = sampleFeed(2);
        made.feedId = u"fd_9"_s;
        made.name = u"supplier"_s;
        made.lastRun.reset();
        made.products = 0;
        m_shop->server.answer("POST " + kFeeds, {.status = 201, .body = schema::toJson(made)});
        api::FeedRun begun;
        begun.runId = u"run_9"_s;
        begun.feedId = u"fd_9"_s;
        begun.startedBy = u"me"_s;
        begun.size = bytes.size();
        const QByteArray runs = kFeeds + "/fd_9/runs";
        m_shop->server.answer("POST " + runs, {.status = 202, .body = schema::toJson(begun)});
        begun.received = bytes.size();
        begun.state = api::FeedRunState::Checking;
        begun.revision = 2;
        m_shop->server.answer("PUT " + runs + "/run_9/content", {.body = schema::toJson(begun)});
        QVERIFY(click(static_cast<QPushButton *>(child("feedSubmit"))));
        QTRY_COMPARE(m_shop->server.count("PUT " + runs + "/run_9/content"), 1);
        QCOMPARE(m_shop->server.last("PUT " + runs + "/run_9/content").body, bytes);
        const json::Value added = sent("POST " + kFeeds);
        QCOMPARE(added.string(u"name"), u"supplier"_s);
        QCOMPARE(added.string(u"currency"), u"EUR"_s);
        QCOMPARE(added.find(u"columns")->asArray()->at(6).string(u"field"), u"material"_s);
        QVERIFY(!added.find(u"url"));
        QTRY_VERIFY(!open<FeedDialog>());
        QTRY_COMPARE(cell(0, 2).text, u"Checking"_s);
        QTRY_VERIFY(strip().startsWith(u"Checking every row"));
    }
    void anAddressOfAnotherHostIsRefusedBesideItsField()
    {
        m_pane->add();
        QTRY_VERIFY(open<FeedDialog>());
        auto *dialog = open<FeedDialog>();
        auto *address = dialog->findChild<QLineEdit *>(u"feedAddress"_s);
        address->setText(u"elsewhere.example/feed.xml"_s);
        emit address->editingFinished(); // by Tab; the platform gives no window the focus
        QVERIFY(address->property("invalid").toBool());
        QCOMPARE(address->accessibleDescription(),
            u"elsewhere.example is not one of the company's allowed hosts."_s);
        address->setText(u"feeds.northwind.example/feed.xml"_s); // one of *.northwind.example
        emit address->editingFinished();
        QVERIFY(!address->property("invalid").toBool());
        dialog->findChild<QLineEdit *>(u"feedName"_s)->setText(u"Other"_s);
    }
    void aRefusalOfTheServerStandsBesideItsField()
    {
        m_pane->add();
        QTRY_VERIFY(open<FeedDialog>());
        auto *dialog = open<FeedDialog>();
        auto *address = dialog->findChild<QLineEdit *>(u"feedAddress"_s);
        address->setText(u"https://shop.northwind.example/feed.xml"_s);
        dialog->findChild<QLineEdit *>(u"feedName"_s)->setText(u"Other"_s);
        m_shop->server.answer("POST " + kFeeds,
            {.status = 400,
                .body
                = R"({"error_code":"INVALID_FIELDS","message":"No.","invalid_fields":{"url":"cannot be reached"}})"});
        QVERIFY(click(dialog->findChild<QPushButton *>(u"feedSubmit"_s)));
        QTRY_VERIFY(address->property("invalid").toBool());
        QVERIFY(dialog->isVisible());
        QCOMPARE(sent("POST " + kFeeds).find(u"interval_minutes")->asNumber()->text, "60");
    }
    void itsProblemsAndProductsAreShown()
    {
        part<QAction>("feedReport")->trigger();
        QTRY_VERIFY(open<FeedReportDialog>());
        const auto *lines = open<FeedReportDialog>()->findChild<QTreeView *>(u"feedLines"_s);
        QCOMPARE(lines->model()->rowCount(), 3);
        const auto *reasons = open<FeedReportDialog>()->findChild<QTreeView *>(u"feedReasons"_s);
        QCOMPARE(reasons->model()->rowCount(), 3);
        open<FeedReportDialog>()->reject();
        part<QAction>("feedProductsButton")->trigger();
        QTRY_VERIFY(open<FeedProductsDialog>());
        auto *dialog = open<FeedProductsDialog>();
        QTRY_COMPARE(dialog->findChild<QTreeView *>(u"feedProducts"_s)->model()->rowCount(), 6);
        QTest::keyClicks(dialog->findChild<QLineEdit *>(u"feedProductSearch"_s), u"NW-ALTA"_s);
        QTRY_VERIFY(m_shop->server.last("GET " + kFeeds + "/fd_1/products").query.contains("q=NW-ALTA"));
    }
    void aRunIsStartedAndCancelled()
    {
        choose(3);
        const QByteArray runs = "POST " + kFeeds + "/fd_4/runs";
        api::FeedRun begun = *sampleFeed(3).lastRun;
        begun.runId = u"run_5"_s;
        begun.state = api::FeedRunState::Receiving;
        begun.startedAt.ms += 60'000'000;
        m_shop->server.answer(runs, {.status = 202, .body = schema::toJson(begun)});
        QCOMPARE(part<QAction>("feedRun")->text(), u"Run now"_s);
        part<QAction>("feedRun")->trigger();
        QTRY_COMPARE(cell(3, 2).text, u"Fetching"_s);
        QVERIFY(!part<QAction>("feedRun")->isEnabled());
        begun.state = api::FeedRunState::Cancelled;
        begun.revision = 2;
        m_shop->server.answer(runs + "/run_5/cancel", {.body = schema::toJson(begun)});
        part<QAction>("feedCancel")->trigger();
        QTRY_COMPARE(cell(3, 2).text, u"Cancelled"_s);
    }
    void anUploadThatWasLeftIsContinuedOrCancelled()
    {
        choose(2);
        QVERIFY(part<QAction>("feedGoOn")->isVisible());
        QVERIFY(part<QAction>("feedCancel")->isEnabled());
        QVERIFY(!part<QAction>("feedRun")->isEnabled());
        QCOMPARE(strip(), u"Receiving: 12.6 MB of 80.2 MB"_s);
    }
    void aFeedIsRemovedAfterAQuestion()
    {
        part<QAction>("feedRemove")->trigger();
        QTRY_VERIFY(open<TaskDialog>());
        m_shop->server.answer("DELETE " + kFeeds + "/fd_1", {.status = 204});
        for (QPushButton *each : open<TaskDialog>()->findChildren<QPushButton *>()) {
            if (each->text() == u"Remove feed")
                QVERIFY(click(each));
        }
        QTRY_COMPARE(part<QTreeView>("feedsTable")->model()->rowCount(), 3);
        QCOMPARE(told(), u"“Main feed” was removed"_s);
    }
    void whatOthersDoIsSeen()
    {
        api::Feed changed = sampleFeed(3);
        changed.revision = 2;
        changed.lastRun->state = api::FeedRunState::Checking;
        changed.lastRun->rows = 400;
        m_shop->server.answer("GET " + kFeeds, {.body = feedList({changed}, 6)});
        m_pane->setActive(true);
        QTRY_COMPARE(cell(3, 2).text, u"Checking"_s);
        QCOMPARE(part<QTreeView>("feedsTable")->model()->rowCount(), 4);
        QVERIFY(m_shop->server.last("GET " + kFeeds).query.contains("after="));
        changed.revision = 3;
        changed.lastRun->state = api::FeedRunState::Done;
        changed.lastRun->revision = 3;
        changed.lastRun->added = 7;
        m_shop->server.answer("GET " + kFeeds, {.body = feedList({changed}, 7)});
        QTRY_COMPARE(told(), u"“Spare parts”: 7 added"_s);
    }
    void withoutTheRightNothingCanBeChanged()
    {
        m_pane->setBlocked(u"You may only look."_s);
        for (const char *name : {"feedAdd", "feedRun", "feedEdit", "feedRemove"}) {
            QVERIFY2(!part<QAction>(name)->isEnabled(), name);
            QCOMPARE(part<QAction>(name)->toolTip(), u"You may only look."_s);
        }
        QVERIFY(!part<QPushButton>("feedApply")->isEnabled());
        QVERIFY(part<QAction>("feedProductsButton")->isEnabled());
    }
};

QTEST_MAIN(TestFeedsPane)
#include "tst_feeds_pane.moc"
