// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/import_plan.h"
#include "shared/core/zip_archive.h"
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QtTest>
#include <zip.h>

using namespace answerdesk;
using namespace Qt::Literals::StringLiterals;
using client::ImportPlan;

/// What an import of files sends, and archives that are not what they seem.
class TestImportPlan : public QObject
{
    Q_OBJECT
    std::unique_ptr<QTemporaryDir> m_dir;

    QString write(const QString &path, const QByteArray &bytes)
    {
        const QString whole = m_dir->filePath(path);
        QDir().mkpath(QFileInfo(whole).path());
        QFile file(whole);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            qFatal("%s cannot be written", qUtf8Printable(whole));
        return whole;
    }
    QByteArray bytesOf(const QString &path)
    {
        QFile file(path);
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    using Files = QList<std::pair<QByteArray, QByteArray>>;
    QString zip(const QString &path, const Files &files, const char *password = nullptr,
        zip_flags_t encoding = ZIP_FL_ENC_GUESS)
    {
        const QString whole = m_dir->filePath(path);
        zip_t *archive = zip_open(QFile::encodeName(whole).constData(), ZIP_CREATE | ZIP_TRUNCATE, nullptr);
        for (const auto &[name, bytes] : files) {
            const zip_int64_t at = zip_file_add(archive, name.constData(),
                zip_source_buffer(archive, bytes.constData(), zip_uint64_t(bytes.size()), 0), encoding);
            if (password)
                zip_file_set_encryption(archive, zip_uint64_t(at), ZIP_EM_AES_256, password);
        }
        if (zip_close(archive) != 0)
            qFatal("%s cannot be packed", qUtf8Printable(whole));
        return whole;
    }
    static QStringList pathsOf(const ImportPlan &plan)
    {
        QStringList paths;
        for (const ImportPlan::Item &item : plan.items())
            paths << item.path;
        return paths;
    }
    static QStringList faultsOf(const ImportPlan &plan)
    {
        QStringList faults;
        for (const ImportPlan::Fault &fault : plan.faults())
            faults << fault.path + u": "_s + fault.reason;
        return faults;
    }

private slots:
    void init() { m_dir = std::make_unique<QTemporaryDir>(); }

    void foldersFilesAndArchivesMakeOnePlan()
    {
        write(u"help/b.md"_s, "b");
        write(u"help/a/c.html"_s, "c");
        write(u"help/a/picture.png"_s, "p");
        write(u"help/.git/x.md"_s, "x");
        zip(u"help/pack.zip"_s, {{"in/d.md", "dd"}, {"in/e.png", "e"}, {".hidden/f.md", "f"}, {"g/", {}}});
        ImportPlan plan;
        plan.add(m_dir->filePath(u"help"_s));
        plan.add(write(u"one.csv"_s, "q,a\n"));
        QCOMPARE(pathsOf(plan), (QStringList{u"a/c.html"_s, u"b.md"_s, u"pack.zip/in/d.md"_s, u"one.csv"_s}));
        QCOMPARE(faultsOf(plan), QStringList());
        QCOMPARE(plan.read(plan.items()[2]), QByteArray("dd"));
        QCOMPARE(plan.read(plan.items()[1]), QByteArray("b"));
        QFile::remove(plan.items()[1].file);
        QVERIFY(plan.read(plan.items()[1]).error().startsWith(u"cannot be opened"_s));
    }
    void whatIsNotSentHasItsReason()
    {
        write(u"help/a.md"_s, "a");
        write(u"help/big.txt"_s, {});
        QVERIFY(QFile(m_dir->filePath(u"help/big.txt"_s)).resize(ImportPlan::kMaxDocument + 1));
        write(u"help/no.zip"_s, "PK, but no archive");
        zip(u"help/locked.zip"_s, {{"secret.md", "s"}}, "password");
        zip(u"help/old.zip"_s,
            {{"R\x81"
              "ckgabe.md",
                "r"}},
            nullptr, ZIP_FL_ENC_CP437);
        ImportPlan plan;
        plan.add(m_dir->filePath(u"help"_s));
        plan.add(m_dir->filePath(u"help/a.md"_s)); // a second time
        plan.add(write(u"other/a.md"_s, "another a"));
        plan.add(m_dir->filePath(u"nowhere.md"_s));
        QCOMPARE(pathsOf(plan), (QStringList{u"a.md"_s, u"old.zip/R\u00fcckgabe.md"_s}));
        QCOMPARE(faultsOf(plan),
            (QStringList{u"big.txt: larger than 32 MiB"_s, u"locked.zip/secret.md: is encrypted"_s,
                u"no.zip: is broken"_s,
                u"a.md: has the same path in the source as %1"_s.arg(m_dir->filePath(u"help/a.md"_s)),
                u"nowhere.md: does not exist"_s}));
    }
    void documentsOfOtherKindsAreNamed()
    {
        write(u"help/a.md"_s, "a");
        write(u"help/prices.XLSX"_s, "x");
        write(u"help/manual.odt"_s, "o");
        write(u"help/logo.svg"_s, "s");
        zip(u"help/pack.zip"_s, {{"old.rtf", "r"}, {"b.md", "b"}, {"c.png", "c"}});
        write(u"help/rest.tar.gz"_s, "t");
        ImportPlan plan;
        plan.add(m_dir->filePath(u"help"_s));
        QCOMPARE(pathsOf(plan), (QStringList{u"a.md"_s, u"pack.zip/b.md"_s}));
        QCOMPARE(faultsOf(plan),
            (QStringList{u"manual.odt: is not a supported document type; save it as PDF or DOCX"_s,
                u"pack.zip/old.rtf: is not a supported document type; save it as PDF or DOCX"_s,
                u"prices.XLSX: is not a supported document type; save it as CSV"_s,
                u"rest.tar.gz: is not a supported archive type; use ZIP"_s}));
    }
    /// The directory of an archive may say anything; what is unpacked is counted.
    void sizesThatLieAreFoundOut()
    {
        QByteArray bytes = bytesOf(zip(u"a.zip"_s, {{"a.md", QByteArray(5000, 'a')}}));
        const qsizetype directory = bytes.indexOf("PK\x01\x02");
        QVERIFY(directory > 0);
        for (const qint32 claimed : {100, 6000, 2'000'000'000}) {
            QByteArray changed = bytes;
            qToLittleEndian(claimed, changed.data() + directory + 24);
            qToLittleEndian(claimed, changed.data() + 22);
            const auto archive = ZipArchive::fromBytes(changed);
            QVERIFY(!archive || !archive->read(0, 1 << 20));
        }
        const auto whole = ZipArchive::fromBytes(bytes);
        QVERIFY(whole);
        QCOMPARE(whole->read(0, 5000)->size(), 5000);
        QVERIFY(!whole->read(0, 4999));
        QVERIFY(!whole->read(1, 5000));
    }
    /// Cut anywhere or with any byte changed, an archive is read or refused.
    void damageIsSurvived()
    {
        const QByteArray bytes
            = bytesOf(zip(u"a.zip"_s, {{"a.md", "Some text."}, {"b/c.md", QByteArray(3000, 'c')}}));
        for (qsizetype at = 0; at < bytes.size(); ++at) {
            QByteArray changed = bytes;
            changed[at] = char(changed[at] ^ 0xff);
            for (const QByteArray &damaged : {changed, bytes.first(at)}) {
                const auto archive = ZipArchive::fromBytes(damaged);
                if (!archive) {
                    QVERIFY(!archive.error().isEmpty());
                    continue;
                }
                for (const ZipArchive::Entry &entry : archive->entries()) {
                    const auto read = archive->read(entry.index, 1 << 20);
                    QVERIFY(read || !read.error().isEmpty());
                }
            }
        }
    }
    /// What the server would refuse is named before it is sent.
    void pathsThatNoDocumentMayHaveAreNamed()
    {
        write(u"help/a.md"_s, "a");
        write(u"help/back\\slash.md"_s, "b");
        write(u"help/%2e%2e%2fup.md"_s, "c");
        write(u"help/two..dots.md"_s, "d");
        zip(u"help/pack.zip"_s, {{"%2e%2e/e.md", "e"}, {"f.md", "f"}});
        ImportPlan plan;
        plan.add(m_dir->filePath(u"help"_s));
        QCOMPARE(pathsOf(plan), (QStringList{u"a.md"_s, u"pack.zip/f.md"_s, u"two..dots.md"_s}));
        const QString reason = u": has an invalid path"_s;
        QCOMPARE(faultsOf(plan),
            (QStringList{u"%2e%2e%2fup.md"_s + reason, u"back\\slash.md"_s + reason,
                u"pack.zip/%2e%2e/e.md"_s + reason}));
    }
    void pathsThatLeadOutAreRefused_data()
    {
        QTest::addColumn<QByteArray>("name");
        QTest::addColumn<QString>("reason");
        const QString out = u"has a path outside the archive"_s;
        const QString unreadable = u"has an unreadable name"_s;
        QTest::newRow("parent") << QByteArray("../a.md") << out;
        QTest::newRow("parent within") << QByteArray("a/../../b.md") << out;
        QTest::newRow("root") << QByteArray("/etc/a.md") << out;
        QTest::newRow("drive") << QByteArray("C:\\a.md") << out;
        QTest::newRow("share") << QByteArray("\\\\host\\a.md") << out;
        QTest::newRow("control") << QByteArray("a\nb.md") << unreadable;
        QTest::newRow("fine") << QByteArray("a..b/..c.md") << QString();
    }
    void pathsThatLeadOutAreRefused()
    {
        QFETCH(QByteArray, name);
        QFETCH(QString, reason);
        const auto archive = ZipArchive::fromFile(zip(u"a.zip"_s, {{name, "text"}}));
        QVERIFY(archive);
        QCOMPARE(archive->entries().size(), 1U);
        QCOMPARE(archive->entries().front().fault, reason);
    }
};

QTEST_GUILESS_MAIN(TestImportPlan)
#include "tst_import_plan.moc"
