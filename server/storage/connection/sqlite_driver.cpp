// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/storage/connection/sqlite_driver.h"
#include "shared/core/log_area.h"
#include <QtCore/QFileInfo>
#include <QtCore/QStringEncoder>
#include <cerrno>
#include <mutex>
#include <sqlite3.h>
#include <vector>

namespace answerdesk::storage {

namespace {

// Frames of the log: a page each, of 4 KiB.
constexpr int kCheckpointFrames = 4'000; ///< pages that change with every batch are copied once in so many
constexpr int kLongLog = 16'000; ///< readers have kept the log from starting again
constexpr int kBusyMs = 5'000;
constexpr int kReaderWaitMs = 10; ///< for readers that keep a long log; jobs wait meanwhile
constexpr qint64 kWarnBytes = 256 << 20;

SqlFailure::Kind kindOf(int code)
{
    if (code == SQLITE_CONSTRAINT_UNIQUE || code == SQLITE_CONSTRAINT_PRIMARYKEY)
        return SqlFailure::Kind::Unique;
    switch (code & 0xff) {
    case SQLITE_BUSY:
    case SQLITE_LOCKED:
    case SQLITE_NOMEM:
    case SQLITE_INTERRUPT:
    case SQLITE_PROTOCOL:
        return SqlFailure::Kind::Transient;
    case SQLITE_IOERR:
    case SQLITE_FULL:
    case SQLITE_CANTOPEN:
        return SqlFailure::Kind::Storage;
    case SQLITE_CORRUPT:
    case SQLITE_NOTADB:
        return SqlFailure::Kind::Fatal;
    default:
        return SqlFailure::Kind::Other;
    }
}

/// Of a failed checkpoint. A write that finds no space leaves the pages of the cache as they were; after a
/// failed sync they may be gone, whatever the reason.
bool isDiskFull(sqlite3 *database, int code)
{
    if (code == SQLITE_FULL)
        return true;
    const bool isWrite = code == SQLITE_IOERR_WRITE || code == SQLITE_IOERR_SHMSIZE;
    const int error = sqlite3_system_errno(database);
    return isWrite && (error == ENOSPC || error == EDQUOT);
}

} // namespace

class SqliteStatement final : public Statement
{
public:
    SqliteStatement(const SqliteDriver &driver, QByteArrayView sql, bool isKept)
        : m_driver(driver)
    {
        const char *tail = nullptr;
        const int code = sqlite3_prepare_v3(driver.m_database, sql.data(), int(sql.size()),
            isKept ? SQLITE_PREPARE_PERSISTENT : 0, &m_statement, &tail);
        if (code != SQLITE_OK)
            throw driver.failureOf(sqlite3_extended_errcode(driver.m_database), sql);
        const QByteArrayView rest = sql.sliced(tail - sql.data()).trimmed();
        if (!m_statement || !rest.isEmpty()) {
            sqlite3_finalize(m_statement);
            throw SqlFailure(SqlFailure::Kind::Other, "not one statement", sql);
        }
    }
    ~SqliteStatement() override { sqlite3_finalize(m_statement); }

    // Texts are bound where they lie in this buffer: it is as large as they can be before the first of them
    // is written, and lives until the statement is bound again.
    void reserveText(qsizetype units) override
    {
        if (const std::size_t most = std::size_t(units) * 3; m_text.size() < most)
            m_text.resize(most);
        m_used = 0;
    }
    void bindInteger(int position, qint64 value) override
    {
        check(sqlite3_bind_int64(m_statement, position + 1, value));
    }
    void bindReal(int position, double value) override
    {
        check(sqlite3_bind_double(m_statement, position + 1, value));
    }
    void bindText(int position, QStringView value) override
    {
        char *const begin = m_text.data() + m_used;
        char *const end = encode(value, begin);
        m_used += std::size_t(end - begin);
        check(sqlite3_bind_text64(m_statement, position + 1, m_text.empty() ? "" : begin,
            sqlite3_uint64(end - begin), SQLITE_STATIC, SQLITE_UTF8));
    }
    void bindBytes(int position, QByteArrayView value) override
    {
        check(sqlite3_bind_blob64(m_statement, position + 1, value.isEmpty() ? "" : value.data(),
            sqlite3_uint64(value.size()), SQLITE_TRANSIENT));
    }
    void bindNull(int position) override { check(sqlite3_bind_null(m_statement, position + 1)); }

