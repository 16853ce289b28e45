// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once
#include "server/accounts/model/company.h"

namespace answerdesk::accounts {

/// One limit of a company: its names in a request, what is granted, what the company chose, and what is in
/// effect. 0 stands for no limit everywhere and therefore counts as the largest value.
struct CompanyLimit {
    const char *name;
    const char *grantName;
    std::optional<int> api::CompanyRequest::*sent;
    std::optional<int> api::CompanyRequest::*sentGrant;
    int Company::*granted;
    std::optional<int> CompanyChoices::*chosen;
    int Company::*inEffect;
};

inline constexpr CompanyLimit kCompanyLimits[]
    = {{"messages_per_minute", "granted_messages_per_minute", &api::CompanyRequest::messagesPerMinute,
           &api::CompanyRequest::grantedMessagesPerMinute, &Company::grantedMessagesPerMinute,
           &CompanyChoices::messagesPerMinute, &Company::messagesPerMinute},
        {"faqs_per_minute", "granted_faqs_per_minute", &api::CompanyRequest::faqsPerMinute,
            &api::CompanyRequest::grantedFaqsPerMinute, &Company::grantedFaqsPerMinute,
            &CompanyChoices::faqsPerMinute, &Company::faqsPerMinute},
        {"events_per_minute", "granted_events_per_minute", &api::CompanyRequest::eventsPerMinute,
            &api::CompanyRequest::grantedEventsPerMinute, &Company::grantedEventsPerMinute,
            &CompanyChoices::eventsPerMinute, &Company::eventsPerMinute}};

/// Whether a limit is not above the granted one.
constexpr bool isWithin(int limit, int granted) { return granted == 0 || (limit != 0 && limit <= granted); }
/// The same for a switch: off is always within.
constexpr bool isWithin(bool on, bool granted) { return granted || !on; }

template <typename T>
constexpr T narrower(T granted, const std::optional<T> &chosen)
{
    return chosen && isWithin(*chosen, granted) ? *chosen : granted;
}

} // namespace answerdesk::accounts
