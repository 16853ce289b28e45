// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/threads.h"
#include "shared/client/raw_exchange.h"
#include <memory>

namespace answerdesk::console {

/// What a request of the bench shows to be let in.
enum class BenchAuth : unsigned char {
    None, ///< nothing beyond the headers that it has
    TestKey, ///< the bench's key: its own test key, or the one that was typed
    Session ///< the session of the administrator who is signed in
};

/// One request with everything that came of it.
struct BenchExchange {
    enum class State : unsigned char {
        Preparing, ///< a test key is being made
        Sending,
        Answered,
        Failed ///< refused or not answered; failure says why
    };
    enum class Sources : unsigned char { Unknown, Loading, Loaded, Failed };

    client::RawRequest request; ///< as it was asked for, without what auth adds
    BenchAuth auth = BenchAuth::None;
    bool keyIsTyped = false; ///< it may not be copied, as the bench's own may
    State state = State::Preparing;
    client::RawRecord record; ///< empty while nothing was sent
    std::optional<client::ApiFailure> failure;

    bool isMessage = false; ///< of send_message: the answer has a thread, and sources that it stands on
    QString answer;
    QString threadId; ///< of the answer
    Sources sources = Sources::Unknown;
    std::optional<api::Message> message; ///< the admin API's view: sources, engine, confidence
    std::optional<client::ApiFailure> sourcesFailure;

    bool isOver() const { return state == State::Answered || state == State::Failed; }
    int status() const { return record.response.status(); } ///< 0 when nothing came back
};

/// Held by the runner while it is under way and by whoever shows it. GUI thread.
using ExchangePtr = std::shared_ptr<BenchExchange>;

/// A POST of JSON, as a shop's backend sends it.
inline client::RawRequest postOf(const QUrl &url, json::Object body)
{
    return {"POST", url, {{"Content-Type", "application/json"}, {"Accept", "application/json"}},
        json::Value(std::move(body)).toJson()};
}

} // namespace answerdesk::console
