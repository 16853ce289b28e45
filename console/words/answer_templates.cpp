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
    QT_TRANSLATE_NOOP("ServerWords", "Addresses and networks whose X-Forwarded-For counts, with commas"),
    QT_TRANSLATE_NOOP("ServerWords", "HTTP worker threads of the public address; auto: one a core, 2 to 8"),
    QT_TRANSLATE_NOOP("ServerWords", "Connections to the public addresses; more get 503"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Of these, connections from one address or one IPv6 /64 network; auto: a quarter, 0: no limit; "
        "trusted proxies are exempt"),
    QT_TRANSLATE_NOOP("ServerWords", "Time that requests under way get when the server stops"),
    QT_TRANSLATE_NOOP("ServerWords", "What goes to standard error: error, warning, info or debug"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Access log, a JSON object a line; default logs/access.log in the data folder"),
    QT_TRANSLATE_NOOP("ServerWords", "What GET /metrics must show as Bearer; without it nothing"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Let product pages be fetched from loopback for allowed host:port pairs; for demos and tests"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Milliseconds between two requests to a host while a sitemap or a crawl is read; Crawl-delay of "
        "robots.txt counts where it is longer, up to 10 seconds"),
    QT_TRANSLATE_NOOP("ServerWords", "The program answerdesk-extract; default beside this program"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "OpenAI-compatible server whose models may word answers; without it none is asked"),
    QT_TRANSLATE_NOOP("ServerWords", "Key that is sent to it as Bearer"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Its models that companies may choose from, with commas; the first is the default"),
    QT_TRANSLATE_NOOP("ServerWords", "Time for an answer by a model, a second try included"),
    QT_TRANSLATE_NOOP("ServerWords", "Most tokens of a request to a model with its answer"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Most tokens that models take for a company on a day (UTC); then answers and FAQs go without them"),
    QT_TRANSLATE_NOOP("ServerWords", "Requests to models at once; four times as many wait"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Field of a request that bounds its answer; max_completion_tokens for models that reason"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Model whose embeddings help to rank passages, for companies that use models; without it words alone "
        "do"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "OpenAI-compatible server of that model; default model_url, with model_key"),
    QT_TRANSLATE_NOOP("ServerWords", "Key that is sent to embedding_url as Bearer"),
    QT_TRANSLATE_NOOP("ServerWords", "What that model wants before a question, and a space"),
    QT_TRANSLATE_NOOP("ServerWords", "What that model wants before a passage, and a space"),
    QT_TRANSLATE_NOOP("ServerWords", "Time for a question's embedding, before it is ranked by words alone"),
    QT_TRANSLATE_NOOP("ServerWords", "Passages of a request that embeds them"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Requests for questions' embeddings at once; four times as many wait; passages have one of their "
        "own"),
    QT_TRANSLATE_NOOP(
        "ServerWords", "Most that nearness in meaning counts beside the best match by words; 0: nothing"),
    QT_TRANSLATE_NOOP("ServerWords",
        "Most memory of all companies' embeddings, a byte a dimension; what does not fit is ranked by words"),
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
    QT_TRANSLATE_NOOP("ServerWords", "%1 is the nil UUID, which stands for nobody"),
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
    QT_TRANSLATE_NOOP("ServerWords", "API keys and an administrator made"),
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
    QT_TRANSLATE_NOOP("ServerWords", "the price of the heading stands on the page twice"),
    QT_TRANSLATE_NOOP("ServerWords", "availability beside the heading"),
    QT_TRANSLATE_NOOP("ServerWords", "labels of a product's identity (%1)"),
    QT_TRANSLATE_NOOP("ServerWords", "the address is one of products"),
    QT_TRANSLATE_NOOP("ServerWords", "markup of an article"),
    QT_TRANSLATE_NOOP("ServerWords", "declares itself an article"),
    QT_TRANSLATE_NOOP("ServerWords", "markup of an event or another thing that is no product"),
    QT_TRANSLATE_NOOP("ServerWords", "the address is a home page"),
    QT_TRANSLATE_NOOP("ServerWords", "the address is one of lists, articles or help"),
    QT_TRANSLATE_NOOP("ServerWords", "the heading is one of a search, an order or a fault"),
    QT_TRANSLATE_NOOP("ServerWords", "the heading is one of a list, a guide, a review or a comparison"),
    QT_TRANSLATE_NOOP("ServerWords", "long text without a price or a button, as in an article"),
    QT_TRANSLATE_NOOP("ServerWords", "markup of a list"),
    QT_TRANSLATE_NOOP("ServerWords", "%1 products, none of which the title names"),
    QT_TRANSLATE_NOOP("ServerWords", "the price is one of another heading below the page's"),
    QT_TRANSLATE_NOOP("ServerWords", "%1 linked names with prices, one of which is the page's"),
    QT_TRANSLATE_NOOP("ServerWords", "%1 prices and %2 buttons"),
    QT_TRANSLATE_NOOP("ServerWords", "many prices among links, as in a list"),
};
} // namespace

std::span<const char *const> answerTemplates() { return kTemplates; }

} // namespace answerdesk::console::serverwords
