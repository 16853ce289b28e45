// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/rows/column_codec.h"
#include "shared/api/knowledge.h"

namespace answerdesk::storage {

/// The state of a source in columns of source_page.
template <>
struct ColumnCodec<api::SourceState> : EnumCodec<api::SourceState, api::SourceState::Unread> {
};

} // namespace answerdesk::storage
