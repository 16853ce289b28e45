// SPDX-FileCopyrightText: Answerdesk contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/words/server_templates.h"
#include <QtCore/QtGlobal>

namespace answerdesk::console::serverwords {

namespace {
// What answers say in words of the server's own.
constexpr const char *kTemplates[] = {
    // How figures are reckoned. shared/api/revenue_figures.h
    QT_TRANSLATE_NOOP("ServerWords", "Sum of the values of the orders of visitors with an active ticket."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Sum of the refunds and cancellations of such orders, on the day that they were recorded."),
    QT_TRANSLATE_NOOP("ServerWords", "attributed_revenue - refunded."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Of attributed_revenue, orders credited to a helpful answer or FAQ that was about a bought product."),
    QT_TRANSLATE_NOOP("ServerWords", "attributed_revenue - direct_revenue."),
    QT_TRANSLATE_NOOP("ServerWords", "Of attributed_revenue, orders after a helpful interaction."),
    QT_TRANSLATE_NOOP("ServerWords", "Number of the orders of visitors with an active ticket."),
    QT_TRANSLATE_NOOP("ServerWords", "attributed_revenue / orders."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Value added to carts less value removed: sum of value times the change in quantity, over the cart "
        "events."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Carts with an add or a remove, counted once a day and currency, summed over the days."),
    QT_TRANSLATE_NOOP("ServerWords", "added_to_cart / carts."),
    QT_TRANSLATE_NOOP("ServerWords", "Days with a cart event."),
    QT_TRANSLATE_NOOP("ServerWords", "added_to_cart / active_days."),
    QT_TRANSLATE_NOOP("ServerWords", "Tickets opened in the range."),
    QT_TRANSLATE_NOOP("ServerWords", "Of these tickets, those with a helpful interaction."),
    QT_TRANSLATE_NOOP("ServerWords", "Of these tickets, those with a cart event, whenever it came."),
    QT_TRANSLATE_NOOP("ServerWords", "Of these tickets, those with an order, whenever it came."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "tickets_with_order / tickets, counted on the day the ticket was opened."),
    // What the server's settings are for. server/app/settings.cpp
    QT_TRANSLATE_NOOP("ServerWords", "Folder of the database, the logs and the admin token"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "sqlite (a file in the data folder), or the address of a PostgreSQL database"),
    QT_TRANSLATE_NOOP("ServerWords", "Password of the PostgreSQL database"),
    QT_TRANSLATE_NOOP("ServerWords", "Region that this deployment serves"),
    QT_TRANSLATE_NOOP("ServerWords", "Address of the public endpoints; port 0 picks a free one"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Address of the analytics endpoints; without it they are on that of listen"),
    QT_TRANSLATE_NOOP("ServerWords", "Address of the admin API and the metrics"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Host names that the admin address answers to besides its own addresses"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Addresses and networks whose X-Forwarded-For is trusted, separated by commas"),
    QT_TRANSLATE_NOOP("ServerWords", "HTTP worker threads of the public address; auto: one per core, 2 to 8"),
    QT_TRANSLATE_NOOP("ServerWords", "Maximum connections to the public addresses; more get 503"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Of these, connections from one address or one IPv6 /64 network; auto: a quarter, 0: no limit; "
        "trusted proxies are exempt"),
    QT_TRANSLATE_NOOP("ServerWords", "Time that requests in progress get when the server stops"),
    QT_TRANSLATE_NOOP("ServerWords", "Level of the log on standard error: error, warning, info or debug"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Access log, one JSON object per line; default logs/access.log in the data folder"),
    QT_TRANSLATE_NOOP("ServerWords", "Bearer token that GET /metrics requires; empty: none"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Fetch product pages from loopback for allowed host:port pairs; for demos and tests"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Milliseconds between two requests to a host while a sitemap or a crawl is read; Crawl-delay of "
        "robots.txt counts where it is longer, up to 10 seconds"),
    QT_TRANSLATE_NOOP("ServerWords", "The program answerdesk-extract; default: beside this program"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "OpenAI-compatible server whose models may phrase answers; empty: no model"),
    QT_TRANSLATE_NOOP("ServerWords", "Bearer token for model_url"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Models that companies may choose from, separated by commas; the first is the default"),
    QT_TRANSLATE_NOOP("ServerWords", "Time limit for an answer from a model, including one retry"),
    QT_TRANSLATE_NOOP("ServerWords", "Maximum tokens of a model request and its answer"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Maximum model tokens per company and day (UTC); after that, answers and FAQs are given without a "
        "model"),
    QT_TRANSLATE_NOOP("ServerWords", "Concurrent requests to models; four times as many can wait"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Request field that limits the answer; max_completion_tokens for reasoning models"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Model whose embeddings help to rank passages, for companies that use models; empty: rank by words "
        "only"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "OpenAI-compatible server of the embedding model; default model_url, with model_key"),
    QT_TRANSLATE_NOOP("ServerWords", "Bearer token for embedding_url"),
    QT_TRANSLATE_NOOP("ServerWords", "Prefix for questions, such as search_query:; a space is appended"),
    QT_TRANSLATE_NOOP("ServerWords", "Prefix for passages, such as search_document:; a space is appended"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Time limit for the embedding of a question; after that, passages are ranked by words only"),
    QT_TRANSLATE_NOOP("ServerWords", "Passages per embedding request"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Concurrent embedding requests for questions; four times as many can wait; passages use one of their "
        "own"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Maximum weight of similarity in meaning, relative to the best match by words; 0: none"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Memory limit for the embeddings of all companies, one byte per dimension; passages beyond it are "
        "ranked by words"),
    // Where a setting stands. server/app/config.cpp
    QT_TRANSLATE_NOOP("ServerWords", "environment variable %1"),
    QT_TRANSLATE_NOOP("ServerWords", "%1, line %2"),
    QT_TRANSLATE_NOOP("ServerWords", "%1, named by %2"),
    // Why an answer counts as helpful, or not; what was ignored of a request. server/answers
    QT_TRANSLATE_NOOP("ServerWords", "answered from sources"),
    QT_TRANSLATE_NOOP("ServerWords", "refused"),
    QT_TRANSLATE_NOOP("ServerWords", "greeting"),
    QT_TRANSLATE_NOOP("ServerWords", "asked back"),
    QT_TRANSLATE_NOOP("ServerWords", "no source"),
    QT_TRANSLATE_NOOP("ServerWords", "an administrator marked the answer as wrong"),
    QT_TRANSLATE_NOOP("ServerWords", "%1 is not a UUID with dashes and was ignored"),
    QT_TRANSLATE_NOOP("ServerWords", "%1 is the nil UUID, which identifies no visitor"),
    // What the shop's requests and their fields are for. shared/api
    QT_TRANSLATE_NOOP("ServerWords", "Answer a question, or return a FAQ's cached answer"),
    QT_TRANSLATE_NOOP("ServerWords", "FAQs of a product page"),
    QT_TRANSLATE_NOOP("ServerWords", "Record a cart event"),
    QT_TRANSLATE_NOOP("ServerWords", "Record an order"),
    QT_TRANSLATE_NOOP("ServerWords", "The user's question."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Thread of the conversation, from an earlier answer; left out for a new one."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "FAQ whose cached answer is wanted; query_text must then be its question."),
    QT_TRANSLATE_NOOP("ServerWords", "Page the user is on."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Language of the answer, BCP 47; default: the question's own where that is clear, else en."),
    QT_TRANSLATE_NOOP("ServerWords",
        "Anything about the user. Keys that begin with _ are private. user_fingerprint and "
        "user_faq_fingerprint tie the thread to a visitor."),
    QT_TRANSLATE_NOOP("ServerWords", "Full URL of the product page; http or https."),
    QT_TRANSLATE_NOOP("ServerWords", "Language of the FAQs, BCP 47."),
    QT_TRANSLATE_NOOP("ServerWords", "Number of FAQs."),
    QT_TRANSLATE_NOOP("ServerWords", "The company's key."),
    QT_TRANSLATE_NOOP("ServerWords", "Visitor of the chat widget."),
    QT_TRANSLATE_NOOP("ServerWords", "Visitor of the FAQ widget."),
    QT_TRANSLATE_NOOP("ServerWords", "What happened to the item."),
    QT_TRANSLATE_NOOP("ServerWords", "The shop's own identifier of the product."),
    QT_TRANSLATE_NOOP("ServerWords", "Name for people."),
    QT_TRANSLATE_NOOP("ServerWords", "Price of one, after discounts."),
    QT_TRANSLATE_NOOP("ServerWords", "ISO 4217 code."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Quantity after this event; 0 only for ITEM_REMOVED; may be a fraction."),
    QT_TRANSLATE_NOOP("ServerWords", "Where the event came from."),
    QT_TRANSLATE_NOOP("ServerWords", "Total of the order after discounts and taxes."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "The shop's own identifier of the order; an order with one counts once, for ever."),
    QT_TRANSLATE_NOOP("ServerWords", "The same as orderId."),
    QT_TRANSLATE_NOOP("ServerWords", "Purchased items."),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Where the order came from; absent: the source of the visitor's last cart event."),
    // Steps while the demo shop is made. server/app/demo_shop.cpp, server/app/demo_history.cpp
    QT_TRANSLATE_NOOP("ServerWords", "60 days of fictional questions, carts and orders for nordfjell"),
    QT_TRANSLATE_NOOP("ServerWords", "The shop's pages are at %1"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Three companies: nordfjell, skagen-coffee and stillwater (API access off)"),
    QT_TRANSLATE_NOOP("ServerWords", "%1 help documents imported for nordfjell"),
    QT_TRANSLATE_NOOP("ServerWords", "API keys and an administrator created"),
    // Why a page is a product's or not. server/faqs/facts/page_decision.cpp
    QT_TRANSLATE_NOOP("ServerWords", "markup of a product with a price"),
    QT_TRANSLATE_NOOP("ServerWords", "markup of a product with an offer"),
    QT_TRANSLATE_NOOP("ServerWords", "markup of a product without an offer"),
    QT_TRANSLATE_NOOP("ServerWords", "data of a product with a price in a script"),
    QT_TRANSLATE_NOOP("ServerWords", "a price in the page's description"),
    QT_TRANSLATE_NOOP("ServerWords", "a price in the page's metadata"),
    QT_TRANSLATE_NOOP("ServerWords", "declares itself a product"),
    QT_TRANSLATE_NOOP("ServerWords", "a page rule says so"),
    QT_TRANSLATE_NOOP("ServerWords", "a button to buy"),
    QT_TRANSLATE_NOOP("ServerWords", "a price beside the text"),
    QT_TRANSLATE_NOOP("ServerWords", "a price between the heading and the first button to buy"),
    QT_TRANSLATE_NOOP("ServerWords", "the price of the heading appears on the page twice"),
    QT_TRANSLATE_NOOP("ServerWords", "availability beside the heading"),
    QT_TRANSLATE_NOOP("ServerWords", "labels of a product's identity (%1)"),
    QT_TRANSLATE_NOOP("ServerWords", "the address looks like that of a product"),
    QT_TRANSLATE_NOOP("ServerWords", "markup of an article"),
    QT_TRANSLATE_NOOP("ServerWords", "declares itself an article"),
    QT_TRANSLATE_NOOP("ServerWords", "markup of an event or something else that is not a product"),
    QT_TRANSLATE_NOOP("ServerWords", "the address is a home page"),
    QT_TRANSLATE_NOOP("ServerWords", "the address looks like that of a list, an article or a help page"),
    QT_TRANSLATE_NOOP("ServerWords", "the heading looks like that of a search, an order or an error"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "the heading looks like that of a list, a guide, a review or a comparison"),
    QT_TRANSLATE_NOOP("ServerWords", "long text without a price or a button, as in an article"),
    QT_TRANSLATE_NOOP("ServerWords", "markup of a list"),
    QT_TRANSLATE_NOOP("ServerWords", "%1 products, none of which the title names"),
    QT_TRANSLATE_NOOP("ServerWords", "the price belongs to another heading below the page's"),
    QT_TRANSLATE_NOOP("ServerWords", "%1 linked names with prices, one of which is the page's"),
    QT_TRANSLATE_NOOP("ServerWords", "%1 prices and %2 buttons"),
    QT_TRANSLATE_NOOP("ServerWords", "many prices among links, as in a list"),
};
} // namespace

std::span<const char *const> answerTemplates() { return kTemplates; }

} // namespace answerdesk::console::serverwords
