// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/fields.h"

namespace answerdesk::api {

/// The texts of one locale: the company's own where it has them, and the built-in ones beside.
struct LocaleTexts {
    QString locale;
    std::optional<QString> greeting;
    std::optional<QString> refusal;
    QString defaultGreeting;
    QString defaultRefusal;

    static constexpr const char *kName = "LocaleTexts";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = LocaleTexts;
        return fields(field("locale", &T::locale, about("Locale of the texts.").required()),
            field("greeting", &T::greeting,
                about("The company's own answer to a greeting; null: the built-in one is given.").nullable()),
            field("refusal", &T::refusal,
                about("The company's own words when the documents do not hold the answer; null: the built-in "
                      "ones.")
                    .nullable()),
            field("default_greeting", &T::defaultGreeting, about("The built-in greeting.").required()),
            field("default_refusal", &T::defaultRefusal, about("The built-in refusal.").required()));
    }
};

/// Answer of GET and PATCH .../texts.
struct CompanyTexts {
    std::vector<LocaleTexts> texts;

    static constexpr const char *kName = "CompanyTexts";
    static constexpr auto describe()
    {
        using namespace schema;
        return fields(field("texts", &CompanyTexts::texts,
            about("The company's locales, and others that it has texts of its own for.").required()));
    }
};

/// Body of PATCH .../texts: what is absent stays as it is.
struct TextsChange {
    std::optional<schema::LocaleTag> locale;
    std::optional<QString> greeting;
    std::optional<QString> refusal;

    static constexpr const char *kName = "TextsChange";
    static constexpr auto describe()
    {
        using namespace schema;
        using T = TextsChange;
        return fields(
            field("locale", &T::locale, about("Locale of the texts; default: the company's first.")),
            field("greeting", &T::greeting,
                about("Answer to a greeting; the built-in words bring that one back.")
                    .trimmed()
                    .length(1, 1000)),
            field("refusal", &T::refusal,
                about("Words when the documents do not hold the answer; the built-in ones bring those back.")
                    .trimmed()
                    .length(1, 1000)));
    }
};

} // namespace answerdesk::api
