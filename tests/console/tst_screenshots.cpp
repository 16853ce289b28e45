// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/main_window.h"
#include "console/charts/daily_chart.h"
#include "console/pages/activity/activity_page.h"
#include "console/pages/faqs/faqs_page.h"
#include "console/pages/keys/create_key_dialog.h"
#include "console/pages/keys/keys_page.h"
#include "console/pages/knowledge/add_source_dialog.h"
#include "console/pages/knowledge/ask_panel.h"
#include "console/pages/knowledge/knowledge_page.h"
#include "console/pages/knowledge/own_answer_dialog.h"
#include "console/pages/knowledge/source_settings_dialog.h"
#include "console/pages/knowledge/upload_strip.h"
#include "console/pages/revenue/revenue_page.h"
#include "console/widgets/card.h"
#include "console/widgets/cells.h"
#include "console/widgets/dialog.h"
#include "console/widgets/json_view.h"
#include "console/widgets/page_header.h"
#include "console/widgets/states.h"
#include "console/widgets/timeline.h"
#include "tests/console/activity_scenes.h"
#include "tests/console/faq_scenes.h"
#include "tests/console/revenue_scenes.h"
#include "tests/console/sample_shop.h"
#include "tests/console/settings_scenes.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtCore/QTranslator>
#include <QtGui/QAccessible>
#include <QtGui/QPainter>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QTreeView>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;
using tests::FakeConnector;
using tests::SampleShop;

namespace {

/// What a designer would reject, found without looking: one line a fault.
QStringList layoutFaults(const QWidget &root)
{
    QStringList faults;
    const auto name = [](const QWidget *w) {
        const auto *label = qobject_cast<const QLabel *>(w);
        return u"%1 “%2”"_s.arg(QString::fromLatin1(w->metaObject()->className()),
            label ? label->text().left(60) : w->accessibleName());
    };
    for (const QWidget *w : root.findChildren<QWidget *>()) {
        if (!w->isVisibleTo(&root) || w->window() != &root)
            continue;
        if (const auto *label = qobject_cast<const QLabel *>(w); label && !label->text().isEmpty()) {
            if (!label->wordWrap() && label->width() < label->sizeHint().width()
                && label->toolTip().isEmpty())
                faults << u"%1 is cut: %2 of %3"_s.arg(name(w))
                              .arg(label->width())
                              .arg(label->sizeHint().width());
            if (label->wordWrap() && label->height() < label->heightForWidth(label->width()) - 1)
                faults << u"%1 is cut below: %2 of %3"_s.arg(name(w))
                              .arg(label->height())
                              .arg(label->heightForWidth(label->width()));
        }
        if (qobject_cast<const QAbstractButton *>(w) && !w->inherits("QLineEditIconButton")
            && w->width() < w->sizeHint().width())
            faults << u"%1 is cut"_s.arg(name(w));
        if (const auto *bar = qobject_cast<const QScrollBar *>(w))
            if (bar->orientation() == Qt::Horizontal)
                faults << u"there is a horizontal scroll bar in %1"_s.arg(
                    name(w->parentWidget()->parentWidget()));
        if (!(w->focusPolicy() & Qt::TabFocus) || !w->isEnabled())
            continue;
        QAccessibleInterface *spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(w));
        if (!spoken || spoken->text(QAccessible::Name).isEmpty())
            faults << u"%1 %2 has no accessible name"_s.arg(name(w), w->objectName());
        if (w->width() < 24 || w->height() < 24)
            faults << u"%1 is a small target: %2x%3"_s.arg(name(w)).arg(w->width()).arg(w->height());
    }
    return faults;
}

/// The window with its dialog in the middle, as a compositor would show it.
QImage pictureOf(MainWindow &window)
{
    QImage image = window.grab().toImage();
    const auto dialogs = window.findChildren<QDialog *>();
    for (QDialog *dialog : dialogs) {
        if (!dialog->isVisible())
            continue;
        const Theme &theme = themeOf(dialog);
        QPainter painter(&image);
        painter.fillRect(window.rect(), theme.color(Ink::Scrim));
        const QRectF at((window.width() - dialog->width()) / 2, (window.height() - dialog->height()) / 2,
            dialog->width(), dialog->height());
        painter.drawImage(at, dialog->grab().toImage());
        drawRounded(&painter, at.adjusted(-1, -1, 1, 1), 2, {}, theme.color(Ink::BorderStrong));
    }
    return image;
}

