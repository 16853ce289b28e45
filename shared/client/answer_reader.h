// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/faq_pages.h"
#include "shared/api/list_page.h"
#include "shared/client/api_failure.h"

namespace answerdesk::client {

/// What a call gives whose answer has no body.
struct NoAnswer {
};

/// A list that can be watched: the ordinary page of rows and the revision to wait after.
template <typename RowType>
struct WatchedPage {
    using Row = RowType;
    std::vector<Row> items;
    std::optional<QString> nextCursor;
    QString revision; ///< empty when the server gave none
};
using FaqPageList = WatchedPage<api::FaqPage>;

template <typename T>
inline constexpr bool kIsWatchedPage = false;
template <typename Row>
inline constexpr bool kIsWatchedPage<WatchedPage<Row>> = true;

/// Removes from an error the members that are there but empty: an empty text is right in an answer, though it
/// counts as absent in a request.
void dropEmptyTexts(Error &error, const json::Value &answer);

/// What an HTTP answer carried beside its body.
struct AnswerHead {
    int httpStatus = 0;
    QString requestId;
    int retryAfterSeconds = 0;
    QByteArray etag; ///< of the object in the answer, for If-Match; empty when the server named none
};

/// An object with the tag that a change of it must show, so that it undoes nobody else's.
template <typename T>
struct Tagged {
    T value;
    QByteArray etag;
};

/// The failure that an answer with an error status means; of kind Unreadable when the body is no error of
/// Answerdesk.
ApiFailure readRefusal(const AnswerHead &head, const QByteArray &body);
ApiFailure unreadableAnswer(const AnswerHead &head, const QString &why);

/// Reads an answer of the server. Members that this version does not know are ignored.
template <typename T>
Result<T> readAnswer(const json::Value &answer)
{
    if constexpr (std::is_same_v<T, NoAnswer>) {
        return NoAnswer{};
    } else if constexpr (std::is_same_v<T, json::Value>) {
        return answer;
    } else if constexpr (kIsWatchedPage<T>) {
        auto list = readAnswer<api::ListPage<typename T::Row>>(answer);
        if (!list)
            return tl::unexpected(list.error());
        const json::Value *revision = answer.find(u"revision");
        const json::Number *number = revision ? revision->asNumber() : nullptr;
        return T{std::move(list->items), std::move(list->nextCursor),
            number ? QString::fromLatin1(number->text) : answer.string(u"revision")};
    } else {
        if (!answer.asObject())
            return fail(ErrorCode::InvalidJson, QStringLiteral("The answer is not a JSON object."));
        T out{};
        schema::Faults faults;
        schema::Codec<T>::readMembers(answer, out, {}, faults);
        if (faults.isEmpty())
            return out;
        Error error = faults.toError();
        dropEmptyTexts(error, answer);
        if (error.missingFields.isEmpty() && error.invalidFields.empty())
            return out;
        return tl::unexpected(std::move(error));
    }
}

} // namespace answerdesk::client
