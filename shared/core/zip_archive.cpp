// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/core/zip_archive.h"
#include <QtCore/QFile>
#include <QtCore/QStringConverter>
#include <QtCore/QtEndian>
#include <zip.h>

using namespace Qt::Literals::StringLiterals;

namespace answerdesk {

namespace {

constexpr qsizetype kTail = 22 + 65'535; ///< the end record with its longest comment
constexpr quint32 kMaxDirectory = 32 << 20; ///< bytes

QString broken() { return u"is broken"_s; }
QString bomb() { return u"unpacks to far more than its own size"_s; }

/// What the end of an archive claims, before a parser makes room for it.
QString faultOfTail(QByteArrayView tail)
{
    bool isArchive = false;
    for (qsizetype at = tail.size() - 22; at >= 0; --at) {
        if (!tail.sliced(at).startsWith("PK\x05\x06"))
            continue;
        isArchive = true;
        // More than 65,534 files stand in another record, and are too many anyway.
        const quint16 count = qFromLittleEndian<quint16>(tail.data() + at + 10);
        const quint32 directory = qFromLittleEndian<quint32>(tail.data() + at + 12);
        if (count > ZipArchive::kMaxEntries)
            return u"contains more than 20,000 files"_s;
        if (directory > kMaxDirectory)
            return broken();
    }
    return isArchive ? QString() : broken();
}

QByteArrayView tailOf(QByteArrayView bytes) { return bytes.last(std::min(bytes.size(), kTail)); }

} // namespace

void ZipArchive::Discard::operator()(zip *archive) const { zip_discard(archive); }

ZipArchive::Read<ZipArchive> ZipArchive::open(void *source)
{
    zip_error_t error;
    zip_error_init(&error);
    zip_t *opened = zip_open_from_source(static_cast<zip_source_t *>(source), ZIP_RDONLY, &error);
    zip_error_fini(&error);
    if (!opened) {
        zip_source_free(static_cast<zip_source_t *>(source));
        return tl::unexpected(broken());
    }
    ZipArchive archive(opened);
    if (zip_get_num_entries(opened, 0) > kMaxEntries)
        return tl::unexpected(u"contains more than 20,000 files"_s);
    return archive;
}

ZipArchive::Read<ZipArchive> ZipArchive::fromFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(u"cannot be opened: "_s + file.errorString());
    const qint64 size = file.size();
    if (!file.seek(std::max<qint64>(0, size - kTail)))
        return tl::unexpected(broken());
    if (const QString fault = faultOfTail(file.readAll()); !fault.isEmpty())
        return tl::unexpected(fault);
    zip_source_t *source = zip_source_file_create(QFile::encodeName(path).constData(), 0, 0, nullptr);
    if (!source)
        return tl::unexpected(broken());
    Read<ZipArchive> archive = open(source);
    if (!archive)
        return archive;
    quint64 unpacked = 0;
    for (const Entry &entry : archive->entries())
        unpacked += quint64(entry.size);
    const bool isFair = unpacked < 100 * quint64(kFair) || unpacked / quint64(kMaxRatio) <= quint64(size);
    if (unpacked > quint64(kMaxUnpacked) || !isFair)
        return tl::unexpected(bomb());
    return archive;
}

ZipArchive::Read<ZipArchive> ZipArchive::fromBytes(QByteArrayView bytes)
{
    if (const QString fault = faultOfTail(tailOf(bytes)); !fault.isEmpty())
        return tl::unexpected(fault);
    zip_source_t *source = zip_source_buffer_create(bytes.data(), zip_uint64_t(bytes.size()), 0, nullptr);
    return source ? open(source) : tl::unexpected(broken());
}

QString ZipArchive::nameOf(qint64 index, QString &fault) const
{
    const char *raw = zip_get_name(m_archive.get(), zip_uint64_t(index), ZIP_FL_ENC_RAW);
    if (!raw) {
        fault = u"has an unreadable name"_s;
        return {};
    }
    QStringDecoder utf8(QStringConverter::Utf8, QStringConverter::Flag::Stateless);
    QString name = utf8.decode(QByteArrayView(raw));
    if (utf8.hasError()) { // archives of old programs, which knew one code page
        const char *guessed = zip_get_name(m_archive.get(), zip_uint64_t(index), ZIP_FL_ENC_CP437);
        name = QString::fromUtf8(guessed);
    }
    name.replace(u'\\', u'/');
    const bool hasControl
        = std::any_of(name.begin(), name.end(), [](QChar c) { return c.category() == QChar::Other_Control; });
    const bool hasDrive = name.size() > 1 && name[1] == u':' && name[0].isLetter();
    if (name.isEmpty() || hasControl)
        fault = u"has an unreadable name"_s;
    else if (name.startsWith(u'/') || hasDrive || name.split(u'/').contains(".."_L1))
        fault = u"has a path outside the archive"_s;
    return name;
}

