// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/storage/rows/row.h"
#include "shared/api/feeds.h"
#include "shared/schema/own_json.h"

namespace answerdesk::storage {

template <>
struct ColumnCodec<api::FeedFormat> : EnumCodec<api::FeedFormat, api::FeedFormat::Csv> {
};
template <>
struct ColumnCodec<api::FeedRunState> : EnumCodec<api::FeedRunState, api::FeedRunState::Failed> {
};
template <>
struct ColumnCodec<api::FeedField> : EnumCodec<api::FeedField, api::FeedField::Further> {
};
template <>
struct ColumnCodec<api::FeedProblem> : EnumCodec<api::FeedProblem, api::FeedProblem::NoIdentity> {
};

template <>
struct ColumnCodec<schema::CurrencyCode> {
    using Stored = QString;
    static QString write(const schema::CurrencyCode &currency) { return currency.code; }
    static schema::CurrencyCode read(const QString &code) { return {code}; }
};

template <>
struct ColumnCodec<schema::PageAddress> {
    using Stored = QString;
    static QString write(const schema::PageAddress &address) { return address.page.canonical; }
    static schema::PageAddress read(const QString &text)
    {
        return {PageUrl::parse(text, PageUrl::kMaxCanonical).value_or(PageUrl()), text};
    }
};

/// A list of declared structs as JSON.
template <schema::Described T>
struct ColumnCodec<std::vector<T>> {
    using Stored = QString;
    static QString write(const std::vector<T> &list)
    {
        QByteArray out;
        schema::Codec<std::vector<T>>::write(out, list);
        return QString::fromUtf8(out);
    }
    static std::vector<T> read(const QString &text)
    {
        std::vector<T> list;
        const auto parsed = json::parse(text.toUtf8());
        if (const json::Array *array = parsed ? parsed->asArray() : nullptr) {
            for (const json::Value &value : *array) {
                if (auto row = schema::readOwn<T>(value))
                    list.push_back(std::move(*row));
            }
        }
        return list;
    }
};

} // namespace answerdesk::storage
