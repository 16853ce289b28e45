/* SPDX-FileCopyrightText: Answerdesk contributors
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What storage alone can do: writes the rows of cart events as the server writes them (sequence, item, event, total
 * of the day), 64 events a transaction, WAL, synchronous=FULL, prepared statements, nothing else.
 *
 * Usage: answerdesk-bench-sqlite DATABASE SCHEMA.sql SECONDS
 * Prints one JSON object. Exit codes: 0 done, 1 failed, 2 wrong usage.
 */
#include <sqlite3.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { kBatch = 64, kVisitors = 500, kProducts = 2000 };

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

static void makeSchema(const char *path)
{
    FILE *file = fopen(path, "rb");
    if (!file || fseek(file, 0, SEEK_END) != 0) {
        fprintf(stderr, "answerdesk-bench-sqlite: %s cannot be read\n", path);
        exit(1);
    }
    const long size = ftell(file);
    rewind(file);
    char *sql = malloc((size_t)size + 1);
    if (!sql || fread(sql, 1, (size_t)size, file) != (size_t)size) {
        fprintf(stderr, "answerdesk-bench-sqlite: %s cannot be read\n", path);
        exit(1);
    }
    sql[size] = '\0';
    fclose(file);
    run(sql);
    free(sql);
}

int main(int argc, char **argv)
{
    if (argc != 4 || atof(argv[3]) <= 0) {
        fprintf(stderr, "Usage: answerdesk-bench-sqlite DATABASE SCHEMA.sql SECONDS\n");
        return 2;
    }
    check(sqlite3_open(argv[1], &g_database), "open");
    run("PRAGMA journal_mode = WAL");
    run("PRAGMA synchronous = FULL");
    run("PRAGMA foreign_keys = ON");
    run("PRAGMA cache_size = -16000");
    run("PRAGMA temp_store = MEMORY");
    makeSchema(argv[2]);
    run("INSERT INTO company VALUES ('bench', 'bench', 'eu', 1, 1, '[]', '[]', 'UTC', 'EUR', 24, 0, 0, 0, 0, 0, 0, 0)");

    sqlite3_stmt *begin = prepare("BEGIN IMMEDIATE");
    sqlite3_stmt *commit = prepare("COMMIT");
    sqlite3_stmt *sequence = prepare("INSERT INTO sequence (company_key, name, last_value) VALUES (?, ?, 1) "
                                     "ON CONFLICT (company_key, name) DO UPDATE SET "
                                     "last_value = sequence.last_value + 1 RETURNING last_value");
    sqlite3_stmt *item = prepare(
        "INSERT INTO cart_item (company_key, user_fingerprint, product_id, state, quantity_micros) "
        "VALUES (?, ?, ?, ?, ?) ON CONFLICT (company_key, user_fingerprint, product_id) "
        "DO UPDATE SET state = excluded.state, quantity_micros = excluded.quantity_micros");
    sqlite3_stmt *event = prepare("INSERT INTO cart_event VALUES "
                                  "(?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    sqlite3_stmt *total = prepare(
        "INSERT INTO daily_total VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (company_key, day, currency, channel, is_helpful, is_test) DO UPDATE SET "
        "orders = daily_total.orders + excluded.orders, "
        "revenue_tera = daily_total.revenue_tera + excluded.revenue_tera, "
        "revenue_units = daily_total.revenue_units + excluded.revenue_units, "
        "revenue_pico = daily_total.revenue_pico + excluded.revenue_pico, "
        "cart_tera = daily_total.cart_tera + excluded.cart_tera, "
        "cart_units = daily_total.cart_units + excluded.cart_units, "
        "cart_pico = daily_total.cart_pico + excluded.cart_pico RETURNING revenue_tera");

    const double seconds = atof(argv[3]);
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

            bindText(sequence, 1, "bench");
            bindText(sequence, 2, "commerce_event");
            const sqlite3_int64 id = step(sequence);

            bindText(item, 1, "bench");
            bindText(item, 2, visitor);
            bindText(item, 3, product);
            bindText(item, 4, "single");
            bindInteger(item, 5, 1000000);
            step(item);

            bindText(event, 1, "bench");
            bindInteger(event, 2, id);
            bindInteger(event, 3, 1790000000000 + id);
            bindText(event, 4, "2026-09-21");
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

            bindText(total, 1, "bench");
            bindText(total, 2, "2026-09-21");
            bindText(total, 3, "EUR");
            bindText(total, 4, "chat");
            for (int column = 5; column <= 13; ++column)
                bindInteger(total, column, column == 12 ? 49 : 0);
            step(total);
        }
        step(commit);
    }
    const double took = now() - start;
    printf("{\"events\":%lld,\"seconds\":%.3f,\"rate\":%.1f}\n", (long long)events, took, (double)events / took);
    for (sqlite3_stmt *statement; (statement = sqlite3_next_stmt(g_database, NULL)) != NULL;)
        sqlite3_finalize(statement);
    return sqlite3_close(g_database) == SQLITE_OK ? 0 : 1;
}
