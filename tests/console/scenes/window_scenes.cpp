// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/window_scenes.h"
#include "console/app/window/main_window.h"
#include "console/pages/keys/analytics_secret_dialog.h"
#include "console/pages/keys/key_cells.h"
#include "console/pages/keys/key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "console/widgets/tables/data_table.h"
#include "tests/support/qt_test.h"
#include <QtWidgets/QApplication>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace answerdesk::tests {

namespace {

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

} // namespace

QStringList windowScenes()
{
    return {u"keys"_s, u"keys-empty"_s, u"keys-error"_s, u"keys-no-hits"_s, u"keys-offline"_s,
        u"keys-create"_s, u"keys-create-refused"_s, u"keys-once"_s, u"keys-rotate"_s, u"keys-revoke"_s,
        u"keys-secret"_s, u"keys-secret-create"_s, u"keys-secret-rotate"_s, u"keys-secret-remove"_s,
        u"keys-secret-once"_s, u"keys-columns"_s, u"keys-edit"_s, u"keys-switch"_s, u"keys-switch-refused"_s,
        u"about"_s, u"quit"_s, u"start"_s, u"start-recent"_s, u"start-form"_s, u"start-edit"_s,
        u"start-wrong-password"_s, u"start-opening"_s, u"start-failed"_s, u"toasts"_s, u"focus"_s,
        u"gallery"_s, u"guide"_s, u"shortcuts"_s, u"palette"_s, u"palette-typed"_s, u"palette-none"_s};
}

void prepareWindow(SampleShop &shop, FakeConnector &connector, const QString &scene)
{
    if (scene.startsWith(u"keys") && !scene.endsWith(u"-error"))
        prepareKeys(shop, scene);
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
}

void showKeys(MainWindow &window, SampleShop &shop, const QString &scene)
{
    auto *keys = window.findChild<KeysPage *>();
    if (scene == u"keys-no-hits") {
        window.findChild<QLineEdit *>()->setText(u"nord"_s);
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
    }
}

void showOpening(MainWindow &window, FakeConnector &connector, const QString &scene)
{
    if (scene == u"start-form" || scene == u"start-wrong-password") {
        auto *list = window.findChild<QDialog *>()->findChild<QTreeView *>();
        emit list->activated(list->model()->index(2, 0)); // its password is not kept
        if (scene == u"start-wrong-password")
            connector.refuse(
                Fault::of(u"The server did not let you in."_s, Error::make(ErrorCode::InvalidCredentials)),
                Connector::Field::Password);
    } else if (scene.startsWith(u"keys-switch")) {
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
    }
}

void showFrame(MainWindow &window, FakeConnector &connector, const QString &scene)
{
    if (scene.endsWith(u"-offline")) {
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
}

} // namespace answerdesk::tests
