/* SPDX-FileCopyrightText: Answerdesk contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What storage alone can do: writes the rows of cart events, or of answers to the questions of FAQs, into a database
 * that a server has made. It uses the settings of the server's writer, prepared statements and transactions of 64, and
 * reads nothing. Of an event it writes the event, its item and the total of its product; of an answer its thread,
 * message, sources (which are there) and interaction, and its ticket. Once a transaction it writes the sequence, and for
 * events the totals of the day and of their source.
 *
 * Usage: answerdesk-bench-sqlite DATABASE COMPANY SECONDS events|answers
 * Prints one JSON object. Exit codes: 0 done, 1 failed, 2 wrong usage.
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { kBatch = 64, kVisitors = 200, kProducts = 2000 };

static const char kDay[] = "2026-09-21";

static sqlite3 *g_database;

static void check(int code, const char *what)
{
    if (code != SQLITE_OK && code != SQLITE_ROW && code != SQLITE_DONE) {
        fprintf(stderr, "answerdesk-bench-sqlite: %s: %s\n", what, sqlite3_errmsg(g_database));
        exit(1);
    }
}

static void run(const char *sql) { check(sqlite3_exec(g_database, sql, NULL, NULL, NULL), sql); }

static sqlite3_stmt *prepare(const char *sql)
{
    sqlite3_stmt *statement = NULL;
    check(sqlite3_prepare_v2(g_database, sql, -1, &statement, NULL), sql);
    return statement;
}

static void bindText(sqlite3_stmt *statement, int index, const char *text)
{
    check(sqlite3_bind_text(statement, index, text, -1, SQLITE_TRANSIENT), "bind");
}

static void bindInteger(sqlite3_stmt *statement, int index, sqlite3_int64 value)
{
    check(sqlite3_bind_int64(statement, index, value), "bind");
}

static sqlite3_int64 step(sqlite3_stmt *statement)
{
    const int code = sqlite3_step(statement);
    check(code, "step");
    const sqlite3_int64 first = code == SQLITE_ROW ? sqlite3_column_int64(statement, 0) : 0;
    check(sqlite3_reset(statement), "reset");
    return first;
}

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec + (double)time.tv_nsec / 1e9;
}

static sqlite3_int64 lastNumber(const char *sql, const char *company)
{
    sqlite3_stmt *statement = prepare(sql);
    bindText(statement, 1, company);
    return step(statement);
}

static sqlite3_stmt *prepareSequence(const char *company, const char *name)
{
    sqlite3_stmt *sequence = prepare("INSERT INTO sequence (company_key, name, last_value) VALUES (?, ?, ?) "
                                     "ON CONFLICT (company_key, name) DO UPDATE SET last_value = excluded.last_value");
    bindText(sequence, 1, company);
    bindText(sequence, 2, name);
    return sequence;
}

/* Binds what a row of totals has from this column on: orders, refunds, events, carts, and three sums of three limbs. */
static void bindTotal(sqlite3_stmt *statement, int column, int events)
{
    for (int i = 0; i < 13; ++i)
        bindInteger(statement, column + i, 0);
    bindInteger(statement, column + 2, events);
    bindInteger(statement, column + 11, 49 * events);
}

#define TOTAL_COLUMNS                                                                                                  \
    "orders, refunds, events, carts, revenue_tera, revenue_units, revenue_pico, refund_tera, refund_units, "           \
    "refund_pico, cart_tera, cart_units, cart_pico"
#define TOTAL_SUMS(table)                                                                                              \
    "orders = " table ".orders + excluded.orders, refunds = " table ".refunds + excluded.refunds, "                    \
    "events = " table ".events + excluded.events, carts = " table ".carts + excluded.carts, "                          \
    "revenue_tera = " table ".revenue_tera + excluded.revenue_tera, "                                                  \
    "revenue_units = " table ".revenue_units + excluded.revenue_units, "                                               \
    "revenue_pico = " table ".revenue_pico + excluded.revenue_pico, "                                                  \
    "refund_tera = " table ".refund_tera + excluded.refund_tera, "                                                     \
    "refund_units = " table ".refund_units + excluded.refund_units, "                                                  \
    "refund_pico = " table ".refund_pico + excluded.refund_pico, "                                                     \
    "cart_tera = " table ".cart_tera + excluded.cart_tera, "                                                           \
    "cart_units = " table ".cart_units + excluded.cart_units, "                                                        \
    "cart_pico = " table ".cart_pico + excluded.cart_pico"

