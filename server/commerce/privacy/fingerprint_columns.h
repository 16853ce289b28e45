// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/rows/row.h"

namespace answerdesk::commerce {

/// The fingerprints that a row holds, of the chat and of the FAQs.
struct Fingerprints {
    QString user;
    QString userFaq;
};
/// Path: from a row to this member.
template <auto Path>
using FingerprintColumns = storage::Columns<storage::Column<"user_fingerprint", Path, &Fingerprints::user>,
    storage::Column<"user_faq_fingerprint", Path, &Fingerprints::userFaq>>;

} // namespace answerdesk::commerce