QString folder()
{
    const QString wanted = qEnvironmentVariable("ANSWERDESK_SCREENSHOTS");
    return wanted.isEmpty() ? QStringLiteral(ANSWERDESK_SCREENSHOT_FOLDER) : wanted;
}

/// Every text a third longer, in accents: shows what a translation would cut.
class LongerTexts final : public QTranslator
{
public:
    LongerTexts() { QCoreApplication::installTranslator(this); }
    ~LongerTexts() override { QCoreApplication::removeTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char *, const char *source, const char *, int) const override
    {
        QString text = QString::fromUtf8(source);
        if (text.size() < 3)
            return text;
        text.replace(u'a', u'ä').replace(u'o', u'ö').replace(u'u', u'ü');
        return text + u" abcdefghijklmnopqrstuvwxyz"_s.left(1 + text.size() / 3);
    }
};

/// Every part that the pages of this folder do not show yet.
class GalleryPage final : public Page
{
public:
    GalleryPage()
        : Page({u"gallery"_s, PageInfo::Manage, u"Gallery"_s, u"sliders"_s})
    {
        auto *box = column(this);
        auto *header = new PageHeader(u"Revenue impact"_s);
        header->setSubtitle(u"22 Oct – 20 Nov 2026, Europe/Berlin · today is not over"_s);
        header->addAction(new SegmentedControl(u"Range"_s, {u"Today"_s, u"7 days"_s, u"30 days"_s}));
        box->addWidget(header);
        auto *body = new QWidget;
        auto *inner = column(body, 0, 16);
        inner->setContentsMargins(24, 4, 24, 16);
        auto *cards = new QHBoxLayout;
        cards->setSpacing(16);
        const std::tuple<QString, QString, QString, Tone> metrics[]
            = {{u"Attributed revenue"_s, u"€46,318.20"_s, u"+12.4 %"_s, Tone::Success},
                {u"Orders"_s, u"416"_s, u"+9.1 %"_s, Tone::Success},
                {u"Average order value"_s, u"€111.34"_s, u"−2.2 %"_s, Tone::Danger}};
        QList<DailyChart::Period> days;
        QList<double> chat, faqs, previous;
        for (int i = 0; i < 30; ++i) {
            days << DailyChart::Period{QLocale().toString(QDate(2026, 10, 22).addDays(i), u"d MMM"_s), {}};
            chat << 760 * (1 + 0.2 * std::sin(i * 1.3)) * (i == 29 ? 0.4 : 1);
            faqs << 430 * (1 + 0.2 * std::sin(i * 1.7 + 2)) * (i == 29 ? 0.4 : 1);
            previous << 1100 + 240 * std::sin(i * 0.9 + 2);
        }
        for (const auto &[title, value, change, tone] : metrics) {
            auto *card = new MetricCard(title, u"How it is counted"_s);
            card->setValue(value, u"was before"_s);
            card->setChange(change, tone);
            card->setTrend(chat);
            cards->addWidget(card);
        }
        inner->addLayout(cards);
        auto *chartCard = new Card;
        auto *chart = new DailyChart(u"Attributed revenue per day"_s);
        chart->setData(
            {days, {{u"Chat"_s, Ink::Chart1, chat, {}}, {u"Product FAQs"_s, Ink::Chart2, faqs, {}}}, {},
                previous, {}, u"30 days before"_s, u"EUR"_s, true});
        column(chartCard, 16)->addWidget(chart);
        inner->addWidget(chartCard, 1);
        auto *lower = new QHBoxLayout;
        lower->setSpacing(16);
        auto *left = new Card;
        auto *leftBox = column(left, 16, 12);
        auto *timeline = new Timeline;
        timeline->setSteps({{u"15:29:58.120"_s, u"Asked for the page"_s, u"202 GENERATING"_s, Tone::Info},
            {u"15:30:00.004"_s, u"Waiting as Retry-After says"_s, u"2 of 5 s"_s, Tone::Info, 0.4},
            {u"15:30:05.010"_s, u"Ready"_s, u"200 · 5 questions"_s, Tone::Success}});
        timeline->setCurrent(1);
        leftBox->addWidget(timeline);
        leftBox->addStretch();
        lower->addWidget(left, 1);
        auto *json = new JsonView;
        json->setBody(
            R"({"status":"ready","page":"https://shop.northwind.example/tents/alta-2","took_ms":182.5,)"
            R"("helpful":true,"thread_id":null,"faqs":[{"faq_id":1,"question":"How much does the Alta 2 weigh?",)"
            R"("answer":"The Alta 2 weighs 1.94 kg with poles, pegs and pack sack. Without it is 1.78 kg."}]})");
        json->setMinimumHeight(220);
        lower->addWidget(json, 1);
        inner->addLayout(lower, 1);
        box->addWidget(body, 1);
    }
    void setSession(client::ApiClient *, const QString &) override { }
    void refresh() override { }
    void setOffline(bool, const QString &) override { }
};

} // namespace

