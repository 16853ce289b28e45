// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/settings/form/section_list.h"
#include "console/pages/settings/page/settings_page.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/style/text_box.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/client/console_test.h"
#include "tests/support/stand_in_model.h"
#include <QtGui/QAction>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

namespace answerdesk::tests {

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

/// The settings page on the real server with the companies "shop" and "other", an operator, and a model that
/// stands in for a real one.
class SettingsDesk : protected ConsoleTest<SettingsPage>
{
protected:
    static constexpr char kPassword[] = "correct horse battery";

    std::unique_ptr<test::StandInModel> m_model;

    template <typename T = TaskDialog>
    T *dialog() const
    {
        for (T *each : m_page->findChildren<T *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    QLineEdit *line(const QString &setting) const { return part<QLineEdit>(u"setting_"_s + setting); }
    QCheckBox *check(const QString &setting) const { return part<QCheckBox>(u"setting_"_s + setting); }
    /// What stands below a setting: its help, or what is wrong with it.
    QString noteOf(const QString &setting) const
    {
        return part<QWidget>(u"field_"_s + setting)
            ->findChild<FormField *>()
            ->control()
            ->accessibleDescription();
    }
    static void write(QLineEdit *line, const QString &text)
    {
        line->setFocus();
        line->selectAll();
        // keyClicks() knows ASCII only.
        for (const QChar letter : text)
            QTest::sendKeyEvent(QTest::Click, line, Qt::Key_unknown, QString(letter), Qt::NoModifier);
    }
    static void writeIn(QWidget *dialog, const char *name, const QString &text)
    {
        auto *field = dialog->findChild<QLineEdit *>(QString::fromLatin1(name));
        QVERIFY2(field, name);
        write(field, text);
    }
    void keys(const QKeySequence &keys) const
    {
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        QTest::keySequence(m_page.get(), keys);
    }
    void show(Section section) const { m_page->showSection(section); }
    QString unsaved() const
    {
        const auto *bar = part<QWidget>(u"unsavedBar"_s);
        return bar->isVisible() ? bar->findChild<QLabel *>(u"unsavedText"_s)->text() : QString();
    }
    QString toast() const { return ConsoleTest::toast().text; }
    json::Value company(const QString &key = u"shop"_s) const
    {
        return m_server->adminCall("GET", "/admin/v1/companies/" + key.toLatin1()).json();
    }
    QString text(const QString &member, const QString &locale) const
    {
        const json::Value texts = m_server->adminCall("GET", "/admin/v1/companies/shop/texts").json();
        for (const json::Value &each : *texts.find(u"texts")->asArray()) {
            if (each.string(u"locale") == locale)
                return each.string(member);
        }
        return u"no such locale"_s;
    }
    json::Value admin(const QString &email) const
    {
        const json::Value list = m_server->adminCall("GET", "/admin/v1/admins").json();
        for (const json::Value &each : *list.find(u"items")->asArray()) {
            if (each.string(u"email") == email)
                return each;
        }
        return {};
    }
    void choose(const QString &table, const QString &name) const
    {
        auto *view = part<DataTable>(table);
        const auto row = [&] {
            for (int i = 0; i < view->model()->rowCount(); ++i) {
                if (view->model()->index(i, 0).data(kCellRole).value<Cell>().text == name)
                    return i;
            }
            return -1;
        };
        QTRY_VERIFY2(row() >= 0, qPrintable(name));
        view->setCurrentIndex(view->model()->index(row(), 0));
    }
    /// Whether somebody can sign in with these.
    int signIn(const QString &email, const QString &password) const
    {
        const json::Object body{{u"email"_s, email}, {u"password"_s, password}};
        return m_server->adminCall("POST", "/admin/v1/sessions", json::Value(body).toJson()).status;
    }

    void setUp() { prepare(); }
    void start()
    {
        m_model = std::make_unique<test::StandInModel>();
        m_model->play(test::saying(u"OK"_s));
        QFile key(m_home.filePath(u"model.key"_s));
        QVERIFY(key.open(QIODevice::WriteOnly) && key.write("sk-stand-in\n") > 0);
        key.close();
        serve({{u"name"_s, u"Shop"_s}},
            {.settings = {{u"model_url"_s, m_model->url()}, {u"model_key_file"_s, key.fileName()},
                 {u"model_names"_s, u"stand-in, other-model"_s}, {u"model_timeout_ms"_s, u"20000"_s}}});
        m_server->makeCompany(u"other"_s, {{u"name"_s, u"Other"_s}, {u"attribution_window_hours"_s, 36}});
        for (const auto &[email, role] : {std::pair(u"op@shop.example"_s, accounts::Role::Operator),
                 std::pair(u"admin@shop.example"_s, accounts::Role::CompanyAdmin),
                 std::pair(u"viewer@shop.example"_s, accounts::Role::CompanyViewer)}) {
            const QStringList sees
                = role == accounts::Role::Operator ? QStringList() : QStringList{u"shop"_s};
            QVERIFY(m_server->runtime().putAdmin(email, Secret(kPassword), role, sees));
        }
        makePage();
    }
    void open(const QString &email = u"op@shop.example"_s)
    {
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        bool isIn = false;
        m_client->signIn(
            email, Secret(kPassword), m_page.get(), [&](client::ApiResult<api::Session> session) {
                isIn = session.has_value();
                if (session)
                    m_client->setToken(Secret(session->token.toLatin1()));
            });
        QTRY_VERIFY(isIn);
        m_page->setSession(m_client.get(), u"shop"_s);
        m_page->setActive(true);
        m_page->show();
        m_page->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        QTRY_VERIFY(check(u"api_access"_s)->isChecked()); // as makeCompany() makes it
        QTRY_COMPARE(line(u"attribution_window_hours"_s)->text(), u"24"_s);
    }
    void stop()
    {
        ConsoleTest::stop();
        m_model.reset();
    }
};

} // namespace answerdesk::tests
