// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "shared/api/changes.h"
#include <algorithm>
#include <vector>

namespace answerdesk::api {

namespace {

using enum ChangeTopic;

/// Endpoints below one name in a path, and what a write to them changes besides the audit log.
struct Family {
    const char *segment;
    std::vector<ChangeTopic> topics;
};

/// The first name of a path, behind the company's when there is one, that stands here.
const std::vector<Family> &families()
{
    static const std::vector<Family> all{{"send_message", {Threads, Gaps}},
        {"cart_events", {Events, RefusedEvents}}, {"checkout_events", {Orders, RefusedEvents}},
        {"product-faqs", {FaqPages}}, {"sessions", {Sessions}}, {"admins", {Administrators, Sessions}},
        {"demo-data", {Companies}}, {"settings", {Settings, Companies}},
        {"analytics-secret", {Settings, Companies}}, {"keys", {ApiKeys}},
        {"sources", {Sources, Documents, Imports}}, {"documents", {Documents, Sources}},
        {"imports", {Imports, Documents, Sources}}, {"own-answers", {OwnAnswers, Gaps, Documents}},
        {"gaps", {Gaps, OwnAnswers}}, {"lexicon", {Lexicon}}, {"lexicon-imports", {Lexicon}},
        {"texts", {Texts}}, {"faq-pages", {FaqPages}}, {"faqs", {FaqPages}}, {"faq-imports", {FaqPages}},
        {"pregenerations", {Pregenerations, FaqPages}}, {"feeds", {Feeds}},
        {"page-rules", {PageRules, FaqPages}}, {"evaluations", {Evaluations}},
        {"threads", {Threads, Gaps, Orders}}, {"orders", {Orders}}, {"visitors", {Visitors, Threads, Orders}},
        {"revenue", {Orders, Events}}};
    return all;
}

std::vector<ChangeTopic> topicsOf(const EndpointInfo &endpoint)
{
    const QByteArrayView method(endpoint.method);
    const bool mayWrite = method != "GET" || endpoint.id == Endpoint::ProductFaqs;
    if (!mayWrite || endpoint.id == Endpoint::SimulateEvent)
        return {};
    QByteArrayList segments = QByteArray(endpoint.path).mid(1).split('/');
    const bool isOfCompany = segments.contains("{company}");
    if (isOfCompany)
        segments = segments.mid(segments.indexOf("{company}") + 1);
    std::vector<ChangeTopic> topics;
    if (segments.isEmpty() || segments.last() == "companies")
        topics = {Companies, Settings};
    for (const QByteArray &segment : std::as_const(segments)) {
        const auto found = std::find_if(families().begin(), families().end(),
            [&](const Family &family) { return segment == family.segment; });
        if (found != families().end()) {
            topics = found->topics;
            break;
        }
    }
    if (!topics.empty() && endpoint.listener == Listener::Admin)
        topics.push_back(Audit);
    return topics;
}

} // namespace

std::span<const ChangeTopic> changesOf(Endpoint endpoint)
{
    static const std::vector<std::vector<ChangeTopic>> all = [] {
        std::vector<std::vector<ChangeTopic>> list;
        for (const EndpointInfo &info : endpoints())
            list.push_back(topicsOf(info));
        return list;
    }();
    return all[std::size_t(endpoint)];
}

} // namespace answerdesk::api
