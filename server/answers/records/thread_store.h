// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/composer.h"
#include "server/answers/records/gap_store.h"
#include "shared/api/threads.h"
#include "shared/schema/json.h"
#include <atomic>
#include <memory>

namespace answerdesk::answers {

/// Sources that many messages share, kept once under the hash of their contents. Any thread.
struct SourceSet {
    static std::shared_ptr<const SourceSet> make(const std::vector<api::AnswerSource> &sources);

    QString id;
    QString json;
    mutable std::atomic<bool> isStored = false; ///< its row is on disk
};

using SourceSetPtr = std::shared_ptr<const SourceSet>;

/// One exchange as it is stored. message.messageId is given by the store.
struct StoredMessage {
    QString companyKey;
    QString threadId;
    bool isNewThread = false;
    bool isTest = false;
    QString userFingerprint; ///< of this request; empty: the thread's own counts
    QString userFaqFingerprint;
    std::optional<QString> metadata; ///< redacted JSON
    SourceSetPtr sourceSet; ///< null: message.sources are the message's own
    api::Message message;
    QString about; ///< of a FAQ's answer; see commerce::Interaction
    std::optional<VainQuestion> vain; ///< recorded beside it, where it was asked in vain
};

/// How many of a thread's last messages a follow-up may lean on.
inline constexpr int kContextMessages = 6;

/// Which threads a list shows; what is not given does not matter.
struct ThreadFilter {
    std::optional<QString> text; ///< in the first question
    std::optional<schema::Fingerprint> fingerprint; ///< of either kind
    std::optional<bool> isTest;
    std::optional<api::AnswerKind> outcome; ///< of one of the messages at least
    std::optional<qint64> fromMs; ///< begun at this moment or later
    std::optional<qint64> untilMs; ///< and before this one
};

// Reading.
/// What a follow-up is understood by, oldest first. Nothing when the company has no such thread. At most the
/// last messages.
std::optional<QList<Exchanged>> loadContext(
    storage::Connection &connection, const QString &companyKey, const QString &threadId, int lastMessages);
std::optional<api::ThreadDetails> loadThread(
    storage::Connection &connection, const QString &companyKey, const QString &threadId);
/// Why an answer that is marked as wrong is not helpful.
inline constexpr QStringView kMarkedReason = u"an administrator marked the answer as wrong";
/// NOT_FOUND for a message.
Error noSuchMessage();
/// Nothing when the company has no such message.
std::optional<api::Message> loadMessage(
    storage::Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId);
/// What a message was answered with.
struct StoredAnswer {
    QString text;
    QString locale;
    std::optional<qint64> faqId;
    api::AnswerKind outcome = api::AnswerKind::Answer;
    bool isWithdrawn = false; ///< rests on a document that was deleted since
};
/// Nothing when the message was deleted or erased.
std::optional<StoredAnswer> loadAnswer(
    storage::Connection &connection, const QString &companyKey, const QString &threadId, qint64 messageId);
/// Newest first, begun before the thread with this id (empty: from the newest).
std::vector<api::Thread> loadThreads(storage::Connection &connection, const QString &companyKey,
    const ThreadFilter &filter, const QString &beforeThreadId, int limit);

/// Writing, in a write job: stores the exchange, numbers it, and fills in the thread's fingerprints where the
/// request had none. THREAD_NOT_FOUND when the thread went away meanwhile.
Result<void> storeMessage(storage::Connection &connection, StoredMessage &stored);

/// Writing, in a write job: sets the mark of a message or removes it, and with it what the answer counts as
/// for later events.
void setMark(storage::Connection &connection, const QString &companyKey, const QString &threadId,
    qint64 messageId, const std::optional<api::AnswerMark> &mark);

/// Writing, in a write job: documents were deleted, so nothing that is kept of earlier answers quotes them
/// any more.
void forgetQuotes(storage::Connection &connection, const QString &companyKey, const QStringList &documentIds);

} // namespace answerdesk::answers
