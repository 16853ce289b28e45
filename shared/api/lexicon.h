// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/list_page.h"

namespace answerdesk::api {

inline constexpr int kMostLexiconEntries = 2000; ///< of a company
inline constexpr int kLongestLexiconText = 200; ///< characters of a form and of a meaning

/// An entry of a company's own lexicon: what its customers say, and what its documents say for it.
struct LexiconEntry {
    QString lexiconEntryId;
    QString form;
    QString meaning;
    std::optional<QString> language;
    std::vector<QString> builtInConcepts;
    QString createdBy;
    schema::Timestamp createdAt;
    schema::Timestamp updatedAt;

    static constexpr const char *kName = "LexiconEntry";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = LexiconEntry;
        return fields(field("lexicon_entry_id", &T::lexiconEntryId, about("Identifier.").required()),
            field("form", &T::form, about("What customers say.").required()),
            field("meaning", &T::meaning, about("The documents' words for it.").required()),
            field("language", &T::language,
                about("Questions of this language only; null: of every language.").nullable()),
            field("built_in_concepts", &T::builtInConcepts,
                about("Built-in concepts that have this form too, in the entry's language or in those of the "
                      "company's locales. The entry counts beside them.")
                    .required()),
            field("created_by", &T::createdBy, about("Who wrote it.").required()),
            field("created_at", &T::createdAt, about("When it was written.").required()),
            field("updated_at", &T::updatedAt, about("When it was last changed.").required()));
    }
};

/// Body of POST .../lexicon, and a row of POST .../lexicon-imports.
struct LexiconEntryRequest {
    QString form;
    QString meaning;
    std::optional<schema::LocaleTag> language;

    static constexpr const char *kName = "LexiconEntryRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = LexiconEntryRequest;
        return fields(field("form", &T::form,
                          about("What customers say: one word or several that follow each other.")
                              .required()
                              .trimmed()
                              .length(1, kLongestLexiconText)),
            field("meaning", &T::meaning,
                about("The words that the documents use for it.")
                    .required()
                    .trimmed()
                    .length(1, kLongestLexiconText)),
            field("language", &T::language,
                about("Questions of this language only, of a locale its language; default: of every "
                      "language.")));
    }
};

/// Body of PATCH .../lexicon/{lexicon_entry}: what is absent stays as it is.
struct LexiconEntryChange {
    std::optional<QString> form;
    std::optional<QString> meaning;
    std::optional<schema::LocaleTag> language;
    std::optional<bool> everyLanguage;

    static constexpr const char *kName = "LexiconEntryChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = LexiconEntryChange;
        return fields(
            field("form", &T::form, about("What customers say.").trimmed().length(1, kLongestLexiconText)),
            field("meaning", &T::meaning,
                about("The documents' words for it.").trimmed().length(1, kLongestLexiconText)),
            field("language", &T::language, about("Questions of this language only.")),
            field("every_language", &T::everyLanguage,
                about("true: questions of every language, whatever `language` says.")));
    }
};

/// Query of GET .../lexicon.
struct LexiconQuery : ListQuery {
    std::optional<schema::LocaleTag> language;
    std::optional<QString> q;

    static constexpr const char *kName = "LexiconQuery";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = LexiconQuery;
        return joined(ListQuery::describe(),
            fields(field("language", &T::language, about("Of this language only.")),
                field("q", &T::q, about("Text in the form or the meaning.").length(1, 200))));
    }
};

/// Body of POST .../lexicon-imports.
struct LexiconImportRequest {
    std::vector<LexiconEntryRequest> rows;

    static constexpr const char *kName = "LexiconImportRequest";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("rows", &LexiconImportRequest::rows,
            about("A form that the company has in this language gets the row's meaning, another one is "
                  "added.")
                .required()
                .items(1, kMostLexiconEntries)));
    }
};

/// What an import came to.
struct LexiconImportResult {
    int added = 0;
    int changed = 0;
    int unchanged = 0;

    static constexpr const char *kName = "LexiconImportResult";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = LexiconImportResult;
        return fields(field("added", &T::added, about("Forms that the company did not have.").required()),
            field("changed", &T::changed, about("Forms with another meaning now.").required()),
            field("unchanged", &T::unchanged, about("Forms that were there as they are.").required()));
    }
};

} // namespace answerdesk::api
