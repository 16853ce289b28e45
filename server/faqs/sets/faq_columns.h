// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/faqs/sets/faq_store.h"
#include "server/storage/rows/row.h"

namespace answerdesk::storage {

template <>
struct ColumnCodec<api::FaqState> : EnumCodec<api::FaqState, api::FaqState::Generating> {
};
template <>
struct ColumnCodec<api::FaqReview> : EnumCodec<api::FaqReview, api::FaqReview::PageChanged> {
};
template <>
struct ColumnCodec<api::FaqReason> : EnumCodec<api::FaqReason, api::FaqReason::GenerationFailed> {
};

} // namespace answerdesk::storage

namespace answerdesk::faqs {

struct AddressKeyCodec {
    using Stored = QString;
    static QString write(const QString &url) { return addressKey(url); }
};

using PageColumns = storage::Columns<storage::Key<"company_key", &FaqPage::companyKey>,
    storage::Key<"page_id", &FaqPage::pageId>, storage::Fixed<"url", &FaqPage::url>,
    storage::Derived<AddressKeyCodec, "url_key", &FaqPage::url>, storage::Fixed<"locale", &FaqPage::locale>,
    storage::Column<"state", &FaqPage::state>, storage::Column<"reason", &FaqPage::reason>,
    storage::Column<"message", &FaqPage::message>, storage::Column<"title", &FaqPage::title>,
    storage::Column<"content_hash", &FaqPage::contentHash>,
    storage::CodedColumn<storage::Latin1Codec, "etag", &FaqPage::etag>,
    storage::CodedColumn<storage::Latin1Codec, "last_modified", &FaqPage::lastModified>,
    storage::Column<"is_ordered", &FaqPage::isOrdered>, storage::Fixed<"requested_ms", &FaqPage::requestedMs>,
    storage::Column<"generated_ms", &FaqPage::generatedMs>,
    storage::Column<"expires_ms", &FaqPage::expiresMs>,
    storage::Column<"unavailable_ms", &FaqPage::unavailableMs>,
    storage::Column<"attempts", &FaqPage::attempts>,
    storage::Column<"last_attempt_ms", &FaqPage::lastAttemptMs>,
    storage::Column<"last_failure", &FaqPage::lastFailure>,
    storage::Column<"last_failure_message", &FaqPage::lastFailureMessage>,
    storage::Column<"product_number", &FaqPage::productNumber>, storage::Column<"gtin", &FaqPage::gtin>,
    storage::Column<"revision", &FaqPage::revision>>;
using PageTable = storage::Table<FaqPage, "faq_page", PageColumns>;

} // namespace answerdesk::faqs
