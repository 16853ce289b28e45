// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/pages/server/backup_pane.h"
#include "console/widgets/basics/builders.h"
#include "tests/console/samples/sample_shop.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using namespace answerdesk::tests;

/// A check of the database that takes its time.
class TestBackupCheck final : public QObject
{
    Q_OBJECT
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;

    static FakeReply check(api::IntegrityState state, qint64 startedAgoMs)
    {
        api::IntegrityCheck check;
        check.state = state;
        check.startedAt = schema::Timestamp{kSampleNow - startedAgoMs};
        if (state != api::IntegrityState::Running)
            check.finishedAt = schema::Timestamp{kSampleNow};
        return {.body = schema::toJson(check)};
    }

private slots:
    void initTestCase()
    {
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    }

    void itShowsThatItRunsAndForHowLong()
    {
        SampleShop shop;
        FakeConnector connector;
        shop.server.answer("GET /admin/v1/backups", {.body = listOf<api::Backup>({})});
        shop.server.answer("GET /admin/v1/integrity-check", check(api::IntegrityState::Sound, 60'000));
        shop.server.answer("POST /admin/v1/integrity-check", check(api::IntegrityState::Running, 0));
        connector.openOn(shop.server.url());
        BackupPane pane(shop.clock, connector, nullptr);
        pane.setSession(connector.client());
        pane.setActive(true);
        pane.resize(900, 600);
        pane.show();
        auto *button = pane.findChild<QPushButton *>(u"checkDatabase"_s);
        auto *bar = pane.findChild<QWidget *>(u"checkProgress"_s);
        auto *text = pane.findChild<Paragraph *>(u"integrityText"_s);
        QTRY_VERIFY(text->plain().startsWith(u"No problems found."));
        QVERIFY(!bar->isVisible() && button->isEnabled());

        shop.server.answer("GET /admin/v1/integrity-check", {.hold = true}); // a server that is busy
        button->click();
        QTRY_VERIFY(bar->isVisible());
        QVERIFY(!button->isEnabled());
        QVERIFY2(button->toolTip().contains(u"cannot be cancelled"), qPrintable(button->toolTip()));
        shop.clock.advance(42'000);
        QTRY_VERIFY2(text->plain().startsWith(u"Begun 42 seconds ago."), qPrintable(text->plain()));
        QTRY_VERIFY(shop.server.heldCount() > 0);

        shop.server.answer("GET /admin/v1/integrity-check", check(api::IntegrityState::Sound, 42'000));
        shop.server.releaseHeld(check(api::IntegrityState::Sound, 42'000));
        QTRY_VERIFY(!bar->isVisible());
        QVERIFY(button->isEnabled());
    }
};

QTEST_MAIN(TestBackupCheck)
#include "tst_backup_check.moc"
