// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "shared/api/page_rules.h"

/// Page rules as a JSON file, to be taken to another company.
namespace answerdesk::console::pagerulefile {

QByteArray write(const std::vector<api::PageRule> &rules);

struct Read {
    api::PageRulesRequest rules;
    QString fault; ///< why the file is of no use, as a sentence; empty when it is
};
Read read(const QByteArray &bytes);

} // namespace answerdesk::console::pagerulefile
