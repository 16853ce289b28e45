// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/client/import_plan.h"
#include "shared/core/document_path.h"
#include "shared/core/zip_archive.h"
#include <QtCore/QDir>
#include <QtCore/QFile>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::client {

namespace {

constexpr qsizetype kLongestPath = 512; ///< characters; the server takes no longer one
constexpr int kDeepest = 64; ///< folders

QString endingOf(const QString &name)
{
    return name.section(u'/', -1).contains(u'.') ? name.section(u'.', -1).toLower() : QString();
}

/// What is read, and what people would take for a document: the server says why it does not read that.
bool isDocument(const QString &name)
{
    static const QStringList kEndings{u"md"_s, u"markdown"_s, u"html"_s, u"htm"_s, u"xhtml"_s, u"txt"_s,
        u"docx"_s, u"csv"_s, u"tsv"_s, u"doc"_s, u"pdf"_s};
    return kEndings.contains(endingOf(name));
}

/// What people would miss among the documents, and how it could be one of them; empty for pictures, programs
/// and the like, which nobody expects to be read.
QString faultOfKind(const QString &name)
{
    static const QStringList kTexts{u"rtf"_s, u"odt"_s, u"pages"_s, u"docm"_s, u"dotx"_s, u"epub"_s, u"ppt"_s,
        u"pptx"_s, u"odp"_s, u"key"_s, u"mobi"_s, u"wpd"_s};
    static const QStringList kTables{u"xls"_s, u"xlsx"_s, u"xlsm"_s, u"ods"_s, u"numbers"_s};
    static const QStringList kArchives{
        u"7z"_s, u"rar"_s, u"tar"_s, u"tgz"_s, u"gz"_s, u"bz2"_s, u"xz"_s, u"zst"_s};
    const QString ending = endingOf(name);
    if (kTexts.contains(ending))
        return u"is not a supported document type; save it as PDF or DOCX"_s;
    if (kTables.contains(ending))
        return u"is not a supported document type; save it as CSV"_s;
    return kArchives.contains(ending) ? u"is not a supported archive type; use ZIP"_s : QString();
}

bool isArchive(const QString &name) { return endingOf(name) == "zip"_L1; }

/// Files that systems leave in archives and that nobody wrote.
bool isHidden(const QString &name)
{
    const QStringList segments = name.split(u'/');
    return std::any_of(segments.begin(), segments.end(), [](const QString &segment) {
        return (segment.startsWith(u'.') && segment != ".."_L1) || segment == "__MACOSX"_L1;
    });
}

/// Why a symbolic link is not read; nothing for one to something that is found by its own name.
QString faultOfLink(const QFileInfo &link, const QString &root)
{
    const QString target = link.canonicalFilePath();
    if (target.isEmpty())
        return u"is a broken symbolic link"_s;
    const QString folder = QFileInfo(root).canonicalFilePath();
    const bool isInside = target == folder || target.startsWith(folder + u'/');
    return isInside ? QString() : u"is a symbolic link that points outside the folder"_s;
}

} // namespace

ImportPlan::ImportPlan() = default;
ImportPlan::~ImportPlan() = default;

void ImportPlan::add(const QString &path)
{
    const QFileInfo info(path);
    if (info.isDir())
        return addFolder(info.absoluteFilePath(), {});
    if (!info.exists())
        return refuse(info.fileName(), u"does not exist"_s);
    if (!info.isFile())
        return refuse(info.fileName(), u"is not a file"_s);
    addFile(info.absoluteFilePath(), info.fileName());
}

void ImportPlan::addFolder(const QString &root, const QString &below)
{
    const QDir folder(below.isEmpty() ? root : root + u'/' + below);
    const auto pathOf
        = [&below](const QString &name) { return below.isEmpty() ? name : below + u'/' + name; };
    if (!QFileInfo(folder.path()).isReadable())
        return refuse(below.isEmpty() ? folder.dirName() : below, u"is a folder that cannot be read"_s);
    if (below.count(u'/') >= kDeepest)
        return refuse(below, u"is nested too deeply"_s);
    const auto entries
        = folder.entryInfoList(QDir::AllEntries | QDir::System | QDir::NoDotAndDotDot, QDir::Name);
    for (const QFileInfo &entry : entries) {
        if (m_isCancelled)
            return;
        const QString path = pathOf(entry.fileName());
        const bool isWanted = isDocument(path) || isArchive(path);
        if (entry.isSymLink()) {
            const QString fault = isWanted || entry.isDir() ? faultOfLink(entry, root) : QString();
            if (!fault.isEmpty())
                refuse(path, fault);
        } else if (entry.isDir()) {
            addFolder(root, path);
        } else if (entry.isFile() && isWanted) {
            addFile(entry.absoluteFilePath(), path);
        } else if (const QString fault = faultOfKind(path); !fault.isEmpty()) {
            refuse(path, fault);
        }
    }
}

void ImportPlan::addFile(const QString &file, const QString &path)
{
    if (isArchive(path))
        return addArchive(file, path);
    addItem({path, file, -1}, QFileInfo(file).size());
}

void ImportPlan::addArchive(const QString &file, const QString &path)
{
    const auto archive = ZipArchive::fromFile(file);
    if (!archive)
        return refuse(path, archive.error());
    for (const ZipArchive::Entry &entry : archive->entries()) {
        const QString inner = path + u'/' + entry.name;
        if (isHidden(entry.name))
            continue;
        if (isArchive(entry.name))
            refuse(inner, u"is an archive inside an archive"_s);
        else if (!entry.fault.isEmpty() && (isDocument(entry.name) || entry.name.isEmpty()))
            refuse(inner, entry.fault);
        else if (isDocument(entry.name))
            addItem({inner, file, entry.index}, entry.size);
        else if (const QString fault = faultOfKind(entry.name); !fault.isEmpty())
            refuse(inner, fault);
    }
}

void ImportPlan::addItem(Item item, qint64 size)
{
    if (size > kMaxDocument)
        return refuse(item.path, u"larger than 32 MiB"_s);
    if (item.path.size() > kLongestPath)
        return refuse(item.path, u"has a path of more than 512 characters"_s);
    if (!isDocumentPath(item.path))
        return refuse(item.path, u"has an invalid path"_s);
    if (const QString other = m_files.value(item.path); !other.isEmpty()) {
        if (other != item.file)
            refuse(item.path, u"has the same path in the source as %1"_s.arg(other));
        else if (item.entry >= 0)
            refuse(item.path, u"is in the archive twice"_s);
        return; // a file that was named twice is read once
    }
    m_files.insert(item.path, item.file);
    m_items.append(std::move(item));
}

tl::expected<QByteArray, QString> ImportPlan::read(const Item &item)
{
    if (item.entry >= 0) {
        if (m_openFile != item.file) {
            auto archive = ZipArchive::fromFile(item.file);
            if (!archive)
                return tl::unexpected(u"its archive "_s + archive.error());
            m_open = std::make_unique<ZipArchive>(*std::move(archive));
            m_openFile = item.file;
        }
        return m_open->read(item.entry, kMaxDocument);
    }
    QFile file(item.file);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(u"cannot be opened: "_s + file.errorString());
    QByteArray bytes = file.read(kMaxDocument + 1); // it may have grown since it was found
    if (bytes.size() > kMaxDocument)
        return tl::unexpected(u"larger than 32 MiB"_s);
    if (file.error() != QFileDevice::NoError)
        return tl::unexpected(u"cannot be read: "_s + file.errorString());
    return bytes;
}

} // namespace answerdesk::client