    void execute() override
    {
        if (step())
            m_state = State::Held;
    }
    bool next() override
    {
        if (m_state == State::Idle)
            return false;
        if (m_state == State::Held) {
            m_state = State::Reading;
            return true;
        }
        return step();
    }
    void finish() noexcept override
    {
        if (m_state != State::Idle)
            sqlite3_reset(m_statement);
        m_state = State::Idle;
    }

    qint64 integer(int column) const override { return sqlite3_column_int64(m_statement, column); }
    double real(int column) const override { return sqlite3_column_double(m_statement, column); }
    QString text(int column) const override
    {
        // The text first: asking for it may convert the value, and with it its length.
        const auto *text = reinterpret_cast<const char *>(sqlite3_column_text(m_statement, column));
        return QString::fromUtf8(text, sqlite3_column_bytes(m_statement, column));
    }
    QByteArray bytes(int column) const override
    {
        const auto *bytes = static_cast<const char *>(sqlite3_column_blob(m_statement, column));
        return QByteArray(bytes, sqlite3_column_bytes(m_statement, column));
    }
    bool isNull(int column) const override { return sqlite3_column_type(m_statement, column) == SQLITE_NULL; }

private:
    enum class State {
        Idle, ///< nothing to read
        Held, ///< execute() has stepped to the first row, next() gives it
        Reading,
    };

    static char *encode(QStringView value, char *out)
    {
        const char16_t *unit = value.utf16();
        const char16_t *const end = unit + value.size();
        // ASCII by strides that the compiler turns into vector instructions: answers are long.
        constexpr int kStride = 16;
        for (; end - unit >= kStride; unit += kStride, out += kStride) {
            char16_t all = 0;
            for (int i = 0; i < kStride; ++i)
                all = char16_t(all | unit[i]);
            if (all >= 0x80)
                break;
            for (int i = 0; i < kStride; ++i)
                out[i] = char(unit[i]);
        }
        while (unit != end && *unit < 0x80)
            *out++ = char(*unit++);
        if (unit == end)
            return out;
        QStringEncoder encoder(QStringEncoder::Utf8, QStringEncoder::Flag::Stateless);
        return encoder.appendToBuffer(out, QStringView(unit, end));
    }
    bool step()
    {
        const int code = sqlite3_step(m_statement);
        if (code == SQLITE_ROW)
            return true;
        if (code != SQLITE_DONE) {
            const SqlFailure failure = m_driver.failureOf(code, sqlite3_sql(m_statement));
            sqlite3_reset(m_statement);
            m_state = State::Idle;
            throw failure;
        }
        sqlite3_reset(m_statement);
        m_state = State::Idle;
        return false;
    }
    void check(int code) const
    {
        if (code != SQLITE_OK)
            throw m_driver.failureOf(code, sqlite3_sql(m_statement));
    }

    const SqliteDriver &m_driver;
    sqlite3_stmt *m_statement = nullptr;
    std::vector<char> m_text;
    std::size_t m_used = 0;
    State m_state = State::Idle;
};

SqliteDriver::SqliteDriver(const QString &path, bool isReader, FatalReport fatalReport)
    : m_fatalReport(std::move(fatalReport))
{
    static std::once_flag isConfigured;
    std::call_once(isConfigured, [] {
        // Counting memory takes a lock of the whole process around each allocation. Refused, and no harm,
        // when something else in the process uses SQLite already.
        sqlite3_config(SQLITE_CONFIG_MULTITHREAD);
        sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0);
    });
    const QByteArray file = path.toUtf8();
    // One thread uses the connection, so SQLite needs no lock of its own around each call.
    const int code = sqlite3_open_v2(file.constData(), &m_database,
        SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nullptr);
    try {
        if (code != SQLITE_OK)
            throw failureOf(code, {});
        sqlite3_extended_result_codes(m_database, 1);
        sqlite3_busy_timeout(m_database, kBusyMs);
        pragma(
            "PRAGMA wal_autocheckpoint = 0"); // only the writer makes checkpoints, and looks at their result
        if (isReader) {
            keepLogOnClose();
            pragma("PRAGMA query_only = 1");
        } else {
            openLog();
            // What is deleted is overwritten in its page, also in one that becomes free, so that erased words
            // are nowhere in the file. Debian builds SQLite with this default, others do not.
            pragma("PRAGMA secure_delete = ON");
        }
        pragma("PRAGMA foreign_keys = ON");
        // KiB, at most: the writer's working set are the leaves of indexes in which visitors lie scattered.
        pragma(isReader ? "PRAGMA cache_size = -16000" : "PRAGMA cache_size = -32000");
        pragma("PRAGMA temp_store = MEMORY");
    } catch (const SqlFailure &) {
        sqlite3_close_v2(m_database);
        throw;
    }
}

