// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QString>
#include <atomic>
#include <memory>
#include <tl/expected.hpp>

namespace answerdesk {
class ZipArchive;
}

namespace answerdesk::client {

/// What an import of files will send, found out without reading any document: folders are walked, archives
/// are opened, and whatever will not be sent is there with its reason.
class ImportPlan
{
public:
    static constexpr qint64 kMaxDocument = 32 * 1024 * 1024; ///< bytes; the server takes no larger one

    struct Item {
        QString path; ///< within the source: "en/shipping.md", "archive.zip/en/shipping.md"
        QString file; ///< on this machine
        qint64 entry = -1; ///< within the archive that the file is
    };
    struct Fault {
        QString path;
        QString reason;
    };

    ImportPlan();
    ~ImportPlan();
    /// Adds a document, an archive, or a folder with all folders below it. Of a folder only what looks like a
    /// document is taken, and what people would miss is refused with its reason; symbolic links are not
    /// followed.
    void add(const QString &path);
    /// From any thread: folders that are walked just now are left where they are.
    void cancel() { m_isCancelled = true; }

    const QList<Item> &items() const { return m_items; }
    const QList<Fault> &faults() const { return m_faults; }
    /// Nothing at all was found.
    bool isEmpty() const { return m_items.isEmpty() && m_faults.isEmpty(); }
    /// The bytes of a document; else why it cannot be read. One thread at a time.
    tl::expected<QByteArray, QString> read(const Item &item);

private:
    void addFolder(const QString &root, const QString &below);
    void addFile(const QString &file, const QString &path);
    void addArchive(const QString &file, const QString &path);
    void addItem(Item item, qint64 size);
    void refuse(const QString &path, const QString &reason) { m_faults.append({path, reason}); }

    QList<Item> m_items;
    QList<Fault> m_faults;
    QHash<QString, QString> m_files; ///< by path: two documents cannot have one
    std::atomic_bool m_isCancelled = false;
    QString m_openFile; ///< of the archive
    std::unique_ptr<ZipArchive> m_open; ///< the last one that was read from
};

} // namespace answerdesk::client
