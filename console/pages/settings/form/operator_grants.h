// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/pages/settings/form/setting_words.h"
#include "shared/api/administrators.h"
#include "shared/schema/json.h"
#include <functional>
#include <optional>

namespace answerdesk::console {

/// What the signed-in administrator reads beside a setting that the operator of the server grants.
struct GrantNote {
    QString note; ///< empty: the setting is the company's alone
    QString request; ///< text to send to an operator; empty: there is nothing to ask for
    bool isFixed = false; ///< the administrator cannot change the setting at all
    enum class Kind : unsigned char { Bound, Information, Warning } kind = Kind::Bound;
};

/// The settings that a note is made of: as the server has them, and as they were typed.
struct GrantView {
    std::function<json::Value(const QString &name)> stored;
    std::function<json::Value(const QString &name)> typed;
    QString server; ///< address, for the request
    std::optional<api::AdminRole> role; ///< nothing until the server has said so
};

GrantNote grantNoteOf(const SettingWords &setting, const GrantView &view);

} // namespace answerdesk::console
