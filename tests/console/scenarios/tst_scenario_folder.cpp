// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/bench/scenarios/json_place.h"
#include "console/bench/scenarios/scenario_folder.h"
#include "tests/console/scenarios/scenario_text.h"
#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>

using namespace Qt::Literals::StringLiterals;
using namespace answerdesk;
using namespace answerdesk::console;

namespace {

const QByteArray kGood = withSteps(R"({"name": "one", "path": "/a"})");

} // namespace

/// A folder of scenario files with what was typed into them, and places in JSON texts.
class TestScenarioFolder : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_home;

    QString path(const QString &name) const { return m_home->filePath(name); }
    void write(const QString &name, const QByteArray &bytes) const
    {
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(bytes);
    }
    QByteArray onDisk(const QString &name) const
    {
        QFile file(path(name));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    /// Until the disk was read and written.
    static bool settle(const ScenarioFolder &folder)
    {
        return QTest::qWaitFor([&folder] { return !folder.isBusy(); }, test::kPatienceMs);
    }
    void open(ScenarioFolder &folder) const
    {
        folder.open(m_home->path());
        QVERIFY(folder.isReading());
        QVERIFY(settle(folder));
        QVERIFY(!folder.isReading());
    }
    static ScenarioFolder::Saved save(ScenarioFolder &folder, int row, bool overwrite = false)
    {
        std::optional<ScenarioFolder::Saved> result;
        folder.save(row, overwrite, [&result](const ScenarioFolder::Saved &saved) { result = saved; });
        settle(folder);
        return result.value_or(tl::unexpected(ScenarioDisk::SaveFault{u"never"_s}));
    }
    static ScenarioFolder::Made create(ScenarioFolder &folder, const QString &name)
    {
        std::optional<ScenarioFolder::Made> result;
        folder.create(name, kGood, [&result](const ScenarioFolder::Made &made) { result = made; });
        settle(folder);
        return result.value_or(tl::unexpected(u"never"_s));
    }

private slots:
    void init() { m_home = std::make_unique<QTemporaryDir>(); }

    void everyFileIsARowAndSaysWhyItIsNone()
    {
        write(u"b.json"_s, kGood);
        write(u"a.json"_s, "{\"answerdesk_scenario\": 7, \"name\": \"From the future\", \"steps\": []}");
        write(u"c.json"_s, "{oops");
        write(u"notes.txt"_s, "no scenario");
        write(u"d.json"_s, QByteArray(ScenarioDisk::kMostBytes + 1, ' '));
        ScenarioFolder folder;
        open(folder);
        QCOMPARE(folder.rowCount(), 4);
        QVERIFY(folder.at(0).faults.first().contains(u"its format is 7"));
        QCOMPARE(folder.at(0).name(), u"a.json"_s);
        QVERIFY(folder.at(1).faults.isEmpty());
        QCOMPARE(folder.at(1).name(), u"Test"_s);
        QVERIFY(folder.at(2).faults.first().contains(u"in line 1, column 2"));
        QVERIFY(folder.at(3).faults.first().contains(u"larger than 2 MiB"));
    }

    void aFolderThatIsNotThereIsSaid()
    {
        ScenarioFolder folder;
        QCOMPARE(folder.fault(), QString());
        folder.open(path(u"nowhere"_s));
        QVERIFY(settle(folder));
        QVERIFY(folder.fault().contains(u"is not there"));
        QCOMPARE(folder.rowCount(), 0);
    }

    void whatIsTypedStaysUntilItIsSavedOrReverted()
    {
        write(u"a.json"_s, kGood);
        ScenarioFolder folder;
        open(folder);
        QSignalSpy changed(&folder, &QAbstractItemModel::dataChanged);
        folder.setDraft(0, u"{half"_s);
        QCOMPARE(changed.size(), 1);
        QCOMPARE(folder.draftCount(), 1);
        QVERIFY(!folder.at(0).scenario);
        QCOMPARE(onDisk(u"a.json"_s), kGood);
        folder.reload();
        QVERIFY(settle(folder));
        QCOMPARE(folder.at(0).text(), u"{half"_s);
        QVERIFY(!folder.at(0).isOutdated);
        folder.revert(0);
        QVERIFY(settle(folder));
        QCOMPARE(folder.at(0).text(), QString::fromUtf8(kGood));
        QCOMPARE(folder.draftCount(), 0);

        const QString other = QString::fromUtf8(kGood).replace(u"Test"_s, u"Größer"_s);
        folder.setDraft(0, other);
        QCOMPARE(folder.at(0).name(), u"Größer"_s);
        QVERIFY(save(folder, 0).has_value());
        QCOMPARE(onDisk(u"a.json"_s), other.toUtf8());
        QCOMPARE(folder.draftCount(), 0);
        // What is on disk again is no draft.
        folder.setDraft(0, u"x"_s);
        folder.setDraft(0, other);
        QCOMPARE(folder.draftCount(), 0);
    }

    /// What could not be read again is not written.
    void whatIsTooLargeIsNotSavedButStays()
    {
        write(u"a.json"_s, kGood);
        ScenarioFolder folder;
        open(folder);
        folder.setDraft(0, QString(ScenarioDisk::kMostBytes + 1, u' '));
        const auto saved = save(folder, 0);
        QVERIFY(!saved && saved.error().text.contains(u"2 MiB"));
        QCOMPARE(folder.draftCount(), 1);
        QCOMPARE(onDisk(u"a.json"_s), kGood);
    }

    void changesOnDiskComeInButNeverOverWhatWasTyped()
    {
        write(u"a.json"_s, kGood);
        ScenarioFolder folder;
        open(folder);
        write(u"a.json"_s, QByteArray(kGood).replace("Test", "Elsewhere"));
        QTRY_COMPARE(folder.at(0).name(), u"Elsewhere"_s);
        write(u"b.json"_s, kGood);
        QTRY_COMPARE(folder.rowCount(), 2);

        folder.setDraft(0, QString::fromUtf8(kGood));
        write(u"a.json"_s, QByteArray(kGood).replace("Test", "Third"));
        const auto refused = save(folder, 0);
        QVERIFY(!refused && refused.error().isOutdated);
        QVERIFY(refused.error().text.contains(u"changed by another program"));
        QVERIFY(onDisk(u"a.json"_s).contains("Third"));
        QTRY_VERIFY(folder.at(0).isOutdated);
        QCOMPARE(folder.at(0).name(), u"Test"_s);
        QVERIFY(save(folder, 0, true).has_value());
        QCOMPARE(onDisk(u"a.json"_s), kGood);

        folder.setDraft(0, u"typed"_s);
        QVERIFY(QFile::remove(path(u"a.json"_s)));
        folder.reload();
        QVERIFY(settle(folder));
        QCOMPARE(folder.rowCount(), 2);
        const int row = folder.rowOf(path(u"a.json"_s));
        QCOMPARE(folder.at(row).text(), u"typed"_s);
        QVERIFY(save(folder, row).error().text.contains(u"deleted"));
        folder.revert(row);
        QVERIFY(settle(folder));
        QCOMPARE(folder.rowCount(), 1);
    }

    void filesAreMadeWithoutTouchingOthers()
    {
        ScenarioFolder folder;
        open(folder);
        const auto first = create(folder, u"Über alles: 1/2"_s);
        const auto second = create(folder, u"Über alles: 1/2"_s);
        QCOMPARE(*first, path(u"uber-alles-1-2.json"_s));
        QCOMPARE(*second, path(u"uber-alles-1-2-2.json"_s));
        QCOMPARE(*create(folder, u"…"_s), path(u"scenario.json"_s));
        ScenarioFolder::Made copy = tl::unexpected(QString());
        folder.duplicate(folder.rowOf(*first), [&copy](const ScenarioFolder::Made &made) { copy = made; });
        QVERIFY(settle(folder));
        QCOMPARE(onDisk(QFileInfo(*copy).fileName()), kGood);
        QCOMPARE(folder.rowCount(), 4);
        QString fault = u"never"_s;
        folder.remove(folder.rowOf(*copy), [&fault](const QString &text) { fault = text; });
        QVERIFY(settle(folder));
        QCOMPARE(fault, QString());
        QCOMPARE(folder.rowCount(), 3);
        QVERIFY(!QFileInfo::exists(*copy));
    }

    /// Nothing typed or saved while the disk is at work is lost, and what was begun is ended.
    void theDiskIsAtWorkBesideTheTyping()
    {
        write(u"a.json"_s, kGood);
        const QString second = QString::fromUtf8(kGood).replace(u"Test"_s, u"Second"_s);
        const QString third = QString::fromUtf8(kGood).replace(u"Test"_s, u"Third"_s);
        {
            ScenarioFolder folder;
            open(folder);
            folder.setDraft(0, second);
            QList<bool> saved;
            const auto note = [&saved](const ScenarioFolder::Saved &result) { saved << result.has_value(); };
            folder.save(0, false, note);
            folder.setDraft(0, third); // before the first is on disk
            folder.save(0, false, note);
            folder.setDraft(0, u"typed"_s);
            QVERIFY(settle(folder));
            QCOMPARE(saved, (QList<bool>{true, true}));
            QCOMPARE(onDisk(u"a.json"_s), third.toUtf8());
            QCOMPARE(folder.at(0).text(), u"typed"_s);
            QVERIFY(!folder.at(0).isOutdated);

            folder.reload();
            folder.setDraft(0, u"typed on"_s);
            QVERIFY(settle(folder));
            QCOMPARE(folder.at(0).text(), u"typed on"_s);

            // Rows of a folder that was left do not come into the next one.
            QTemporaryDir other;
            folder.reload();
            folder.open(other.path());
            QVERIFY(settle(folder));
            QCOMPARE(folder.rowCount(), 0);

            folder.open(m_home->path());
            QVERIFY(settle(folder));
            folder.setDraft(0, second);
            folder.save(0, false, note);
        }
        QCOMPARE(onDisk(u"a.json"_s), second.toUtf8());
    }

    void placesAreFound_data()
    {
        QTest::addColumn<QString>("path");
        QTest::addColumn<QString>("value");
        QTest::newRow("root") << u"$"_s
                              << u"{\"a\": [1, {\"b.c\": \"x]}\"}], \"a\\\"d\" : -2.5 , \"e\":null}"_s;
        QTest::newRow("list") << u"a"_s << u"[1, {\"b.c\": \"x]}\"}]"_s;
        QTest::newRow("entry") << u"a[0]"_s << u"1"_s;
        QTest::newRow("odd name") << u"a[1][\"b.c\"]"_s << u"\"x]}\""_s;
        QTest::newRow("last") << u"e"_s << u"null"_s;
        QTest::newRow("not there") << u"a[1].nothing"_s << u"{\"b.c\": \"x]}\"}"_s;
    }
    void placesAreFound()
    {
        QFETCH(QString, path);
        QFETCH(QString, value);
        const QString text = u" {\"a\": [1, {\"b.c\": \"x]}\"}], \"a\\\"d\" : -2.5 , \"e\":null}\n"_s;
        const JsonPlace place = placeOf(text, path);
        QCOMPARE(text.mid(place.begin, place.end - place.begin), value);
    }

    void faultsAreFoundInTheText()
    {
        const QString bad = u"{\n  \"ä\": tru\n}"_s;
        QCOMPARE(bad.left(placeOfFault(bad, u"whatever"_s)).count(u'\n'), 1);
        const QString text = QString::fromUtf8(withSteps(
            "{\"name\": \"a\", \"path\": \"/x\",\n \"expect\": [{\"json\": \"b\",\n\"equal\": 3}]}"));
        const auto loaded = readScenario(text.toUtf8());
        QVERIFY(!loaded);
        const qsizetype at = placeOfFault(text, loaded.error().first());
        QCOMPARE(text.mid(at, 1), u"3"_s);
    }

    void anEntryIsAddedWithoutTouchingTheRest()
    {
        const QString compact = u"{\"a\": [1], \"b\": {\"steps\": []}}"_s;
        const auto longer = withEntry(compact, u"a"_s, u"    2"_s);
        QVERIFY(longer && longer->startsWith(u"{\"a\": [1,\n    2\n  ], \"b\""));
        QVERIFY(json::parse(longer->toUtf8()).has_value());
        const QString wide = u"{\n  \"a\": [\n    1\n  ]\n}\n"_s;
        QCOMPARE(*withEntry(wide, u"a"_s, u"    2"_s), u"{\n  \"a\": [\n    1,\n    2\n  ]\n}\n"_s);
        QVERIFY(json::parse(withEntry(compact, u"b.steps"_s, u"3"_s)->toUtf8()).has_value());
        QVERIFY(!withEntry(compact, u"b"_s, u"3"_s));
    }

    void aMemberIsAddedWithoutTouchingTheRest()
    {
        const auto added
            = [](const QString &json) { return withMember(json, u"v"_s, u"a"_s, u"{{\"x\"}}"_s); };
        QCOMPARE(*added(u"{\"name\": \"steps\",\n  \"steps\": []}"_s),
            u"{\"name\": \"steps\",\n  \"v\": {\"a\": \"{{\\\"x\\\"}}\"},\n  \"steps\": []}"_s);
        QCOMPARE(
            *added(u"{\"v\": {}, \"steps\": []}"_s), u"{\"v\": {\"a\": \"{{\\\"x\\\"}}\"}, \"steps\": []}"_s);
        QCOMPARE(*added(u"{\"v\": {\n    \"b\": \"1\"\n  }}"_s),
            u"{\"v\": {\n    \"b\": \"1\",\n    \"a\": \"{{\\\"x\\\"}}\"\n  }}"_s);
        QVERIFY(!added(u"{\"v\": 3}"_s));
    }
};

QTEST_GUILESS_MAIN(TestScenarioFolder)
#include "tst_scenario_folder.moc"
