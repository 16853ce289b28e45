// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <atomic>
#include <cerrno>
#include <sqlite3.h>

namespace answerdesk::test {

/// The system's files as SQLite sees them, with syncs and writes that fail on demand. While it lives it is
/// what every connection of the process is opened with; connections close before it dies. Any thread.
class FailingVfs
{
public:
    enum File { Database, Log };
    enum Call { Sync, Write };

    FailingVfs()
        : m_vfs(*m_real)
    {
        instance() = this;
        m_vfs.szOsFile = int(sizeof(Shim)) + m_real->szOsFile;
        m_vfs.zName = "failing";
        m_vfs.xOpen = &FailingVfs::open;
        sqlite3_vfs_register(&m_vfs, 1);
    }
    ~FailingVfs()
    {
        sqlite3_vfs_unregister(&m_vfs);
        sqlite3_vfs_register(m_real, 1);
    }
    FailingVfs(const FailingVfs &) = delete;
    FailingVfs &operator=(const FailingVfs &) = delete;

    /// From now on these calls return the code, and leave the number of the system's error in errno.
    void fail(File file, Call call, int code, int error = EIO)
    {
        Point &point = m_points[file][call];
        point.error = error;
        point.code = code;
    }
    void heal()
    {
        for (auto &file : m_points) {
            for (Point &point : file)
                point.code = SQLITE_OK;
        }
    }
    /// How many calls there were so far, failed ones included.
    int calls(File file, Call call) const { return m_points[file][call].calls; }

private:
    struct Point {
        std::atomic<int> code{SQLITE_OK};
        std::atomic<int> error{0};
        std::atomic<int> calls{0};

        int next()
        {
            ++calls;
            errno = error;
            return code;
        }
    };
    /// Lies before the file of the system's own.
    struct Shim {
        sqlite3_file base;
        File file;
        bool isWatched;

        static Shim *of(sqlite3_file *file) { return reinterpret_cast<Shim *>(file); }
        static sqlite3_file *real(sqlite3_file *file)
        {
            return reinterpret_cast<sqlite3_file *>(of(file) + 1);
        }
    };

    static FailingVfs *&instance()
    {
        static FailingVfs *vfs = nullptr;
        return vfs;
    }
    static int open(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *outFlags)
    {
        Shim *const shim = Shim::of(file);
        shim->isWatched = (flags & (SQLITE_OPEN_MAIN_DB | SQLITE_OPEN_WAL)) != 0;
        shim->file = (flags & SQLITE_OPEN_WAL) != 0 ? Log : Database;
        sqlite3_vfs *const real = instance()->m_real;
        const int code = real->xOpen(real, name, Shim::real(file), flags, outFlags);
        shim->base.pMethods = Shim::real(file)->pMethods ? &methods() : nullptr;
        return code;
    }
    static int sync(sqlite3_file *file, int flags)
    {
        const int code = intercept(file, Sync);
        return code == SQLITE_OK ? Shim::real(file)->pMethods->xSync(Shim::real(file), flags) : code;
    }
    static int write(sqlite3_file *file, const void *bytes, int size, sqlite3_int64 offset)
    {
        const int code = intercept(file, Write);
        return code == SQLITE_OK ? Shim::real(file)->pMethods->xWrite(Shim::real(file), bytes, size, offset)
                                 : code;
    }
    static int intercept(sqlite3_file *file, Call call)
    {
        const Shim *const shim = Shim::of(file);
        return shim->isWatched ? instance()->m_points[shim->file][call].next() : SQLITE_OK;
    }
    /// The same call of the system's file.
    template <auto Member, typename... Arguments>
    static auto forward(sqlite3_file *file, Arguments... arguments)
    {
        return (Shim::real(file)->pMethods->*Member)(Shim::real(file), arguments...);
    }
    static const sqlite3_io_methods &methods()
    {
        using Io = sqlite3_io_methods;
        static const Io methods = [] {
            Io io{};
            io.iVersion = 2;
            io.xClose = [](sqlite3_file *file) { return forward<&Io::xClose>(file); };
            io.xRead = [](sqlite3_file *file, void *bytes, int size, sqlite3_int64 offset) {
                return forward<&Io::xRead>(file, bytes, size, offset);
            };
            io.xWrite = &FailingVfs::write;
            io.xTruncate
                = [](sqlite3_file *file, sqlite3_int64 size) { return forward<&Io::xTruncate>(file, size); };
            io.xSync = &FailingVfs::sync;
            io.xFileSize
                = [](sqlite3_file *file, sqlite3_int64 *size) { return forward<&Io::xFileSize>(file, size); };
            io.xLock = [](sqlite3_file *file, int lock) { return forward<&Io::xLock>(file, lock); };
            io.xUnlock = [](sqlite3_file *file, int lock) { return forward<&Io::xUnlock>(file, lock); };
            io.xCheckReservedLock
                = [](sqlite3_file *file, int *out) { return forward<&Io::xCheckReservedLock>(file, out); };
            io.xFileControl = [](sqlite3_file *file, int op, void *argument) {
                return forward<&Io::xFileControl>(file, op, argument);
            };
            io.xSectorSize = [](sqlite3_file *file) { return forward<&Io::xSectorSize>(file); };
            io.xDeviceCharacteristics
                = [](sqlite3_file *file) { return forward<&Io::xDeviceCharacteristics>(file); };
            io.xShmMap = [](sqlite3_file *file, int page, int size, int extend, void volatile **out) {
                return forward<&Io::xShmMap>(file, page, size, extend, out);
            };
            io.xShmLock = [](sqlite3_file *file, int offset, int count, int flags) {
                return forward<&Io::xShmLock>(file, offset, count, flags);
            };
            io.xShmBarrier = [](sqlite3_file *file) { forward<&Io::xShmBarrier>(file); };
            io.xShmUnmap
                = [](sqlite3_file *file, int isDeleted) { return forward<&Io::xShmUnmap>(file, isDeleted); };
            return io;
        }();
        return methods;
    }

    sqlite3_vfs *const m_real = sqlite3_vfs_find(nullptr);
    sqlite3_vfs m_vfs;
    Point m_points[2][2];
};

} // namespace answerdesk::test
