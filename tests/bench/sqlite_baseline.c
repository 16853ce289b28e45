/* SPDX-FileCopyrightText: Answerdesk contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What storage alone can do: writes the rows of cart events into a database that a server has made, as the server
 * writes them, with the settings of its writer, prepared statements and nothing else: an event and its item one by one,
 * and once a transaction of 64 events the sequence and the totals of the day, its source and its products. Nothing is
 * read.
 *
 * Usage: answerdesk-bench-sqlite DATABASE COMPANY SECONDS
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

static sqlite3_int64 lastEvent(const char *company)
{
    sqlite3_stmt *statement = prepare("SELECT COALESCE(MAX(event_id), 0) FROM cart_event WHERE company_key = ?");
    bindText(statement, 1, company);
    return step(statement);
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

int main(int argc, char **argv)
{
    if (argc != 4 || atof(argv[3]) <= 0) {
        fprintf(stderr, "Usage: answerdesk-bench-sqlite DATABASE COMPANY SECONDS\n");
        return 2;
    }
    const char *company = argv[2];
    check(sqlite3_open_v2(argv[1], &g_database, SQLITE_OPEN_READWRITE, NULL), "open");
    run("PRAGMA journal_mode = WAL");
    run("PRAGMA synchronous = FULL");
    run("PRAGMA wal_autocheckpoint = 4000");
    run("PRAGMA foreign_keys = ON");
    run("PRAGMA cache_size = -64000");
    run("PRAGMA temp_store = MEMORY");

    sqlite3_stmt *begin = prepare("BEGIN IMMEDIATE");
    sqlite3_stmt *commit = prepare("COMMIT");
    sqlite3_stmt *sequence = prepare("INSERT INTO sequence (company_key, name, last_value) VALUES (?, ?, ?) "
                                     "ON CONFLICT (company_key, name) DO UPDATE SET last_value = excluded.last_value");
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

    const double seconds = atof(argv[3]);
    const sqlite3_int64 first = lastEvent(company);
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
        bindText(sequence, 1, company);
        bindText(sequence, 2, "commerce_event");
        bindInteger(sequence, 3, first + events);
        step(sequence);
        step(commit);
    }
    const double took = now() - start;
    printf("{\"events\":%lld,\"seconds\":%.3f,\"rate\":%.1f}\n", (long long)events, took, (double)events / took);
    for (sqlite3_stmt *statement; (statement = sqlite3_next_stmt(g_database, NULL)) != NULL;)
        sqlite3_finalize(statement);
    return sqlite3_close(g_database) == SQLITE_OK ? 0 : 1;
}
