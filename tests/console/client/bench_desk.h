// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/bench/exchange/compare_view.h"
#include "console/pages/bench/faqs/faq_pane.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/widgets/basics/builders.h"
#include "console/widgets/cards/timeline.h"
#include "console/widgets/json/json_view.h"
#include "console/widgets/tables/cells.h"
#include "console/widgets/tables/data_table.h"
#include "tests/console/client/console_test.h"
#include "tests/console/client/page_check.h"
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTabBar>

namespace answerdesk::tests {

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

/// The test bench on the real server, with a company "shop" and a page of its own; the analytics endpoints
/// have an address of their own.
class BenchDesk : protected ConsoleTest<BenchPage>
{
protected:
    void type(const char *name, const QString &text) const
    {
        auto *field = part<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    QString response() const { return m_page->findChild<JsonView *>()->shownText(); }
    QString sent() const
    {
        for (const QPlainTextEdit *box : m_page->findChildren<QPlainTextEdit *>()) {
            if (box->accessibleName() == u"Request as sent")
                return box->toPlainText();
        }
        return {};
    }
    void prepare()
    {
        ConsoleTest::prepare();
        m_appearance->setChoice(Appearance::Choice::Light);
    }
    void open()
    {
        m_site = std::make_unique<test::FakeSite>();
        m_site->serve("/alta", {test::productPage(u"Alta 2"_s)});
        serve({{u"allowed_hosts"_s, json::Array{m_site->hostPort()}}},
            {.settings = {{u"app_listen"_s, u"127.0.0.1:0"_s}}});
        m_server->importDocument(u"shop"_s, u"returns.md"_s,
            "# Returns\n\nYou can return everything within 30 days of delivery, free of charge.\n");
        signIn();
        makePage(*m_settings);
        show();
    }
    void close() { stop(); }
};

} // namespace answerdesk::tests
