// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/app/window/appearance.h"
#include "console/widgets/style/style.h"
#include "tests/console/scenes/other_texts.h"
#include "tests/console/scenes/scene_stage.h"
#include "tests/console/scenes/server_english.h"
#include "tests/support/qt_test.h"
#include <QtCore/QSettings>
#include <QtCore/QTemporaryDir>
#include <QtWidgets/QApplication>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

/// The scenes that are looked at in every way.
constexpr const char *kMain[] = {"keys", "faqs", "keys-create", "keys-rotate", "keys-revoke", "keys-once",
    "keys-secret", "keys-secret-create", "keys-secret-once", "start", "gallery", "knowledge",
    "knowledge-documents", "knowledge-gaps", "knowledge-ask", "knowledge-add", "knowledge-write", "revenue",
    "orders-order", "revenue-range", "settings", "settings-revenue-conflict", "settings-access-granted",
    "settings-administrators-create", "overview", "overview-first", "activity", "activity-refusal",
    "activity-refused", "activity-audit", "bench", "bench-faqs-answered", "bench-shop-order", "bench-request",
    "bench-scenarios", "faqs-feeds", "faqs-feeds-add-csv", "faqs-rules", "faqs-rules-tried", "server",
    "server-settings", "server-metrics", "server-backup", "keys-selected", "faqs-selected"};

QString folder()
{
    const QString wanted = qEnvironmentVariable("ANSWERDESK_SCREENSHOTS");
    return wanted.isEmpty() ? QStringLiteral(ANSWERDESK_SCREENSHOT_FOLDER) : wanted;
}

} // namespace

class TestScreenshots final : public QObject
{
    Q_OBJECT
private slots:
    void initTestCase();
    void everyPairOfColoursIsReadable();
    void nothingIsCutAndEverythingHasAName_data();
    void nothingIsCutAndEverythingHasAName();
    void nothingIsCutAtAnySize_data();
    void nothingIsCutAtAnySize();

private:
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
    const QStringList scenes = tests::allScenes();
    // ctest shows the windows side by side, a part of them in each run; by hand all are.
    const QString part = qEnvironmentVariable("ANSWERDESK_SCREENSHOTS_PART");
    const auto wanted = [&part](QLatin1String row) { return part.isEmpty() || part == row; };
    // A window that is scaled has its own rounding; all else is that of one that is not.
    if (const int percent = qRound(qGuiApp->devicePixelRatio() * 100); percent != 100) {
        for (const char *scene : kMain)
            QTest::addRow("%s-scale%d-1280x800", scene, percent)
                << QString::fromLatin1(scene) << false << QSize(1280, 800);
        return;
    }
    for (const QString &scene : scenes) {
        for (const bool dark : {false, true}) {
            const char *theme = dark ? "dark" : "light";
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1080)}) {
                if (wanted(QLatin1String(size.width() > 1280 ? "wide" : theme)))
                    QTest::addRow("%s-%s-%dx%d", qPrintable(scene), theme, size.width(), size.height())
                        << scene << dark << size;
            }
        }
    }
    if (!wanted(QLatin1String("others")))
        return;
    for (const QString &scene : scenes)
        QTest::addRow("%s-german-1280x800", qPrintable(scene)) << scene << false << QSize(1280, 800);
    for (const char *scene : kMain) {
        for (const char *variant : {"text130", "longer"})
            QTest::addRow("%s-%s-1280x800", scene, variant)
                << QString::fromLatin1(scene) << false << QSize(1280, 800);
    }
    for (const char *scene : {"keys", "faqs", "gallery", "knowledge", "knowledge-gaps", "knowledge-ask",
             "revenue", "orders-order", "settings", "settings-companies", "overview", "overview-wrong",
             "activity-refusal", "activity-audit", "bench-shop-order", "bench-request", "bench-scenarios",
             "server", "server-backup"}) {
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
    const auto longer = tag.contains(u"-longer-") ? std::make_unique<tests::LongerTexts>() : nullptr;
    const auto german = tag.contains(u"-german-") ? std::make_unique<tests::GermanTexts>() : nullptr;
    QApplication::processEvents(); // fonts and palettes of the application arrive by events
    tests::SceneStage stage(*m_settings, *m_appearance, scene);
    stage.play(size);
    if (QTest::currentTestFailed())
        return;
    QStringList faults = stage.faults();
    const QString file = u"%1/%2.png"_s.arg(folder(), QString::fromLatin1(QTest::currentDataTag()));
    QVERIFY(stage.picture().save(file));
    if (german) {
        for (const QString &text : german->missing())
            faults << u"there is no German for “%1”"_s.arg(text);
        for (const QString &text : tests::serverEnglish(stage.window()))
            faults << u"the server’s English “%1”"_s.arg(text);
    }
    QVERIFY2(faults.isEmpty(), qPrintable(u'\n' + faults.join(u'\n')));
    const Theme &theme = themeOf(&stage.window());
    QCOMPARE(stage.window().palette().color(QPalette::Window), theme.color(Ink::Canvas));
    QCOMPARE(theme.mode() == Theme::Mode::Dark, dark);
}

void TestScreenshots::nothingIsCutAtAnySize_data()
{
    QTest::addColumn<QString>("scene");
    QTest::addColumn<bool>("isGerman");
    const QString part = qEnvironmentVariable("ANSWERDESK_SCREENSHOTS_PART");
    for (const char *language : {"english", "german"}) {
        if (!part.isEmpty() && part != QLatin1String(language))
            continue;
        for (const QString &scene : tests::allScenes())
            QTest::addRow("%s-%s", qPrintable(scene), language) << scene << (language[0] == 'g');
    }
}

/// One window, resized and repainted: what is right from the start must be right afterwards, too.
void TestScreenshots::nothingIsCutAtAnySize()
{
    QFETCH(const QString, scene);
    QFETCH(const bool, isGerman);
    m_appearance->setTextPercent(100);
    m_appearance->setChoice(Appearance::Choice::Light);
    const auto german = isGerman ? std::make_unique<tests::GermanTexts>() : nullptr;
    QApplication::processEvents();
    constexpr QSize kSizes[] = {{1280, 720}, {1280, 800}, {1920, 1080}};
    tests::SceneStage stage(*m_settings, *m_appearance, scene);
    stage.play(kSizes[0]);
    if (QTest::currentTestFailed())
        return;
    QStringList all;
    for (const auto choice : {Appearance::Choice::Light, Appearance::Choice::Dark}) {
        m_appearance->setChoice(choice);
        for (const QSize &size : kSizes) {
            stage.window().resize(size);
            for (int i = 0; i < 3; ++i)
                QApplication::processEvents();
            for (const QString &fault : stage.faults())
                all << u"%1x%2%3: %4"_s.arg(size.width())
                           .arg(size.height())
                           .arg(choice == Appearance::Choice::Dark ? u", dark"_s : QString(), fault);
        }
    }
    QVERIFY2(all.isEmpty(), qPrintable(u'\n' + all.join(u'\n')));
}

QTEST_MAIN(TestScreenshots)
#include "tst_screenshots.moc"