class TestScreenshots final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void everyPairOfColoursIsReadable();
    void nothingIsCutAndEverythingHasAName_data();
    void nothingIsCutAndEverythingHasAName();

private:
    static void showKnowledge(MainWindow &window, KnowledgePage &page, const QString &scene);
    QTemporaryDir m_home;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<Appearance> m_appearance;
};

void TestScreenshots::initTestCase()
{
    m_settings = std::make_unique<QSettings>(m_home.filePath(u"console.ini"_s), QSettings::IniFormat);
    m_appearance = std::make_unique<Appearance>(*qApp, *m_settings);
    QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedKingdom));
    QVERIFY(QDir().mkpath(folder()));
}

void TestScreenshots::everyPairOfColoursIsReadable()
{
    for (const Theme::Mode mode : {Theme::Mode::Light, Theme::Mode::Dark}) {
        const Theme theme = Theme::load(mode);
        const QList<Theme::Pair> pairs = Theme::contrastPairs();
        QVERIFY(pairs.size() > 30);
        for (const Theme::Pair &pair : pairs) {
            const double ratio = Theme::contrast(theme.color(pair.foreground), theme.color(pair.background));
            QVERIFY2(ratio >= pair.bar,
                qPrintable(u"%1 on %2: %3 below %4"_s
                               .arg(theme.color(pair.foreground).name(), theme.color(pair.background).name())
                               .arg(ratio)
                               .arg(pair.bar)));
        }
    }
}

void TestScreenshots::nothingIsCutAndEverythingHasAName_data()
{
    QTest::addColumn<QString>("scene");
    QTest::addColumn<bool>("dark");
    QTest::addColumn<QSize>("size");
    QStringList scenes{u"keys"_s, u"keys-empty"_s, u"keys-error"_s, u"keys-no-hits"_s, u"keys-offline"_s,
        u"keys-create"_s, u"keys-create-refused"_s, u"keys-once"_s, u"keys-revoke"_s, u"start"_s,
        u"start-recent"_s, u"start-form"_s, u"start-wrong-password"_s, u"start-opening"_s, u"start-failed"_s,
        u"toasts"_s, u"focus"_s, u"gallery"_s, u"shortcuts"_s, u"knowledge"_s, u"knowledge-failed-source"_s,
        u"knowledge-empty"_s, u"knowledge-error"_s, u"knowledge-offline"_s, u"knowledge-add"_s,
        u"knowledge-add-files"_s, u"knowledge-add-website"_s, u"knowledge-settings"_s, u"knowledge-delete"_s,
        u"knowledge-report"_s, u"knowledge-documents"_s, u"knowledge-answers"_s, u"knowledge-write"_s,
        u"knowledge-conflict"_s, u"knowledge-gaps"_s, u"knowledge-ask"_s, u"knowledge-ask-gaps"_s};
    scenes += tests::activityScenes();
    scenes += tests::faqScenes();
    scenes += tests::revenueScenes();
    scenes += tests::settingsScenes();
    for (const QString &scene : std::as_const(scenes)) {
        for (const bool dark : {false, true}) {
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)})
                QTest::addRow(
                    "%s-%s-%dx%d", qPrintable(scene), dark ? "dark" : "light", size.width(), size.height())
                    << scene << dark << size;
        }
    }
    for (const char *scene : {"keys", "faqs", "keys-create", "keys-revoke", "keys-once", "start", "gallery",
             "knowledge", "knowledge-documents", "knowledge-gaps", "knowledge-ask", "knowledge-add",
             "knowledge-write", "revenue", "revenue-order", "revenue-range", "settings",
             "settings-revenue-conflict", "settings-administrators-create", "activity", "activity-refusal",
             "activity-refused", "activity-audit"}) {
        for (const char *variant : {"text130", "longer"})
            QTest::addRow("%s-%s-1280x800", scene, variant)
                << QString::fromLatin1(scene) << false << QSize(1280, 800);
    }
    for (const char *scene :
        {"keys", "faqs", "gallery", "knowledge", "knowledge-gaps", "knowledge-ask", "revenue",
            "revenue-order", "settings", "settings-companies", "activity-refusal", "activity-audit"}) {
        QTest::addRow("%s-light-1000x700", scene) << QString::fromLatin1(scene) << false << QSize(1000, 700);
    }
}