std::vector<ZipArchive::Entry> ZipArchive::entries() const
{
    std::vector<Entry> entries;
    const zip_int64_t count = zip_get_num_entries(m_archive.get(), 0);
    for (zip_int64_t i = 0; i < count; ++i) {
        zip_stat_t stat;
        zip_stat_init(&stat);
        Entry entry;
        entry.index = i;
        entry.name = nameOf(i, entry.fault);
        if (entry.name.endsWith(u'/'))
            continue;
        zip_uint8_t system = 0;
        zip_uint32_t attributes = 0;
        const bool isKnown = zip_stat_index(m_archive.get(), zip_uint64_t(i), 0, &stat) == 0
            && (stat.valid & ZIP_STAT_SIZE) && (stat.valid & ZIP_STAT_COMP_SIZE)
            && zip_file_get_external_attributes(m_archive.get(), zip_uint64_t(i), 0, &system, &attributes)
                == 0;
        if (isKnown)
            entry.size = qint64(std::min<zip_uint64_t>(stat.size, zip_uint64_t(kMaxUnpacked) + 1));
        constexpr zip_uint32_t kTypes = 0170000, kLink = 0120000; // of a file's mode on Unix
        if (!isKnown && entry.fault.isEmpty())
            entry.fault = broken();
        else if (entry.fault.isEmpty() && (stat.valid & ZIP_STAT_ENCRYPTION_METHOD)
            && stat.encryption_method != ZIP_EM_NONE)
            entry.fault = u"is encrypted"_s;
        else if (entry.fault.isEmpty() && system == ZIP_OPSYS_UNIX && ((attributes >> 16) & kTypes) == kLink)
            entry.fault = u"is a symbolic link"_s;
        else if (entry.fault.isEmpty() && stat.size > zip_uint64_t(kFair)
            && stat.size / zip_uint64_t(kMaxRatio) > stat.comp_size)
            entry.fault = bomb();
        entries.push_back(std::move(entry));
    }
    return entries;
}

qint64 ZipArchive::find(const char *name) const { return zip_name_locate(m_archive.get(), name, 0); }

ZipArchive::Read<QByteArray> ZipArchive::read(qint64 index, qint64 maxBytes) const
{
    zip_stat_t stat;
    zip_stat_init(&stat);
    if (zip_stat_index(m_archive.get(), zip_uint64_t(index), 0, &stat) != 0)
        return tl::unexpected(broken());
    if ((stat.valid & ZIP_STAT_ENCRYPTION_METHOD) && stat.encryption_method != ZIP_EM_NONE)
        return tl::unexpected(u"is encrypted"_s);
    if (stat.size > zip_uint64_t(maxBytes)
        || (stat.size > zip_uint64_t(kFair) && stat.size / zip_uint64_t(kMaxRatio) > stat.comp_size))
        return tl::unexpected(bomb());
    const std::unique_ptr<zip_file_t, decltype(&zip_fclose)> file(
        zip_fopen_index(m_archive.get(), zip_uint64_t(index), 0), &zip_fclose);
    if (!file)
        return tl::unexpected(broken());
    // What the directory says may be a lie: no more than it is read.
    QByteArray bytes(qsizetype(stat.size), Qt::Uninitialized);
    qsizetype size = 0;
    while (size < bytes.size()) {
        const zip_int64_t count
            = zip_fread(file.get(), bytes.data() + size, zip_uint64_t(bytes.size() - size));
        if (count <= 0)
            return tl::unexpected(broken());
        size += qsizetype(count);
    }
    char more = 0;
    if (zip_fread(file.get(), &more, 1) != 0) // also checks the sum at the end
        return tl::unexpected(broken());
    return bytes;
}

} // namespace answerdesk
