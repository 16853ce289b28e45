// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QString>
#include <memory>
#include <tl/expected.hpp>
#include <vector>

struct zip;

namespace answerdesk {

/// A ZIP archive, to be read. Nothing that it says of itself is believed: sizes are checked while it is
/// unpacked, and so are sums. Errors are reasons for people that go on from the archive's name: "is broken".
/// A value that can be moved; one thread at a time.
class ZipArchive
{
public:
    static constexpr qint64 kMaxEntries = 20'000;
    static constexpr qint64 kMaxUnpacked = qint64(4) << 30; ///< bytes of all files together
    static constexpr qint64 kMaxRatio = 200; ///< of what is unpacked to what is packed
    static constexpr qint64 kFair = 1 << 20; ///< bytes up to which a file may be as repetitive as it likes

    struct Entry {
        qint64 index = 0;
        QString name; ///< with slashes, as it stands in the archive otherwise
        qint64 size = 0; ///< as the archive says
        QString fault; ///< why it cannot be unpacked; empty when nothing speaks against it
    };
    template <typename T>
    using Read = tl::expected<T, QString>;

    static Read<ZipArchive> fromFile(const QString &path);
    /// The bytes outlive the archive.
    static Read<ZipArchive> fromBytes(QByteArrayView bytes);

    /// The files, in the order of the archive; folders are left out.
    std::vector<Entry> entries() const;
    /// The index of the file with this name, or -1.
    qint64 find(const char *name) const;
    /// A file, unpacked; no more than maxBytes of it.
    Read<QByteArray> read(qint64 index, qint64 maxBytes) const;

private:
    struct Discard {
        void operator()(zip *archive) const;
    };
    explicit ZipArchive(zip *archive)
        : m_archive(archive)
    {
    }
    static Read<ZipArchive> open(void *source);
    QString nameOf(qint64 index, QString &fault) const;

    std::unique_ptr<zip, Discard> m_archive;
};

} // namespace answerdesk