void TestScreenshots::nothingIsCutAndEverythingHasAName()
{
    QFETCH(const QString, scene);
    QFETCH(const bool, dark);
    QFETCH(const QSize, size);
    m_appearance->setChoice(dark ? Appearance::Choice::Dark : Appearance::Choice::Light);
    const QString tag = QString::fromLatin1(QTest::currentDataTag());
    m_appearance->setTextPercent(tag.contains(u"-text130-") ? 130 : 100);
    const auto longer = tag.contains(u"-longer-") ? std::make_unique<LongerTexts>() : nullptr;
    QApplication::processEvents(); // fonts and palettes of the application arrive by events
    SampleShop shop(scene.endsWith(u"-empty") || scene.endsWith(u"-sending") ? SampleShop::Content::Empty
            : scene.endsWith(u"-error")                                      ? SampleShop::Content::Failing
                                                                             : SampleShop::Content::Full);
    tests::prepareFaqs(shop, scene);
    FakeConnector connector;
    if (scene != u"start" && scene.startsWith(u"start")) {
        connector.addRecent(
            {u"1"_s, u"Local server"_s, {}, {}, QDateTime::currentDateTimeUtc().addSecs(-7200), true, true});
        connector.addRecent({u"2"_s, u"answers.northwind.example"_s,
            QUrl(u"https://answers.northwind.example"_s), u"mara.lindt@northwind.example"_s,
            QDateTime::currentDateTimeUtc().addDays(-2), false, false});
    }
    m_settings->remove(u"window"_s);
    m_settings->remove(u"splitter"_s);
    m_settings->remove(u"activity"_s);
    MainWindow window(connector, *m_settings, *m_appearance);
    auto *keys = new KeysPage(shop.clock);
    auto *faqs = new FaqsPage(shop.clock);
    window.addPage(keys);
    window.addPage(faqs);
    auto *knowledge = new KnowledgePage(shop.clock);
    window.addPage(knowledge);
    auto *revenue = new RevenuePage(shop.clock);
    window.addPage(revenue);
    window.addPage(tests::newSettingsPage(shop, scene));
    auto *activity = new ActivityPage(shop.clock, *m_settings);
    window.addPage(activity);
    if (scene == u"gallery")
        window.addPage(new GalleryPage);
    window.resize(size);
    const QString page = window.page(scene.section(u'-', 0, 0)) ? scene.section(u'-', 0, 0) : u"keys"_s;
    window.showPage(page);
    if (!scene.startsWith(u"start"))
        connector.openOn(shop.server.url());
    window.show();
    if (scene.startsWith(u"start")) {
        QTRY_VERIFY(window.findChild<QDialog *>());
    } else if (scene != u"gallery") {
        struct First {
            const char *page, *asked, *stack;
        };
        static constexpr First kFirst[] = {{"keys", "companies/northwind/keys", ""},
            {"knowledge", "companies/northwind/sources", "sourcesStack"},
            {"faqs", "companies/northwind/faq-pages", "faqPagesStack"},
            {"revenue", "companies/northwind/revenue", "revenueStack"},
            {"settings", "companies/northwind/settings", "settingsStack"},
            {"activity", "requests", "requestsStack"}};
        const First *first = std::find_if(std::begin(kFirst), std::end(kFirst),
            [&](const First &each) { return page == QLatin1String(each.page); });
        QTRY_VERIFY(shop.server.count(QByteArray("GET /admin/v1/") + first->asked) > 0);
        auto *stack = window.page(page)->findChild<ContentStack *>(QString::fromLatin1(first->stack));
        const bool content
            = !scene.endsWith(u"-empty") && !scene.endsWith(u"-sending") && !scene.endsWith(u"-error");
        QTRY_COMPARE(stack->isShowingContent(), content);
        if (scene.endsWith(u"-error"))
            QTRY_VERIFY(stack->findChild<ErrorState *>()->isVisible());
    }

    if (page == u"faqs")
        tests::showFaqs(window, *faqs, scene);
    if (page == u"knowledge")
        showKnowledge(window, *knowledge, scene);
    else if (page == u"revenue")
        tests::showRevenue(*revenue, scene);
    else if (page == u"settings")
        tests::showSettings(window, shop, scene);
    else if (page == u"activity")
        tests::showActivity(*activity, scene);
    if (scene == u"keys-no-hits") {
        window.findChild<QLineEdit *>()->setText(u"nord"_s);
    } else if (scene.endsWith(u"-offline")) {
        connector.setOffline(true);
    } else if (scene.startsWith(u"keys-create")) {
        keys->createKey();
        auto *dialog = window.findChild<CreateKeyDialog *>();
        if (scene.endsWith(u"refused"))
            dialog->showRefusal(
                Fault::of(u"The key was not created."_s, Error::make(ErrorCode::Unavailable), u"req_8Q2L"_s),
                false);
    } else if (scene == u"keys-once") {
        api::ApiKey key;
        key.name = u"Storefront backend"_s;
        key.scopes = {u"messages:write"_s, u"faqs:read"_s};
        (new KeyShownOnceDialog(
             key, Secret("ad_live_EXAMPLE_0000000000000000000000000000000000000000000"), &window))
            ->open();
    } else if (scene == u"keys-revoke") {
        QTRY_VERIFY(keys->findChild<QTreeView *>(u"keysTable"_s)->currentIndex().isValid());
        keys->revokeCurrent();
        QVERIFY(window.findChild<TaskDialog *>());
    } else if (scene == u"start-form" || scene == u"start-wrong-password") {
        auto *list = window.findChild<QDialog *>()->findChild<QTreeView *>();
        emit list->activated(list->model()->index(1, 0));
        if (scene == u"start-wrong-password")
            connector.refuse(
                Fault::of(u"The server did not let you in."_s, Error::make(ErrorCode::InvalidCredentials)),
                Connector::Field::Password);
    } else if (scene == u"start-opening") {
        connector.beStarting(u"Preparing the database"_s);
    } else if (scene == u"start-failed") {
        connector.refuse(Fault::of(u"The local server did not start."_s,
                             Error::make(ErrorCode::Unavailable, u"Another program uses the data folder."_s)),
            Connector::Field::None);
    } else if (scene == u"toasts") {
        window.toast({u"“Agency preview” was revoked"_s, u"Show log"_s, [] {}});
        window.toast(ToastText::of(
            Fault::of(u"The key was not revoked."_s, Error::make(ErrorCode::Forbidden), u"req_8Q2L"_s)));
    } else if (scene == u"focus") {
        window.setAttribute(Qt::WA_KeyboardFocusChange);
        QApplication::setActiveWindow(&window);
        window.findChild<QWidget *>(u"createKey"_s)->setFocus(Qt::TabFocusReason);
    } else if (scene == u"shortcuts") {
        for (QAction *action : window.actions()) {
            if (action->shortcut() == QKeySequence(u"Ctrl+?"_s))
                action->trigger();
        }
    }
    for (int i = 0; i < 4; ++i)
        QApplication::processEvents();
    const QString file = u"%1/%2.png"_s.arg(folder(), QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(pictureOf(window).save(file));

    QStringList faults = layoutFaults(window);
    for (const QDialog *dialog : window.findChildren<QDialog *>()) {
        if (dialog->isVisible())
            faults += layoutFaults(*dialog);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    const Theme &theme = themeOf(&window);
    QCOMPARE(window.palette().color(QPalette::Window), theme.color(Ink::Canvas));
    QCOMPARE(theme.mode() == Theme::Mode::Dark, dark);
}

/// Brings the page to what the scene shows.
void TestScreenshots::showKnowledge(MainWindow &window, KnowledgePage &page, const QString &scene)
{
    const auto row = [&](const char *table, int at) {
        auto *view = page.findChild<QTreeView *>(QString::fromLatin1(table));
        QTRY_VERIFY(view->model()->rowCount() > at);
        view->setCurrentIndex(view->model()->index(at, 0));
    };
    if (scene == u"knowledge" || scene == u"knowledge-offline") {
        auto *model = page.findChild<QTreeView *>(u"sourcesTable"_s)->model();
        QTRY_VERIFY(model->index(1, 2).data(kCellRole).value<Cell>().sub.startsWith(u"34 "));
    } else if (scene == u"knowledge-failed-source") {
        row("sourcesTable", 3);
    } else if (scene == u"knowledge-documents") {
        page.showTab(KnowledgePage::Documents);
        row("documentsTable", 0);
        QTRY_VERIFY(page.findChild<QWidget *>(u"passageCard"_s));
    } else if (scene.startsWith(u"knowledge-add")) {
        page.findChild<QPushButton *>(u"knowledgeCreate"_s)->click();
        auto *dialog = window.findChild<AddSourceDialog *>();
        if (scene == u"knowledge-add-website")
            dialog->setChoice(AddSourceDialog::Website);
        if (scene == u"knowledge-add-files") {
            dialog->setChoice(AddSourceDialog::Files);
            dialog->addChosen(
                {QDir::tempPath(), u"/a/returns.md"_s, u"/a/shipping.md"_s, u"/a/b.md"_s, u"/a/c.md"_s});
        }
    } else if (scene == u"knowledge-settings") {
        api::Source source;
        source.name = u"Whole shop"_s;
        source.kind = u"crawl"_s;
        source.url = u"https://shop.northwind.example/"_s;
        source.intervalHours = 168;
        source.maxPages = 2'000;
        source.maxDepth = 4;
        (new SourceSettingsDialog(source, &window))->open();
    } else if (scene == u"knowledge-delete") {
        row("sourcesTable", 0);
        page.findChild<QPushButton *>(u"sourceRemove"_s)->click();
    } else if (scene == u"knowledge-report") {
        (new UploadReportDialog(u"3 files were left out"_s,
             u"“Help centre”: 211 documents imported, 3 left out"_s,
             {{u"en/size-chart.docx"_s, u"is encrypted"_s},
                 {u"archive/2019/everything-we-ever-wrote-about-tents.md"_s, u"holds binary bytes"_s},
                 {u"faq.csv"_s, u"line 7: has no answer"_s}},
             &window))
            ->open();
    } else if (scene == u"knowledge-answers" || scene == u"knowledge-write"
        || scene == u"knowledge-conflict") {
        page.showTab(KnowledgePage::OwnAnswers);
        row("ownAnswersTable", 0);
        if (scene != u"knowledge-answers")
            page.findChild<QPushButton *>(u"knowledgeCreate"_s)->click();
        if (scene == u"knowledge-conflict") {
            api::OwnAnswer theirs;
            theirs.question = u"Do you rent out tents?"_s;
            theirs.answer = u"Yes, for €30 a day."_s;
            theirs.updatedAt.ms = tests::kSampleNow;
            window.findChild<OwnAnswerDialog *>()->setWords(
                {theirs.question, u"Yes, for €25 a day."_s, u"en"_s});
            window.findChild<OwnAnswerDialog *>()->showConflict(theirs);
        }
    } else if (scene.endsWith(u"gaps")) {
        page.showTab(KnowledgePage::Gaps);
        row("gapsTable", 0);
    }
    if (scene.startsWith(u"knowledge-ask")) {
        page.toggleAsk();
        page.findChild<AskPanel *>()->askFor(u"How do I return an item?"_s, u"en"_s);
        QTRY_VERIFY(page.findChild<QWidget *>(u"askOutcome"_s));
    }
}

QTEST_MAIN(TestScreenshots)
#include "tst_screenshots.moc"
