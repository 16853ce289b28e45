// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "tests/openapi/exchange_book.h"

namespace answerdesk::test {

/// Identifiers that one part of the day hands to the next, by the name of the path's value.
using Identifiers = QMap<QByteArray, QByteArray>;

// Parts of recordEverything(), in the order in which they run.
void recordSetUp(ExchangeBook &book, FakeSite &site, Identifiers &ids);
void recordMessages(ExchangeBook &book, Identifiers &ids);
void recordFaqs(ExchangeBook &book, FakeSite &site, Identifiers &ids);
void recordEvents(ExchangeBook &book);
void recordAdministration(ExchangeBook &book, FakeSite &site, Identifiers &ids);
/// Parts of the administration.
/// Single documents, and what the lists of consoles are told of them.
void recordDocuments(ExchangeBook &book, const Identifiers &ids, const QByteArray &pagePath);
/// Models that are set up while the server runs.
void recordModelSetup(ExchangeBook &book);
void recordFeeds(ExchangeBook &book, Identifiers ids);
void recordPageRules(ExchangeBook &book, FakeSite &site, Identifiers ids);
/// Reads of the admin API that no part above has asked for: new ones get an example by themselves.
void recordRemainingReads(ExchangeBook &book, const Identifiers &ids);

/// The endpoint's path with the identifiers put in.
QByteArray pathWith(api::Endpoint endpoint, const Identifiers &ids);
json::Value parsedBody(const QByteArray &text);

} // namespace answerdesk::test
