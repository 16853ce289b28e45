// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include <QtCore/QByteArray>
#include <QtCore/QString>

/// What the server and answerdesk-extract say to each other.
///
/// The server starts the program as a fork server: loading its libraries takes 15 ms of processor time, a
/// fork less than one. The fork server never sees a document. It takes commands of one byte from its standard
/// input, a Unix socket. A job comes with the descriptor of a socket of its own; the fork server forks a
/// child, which enters the sandbox, reads the request from that socket, writes the answer to it and ends.
/// The fork server then answers the command with an int: the child's wait status, or a negative error number
/// when it cannot fork. When its standard input is closed, it kills the child and ends.
///
/// Requests and answers are parts, each a length of four bytes (little endian) and its bytes. An answer's
/// first part is its kind; a child that was compromised may send anything, so the reader of an answer bounds
/// every part.
namespace answerdesk::web::extract {

inline constexpr char kForkServer[] = "--fork-server"; ///< the program's only argument

// Commands.
enum class Command : char {
    /// Request: Content-Type, number of selectors, each of them, body. Answer: a page as JSON.
    Page = 'p',
    /// Request: path, Content-Type (empty: by the path), address of a web page (empty: an upload), its robots
    /// header, body. Answer: see knowledge/extracted_document.h.
    Document = 'd',
    /// No request. Answer: the active protections as a line, the missing ones as another, no parts.
    ReportSandbox = 's',
    /// Kills the child of the command before; without an effect, and not answered, when it has ended.
    Cancel = 'x',
};

// Kinds of answers.
inline constexpr char kRead[] = "read";
inline constexpr char kRefused[] = "refused"; ///< one part follows: the reason, for people

inline constexpr quint32 kMaxName = 16 * 1024; ///< of a path, an address or a header, in bytes
inline constexpr quint32 kMaxContentType = 1024;
inline constexpr quint32 kMaxSelectors = 16;
inline constexpr quint32 kMaxBody = 32 * 1024 * 1024;
inline constexpr quint32 kMaxReason = 4096;
inline constexpr qsizetype kMaxPageAnswer
    = 24 * 1024 * 1024; ///< a page is cut off at 2 MiB before it is read
inline constexpr qsizetype kMaxDocumentAnswer = 96 * 1024 * 1024;

// Processor time of a child, in seconds.
inline constexpr int kPageSeconds = 5;
inline constexpr int kDocumentSeconds = 20;

class PartWriter
{
public:
    void add(QByteArrayView part);
    void addText(QStringView text) { add(text.toUtf8()); }
    void addCount(quint32 count);
    /// The length of a part whose bytes are sent separately.
    void addLength(quint32 size);
    const QByteArray &bytes() const { return m_bytes; }

private:
    QByteArray m_bytes;
};

/// Reads parts in the order in which they were written. After the first part that is missing or too long,
/// everything is empty and isGood() is false.
class PartReader
{
public:
    explicit PartReader(QByteArrayView bytes)
        : m_bytes(bytes)
    {
    }
    QByteArrayView next(quint32 limit);
    /// A text of at most limit characters, without NUL, which PostgreSQL refuses.
    QString nextText(qsizetype limit);
    quint32 nextCount(quint32 limit);
    bool isGood() const { return m_isGood; }
    /// All of it was read, and all of it was good.
    bool isDone() const { return m_isGood && m_bytes.isEmpty(); }

private:
    quint32 length();

    QByteArrayView m_bytes;
    bool m_isGood = true;
};

} // namespace answerdesk::web::extract