SqliteDriver::~SqliteDriver() { sqlite3_close_v2(m_database); }

/// The write-ahead log lets readers go on while the one writer commits; FULL makes an acknowledged commit
/// outlast a power cut.
void SqliteDriver::openLog()
{
    SqliteStatement mode(*this, "PRAGMA journal_mode = WAL", false);
    mode.execute();
    if (!mode.next() || mode.text(0) != QLatin1String("wal"))
        throw SqlFailure(
            SqlFailure::Kind::Other, "the file system of the database permits no write-ahead log");
    mode.finish();
    pragma("PRAGMA synchronous = FULL");
    pragma("PRAGMA journal_size_limit = 67108864"); // a log that starts again gives back what is above
    sqlite3_wal_hook(m_database, &SqliteDriver::noteCommit, this);
    m_checkpointAt = kCheckpointFrames;
}

int SqliteDriver::noteCommit(void *self, sqlite3 *, const char *, int frames)
{
    auto &driver = *static_cast<SqliteDriver *>(self);
    if (frames < driver.m_logFrames) // the log has started again
        driver.m_checkpointAt = kCheckpointFrames;
    driver.m_logFrames = frames;
    return SQLITE_OK;
}

void SqliteDriver::interrupt() noexcept { sqlite3_interrupt(m_database); }

bool SqliteDriver::isInTransaction() const { return sqlite3_get_autocommit(m_database) == 0; }

void SqliteDriver::keepLogOnClose() noexcept
{
    sqlite3_db_config(m_database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1, nullptr);
}

void SqliteDriver::checkpointIfDue()
{
    if (m_logFrames < m_checkpointAt)
        return;
    m_checkpointAt = m_logFrames + kCheckpointFrames;
    checkpoint(m_logFrames < kLongLog ? SQLITE_CHECKPOINT_PASSIVE : SQLITE_CHECKPOINT_RESTART);
    const bool isTooLong = logBytes(QFile::decodeName(sqlite3_db_filename(m_database, "main"))) > kWarnBytes;
    if (isTooLong && !m_isTooLong)
        qCWarning(area::storage,
            "the write-ahead log is longer than 256 MiB: a reader keeps it from starting again");
    m_isTooLong = isTooLong;
}

void SqliteDriver::checkpointAll() { checkpoint(SQLITE_CHECKPOINT_TRUNCATE); }

void SqliteDriver::checkpoint(int mode)
{
    sqlite3_busy_timeout(m_database, kReaderWaitMs);
    const int code = sqlite3_wal_checkpoint_v2(m_database, "main", mode, nullptr, nullptr);
    sqlite3_busy_timeout(m_database, kBusyMs);
    if (code == SQLITE_OK || (code & 0xff) == SQLITE_BUSY || isDiskFull(m_database, code))
        return;
    // Part of what the log's index calls copied may not be on the disk. The next start reads the log from its
    // beginning and copies all of it.
    throw reported(SqlFailure(SqlFailure::Kind::Fatal,
        QByteArray("a checkpoint failed: ") + sqlite3_errmsg(m_database) + " [" + QByteArray::number(code)
            + ']'));
}

SqlFailure SqliteDriver::failureOf(int code, QByteArrayView sql) const
{
    const QByteArray text = m_database ? sqlite3_errmsg(m_database) : sqlite3_errstr(code);
    return reported(SqlFailure(kindOf(code), text + " [" + QByteArray::number(code) + ']', sql));
}

SqlFailure SqliteDriver::reported(const SqlFailure &failure) const
{
    if (failure.isFatal() && m_fatalReport)
        m_fatalReport(failure);
    return failure;
}

std::unique_ptr<Statement> SqliteDriver::prepare(QByteArrayView sql, bool isKept)
{
    return std::make_unique<SqliteStatement>(*this, sql, isKept);
}

void SqliteDriver::pragma(const char *sql)
{
    SqliteStatement statement(*this, sql, false);
    statement.execute();
    statement.finish();
}

qint64 SqliteDriver::logBytes(const QString &file) { return QFileInfo(file + QLatin1String("-wal")).size(); }

QString SqliteDriver::libraryVersion() { return QString::fromLatin1(sqlite3_libversion()); }

} // namespace answerdesk::storage
