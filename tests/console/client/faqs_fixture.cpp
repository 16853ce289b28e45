// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/client/faqs_fixture.h"
#include "console/pages/faqs/set/faq_card.h"
#include "console/pages/faqs/set/faq_list.h"
#include <QtGui/QAction>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

using console::FaqCard;

namespace {

/// A product page that publishes its questions with their answers.
QByteArray pageWith(const QString &degrees)
{
    const QList<std::pair<QString, QString>> pairs{{kWash, u"Wash it by hand at %1 degrees."_s.arg(degrees)},
        {kPoles, u"The poles are made of aluminium."_s}, {kGuests, u"Two people sleep in it."_s}};
    json::Array questions;
    QString visible;
    for (const auto &[question, answer] : pairs) {
        questions.push_back(json::Object{{u"@type"_s, u"Question"_s}, {u"name"_s, question},
            {u"acceptedAnswer"_s, json::Object{{u"@type"_s, u"Answer"_s}, {u"text"_s, answer}}}});
        visible += u"<h3>%1</h3><p>%2</p>"_s.arg(question, answer);
    }
    const json::Value list = json::Object{
        {u"@context"_s, u"https://schema.org"_s}, {u"@type"_s, u"FAQPage"_s}, {u"mainEntity"_s, questions}};
    return test::productPage(u"Alta 2"_s)
        .replace("</head>", "<script type=\"application/ld+json\">" + list.toJson() + "</script></head>")
        .replace("</main>", visible.toUtf8() + "</main>");
}

json::Array entriesOf(const json::Value &object, QStringView member)
{
    const json::Value *list = object.find(member);
    return list && list->asArray() ? *list->asArray() : json::Array();
}

qint64 numberOf(const json::Value &object, QStringView member)
{
    const json::Value *value = object.find(member);
    return value && value->asNumber() ? value->asNumber()->text.toLongLong() : 0;
}

} // namespace

FaqsFixture::FaqsFixture()
    : m_site(std::make_unique<test::FakeSite>())
    , m_server(std::make_unique<test::TestServer>())
    , m_client(std::make_unique<client::ApiClient>())
{
    m_server->makeCompany(u"shop"_s, {{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}});
    m_key = m_server->makeKey(u"shop"_s);
    m_url = m_site->url(u"/alta"_s);
    serve(u"30"_s);
    ask(u"/alta"_s);
    m_pageId = m_server->waitForPage(u"shop"_s, m_url).string(u"page_id").toLatin1();
    m_client->setServer(m_server->admin());
    m_client->setToken(m_server->adminToken());
    m_page = std::make_unique<console::FaqsPage>(m_server->clock());
    m_toasts = std::make_unique<QSignalSpy>(m_page.get(), &console::Page::toastWanted);
    m_page->resize(1056, 900);
}

FaqsFixture::~FaqsFixture()
{
    m_page.reset();
    m_client.reset();
    m_server.reset();
}

void FaqsFixture::open()
{
    m_page->setSession(m_client.get(), u"shop"_s);
    m_page->setActive(true);
    m_page->show();
    activate();
}

void FaqsFixture::activate() const
{
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
}

void FaqsFixture::keys(const QKeySequence &keys) const
{
    activate();
    QTest::keySequence(m_page.get(), keys);
}

void FaqsFixture::stopListening() const
{
    m_page->setActive(false);
    const auto *faqs = m_page->findChild<models::FaqModel *>();
    QTRY_VERIFY(faqs->isLoaded() && !faqs->isLoading());
}

console::Cell FaqsFixture::cell(int row, int column) const
{
    const QAbstractItemModel *model = part<QTreeView>("faqPagesTable")->model();
    return model->index(row, column).data(console::kCellRole).value<console::Cell>();
}

QStringList FaqsFixture::rows() const
{
    QStringList names;
    for (int row = 0; row < part<QTreeView>("faqPagesTable")->model()->rowCount(); ++row)
        names << cell(row, 0).text;
    return names;
}

void FaqsFixture::choose(int row) const
{
    auto *table = part<QTreeView>("faqPagesTable");
    table->setCurrentIndex(table->model()->index(row, 0));
}

QStringList FaqsFixture::questions() const
{
    QList<FaqCard *> cards = part<console::FaqList>("faqList")->findChildren<FaqCard *>();
    cards.removeIf([](const FaqCard *each) { return !each->isVisible(); });
    std::sort(cards.begin(), cards.end(), [](const FaqCard *a, const FaqCard *b) { return a->y() < b->y(); });
    QStringList texts;
    for (const FaqCard *each : std::as_const(cards))
        texts << each->faq().question;
    return texts;
}

FaqCard *FaqsFixture::card(const QString &question) const
{
    const auto cards = part<console::FaqList>("faqList")->findChildren<FaqCard *>();
    for (FaqCard *each : cards) {
        if (each->isVisible() && each->faq().question == question)
            return each;
    }
    return nullptr;
}

QString FaqsFixture::answers(const QString &question) const
{
    const FaqCard *shown = card(question);
    return shown ? shown->accessibleDescription() : QString();
}

QStringList FaqsFixture::badges(const QString &question) const
{
    const FaqCard *shown = card(question);
    return shown ? shown->accessibleName().mid(question.size()).split(u", "_s, Qt::SkipEmptyParts)
                 : QStringList{u"not shown"_s};
}

void FaqsFixture::click(const char *button) const
{
    QVERIFY2(tests::click(part<QPushButton>(button)), button);
}

