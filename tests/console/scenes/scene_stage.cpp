// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/console/scenes/scene_stage.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/bench/page/bench_page.h"
#include "console/pages/faqs/page/faqs_page.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/page/knowledge_page.h"
#include "console/pages/overview/overview_page.h"
#include "console/pages/revenue/orders/orders_page.h"
#include "console/pages/revenue/page/revenue_page.h"
#include "console/widgets/feedback/states.h"
#include "tests/console/scenes/activity_scenes.h"
#include "tests/console/scenes/bench_scenes.h"
#include "tests/console/scenes/faq_scenes.h"
#include "tests/console/scenes/gallery_page.h"
#include "tests/console/scenes/knowledge_scenes.h"
#include "tests/console/scenes/layout_faults.h"
#include "tests/console/scenes/overview_scenes.h"
#include "tests/console/scenes/revenue_scenes.h"
#include "tests/console/scenes/selection_scenes.h"
#include "tests/console/scenes/server_scenes.h"
#include "tests/console/scenes/settings_scenes.h"
#include "tests/console/scenes/window_scenes.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtGui/QPainter>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDialog>
#include <QtWidgets/QMenu>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk::console;

namespace answerdesk::tests {

namespace {

SampleShop::Content contentOf(const QString &scene)
{
    return scene.endsWith(u"-empty") || scene.endsWith(u"-sending") ? SampleShop::Content::Empty
        : scene.endsWith(u"-error")                                 ? SampleShop::Content::Failing
                                                                    : SampleShop::Content::Full;
}

QList<QDialog *> openDialogs(const MainWindow &window)
{
    QList<QDialog *> dialogs = window.findChildren<QDialog *>();
    dialogs.removeIf([](const QDialog *dialog) { return !dialog->isVisible(); });
    return dialogs;
}

} // namespace

QStringList allScenes()
{
    return windowScenes() + knowledgeScenes() + activityScenes() + benchScenes() + faqScenes()
        + overviewScenes() + revenueScenes() + settingsScenes() + serverScenes() + selectionScenes();
}

SceneStage::SceneStage(QSettings &settings, Appearance &appearance, const QString &scene)
    : m_settings(settings)
    , m_scene(scene)
    , m_shop(contentOf(scene))
{
    prepareFaqs(m_shop, scene);
    prepareOverview(m_shop, scene);
    prepareBench(m_shop, scene);
    prepareWindow(m_shop, m_connector, scene);
    for (const QString &group : {u"window"_s, u"splitter"_s, u"activity"_s, u"bench"_s})
        m_settings.remove(group);
    m_window = std::make_unique<MainWindow>(m_connector, m_settings, appearance);
    addPages();
}

SceneStage::~SceneStage() = default;

void SceneStage::addPages()
{
    m_window->addPage(new OverviewPage(m_shop.clock));
    m_window->addPage(new KeysPage(m_shop.clock));
    m_window->addPage(new FaqsPage(m_shop.clock));
    m_window->addPage(new KnowledgePage(m_shop.clock));
    m_window->addPage(new RevenuePage(m_shop.clock));
    m_window->addPage(new OrdersPage);
    m_window->addPage(newSettingsPage(m_shop, m_scene));
    m_window->addPage(newServerPage(m_shop, m_connector, m_scene));
    m_window->addPage(new ActivityPage(m_shop.clock));
    m_window->addPage(new BenchPage(m_shop.clock, m_settings));
    if (m_scene == u"gallery")
        m_window->addPage(new GalleryPage);
}

void SceneStage::play(QSize size)
{
    m_window->resize(size);
    const QString first = m_scene.section(u'-', 0, 0);
    const QString page = m_window->page(first) ? first : u"keys"_s;
    m_window->showPage(page);
    if (!m_scene.startsWith(u"start"))
        m_connector.openOn(m_shop.server.url());
    m_window->show();
    if (m_scene.startsWith(u"start"))
        QTRY_VERIFY(m_window->findChild<QDialog *>());
    else if (m_scene != u"gallery" && page != u"bench")
        waitForPage(page);
    if (QTest::currentTestFailed())
        return;
    showScene(page);
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
}

void SceneStage::waitForPage(const QString &page)
{
    struct First {
        const char *page, *asked, *stack;
    };
    static constexpr First kFirst[] = {{"keys", "companies/northwind/keys", ""},
        {"knowledge", "companies/northwind/sources", "sourcesStack"},
        {"faqs", "companies/northwind/faq-pages", "faqPagesStack"},
        {"revenue", "companies/northwind/revenue", "revenueStack"},
        {"orders", "companies/northwind/orders", "rowsStack_orders"},
        {"settings", "companies/northwind/settings", "settingsStack"},
        {"activity", "requests", "requestsStack"}, {"overview", "companies/northwind/overview", ""},
        {"server", "status", "serverState"}};
    const First *first = std::find_if(std::begin(kFirst), std::end(kFirst),
        [&](const First &each) { return page == QLatin1String(each.page); });
    QTRY_VERIFY(m_shop.server.count(QByteArray("GET /admin/v1/") + first->asked) > 0);
    auto *stack = m_window->page(page)->findChild<ContentStack *>(QString::fromLatin1(first->stack));
    const bool content
        = !m_scene.endsWith(u"-empty") && !m_scene.endsWith(u"-sending") && !m_scene.endsWith(u"-error");
    QVERIFY(stack || page == u"overview"); // which shows what it knows at its place
    if (stack)
        QTRY_COMPARE(stack->isShowingContent(), content);
    if (stack && m_scene.endsWith(u"-error"))
        QTRY_VERIFY(stack->findChild<ErrorState *>()->isVisible());
}

void SceneStage::showScene(const QString &page)
{
    if (page == u"faqs")
        showFaqs(*m_window, *m_window->findChild<FaqsPage *>(), m_scene);
    else if (page == u"knowledge")
        showKnowledge(*m_window, *m_window->findChild<KnowledgePage *>(), m_scene);
    else if (page == u"revenue")
        showRevenue(*m_window->findChild<RevenuePage *>(), m_scene);
    else if (page == u"orders")
        showOrders(*m_window->findChild<OrdersPage *>(), m_scene);
    else if (page == u"settings")
        showSettings(*m_window, m_shop, m_scene);
    else if (page == u"overview")
        showOverview(*m_window->findChild<OverviewPage *>(), m_scene);
    else if (page == u"activity")
        showActivity(*m_window->findChild<ActivityPage *>(), m_scene);
    else if (page == u"bench")
        showBench(m_shop, *m_window->findChild<BenchPage *>(), m_scene);
    else if (page == u"server")
        showServer(*m_window->page(page), m_scene);
    showSelection(*m_window, m_scene);
    showKeys(*m_window, m_shop, m_scene);
    showOpening(*m_window, m_connector, m_scene);
    showFrame(*m_window, m_connector, m_scene);
}

QStringList SceneStage::faults() const
{
    QStringList found;
    const auto areNone = [&] {
        found = layoutFaults(*m_window);
        for (const QDialog *dialog : openDialogs(*m_window))
            found += layoutFaults(*dialog);
        return found.isEmpty();
    };
    if (!areNone())
        (void)QTest::qWaitFor(areNone, 1000);
    return found;
}

QImage SceneStage::picture()
{
    QImage image = m_window->grab().toImage();
    for (QDialog *dialog : openDialogs(*m_window)) {
        const QRectF at((m_window->width() - dialog->width()) / 2,
            (m_window->height() - dialog->height()) / 2, dialog->width(), dialog->height());
        QPainter(&image).drawImage(at, dialog->grab().toImage());
    }
    for (QMenu *menu : m_window->findChildren<QMenu *>()) {
        if (menu->isVisible())
            QPainter(&image).drawImage(m_window->mapFromGlobal(menu->pos()), menu->grab().toImage());
    }
    return image;
}

} // namespace answerdesk::tests
