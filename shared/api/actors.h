// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace answerdesk::api {

/// The members of answers that say who did something, by e-mail address. The dispatcher replaces an
/// operator's in all of them before an answer goes to a company's administrators, so a new one belongs in
/// this list; a test holds it against the declared structs.
inline constexpr const char *kActorFields[] = {"actor", "admin", "created_by", "started_by", "updated_by"};

/// What company roles read in place of an operator's e-mail address.
inline constexpr const char *kOperatorActor = "operator";

} // namespace answerdesk::api
