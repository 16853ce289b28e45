// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/answers/engine/own_lexicon.h"
#include "server/answers/records/snapshot_directory.h"
#include "server/storage/connection/connection.h"
#include "shared/api/lexicon.h"
#include "shared/core/result.h"

namespace answerdesk::answers {

/// An entry of a company's lexicon as it is stored.
struct LexiconEntry : LexiconRule {
    QString companyKey;
    QString createdBy;
    qint64 createdMs = 0;
    qint64 updatedMs = 0;
    qint64 revision = 1;

    /// locales: of the company, for the built-in concepts of an entry for every language.
    api::LexiconEntry toApi(const QStringList &locales) const;
};

// Reading.
std::optional<LexiconEntry> loadLexiconEntry(
    storage::Connection &connection, const QString &companyKey, const QString &id);
/// Newest first, below an id (empty: from the newest).
QList<LexiconEntry> loadLexiconEntries(storage::Connection &connection, const QString &companyKey,
    const api::LexiconQuery &query, const QString &belowId, int limit);
std::optional<LexiconEntry> findLexiconEntry(
    storage::Connection &connection, const QString &companyKey, const QString &language, const QString &form);
qint64 countLexiconEntries(storage::Connection &connection, const QString &companyKey);

// Writing, in a write job.
/// What is wrong with a form or a meaning; empty when nothing is.
QString lexiconFault(const QString &text);
/// ALREADY_EXISTS when the language has the form, INVALID_FIELDS when the company has all that it may have.
Result<void> insertLexiconEntry(storage::Connection &connection, const LexiconEntry &entry);
Result<void> updateLexiconEntry(storage::Connection &connection, const LexiconEntry &entry);
void deleteLexiconEntry(storage::Connection &connection, const LexiconEntry &entry);

/// The lexicons of all companies in memory.
class LexiconDirectory final : public SnapshotDirectory<OwnLexicon, LexiconRule>
{
public:
    /// Reads the lexicons of all companies.
    void load(storage::Connection &connection);
    /// At the end of a write job.
    Snapshot read(storage::Connection &connection, const QString &companyKey);
};

} // namespace answerdesk::answers