void FaqsFixture::press(const QDialog *dialog, const QString &text) const
{
    QVERIFY(dialog);
    const auto buttons = dialog->findChildren<QPushButton *>();
    for (QPushButton *button : buttons) {
        if (button->text() == text && button->isVisible()) {
            QVERIFY2(tests::click(button), qPrintable(text));
            return;
        }
    }
    QFAIL(qPrintable(text));
}

bool FaqsFixture::hasFocus(const QString &question) const
{
    const FaqCard *shown = card(question);
    return shown && shown->hasFocus();
}

void FaqsFixture::focus(const QString &question) const
{
    activate();
    // An answer of the server that comes now may put another card in its place.
    const auto isFocused = [&] {
        if (FaqCard *shown = card(question); shown && !shown->hasFocus())
            shown->setFocus(Qt::OtherFocusReason);
        return hasFocus(question);
    };
    QTRY_VERIFY(isFocused());
}

void FaqsFixture::clickIn(const QString &question, const QString &button) const
{
    FaqCard *shown = card(question);
    QVERIFY2(shown, qPrintable(question));
    part<console::FaqList>("faqList")->ensureWidgetVisible(shown);
    const auto buttons = shown->findChildren<QPushButton *>();
    for (QPushButton *each : buttons) {
        if (each->accessibleName() == button && each->isVisible()) {
            QVERIFY2(tests::click(each), qPrintable(button));
            return;
        }
    }
    QFAIL(qPrintable(button));
}

void FaqsFixture::trigger(const QString &question, const QString &action) const
{
    focus(question);
    const QList<QAction *> actions = card(question)->actions();
    for (QAction *each : actions) {
        if (each->text() == action && each->isVisible()) {
            QVERIFY2(each->isEnabled(), qPrintable(action));
            return each->trigger();
        }
    }
    QFAIL(qPrintable(action));
}

void FaqsFixture::drag(const QString &question, const QString &onto) const
{
    FaqCard *shown = card(question), *other = card(onto);
    QVERIFY(shown && other);
    auto *handle = shown->findChild<QWidget *>(u"faqDrag"_s);
    const bool isUp = other->y() < shown->y();
    const QPoint middle = handle->rect().center();
    const QPoint target = handle->mapFrom(
        m_page.get(), other->mapTo(m_page.get(), QPoint(10, isUp ? 2 : other->height() - 2)));
    QTest::mousePress(handle, Qt::LeftButton, {}, middle);
    QTest::mouseMove(handle, (middle + target) / 2);
    QTest::mouseMove(handle, target);
    QTest::mouseRelease(handle, Qt::LeftButton, {}, target);
}

void FaqsFixture::undo(const QString &said)
{
    const auto last = [this] {
        return m_toasts->isEmpty() ? console::ToastText()
                                   : m_toasts->last().first().value<console::ToastText>();
    };
    QTRY_VERIFY2(last().text.contains(said) && last().action, qPrintable(said));
    const console::ToastText toast = last();
    m_toasts->clear();
    toast.action();
}

QString FaqsFixture::toast() const
{
    return m_toasts->isEmpty() ? QString() : m_toasts->last().first().value<console::ToastText>().text;
}

QString FaqsFixture::fault() const
{
    if (m_toasts->isEmpty())
        return {};
    const auto toast = m_toasts->last().first().value<console::ToastText>();
    return toast.fault ? toast.fault->code : QString();
}

void FaqsFixture::serve(const QString &degrees) { m_site->serve("/alta", {pageWith(degrees)}); }

void FaqsFixture::ask(const QString &path, const QString &locale)
{
    const test::Answer answer = m_server->get("/api/v1/product-faqs?page_url="
            + QUrl::toPercentEncoding(m_site->url(path)) + "&locale=" + locale.toLatin1(),
        m_key);
    QVERIFY2(answer.status == 200 || answer.status == 202, answer.body);
}

test::Answer FaqsFixture::call(
    const QByteArray &method, const QByteArray &below, const json::Object &body) const
{
    return m_server->adminCall(method, "/admin/v1/companies/shop/" + below,
        method == "GET" || method == "DELETE" ? QByteArray() : json::Value(body).toJson());
}

void FaqsFixture::change(const QString &question, const json::Object &body)
{
    const QByteArray id = QByteArray::number(numberOf(stored(question), u"faq_id"));
    const test::Answer changed = call("PATCH", "faqs/" + id, body);
    QVERIFY2(changed.status == 200, changed.body);
}

void FaqsFixture::regenerate()
{
    const test::Answer asked = call("POST", "faq-pages/" + m_pageId + "/regenerate");
    QCOMPARE(asked.status, 202);
    m_server->waitForPage(u"shop"_s, m_url, u"en"_s, numberOf(asked.json(), u"revision"));
}

QStringList FaqsFixture::stored() const
{
    QStringList questions;
    const json::Array all = entriesOf(call("GET", "faq-pages/" + m_pageId).json(), u"faqs");
    for (const json::Value &faq : all)
        questions << faq.string(u"question");
    return questions;
}

json::Value FaqsFixture::stored(const QString &question) const
{
    const json::Array all = entriesOf(call("GET", "faq-pages/" + m_pageId).json(), u"faqs");
    for (const json::Value &faq : all) {
        if (faq.string(u"question") == question)
            return faq;
    }
    return json::Object();
}

QStringList FaqsFixture::served() const
{
    const test::Answer answer
        = m_server->get("/api/v1/product-faqs?count=10&page_url=" + QUrl::toPercentEncoding(m_url), m_key);
    QStringList questions;
    const json::Array all = entriesOf(answer.json(), u"faqs");
    for (const json::Value &faq : all)
        questions << faq.string(u"question");
    return questions;
}

} // namespace answerdesk::tests
