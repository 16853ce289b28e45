// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/unit/answers/sample_help_centre.h"
#include "server/knowledge/readers/document_reader.h"
#include "server/knowledge/readers/passage_splitter.h"
#include "server/web/html/html_reader.h"
#include <QtCore/QDir>
#include <QtCore/QDirIterator>
#include <QtCore/QFile>

namespace answerdesk::test {

using knowledge::Passage;

namespace {

Result<web::HtmlPage> readHtml(QByteArrayView bytes, const QByteArray &contentType)
{
    auto page = web::readHtml(bytes, contentType);
    if (!page)
        return fail(ErrorCode::InvalidFields, page.error());
    return std::move(*page);
}

} // namespace

QList<Passage> sampleHelpCentre()
{
    const QString folder = QStringLiteral(ANSWERDESK_SAMPLES_DIR "/help");
    QStringList paths;
    QDirIterator files(folder, QDir::Files, QDirIterator::Subdirectories);
    while (files.hasNext())
        paths.append(QDir(folder).relativeFilePath(files.next()));
    paths.sort();
    QList<Passage> passages;
    qint64 documentId = 0;
    for (const QString &path : std::as_const(paths)) {
        QFile file(folder + u'/' + path);
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read a sample");
        const auto document = knowledge::readDocument(path, file.readAll(), readHtml);
        if (!document)
            qFatal("%s: %s", qPrintable(path), qPrintable(document.error().text()));
        ++documentId;
        for (Passage passage : knowledge::splitIntoPassages(*document)) {
            passage.passageId = passages.size() + 1;
            passage.documentId = documentId;
            passage.path = path;
            passage.translationGroup = document->translationOf.isEmpty() ? path : document->translationOf;
            passages.append(passage);
        }
    }
    return passages;
}

} // namespace answerdesk::test
