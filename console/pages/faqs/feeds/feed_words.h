// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/widgets/style/theme.h"
#include "shared/api/feeds.h"
#include <QtCore/QDateTime>

// How feeds, their runs and their problems are said; the same words everywhere.
namespace answerdesk::console {

/// "Google, XML", "Shopify", "CSV", ...
QString formatText(api::FeedFormat format);
/// What a column of a feed holds.
QString fieldText(api::FeedField field);
/// What is wrong with a row or a value, without an end mark.
QString problemText(api::FeedProblem problem);
/// "Every hour", "On demand"; empty for a feed whose files are uploaded.
QString intervalText(const std::optional<int> &minutes);
/// "12 added · 4 changed"; "no changes" when there are none.
QString changesText(const api::FeedRun &run);
/// "12.4 of 80.0 MB", "12.4 MB"
QString receivedText(const api::FeedRun &run);
QString priceText(const std::optional<QString> &price, const std::optional<QString> &currency);
/// "In stock", ...; empty for none.
QString availabilityText(const std::optional<QString> &word);

bool hasEnded(const api::FeedRun &run);
/// Whether its files are uploaded, not fetched from an address.
bool isUploaded(const api::Feed &feed);
/// Whether a run waits for the rest of a file.
bool isReceivingFile(const api::Feed &feed);

/// The state of a feed's latest run, the note beside it.
struct FeedStatus {
    QString text;
    QString note;
    Tone tone = Tone::Neutral;

    static FeedStatus of(const api::Feed &feed, const QDateTime &now);
};

} // namespace answerdesk::console
