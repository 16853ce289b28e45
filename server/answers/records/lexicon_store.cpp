// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "server/answers/records/lexicon_store.h"
#include "server/answers/engine/question_key.h"
#include "server/knowledge/text/concept_lexicon.h"
#include "server/storage/rows/list_select.h"
#include "server/storage/rows/row.h"
#include "shared/core/locale_tag.h"
#include "shared/core/text.h"

using namespace Qt::Literals::StringLiterals;

namespace answerdesk::answers {

using storage::Column;
using storage::Connection;
using storage::Fixed;
using storage::Key;

namespace {

struct FormKey {
    static QString write(const QString &form) { return questionDigest(form); }
};

using LexiconTable = storage::Table<LexiconEntry, "lexicon_entry",
    Key<"company_key", &LexiconEntry::companyKey>, Key<"lexicon_entry_id", &LexiconRule::id>,
    Column<"form", &LexiconRule::form>, storage::Derived<FormKey, "form_key", &LexiconRule::form>,
    Column<"meaning", &LexiconRule::meaning>, Column<"language", &LexiconRule::language>,
    Fixed<"created_by", &LexiconEntry::createdBy>, Fixed<"created_ms", &LexiconEntry::createdMs>,
    Column<"updated_ms", &LexiconEntry::updatedMs>, Column<"revision", &LexiconEntry::revision>>;

Result<void> checkUnique(Connection &connection, const LexiconEntry &entry)
{
    const auto other = findLexiconEntry(connection, entry.companyKey, entry.language, entry.form);
    if (other && other->id != entry.id)
        return fail(ErrorCode::AlreadyExists,
            u"The entry %1 already has this form in this language."_s.arg(other->id));
    return {};
}

} // namespace

api::LexiconEntry LexiconEntry::toApi(const QStringList &locales) const
{
    api::LexiconEntry out;
    out.lexiconEntryId = id;
    out.form = form;
    out.meaning = meaning;
    out.language = textOrNothing(language);
    QStringList concepts;
    for (const QString &locale : language.isEmpty() ? locales : QStringList{language})
        concepts << knowledge::ConceptLexicon::of(languageOf(locale)).conceptsOf(form);
    concepts.removeDuplicates();
    out.builtInConcepts.assign(concepts.begin(), concepts.end());
    out.createdBy = createdBy;
    out.createdAt.ms = createdMs;
    out.updatedAt.ms = updatedMs;
    return out;
}

std::optional<LexiconEntry> loadLexiconEntry(
    Connection &connection, const QString &companyKey, const QString &id)
{
    return LexiconTable::selectOne<
        "SELECT {columns} FROM lexicon_entry WHERE company_key = ? AND lexicon_entry_id = ?">(
        connection, companyKey, id);
}

QList<LexiconEntry> loadLexiconEntries(Connection &connection, const QString &companyKey,
    const api::LexiconQuery &query, const QString &belowId, int limit)
{
    // Identifiers are version 7 UUIDs: their order is the order in which they were made.
    const QString below = belowId.isEmpty() ? u"g"_s : belowId; // behind every one
    storage::ListSelect select(
        LexiconTable::sql<
            "SELECT {columns} FROM lexicon_entry WHERE company_key = ? AND lexicon_entry_id < ?">(),
        companyKey, below);
    if (query.language)
        select.add("AND language = ?", languageOf(query.language->tag));
    select.addIf(storage::patternOf(query.q),
        "AND (lower(form) LIKE ? ESCAPE '!' OR lower(meaning) LIKE ? ESCAPE '!')");
    select.add("ORDER BY lexicon_entry_id DESC LIMIT ?", limit);
    return LexiconTable::readAll(select.run(connection));
}

std::optional<LexiconEntry> findLexiconEntry(
    Connection &connection, const QString &companyKey, const QString &language, const QString &form)
{
    return LexiconTable::selectOne<
        "SELECT {columns} FROM lexicon_entry WHERE company_key = ? AND language = ? AND form_key = ?">(
        connection, companyKey, language, questionDigest(form));
}

qint64 countLexiconEntries(Connection &connection, const QString &companyKey)
{
    return storage::firstValue<qint64>(
        connection.run("SELECT COUNT(*) FROM lexicon_entry WHERE company_key = ?", companyKey))
        .value_or(0);
}

QString lexiconFault(const QString &text)
{
    return knowledge::Tokenizer(QString()).tokens(text).isEmpty() ? u"must contain a word"_s : QString();
}

Result<void> insertLexiconEntry(Connection &connection, const LexiconEntry &entry)
{
    if (const Result<void> unique = checkUnique(connection, entry); !unique)
        return unique;
    if (countLexiconEntries(connection, entry.companyKey) >= api::kMostLexiconEntries)
        return tl::unexpected(Error::invalidField(
            u"form"_s, u"a company can have at most %1 entries"_s.arg(api::kMostLexiconEntries)));
    LexiconTable::insert(connection, entry);
    return {};
}

Result<void> updateLexiconEntry(Connection &connection, const LexiconEntry &entry)
{
    if (const Result<void> unique = checkUnique(connection, entry); !unique)
        return unique;
    LexiconTable::update(connection, entry);
    return {};
}

void deleteLexiconEntry(Connection &connection, const LexiconEntry &entry)
{
    connection.run("DELETE FROM lexicon_entry WHERE company_key = ? AND lexicon_entry_id = ?",
        entry.companyKey, entry.id);
}

void LexiconDirectory::load(Connection &connection)
{
    QHash<QString, QList<LexiconRule>> all;
    for (const LexiconEntry &entry : LexiconTable::select<"SELECT {columns} FROM lexicon_entry">(connection))
        all[entry.companyKey].append(entry);
    for (auto rules = all.begin(); rules != all.end(); ++rules)
        put(made(rules.key(), *rules));
}

LexiconDirectory::Snapshot LexiconDirectory::read(Connection &connection, const QString &companyKey)
{
    QList<LexiconRule> rules;
    for (const LexiconEntry &entry :
        LexiconTable::select<"SELECT {columns} FROM lexicon_entry WHERE company_key = ?">(
            connection, companyKey))
        rules.append(entry);
    return made(companyKey, std::move(rules));
}

} // namespace answerdesk::answers
