// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/app/window/appearance.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/pages/bench/scenarios/scenarios_pane.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/json/json_view.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/click.h"
#include "tests/console/client/page_check.h"
#include "tests/support/qt_test.h"
#include "tests/support/test_server.h"
#include <QtCore/QDir>
#include <QtCore/QElapsedTimer>
#include <QtCore/QSettings>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtTest/QSignalSpy>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>

namespace answerdesk::tests {

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

/// A scenario of two steps.
inline QByteArray scenario(const char *name, const char *question, int status)
{
    return QByteArray("{\n"
                      "  \"answerdesk_scenario\": 1,\n"
                      "  \"name\": \"")
        + name
        + "\",\n"
          "  \"steps\": [\n"
          "    {\n"
          "      \"name\": \"ask\",\n"
          "      \"method\": \"POST\",\n"
          "      \"path\": \"/api/v1/send_message\",\n"
          "      \"headers\": {\"Authorization\": \"Bearer {{api_key}}\"},\n"
          "      \"body\": {\"query_text\": \""
        + question
        + "\"},\n"
          "      \"expect\": [{\"status\": "
        + QByteArray::number(status)
        + "}, {\"json\": \"thread_id\", \"type\": \"string\"}]\n"
          "    },\n"
          "    {\"name\": \"nobody\", \"path\": \"/api/v1/product-faqs\", \"expect\": [{\"status\": 401}]}\n"
          "  ]\n"
          "}\n";
}

/// The tab for scenarios on the real server, with a folder of files, driven by clicks and keys.
class ScenariosDesk
{
protected:
    QTemporaryDir m_home;
    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
    std::unique_ptr<test::TestServer> m_server;
    std::unique_ptr<client::ApiClient> m_client;
    std::unique_ptr<BenchPage> m_page;

    template <typename T>
    T *part(const char *name) const
    {
        return m_page->findChild<T *>(QString::fromLatin1(name));
    }
    ScenariosPane *pane() const { return m_page->findChild<ScenariosPane *>(); }
    void click(const char *name) const { QVERIFY2(tests::click(part<QWidget>(name)), name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(m_folder->filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray onDisk(const QString &name) const
    {
        QFile file(m_folder->filePath(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    QString cell(const char *table, int row, int column) const
    {
        const QAbstractItemModel *model = part<DataTable>(table)->model();
        const Cell cell = model->index(row, column).data(kCellRole).value<Cell>();
        return cell.sub.isEmpty() ? cell.text : cell.text + u" / "_s + cell.sub;
    }
    void choose(int row) const
    {
        auto *list = part<DataTable>("scenarioList");
        QTest::mouseClick(
            list->viewport(), Qt::LeftButton, {}, list->visualRect(list->model()->index(row, 0)).center());
        QCOMPARE(list->currentIndex().row(), row);
    }
    QString summary() const { return part<ElidedLabel>("scenarioSummary")->text(); }
    QPlainTextEdit *text() const { return part<QPlainTextEdit>("scenarioText"); }
    /// The dialog over the page.
    QDialog *dialog() const
    {
        const auto dialogs = m_page->findChildren<QDialog *>();
        for (QDialog *each : dialogs) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    void press(const QString &name) const
    {
        QTRY_VERIFY(dialog());
        for (QPushButton *each : dialog()->findChildren<QPushButton *>()) {
            if (each->text() == name) {
                QVERIFY(tests::click(each));
                return;
            }
        }
        QFAIL(qPrintable(name));
    }
    /// In the dialog that follows a recording.
    void saveRecording(const QString &name) const
    {
        QTRY_VERIFY(dialog());
        dialog()->findChild<QLineEdit *>(u"scenarioNewName"_s)->setText(name);
        press(u"Save scenario"_s);
        QTRY_VERIFY(!dialog());
        settle();
    }
    void trigger(const QString &name) const
    {
        for (QAction *action : part<QPushButton>("scenarioMore")->menu()->actions()) {
            if (action->text() == name)
                return action->trigger();
        }
        QFAIL(qPrintable(name));
    }

    /// Until the files are read and written.
    void settle() const { QTRY_VERIFY(!pane()->isBusyWithFiles()); }
    void openFolder(const QString &folder) const
    {
        pane()->openFolder(folder);
        settle();
    }
    void openPage()
    {
        m_page = std::make_unique<BenchPage>(m_server->clock(), *m_settings);
        m_page->resize(1056, 760);
        m_page->show();
        m_page->activateWindow(); // shortcuts and the focus need it
        QVERIFY(QTest::qWaitForWindowActive(m_page.get(), test::kPatienceMs));
        m_page->setSession(m_client.get(), u"shop"_s);
        m_page->showTab(BenchPage::Scenarios);
        settle();
    }

    void prepare()
    {
        qputenv("HOME", m_home.path().toUtf8()); // where the documents are
        QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
        m_settings = std::make_unique<QSettings>(m_home.filePath(u"c.ini"_s), QSettings::IniFormat);
        m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
        m_appearance->setChoice(Appearance::Choice::Light);
    }
    void start()
    {
        m_settings->remove(u"bench"_s);
        m_settings->remove(u"benchValues"_s);
        m_folder = std::make_unique<QTemporaryDir>();
        m_server = std::make_unique<test::TestServer>();
        m_server->makeCompany(u"shop"_s);
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            "# Returns\n\nYou can return everything within 30 days of delivery, free of charge.\n");
        m_client = std::make_unique<client::ApiClient>();
        m_client->setServer(m_server->admin());
        m_client->setPublicAddresses(m_server->base(), m_server->base());
        m_client->setToken(m_server->adminToken());
        openPage();
    }
    void stop()
    {
        m_page.reset();
        m_client.reset();
        m_server.reset();
    }
};

} // namespace answerdesk::tests