/* Writes cart events for so many seconds, and returns how many. */
static sqlite3_int64 writeEvents(const char *company, double seconds)
{
    sqlite3_stmt *begin = prepare("BEGIN IMMEDIATE");
    sqlite3_stmt *commit = prepare("COMMIT");
    sqlite3_stmt *sequence = prepareSequence(company, "commerce_event");
    sqlite3_stmt *item = prepare(
        "INSERT INTO cart_item (company_key, user_fingerprint, product_id, state, quantity_micros, counted) "
        "VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT (company_key, user_fingerprint, product_id) DO UPDATE SET "
        "state = excluded.state, quantity_micros = excluded.quantity_micros, counted = excluded.counted");
    sqlite3_stmt *event = prepare(
        "INSERT INTO cart_event (company_key, event_id, at_ms, day, user_fingerprint, user_faq_fingerprint, type, "
        "product_id, product_name, value_micros, currency, quantity_micros, quantity_change_micros, source, ticket_id, "
        "interaction_id, channel, is_helpful, is_test) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    sqlite3_stmt *product_name = prepare(
        "INSERT INTO product (company_key, product_id, product_name) VALUES (?, ?, ?) ON CONFLICT (company_key, product_id) "
        "DO UPDATE SET product_name = excluded.product_name WHERE product.product_name <> excluded.product_name");
    sqlite3_stmt *total = prepare("INSERT INTO daily_total (company_key, day, currency, channel, is_helpful, "
                                  "is_direct, is_test, " TOTAL_COLUMNS
                                  ") VALUES (?, ?, 'EUR', 'chat', 0, 0, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                                  "ON CONFLICT (company_key, day, currency, channel, is_helpful, is_direct, "
                                  "is_test) DO UPDATE SET " TOTAL_SUMS("daily_total"));
    sqlite3_stmt *slice
        = prepare("INSERT INTO daily_slice (company_key, dimension, day, currency, value, channel, is_helpful, "
                  "is_direct, is_test, " TOTAL_COLUMNS
                  ") VALUES (?, ?, ?, 'EUR', ?, 'chat', 0, 0, 0, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
                  "ON CONFLICT (company_key, dimension, day, currency, value, channel, is_helpful, is_direct, "
                  "is_test) DO UPDATE SET " TOTAL_SUMS("daily_slice"));

    const sqlite3_int64 first
        = lastNumber("SELECT COALESCE(MAX(event_id), 0) FROM cart_event WHERE company_key = ?", company);
    const double start = now();
    sqlite3_int64 events = 0;
    while (now() - start < seconds) {
        step(begin);
        for (int i = 0; i < kBatch; ++i, ++events) {
            char visitor[40];
            char faqVisitor[40];
            char product[32];
            char name[48];
            const int number = (int)(events % kVisitors);
            snprintf(visitor, sizeof visitor, "00000000-0000-4000-8000-%012x", number);
            snprintf(faqVisitor, sizeof faqVisitor, "00000000-0000-4000-9000-%012x", number);
            snprintf(product, sizeof product, "product-%d", (int)(events * 7 % kProducts));
            snprintf(name, sizeof name, "Product %d", (int)(events * 7 % kProducts));

            bindText(item, 1, company);
            bindText(item, 2, visitor);
            bindText(item, 3, product);
            bindText(item, 4, "single");
            bindInteger(item, 5, 1000000);
            bindText(item, 6, "2026-09-21EUR");
            step(item);

            bindText(event, 1, company);
            bindInteger(event, 2, first + events + 1);
            bindInteger(event, 3, 1790000000000 + events);
            bindText(event, 4, kDay);
            bindText(event, 5, visitor);
            bindText(event, 6, faqVisitor);
            bindText(event, 7, "ITEM_ADDED");
            bindText(event, 8, product);
            bindText(event, 9, name);
            bindInteger(event, 10, 49900000);
            bindText(event, 11, "EUR");
            bindInteger(event, 12, 1000000);
            bindInteger(event, 13, 1000000);
            bindText(event, 14, "bench");
            bindInteger(event, 15, number + 1);
            bindInteger(event, 16, number + 1);
            bindText(event, 17, "chat");
            bindInteger(event, 18, 0);
            bindInteger(event, 19, 0);
            step(event);

            bindText(product_name, 1, company);
            bindText(product_name, 2, product);
            bindText(product_name, 3, name);
            step(product_name);

            bindText(slice, 1, company);
            bindText(slice, 2, "product");
            bindText(slice, 3, kDay);
            bindText(slice, 4, product);
            bindTotal(slice, 5, 1);
            step(slice);
        }
        bindText(slice, 2, "source");
        bindText(slice, 4, "bench");
        bindTotal(slice, 5, kBatch);
        step(slice);
        bindText(total, 1, company);
        bindText(total, 2, kDay);
        bindTotal(total, 3, kBatch);
        step(total);
        bindInteger(sequence, 3, first + events);
        step(sequence);
        step(commit);
    }
    return events;
}

/* Writes answers for so many seconds, and returns how many. The visitors' tickets are there. */
static sqlite3_int64 writeAnswers(const char *company, double seconds)
{
    static const char kPage[] = "http://127.0.0.1:46757/products/alta-2-tent.html";
    static const char kQuestion[] = "What are the dimensions of Alta 2 tent?";
    static const char kReason[] = "answered from sources";
    static const char kSet[] = "2fbaf5c5c1c34c970a5d6726d48f15c37bae7819fe052c6f206af5f1823363b8";

    sqlite3_stmt *begin = prepare("BEGIN IMMEDIATE");
    sqlite3_stmt *commit = prepare("COMMIT");
    sqlite3_stmt *sequence = prepareSequence(company, "interaction");
    sqlite3_stmt *sources = prepare("INSERT INTO source_set (company_key, set_id, sources) VALUES (?, ?, ?) "
                                    "ON CONFLICT (company_key, set_id) DO NOTHING");
    sqlite3_stmt *thread = prepare(
        "INSERT INTO thread (company_key, thread_id, is_test, user_fingerprint, user_faq_fingerprint, message_count, "
        "first_query, created_ms, updated_ms) VALUES (?, ?, 0, ?, ?, 1, ?, ?, ?)");
    sqlite3_stmt *message = prepare(
        "INSERT INTO message (company_key, thread_id, message_id, query_text, result_text, locale, channel, faq_id, "
        "page_url, metadata, engine, took_us, helpful, helpful_reason, request_id, created_ms, source_set_id) "
        "VALUES (?, ?, 1, ?, 'Inner height: 108 cm; Packed size: 45 x 16 cm.', 'en', 'faq', 1, ?, ?, 'faq-cache', 200, 1, "
        "?, ?, ?, ?)");
    sqlite3_stmt *interaction = prepare(
        "INSERT INTO interaction (company_key, interaction_id, ticket_id, user_fingerprint, user_faq_fingerprint, at_ms, "
        "channel, thread_id, message_id, faq_id, is_test, is_helpful, helpful_reason, locale, page_url, about) "
        "VALUES (?, ?, ?, ?, ?, ?, 'faq', ?, 1, 1, 0, 1, ?, 'en', ?, "
        "'alta-2-tent.html What are the dimensions of Alta 2 tent? Product.additionalProperty')");
    sqlite3_stmt *ticket = prepare("UPDATE ticket SET interactions = interactions + 1, is_helpful = 1, last_ms = ?, "
                                   "helpful_interactions = helpful_interactions + 1 WHERE company_key = ? AND ticket_id = ?");

    const sqlite3_int64 first
        = lastNumber("SELECT COALESCE(MAX(interaction_id), 0) FROM interaction WHERE company_key = ?", company);
    const double start = now();
    sqlite3_int64 answers = 0;
    while (now() - start < seconds) {
        step(begin);
        for (int i = 0; i < kBatch; ++i, ++answers) {
            char visitor[40];
            char faqVisitor[40];
            char id[40];
            char request[40];
            char metadata[160];
            const int number = (int)(answers % kVisitors);
            const sqlite3_int64 at = 1790000000000 + answers;
            snprintf(visitor, sizeof visitor, "00000000-0000-4000-8000-%012x", number);
            snprintf(faqVisitor, sizeof faqVisitor, "00000000-0000-4000-9000-%012x", number);
            snprintf(id, sizeof id, "01a0c4d1-7c00-7000-8000-%012llx", (long long)(first + answers));
            snprintf(request, sizeof request, "01a0c4d1-7c00-7000-9000-%012llx", (long long)(first + answers));
            snprintf(metadata, sizeof metadata, "{\"user_fingerprint\":\"%s\",\"user_faq_fingerprint\":\"%s\"}", visitor,
                faqVisitor);

            bindText(sources, 1, company);
            bindText(sources, 2, kSet);
            bindText(sources, 3, "{\"sources\":[]}");
            step(sources);

            bindText(thread, 1, company);
            bindText(thread, 2, id);
            bindText(thread, 3, visitor);
            bindText(thread, 4, faqVisitor);
            bindText(thread, 5, kQuestion);
            bindInteger(thread, 6, at);
            bindInteger(thread, 7, at);
            step(thread);

            bindText(message, 1, company);
            bindText(message, 2, id);
            bindText(message, 3, kQuestion);
            bindText(message, 4, kPage);
            bindText(message, 5, metadata);
            bindText(message, 6, kReason);
            bindText(message, 7, request);
            bindInteger(message, 8, at);
            bindText(message, 9, kSet);
            step(message);

            bindText(interaction, 1, company);
            bindInteger(interaction, 2, first + answers + 1);
            bindInteger(interaction, 3, number + 1);
            bindText(interaction, 4, visitor);
            bindText(interaction, 5, faqVisitor);
            bindInteger(interaction, 6, at);
            bindText(interaction, 7, id);
            bindText(interaction, 8, kReason);
            bindText(interaction, 9, kPage);
            step(interaction);

            bindInteger(ticket, 1, at);
            bindText(ticket, 2, company);
            bindInteger(ticket, 3, number + 1);
            step(ticket);
        }
        bindInteger(sequence, 3, first + answers);
        step(sequence);
        step(commit);
    }
    return answers;
}

int main(int argc, char **argv)
{
    if (argc != 5 || atof(argv[3]) <= 0 || (strcmp(argv[4], "events") != 0 && strcmp(argv[4], "answers") != 0)) {
        fprintf(stderr, "Usage: answerdesk-bench-sqlite DATABASE COMPANY SECONDS events|answers\n");
        return 2;
    }
    check(sqlite3_open_v2(argv[1], &g_database, SQLITE_OPEN_READWRITE, NULL), "open");
    run("PRAGMA journal_mode = WAL");
    run("PRAGMA synchronous = FULL");
    run("PRAGMA wal_autocheckpoint = 4000");
    run("PRAGMA foreign_keys = ON");
    run("PRAGMA cache_size = -64000");
    run("PRAGMA temp_store = MEMORY");

    const double start = now();
    const sqlite3_int64 rows = (strcmp(argv[4], "events") == 0 ? writeEvents : writeAnswers)(argv[2], atof(argv[3]));
    const double took = now() - start;
    printf("{\"rows\":%lld,\"seconds\":%.3f,\"rate\":%.1f}\n", (long long)rows, took, (double)rows / took);
    for (sqlite3_stmt *statement; (statement = sqlite3_next_stmt(g_database, NULL)) != NULL;)
        sqlite3_finalize(statement);
    return sqlite3_close(g_database) == SQLITE_OK ? 0 : 1;
}
