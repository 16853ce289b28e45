// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/app/commands/document_import.h"
#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>
#include <cstdio>
#include <unistd.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::app {

namespace {

constexpr qint64 kMaxDocument = 32 * 1024 * 1024; // the server takes no larger one

/// What is read, and what people would take for a document: the server says why it does not read that.
bool isDocument(const QString &name)
{
    static const QStringList kEndings{u"md"_s, u"markdown"_s, u"html"_s, u"htm"_s, u"xhtml"_s, u"txt"_s,
        u"docx"_s, u"csv"_s, u"tsv"_s, u"doc"_s, u"pdf"_s, u"zip"_s};
    return kEndings.contains(name.section(u'.', -1).toLower());
}

/// Paths below the folder, sorted. Symbolic links are not followed: they may lead anywhere.
QStringList documentsBelow(const QString &folder)
{
    QStringList paths;
    QDirIterator files(folder, QDir::Files | QDir::NoSymLinks, QDirIterator::Subdirectories);
    while (files.hasNext()) {
        const QString path = files.next();
        if (isDocument(path))
            paths << QDir(folder).relativeFilePath(path);
    }
    paths.sort();
    return paths;
}

void showProgress(qsizetype done, qsizetype all, const QString &path)
{
    if (::isatty(STDERR_FILENO)) {
        const int filled = int(30 * done / all);
        std::fprintf(stderr, "\r[%-30s] %lld/%lld %-50.50s%s", QByteArray(filled, '#').constData(),
            static_cast<long long>(done), static_cast<long long>(all), qUtf8Printable(path),
            done == all ? "\n" : "");
    } else if (done == all || done % 25 == 0) {
        std::fprintf(
            stderr, "%lld of %lld documents\n", static_cast<long long>(done), static_cast<long long>(all));
    }
}

/// Of a document the server says in the field named like it what is wrong.
QString reasonOf(const Error &error)
{
    return error.invalidFields.empty() ? error.text() : error.invalidFields.front().second;
}

} // namespace

int importDocuments(Shell &shell, const QString &company, const QString &path, const QString &sourceId)
{
    const QFileInfo info(path);
    if (!info.exists()) {
        shell.say(u"There is no file or folder %1."_s.arg(path));
        return kFailed;
    }
    const QString folder = info.isDir() ? info.absoluteFilePath() : info.absolutePath();
    const QStringList paths = info.isDir() ? documentsBelow(folder) : QStringList{info.fileName()};
    if (paths.isEmpty()) {
        shell.say(u"%1 holds no Markdown, HTML, Word, CSV or text files."_s.arg(path));
        return kFailed;
    }
    QString source = sourceId;
    if (source.isEmpty()) {
        const auto found = shell.client().sourceNamed(
            company, info.isDir() ? QFileInfo(folder).fileName() : info.fileName());
        if (!found)
            return shell.fail(found.error());
        source = *found;
    }
    qsizetype done = 0;
    qsizetype passages = 0;
    QStringList refused;
    QStringList skipped;
    for (const QString &name : paths) {
        QFile file(folder + u'/' + name);
        if (!file.open(QIODevice::ReadOnly)) {
            refused << name + u": "_s + file.errorString();
        } else if (file.size() > kMaxDocument) {
            refused << name + u": larger than 32 MiB"_s; // told without reading it
        } else {
            const auto answer = shell.client().putDocument(company, source, name, file.readAll());
            if (answer) {
                passages += answer->find(u"passages")->asNumber()->text.toInt();
                for (const json::Value &reason : *answer->find(u"skipped")->asArray())
                    skipped << name + u": "_s + *reason.asString();
            } else if (answer.error().offline)
                return shell.fail(answer.error());
            else
                refused << name + u": "_s + reasonOf(answer.error().error);
        }
        showProgress(++done, paths.size(), name);
    }
    for (const QString &line : std::as_const(skipped))
        shell.say(u"skipped "_s + line);
    for (const QString &line : std::as_const(refused))
        shell.say(u"refused "_s + line);
    if (shell.isSet(u"json"_s)) {
        const auto arrayOf = [](const QStringList &lines) {
            json::Array out;
            for (const QString &line : lines)
                out.emplace_back(line);
            return out;
        };
        const json::Object report{{u"source_id"_s, source}, {u"found"_s, qint64(done)},
            {u"documents"_s, qint64(done - refused.size())}, {u"passages"_s, qint64(passages)},
            {u"skipped"_s, arrayOf(skipped)}, {u"refused"_s, arrayOf(refused)}};
        std::printf("%s\n", json::Value(report).toJson().constData());
    } else {
        std::printf("%lld documents imported into source %s, %lld passages, %lld refused\n",
            static_cast<long long>(done - refused.size()), qUtf8Printable(source),
            static_cast<long long>(passages), static_cast<long long>(refused.size()));
    }
    return refused.isEmpty() && skipped.isEmpty() ? kDone : kFailed;
}

} // namespace answerdesk::app
