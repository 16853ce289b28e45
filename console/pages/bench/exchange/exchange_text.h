// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "console/bench/bench_exchange.h"
#include "console/widgets/style/theme.h"

// Exchanges of the test bench as people read them.
namespace answerdesk::console::exchangetext {

Tone toneOf(int status);
/// Of an exchange in any state: what it waits for, how it ended.
Tone toneOf(const BenchExchange &exchange);
/// "200 OK"; without an answer the code of the failure, before one "Under way".
QString status(const BenchExchange &exchange);
/// "200 OK · 182 ms · 1.2 kB"; of a failure its code and words.
QString outcome(const BenchExchange &exchange);
/// "15:30:05.010", local time.
QString time(const QDateTime &at);

} // namespace answerdesk::console::exchangetext
