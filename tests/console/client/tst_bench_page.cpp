// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/bench/conversation/bubble.h"
#include "console/pages/bench/exchange/source_list.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/card.h"
#include "console/widgets/json/json_view.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/click.h"
#include "tests/console/client/page_check.h"
#include "tests/support/qt_test.h"
#include "tests/unit/models/fake_server.h"
#include <QtCore/QElapsedTimer>
#include <QtCore/QMimeData>
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>
#include <QtWidgets/QToolTip>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;

namespace {

constexpr char kKeys[] = "POST /admin/v1/companies/nordfjell/keys";
constexpr char kSend[] = "POST /api/v1/send_message";
constexpr char kThread[] = "GET /admin/v1/companies/nordfjell/threads/t1";

api::AnswerSource source(const QString &title, const QString &quote)
{
    return {u"d"_s, title, u"en/"_s + title.toLower().replace(u' ', u'-') + u".md"_s, u"Care > Proofing"_s,
        quote + u" Dry it away from heaters and renew the proofing after about ten wet days."_s, quote,
        12.41};
}

} // namespace

class TestBenchPage : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<FakeServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    ManualClock m_clock;
    std::unique_ptr<BenchPage> m_page;

    template <typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QString::fromLatin1(name));
    }
    QList<Bubble *> bubbles() const { return m_page->findChildren<Bubble *>(); }
    QStringList words() const
    {
        QStringList all;
        for (const Paragraph *paragraph : m_page->findChildren<Paragraph *>()) {
            if (paragraph->isVisible())
                all << paragraph->plain();
        }
        return all;
    }
    void ask(const QString &text)
    {
        QTest::keyClicks(part<QLineEdit>("benchQuestion"), text);
        QVERIFY(tests::click(part<QPushButton>("benchSend")));
    }
    void picture(const char *name) const { checkPage(*m_page, name); }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
        m_appearance->setChoice(Appearance::Choice::Light);
    }
    void init()
    {
        m_server = std::make_unique<FakeServer>();
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->url());
        m_client->setToken(Secret("session"));
        api::CreatedApiKey made;
        made.key.keyId = u"k"_s;
        made.key.name = u"Console test bench"_s;
        made.apiKey = u"ad_test_k_topsecret"_s;
        m_server->answer(kKeys, {.status = 201, .body = schema::toJson(made)});
        m_server->answer(kSend,
            {.body
                = R"({"result_text":"Yes. The Fjell GTX has a membrane and stays dry in rain and wet grass.",)"
                  R"("thread_id":"t1"})",
                .headers = {{"X-Request-Id", "req_1"}}});
        api::ThreadDetails details;
        details.thread.threadId = u"t1"_s;
        details.messages.resize(1);
        api::Message &message = details.messages[0];
        message.requestId = u"req_1"_s;
        message.engine = u"extractive"_s;
        message.confidence = 0.87;
        message.tookMs = 4.25;
        message.helpful = true;
        message.helpfulReason = u"The answer stands on a source."_s;
        message.sources = {source(u"Fjell GTX hiking boots"_s, u"The Fjell GTX has a Gore-Tex membrane."_s),
            source(u"Care guide for boots and everything else that is made of leather"_s,
                u"It stays dry in wet grass."_s)};
        m_server->answer(kThread, {.body = schema::toJson(details)});
        api::Company company;
        company.companyKey = u"nordfjell"_s;
        company.locales = {u"en"_s, u"de"_s, u"fr"_s};
        m_server->answer("GET /admin/v1/companies/nordfjell", {.body = schema::toJson(company)});
        m_page = std::make_unique<BenchPage>(m_clock, *m_settings);
        m_page->resize(1056, 760);
        m_page->show();
        m_page->setSession(m_client.get(), u"nordfjell"_s);
        QTRY_COMPARE(part<QComboBox>("benchLocale")->count(), 3);
    }
    void cleanup() { m_page.reset(); }

    void anEmptyBenchInvitesAQuestion()
    {
        QVERIFY(!part<QPushButton>("benchSend")->isEnabled());
        QVERIFY(!part<QPushButton>("benchCopyCurl")->isEnabled());
        QVERIFY(!part<QPushButton>("benchStop")->isVisible());
        QVERIFY(words().join(u' ').contains(u"Ask something a shopper would ask."));
        picture("bench-empty");
    }

    void aQuestionFromElsewhereWaitsInTheFields()
    {
        m_page->fillIn({u"Are the boots waterproof?"_s, u"de"_s, u"https://shop.example/boots"_s, u"t1"_s});
        QCOMPARE(part<QLineEdit>("benchQuestion")->text(), u"Are the boots waterproof?"_s);
        QCOMPARE(part<QLineEdit>("benchPage")->text(), u"https://shop.example/boots"_s);
        QVERIFY(!m_server->count(kSend)); // a person sends it
        QVERIFY(tests::click(part<QPushButton>("benchSend")));
        QTRY_COMPARE(m_server->count(kSend), 1);
        const auto body = json::parse(m_server->last(kSend).body);
        QCOMPARE(body->string(u"query_text"), u"Are the boots waterproof?"_s);
        QCOMPARE(body->string(u"locale"), u"de"_s);
        QCOMPARE(body->string(u"page_url"), u"https://shop.example/boots"_s);
        QCOMPARE(body->string(u"thread_id"), u"t1"_s);
    }

    void aQuestionCarriesItsVisitorAndMetadata()
    {
        QVERIFY(tests::click(part<QPushButton>("benchVisitor")));
        QVERIFY(tests::click(part<QPushButton>("benchChatNew")));
        QVERIFY(tests::click(part<QPushButton>("benchFaqVisitorNew")));
        const QString chat = part<QLineEdit>("benchChat")->text();
        QCOMPARE(chat.size(), 36);
        QVERIFY(chat != part<QLineEdit>("benchFaqVisitor")->text());
        QTest::keyClicks(part<QLineEdit>("benchFaqId"), u"12"_s);
        auto *metadata = part<QPlainTextEdit>("benchMetadata");
        QTest::keyClicks(metadata, u"{\"plan\": \"gold\", "_s);
        ask(u"Dry?"_s);
        QVERIFY(!m_server->count(kSend)); // it says so in its place
        QVERIFY2(words().join(u' ').contains(u"in line 1, column"), qPrintable(words().join(u' ')));
        QCOMPARE(QApplication::focusWidget(), metadata);
        picture("bench-visitor");
        QTest::keyClicks(metadata, u"\"_seen\": 3}"_s);
        QVERIFY(tests::click(part<QPushButton>("benchSend")));
        QTRY_COMPARE(m_server->count(kSend), 1);
        auto body = json::parse(m_server->last(kSend).body);
        QCOMPARE(body->find(u"faq_id")->toJson(), "12");
        const json::Value sent = *body->find(u"user_metadata");
        QCOMPARE(sent.string(u"user_fingerprint"), chat);
        QCOMPARE(sent.string(u"user_faq_fingerprint"), part<QLineEdit>("benchFaqVisitor")->text());
        QCOMPARE(sent.string(u"plan"), u"gold"_s);
        QCOMPARE(sent.find(u"_seen")->toJson(), "3");
        // They stay for the next question, folded as well, and a repetition has them too.
        QTRY_VERIFY(part<QPushButton>("benchRepeat")->isEnabled());
        QVERIFY(tests::click(part<QPushButton>("benchVisitor")));
        QVERIFY(!metadata->isVisible());
        ask(u"Wet?"_s);
        QTRY_COMPARE(m_server->count(kSend), 2);
        body = json::parse(m_server->last(kSend).body);
        QCOMPARE(body->find(u"user_metadata")->string(u"user_fingerprint"), chat);
        QTRY_VERIFY(part<QPushButton>("benchRepeat")->isEnabled());
        QVERIFY(tests::click(part<QPushButton>("benchRepeat")));
        QTRY_COMPARE(m_server->count(kSend), 3);
        QVERIFY(m_server->last(kSend).body.contains(chat.toLatin1()));
    }

    void whatWasTypedIsNotReplacedWithoutAWayBack()
    {
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        auto *locale = part<QComboBox>("benchLocale");
        locale->setFocus();
        locale->lineEdit()->selectAll();
        QTest::keyClicks(locale->lineEdit(), u"xx-none"_s);
        const int before = m_server->count("GET /admin/v1/companies/nordfjell");
        QSignalSpy answered(m_client.get(), &client::ApiClient::answered);
        m_page->refresh();
        QTRY_VERIFY(m_server->count("GET /admin/v1/companies/nordfjell") > before);
        QTRY_VERIFY(answered.size() > 0);
        QCoreApplication::processEvents(); // what the answer changes
        QTRY_COMPARE(part<QComboBox>("faqFlowLocale")->currentText(), u"en"_s);
        QCOMPARE(locale->currentText(), u"xx-none"_s);
        m_page->fillIn({u"Dry?"_s, u"de"_s, {}, {}}); // nothing was typed but the locale
        QCOMPARE(toasts.size(), 0);
        QTest::keyClicks(part<QLineEdit>("benchQuestion"), u" Really?"_s);
        QTest::keyClicks(part<QLineEdit>("benchChat"), u"me"_s);
        const BenchQuestion other{u"Wet?"_s, u"fr"_s, u"https://shop.example/a"_s, u"t9"_s};
        m_page->fillIn(other);
        QCOMPARE(part<QLineEdit>("benchChat")->text(), QString());
        QCOMPARE(toasts.size(), 1);
        const auto toast = toasts.first().first().value<ToastText>();
        QCOMPARE(toast.actionName, u"Undo"_s);
        toast.action();
        QCOMPARE(part<QLineEdit>("benchQuestion")->text(), u"Dry? Really?"_s);
        QCOMPARE(part<QLineEdit>("benchChat")->text(), u"me"_s);
        QCOMPARE(part<QLineEdit>("benchThread")->text(), QString());
        QCOMPARE(locale->currentText(), u"de"_s);
    }

    void whatALineCutsOffIsSaid()
    {
        QApplication::clipboard()->setText(QString(40'000, u'x'));
        auto *question = part<QLineEdit>("benchQuestion");
        question->setFocus();
        question->paste();
        QCOMPARE(question->text().size(), 32'767);
        QTRY_VERIFY(QToolTip::text().contains(u"32,767 characters"));
    }

    void anAnswerStandsWithItsSourcesAndItsExchange()
    {
        QTest::keyClicks(part<QLineEdit>("benchPage"), u"https://shop.example/boots"_s);
        part<QComboBox>("benchLocale")->setCurrentText(u"de"_s);
        ask(u"Are the boots waterproof?"_s);
        QTRY_COMPARE(m_page->findChildren<QPushButton *>(u"sourceChip"_s).size(), 2);
        QVERIFY(words().contains(u"Are the boots waterproof?"_s));
        QVERIFY(
            words().contains(u"Yes. The Fjell GTX has a membrane and stays dry in rain and wet grass."_s));
        QVERIFY(part<QLineEdit>("benchQuestion")->text().isEmpty());
        QCOMPARE(part<QLineEdit>("benchThread")->text(), u"t1"_s);
        QVERIFY(m_page->findChild<JsonView *>()->shownText().contains(u"\"thread_id\": \"t1\""));
        const auto body = json::parse(m_server->last(kSend).body);
        QCOMPARE(body->string(u"locale"), u"de"_s);
        QCOMPARE(body->string(u"page_url"), u"https://shop.example/boots"_s);
        picture("bench-answer");
    }

    void everyLookFits_data()
    {
        QTest::addColumn<bool>("dark");
        QTest::addColumn<QSize>("size");
        QTest::newRow("dark") << true << QSize(1056, 760);
        QTest::newRow("narrow") << false << QSize(944, 660);
        QTest::newRow("wide") << false << QSize(1696, 1040);
    }
    void everyLookFits()
    {
        QFETCH(bool, dark);
        QFETCH(QSize, size);
        m_appearance->setChoice(dark ? Appearance::Choice::Dark : Appearance::Choice::Light);
        m_page->resize(size);
        ask(u"Are the boots that you sell in the outlet waterproof, and how do I keep them so for years?"_s);
        QTRY_COMPARE(m_page->findChildren<QPushButton *>(u"sourceChip"_s).size(), 2);
        m_server->answer(
            kSend, FakeReply::error(429, "RATE_LIMITED", "The company has sent too many requests."));
        ask(u"Dry?"_s);
        QTRY_COMPARE(bubbles().size(), 4);
        QTRY_VERIFY(words().contains(u"The company has sent too many requests."_s));
        QVERIFY(tests::click(part<QPushButton>("sourceChip")));
        picture((QByteArray("bench-") + QTest::currentDataTag()).constData());
        m_appearance->setChoice(Appearance::Choice::Light);
    }

    void aChipOpensTheSourcesWithTheirQuotes()
    {
        ask(u"Dry?"_s);
        QTRY_COMPARE(m_page->findChildren<QPushButton *>(u"sourceChip"_s).size(), 2);
        QVERIFY(tests::click(part<QPushButton>("sourceChip")));
        auto *tabs = part<QTabBar>("benchTabs");
        QCOMPARE(tabs->tabText(tabs->currentIndex()), u"Sources (2)"_s);
        QCOMPARE(m_page->findChildren<Card *>(u"sourceCard"_s).size(), 2);
        auto *passage = part<QLabel>("sourcePassage");
        QCOMPARE(passage->accessibleName(), u"The Fjell GTX has a Gore-Tex membrane."_s);
        QVERIFY2(passage->text().contains(u"<span"_s), "the quoted sentence is not marked");
        QApplication::processEvents();
        picture("bench-sources");
    }

    void theRequestIsShownWithoutItsSecret()
    {
        ask(u"Dry?"_s);
        QTRY_COMPARE(m_server->count(kThread), 1);
        part<QTabBar>("benchTabs")->setCurrentIndex(2);
        QString shown;
        for (const QPlainTextEdit *box : m_page->findChildren<QPlainTextEdit *>())
            shown += box->toPlainText();
        QVERIFY(shown.contains(u"POST /api/v1/send_message HTTP/1.1"));
        QVERIFY(shown.contains(u"X-Request-Id: req_1"));
        QVERIFY(!shown.contains(u"topsecret"));
        picture("bench-request");
    }

    void aLargeAnswerIsCutWithAWordAndSavedWhole()
    {
        const QByteArray body
            = "{\"result_text\":\"" + QByteArray(6'000'000, 'y') + "\",\"thread_id\":\"t1\"}";
        m_server->answer(kSend, {.body = body});
        QElapsedTimer clock;
        clock.start();
        ask(u"Dry?"_s);
        QTRY_VERIFY(part<QPushButton>("jsonSave")->isVisible());
        qInfo("6 MB: %lld ms", clock.elapsed());
        const auto raw = [this] {
            for (const QPlainTextEdit *box : m_page->findChildren<QPlainTextEdit *>()) {
                if (box->accessibleName() == u"Answer as received")
                    return box->toPlainText();
            }
            return QString();
        };
        QVERIFY(!raw().contains(u"yyy")); // nobody looks at it
        clock.restart();
        part<QTabBar>("benchTabs")->setCurrentIndex(4);
        QApplication::processEvents();
        qInfo("1 MB raw: %lld ms", clock.elapsed());
        QVERIFY2(raw().endsWith(u"… truncated: the first 1.0 MB of 6.0 MB are shown."),
            qPrintable(raw().right(90)));
        part<QTabBar>("benchTabs")->setCurrentIndex(0);
        QSignalSpy toasts(m_page.get(), &Page::toastWanted);
        QVERIFY(tests::click(part<QPushButton>("jsonSave")));
        const QString file = m_home.filePath(u"answer.json"_s);
        QTRY_VERIFY(m_page->findChild<QFileDialog *>());
        m_page->findChild<QFileDialog *>()->selectFile(file);
        static_cast<QDialog *>(m_page->findChild<QFileDialog *>())->accept();
        QTRY_COMPARE(toasts.size(), 1);
        QCOMPARE(toasts.first().first().value<ToastText>().text, u"Response saved: answer.json"_s);
        QFile written(file);
        QVERIFY(written.open(QIODevice::ReadOnly));
        QCOMPARE(written.readAll(), body);
    }

    void curlIsCopiedForARerunAndMarkedSecret()
    {
        ask(u"What's dry?"_s);
        QTRY_VERIFY(part<QPushButton>("benchCopyCurl")->isEnabled());
        QVERIFY(tests::click(part<QPushButton>("benchCopyCurl")));
        const QMimeData *data = QApplication::clipboard()->mimeData();
        QVERIFY(data->text().startsWith(u"curl http://127.0.0.1:"));
        QVERIFY(data->text().contains(u"'\\''s dry?"));
        QVERIFY(data->text().contains(u"topsecret"));
        QCOMPARE(data->data(u"x-kde-passwordManagerHint"_s), "secret");
        QCOMPARE(part<QPushButton>("benchCopyCurl")->text(), u"Copied"_s);
    }

    void aRefusalStandsInPlaceWithCodeAndRequestId()
    {
        m_server->answer(
            kSend, FakeReply::error(429, "RATE_LIMITED", "The company has sent too many requests."));
        ask(u"Dry?"_s);
        QTRY_VERIFY(words().contains(u"The company has sent too many requests."_s));
        QStringList labels;
        for (const QLabel *label : m_page->findChildren<QLabel *>())
            labels << label->text();
        QVERIFY(labels.contains(u"RATE_LIMITED · req_1"_s));
        QVERIFY(m_page->findChild<JsonView *>()->shownText().contains(u"RATE_LIMITED"));
        picture("bench-refused");
        m_server->answer(kSend, {.body = R"({"result_text":"Now.","thread_id":"t1"})"});
        for (QPushButton *button : bubbles().last()->findChildren<QPushButton *>()) {
            if (button->text() == u"Try again") {
                QVERIFY(tests::click(button));
                break;
            }
        }
        QTRY_VERIFY(words().contains(u"Now."_s));
        QCOMPARE(bubbles().size(), 4);
    }

    void ctrlEnterSendsAndCtrlLGoesToThePage()
    {
        QApplication::setActiveWindow(m_page.get());
        auto *question = part<QLineEdit>("benchQuestion");
        question->setFocus();
        QTest::keyClick(question, Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(QApplication::focusWidget(), part<QLineEdit>("benchPage"));
        question->setFocus();
        QTest::keyClicks(question, u"Dry?"_s);
        QTest::keyClick(question, Qt::Key_Return, Qt::ControlModifier);
        QTRY_COMPARE(m_server->count(kSend), 1);
        QTRY_VERIFY(bubbles().size() == 2);
    }

    void aNewConversationStartsWithoutAThread()
    {
        ask(u"Dry?"_s);
        QTRY_COMPARE(part<QLineEdit>("benchThread")->text(), u"t1"_s);
        QVERIFY(tests::click(part<QPushButton>("benchAnew")));
        QTRY_COMPARE(bubbles().size(), 0);
        QVERIFY(part<QLineEdit>("benchThread")->text().isEmpty());
        QVERIFY(!part<QPushButton>("benchAnew")->isEnabled());
        ask(u"Warm?"_s);
        QTRY_COMPARE(m_server->count(kSend), 2);
        QVERIFY(!m_server->last(kSend).body.contains("thread_id"));
    }

    void offlineKeepsWhatWasTyped()
    {
        auto *question = part<QLineEdit>("benchQuestion");
        QTest::keyClicks(question, u"Dry?"_s);
        m_page->setOffline(true, u"The server does not answer."_s);
        QVERIFY(!part<QPushButton>("benchSend")->isEnabled());
        QCOMPARE(part<QPushButton>("benchSend")->toolTip(), u"The server does not answer."_s);
        QTest::keyClick(question, Qt::Key_Return);
        QCOMPARE(question->text(), u"Dry?"_s);
        QCOMPARE(m_server->count(kKeys), 0);
        m_page->setOffline(false, {});
        QVERIFY(part<QPushButton>("benchSend")->isEnabled());
    }

    void stopEndsTheWaiting()
    {
        m_server->answer(kSend, {.hold = true});
        ask(u"Dry?"_s);
        QTRY_COMPARE(m_server->heldCount(), 1);
        QVERIFY(part<QPushButton>("benchStop")->isVisible());
        QVERIFY(tests::click(part<QPushButton>("benchStop")));
        QVERIFY(!part<QPushButton>("benchStop")->isVisible());
        QVERIFY(words().contains(u"You stopped the request before an answer arrived."_s));
    }

    void anEarlierAnswerIsShownAgainByAClick()
    {
        ask(u"One?"_s);
        QTRY_COMPARE(part<QLineEdit>("benchThread")->text(), u"t1"_s);
        m_server->answer(kSend, {.body = R"({"result_text":"Second.","thread_id":"t1"})"});
        ask(u"Two?"_s);
        auto *json = m_page->findChild<JsonView *>();
        QTRY_VERIFY(json->shownText().contains(u"Second."));
        QVERIFY(tests::click(bubbles().at(1)->findChild<Card *>(), {4, 4}));
        QTRY_VERIFY(json->shownText().contains(u"wet grass"));
    }

    void eachCompanyHasItsOwnPast()
    {
        ask(u"Dry?"_s);
        QTRY_COMPARE(part<QLineEdit>("benchThread")->text(), u"t1"_s);
        part<QTabBar>("benchPages")->setCurrentIndex(BenchPage::Request);
        QVERIFY(tests::click(part<QPushButton>("requestSend")));
        QTRY_VERIFY(part<QPushButton>("benchRepeat")->isEnabled());
        part<QTabBar>("benchPages")->setCurrentIndex(BenchPage::Conversation);
        const QString visitor = part<QLineEdit>("shopChat")->text();
        QTest::keyClicks(part<QLineEdit>("benchQuestion"), u"Wet?"_s);
        const auto sentCount = [this] { return part<DataTable>("requestHistory")->model()->rowCount(); };

        m_page->setSession(nullptr, {}); // the session ended: all can be read, nothing sent
        QCOMPARE(bubbles().size(), 2);
        QVERIFY(m_page->findChild<JsonView *>()->shownText().contains(u"t1"));
        QVERIFY(!part<QPushButton>("benchRepeat")->isEnabled());
        QVERIFY(!part<QPushButton>("benchSend")->isEnabled());
        m_page->setSession(m_client.get(), u"nordfjell"_s);
        QCOMPARE(bubbles().size(), 2);
        QTRY_VERIFY(part<QPushButton>("benchRepeat")->isEnabled());

        m_page->setSession(m_client.get(), u"other"_s);
        QTRY_COMPARE(bubbles().size(), 0);
        QVERIFY(m_page->findChild<JsonView *>()->shownText().isEmpty());
        QCOMPARE(part<QLineEdit>("benchThread")->text(), QString());
        QCOMPARE(part<QLineEdit>("benchQuestion")->text(), u"Wet?"_s);
        QCOMPARE(sentCount(), 0);
        QVERIFY(part<QLineEdit>("shopChat")->text() != visitor);

        m_page->setSession(m_client.get(), u"nordfjell"_s);
        QTRY_COMPARE(bubbles().size(), 2);
        QVERIFY(words().contains(u"Dry?"_s));
        QCOMPARE(part<QLineEdit>("benchThread")->text(), u"t1"_s);
        QCOMPARE(sentCount(), 1);
        QCOMPARE(part<QLineEdit>("shopChat")->text(), visitor);
    }

    void whatWasUnderWayHasEnded()
    {
        m_server->answer(kSend, {.hold = true});
        ask(u"Dry?"_s);
        QTRY_COMPARE(m_server->heldCount(), 1);
        m_page->setSession(nullptr, {});
        QTRY_VERIFY(words().contains(u"The session ended before an answer arrived."_s));
        QVERIFY(!part<QPushButton>("benchStop")->isVisible());
    }
};

QTEST_MAIN(TestBenchPage)
#include "tst_bench_page.moc"
