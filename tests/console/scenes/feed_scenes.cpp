// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/feed_scenes.h"
#include "console/app/window/main_window.h"
#include "console/pages/faqs/feeds/feed_dialog.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/faqs/rules/page_rule_dialog.h"
#include "console/widgets/feedback/page_header.h"
#include "console/widgets/feedback/states.h"
#include "tests/console/samples/sample_feeds.h"
#include "tests/support/qt_test.h"
#include <QtCore/QDir>
#include <QtGui/QAction>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::tests {

using namespace console;

namespace {

void choose(FaqsPage &page, const char *table, int row)
{
    auto *rows = page.findChild<QTreeView *>(QString::fromLatin1(table));
    QTRY_VERIFY(rows->model()->rowCount() > row);
    rows->setCurrentIndex(rows->model()->index(row, 0));
}

void trigger(FaqsPage &page, const char *name)
{
    auto *action = page.findChild<QAction *>(QString::fromLatin1(name));
    QTRY_VERIFY(action->isEnabled());
    action->trigger();
    QTRY_VERIFY(page.window()->findChild<TaskDialog *>());
}

template <typename T>
T *part(MainWindow &window, const char *name)
{
    return window.findChild<TaskDialog *>()->findChild<T *>(QString::fromLatin1(name));
}

void showAdding(MainWindow &window, const QString &scene)
{
    auto *dialog = window.findChild<FeedDialog *>();
    part<QLineEdit>(window, "feedName")->setText(u"Supplier list"_s);
    if (scene == u"faqs-feeds-add-csv") {
        QFile file(QDir::temp().filePath(u"supplier-list-2026-11.csv"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("Artikel-Nr.;Bezeichnung;VK brutto\n");
        file.close();
        dialog->setChoice(FeedDialog::File);
        dialog->chooseFile(file.fileName());
        QTRY_VERIFY(part<QTreeView>(window, "feedPreviewTable")->isVisible());
        file.remove();
    } else if (scene == u"faqs-feeds-add-host") {
        part<QLineEdit>(window, "feedAddress")->setText(u"https://elsewhere.example/feed.xml"_s);
        emit part<QLineEdit>(window, "feedAddress")->editingFinished();
    }
}

void showRule(MainWindow &window)
{
    part<QLineEdit>(window, "rulePattern")->setText(u"shop.northwind.example/tents/*"_s);
    part<SegmentedControl>(window, "ruleEffect")->setCurrent(2);
    emit part<SegmentedControl>(window, "ruleEffect")->currentChanged(2);
    part<QLineEdit>(window, "ruleSelector0")->setText(u"h1.title"_s);
    part<QLineEdit>(window, "ruleSelector2")->setText(u"#detail .price"_s);
    part<QLineEdit>(window, "ruleSelector6")->setText(u"#data tr"_s);
    part<QLineEdit>(window, "ruleAddress")->setText(u"https://shop.northwind.example/tents/alta-2"_s);
    part<QPushButton>(window, "ruleTry")->click();
    QTRY_VERIFY(part<QTreeView>(window, "pageTrialFacts")->isVisible());
}

} // namespace

QStringList feedScenes()
{
    return {u"faqs-feeds"_s, u"faqs-feeds-empty"_s, u"faqs-feeds-error"_s, u"faqs-feeds-reader"_s,
        u"faqs-feeds-uploading"_s, u"faqs-feeds-failed"_s, u"faqs-feeds-add"_s, u"faqs-feeds-add-csv"_s,
        u"faqs-feeds-add-host"_s, u"faqs-feeds-edit"_s, u"faqs-feeds-report"_s, u"faqs-feeds-products"_s,
        u"faqs-feeds-remove"_s, u"faqs-rules"_s, u"faqs-rules-empty"_s, u"faqs-rules-add"_s,
        u"faqs-rules-tried"_s, u"faqs-rules-matches"_s, u"faqs-rules-correct"_s, u"faqs-rules-remove"_s};
}

void prepareFeeds(SampleShop &shop, const QString &scene)
{
    if (scene == u"faqs-rules-tried" || scene == u"faqs-rules-matches")
        shop.server.answer("POST /admin/v1/companies/northwind/page-rule-trials",
            {.body = schema::toJson(sampleTrial(api::PageRuleEffect::Select))});
}

void showFeeds(MainWindow &window, FaqsPage &page, const QString &scene)
{
    const bool isRules = scene.startsWith(u"faqs-rules");
    const bool isFull = !scene.endsWith(u"-empty") && !scene.endsWith(u"-error");
    if (scene == u"faqs-rules-correct") {
        choose(page, "faqPagesTable", 5);
        auto *correct = page.findChild<QPushButton *>(u"faqCorrect"_s);
        QTRY_VERIFY(correct->isVisible());
        correct->click();
        QTRY_VERIFY(window.findChild<PageRuleDialog *>());
        QTRY_VERIFY(part<QTreeView>(window, "pageTrialFacts")->isVisible());
        return;
    }
    page.showView(isRules ? u"rules"_s : u"feeds"_s);
    auto *stack = page.findChild<ContentStack *>(isRules ? u"rulesStack"_s : u"feedsStack"_s);
    if (scene.endsWith(u"-error"))
        QTRY_VERIFY(stack->findChild<ErrorState *>()->isVisible());
    if (scene.endsWith(u"-empty"))
        QTRY_VERIFY(qobject_cast<EmptyState *>(stack->currentWidget()));
    if (!isFull)
        return;
    QTRY_VERIFY(stack->isShowingContent());
    if (scene == u"faqs-feeds-reader") {
        QTRY_VERIFY(!page.findChild<QAction *>(u"feedAdd"_s)->isEnabled());
    } else if (scene == u"faqs-feeds-uploading") {
        choose(page, "feedsTable", 2);
    } else if (scene == u"faqs-feeds-failed") {
        choose(page, "feedsTable", 3);
    } else if (scene.startsWith(u"faqs-feeds-add")) {
        trigger(page, "feedAdd");
        showAdding(window, scene);
    } else if (scene == u"faqs-feeds-edit") {
        trigger(page, "feedEdit");
    } else if (scene == u"faqs-feeds-report") {
        trigger(page, "feedReport");
    } else if (scene == u"faqs-feeds-products") {
        trigger(page, "feedProductsButton");
        QTRY_VERIFY(part<QTreeView>(window, "feedProducts")->model()->rowCount() > 0);
    } else if (scene == u"faqs-feeds-remove") {
        trigger(page, "feedRemove");
    } else if (scene == u"faqs-rules-add") {
        trigger(page, "ruleAdd");
    } else if (scene == u"faqs-rules-tried" || scene == u"faqs-rules-matches") {
        trigger(page, "ruleAdd");
        showRule(window);
        if (scene == u"faqs-rules-matches")
            part<SegmentedControl>(window, "pageTrialChoice")->findChildren<QPushButton *>().at(1)->click();
    } else if (scene == u"faqs-rules-remove") {
        choose(page, "rulesTable", 1);
        trigger(page, "ruleRemove");
    }
}

} // namespace answerdesk::tests
