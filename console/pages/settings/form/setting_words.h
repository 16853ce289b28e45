// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/schema/rule.h"
#include <QtCore/QString>
#include <vector>

namespace answerdesk::console {

/// The parts of the settings page, in the order of its jump list.
enum class Section : unsigned char {
    Companies,
    Access,
    Answers,
    Revenue,
    Limits,
    Retention,
    Faqs,
    Model,
    Administrators
};
inline constexpr int kSectionCount = 9;

struct SectionWords {
    QString id; ///< for tests: "revenue"
    QString title; ///< in the jump list
    QString heading;
    QString text; ///< what the settings are good for, in a sentence
};
SectionWords wordsOf(Section section);

/// How a setting is asked for; follows from the type that the API declares for it.
enum class SettingKind : unsigned char {
    Flag,
    Number,
    Text,
    Words, ///< a list of short texts, in one line with commas
    Lines, ///< a list, an entry a line
    Choices ///< a list of some of a few values
};

/// One setting as people read it. Kind and rule are those of api::CompanyRequest.
struct SettingWords {
    QString name; ///< of the API
    Section section = Section::Access;
    QString label;
    QString help;
    QString unit; ///< behind a number: "hours"
    SettingKind kind = SettingKind::Text;
    schema::Rule rule = {};
    std::vector<std::pair<QString, QString>> choices = {}; ///< value and label
};
/// Every setting that a form shows, in the order of the forms. In GUI thread, after translators are
/// installed.
std::vector<SettingWords> settingWords();

} // namespace answerdesk::console
