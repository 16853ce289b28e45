# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The way to PostgreSQL fails under load, in a cluster whose settings this may change:
postgres.py run --own python3 postgres_faults.py BINARIES [--rounds N] [--recovery SECONDS] [--only FAULT]

Clients send orders, cart events and messages, each with an Idempotency-Key, and repeat them with the same key after a
503 or a lost connection. Nothing is recorded twice, nothing acknowledged is lost, and the server goes on by itself."""
import argparse
import collections
import contextlib
import http.client
import itertools
import sys
import threading
import time
import urllib.parse

from postgres_proxy import PostgresProxy
from crash import verify_events, verify_orders, verify_revenue
from crash_load import COMPANY, JSON, Book
from harness import (HOST, PATIENCE_SECONDS, POSTGRES, SKIPPED, Failed, cart_event, check, checkout, end_on_signals,
    equal, in_threads, psql, run_steps, visitor, wait_until)

CLIENTS = 9
WRITES = 100  # acknowledged before each fault
AGAIN_SECONDS = 0.05  # until a client repeats a request
ABSENT_SECONDS = 1
CLUSTER = POSTGRES + "/postgres"


class Load:
    """Clients that repeat each request until its outcome is known."""

    def __init__(self, server, api_key, visitors):
        self.server = server
        self.api_key = api_key
        self.visitors = visitors
        self.book = Book()
        self.messages = set()  # acknowledged
        self.tried_messages = set()
        self.numbers = itertools.count()
        self.acknowledged = 0
        self.refused = 0  # answers of 503
        self.unknown = 0  # of them those that say that the outcome is unknown
        self.unanswered = 0
        self.acknowledged_at = [0.0] * CLIENTS  # when each client sent what was acknowledged last
        self.ended = threading.Event()

    def run(self, index):
        chat, faq = self.visitors[index]
        while not self.ended.is_set():
            with self.book.lock:
                number = next(self.numbers)
            (self.send_order, self.send_cart_event, self.send_message)[index % 3](index, f"{index}-{number}", chat, faq)

    def until_known(self, index, key, send):
        """Sends the same until it is acknowledged."""
        deadline = time.monotonic() + 2 * PATIENCE_SECONDS
        while True:
            sent_at = time.monotonic()
            answer = None
            with contextlib.suppress(OSError, http.client.HTTPException):
                answer = send({**JSON, "Idempotency-Key": key})
            with self.book.lock:
                if not answer:
                    self.unanswered += 1
                elif answer.status == 200:
                    self.acknowledged += 1
                    self.acknowledged_at[index] = sent_at
                    return
                else:
                    equal((answer.status, answer.code), (503, "UNAVAILABLE"), f"answer to {key}: {answer.body[:300]!r}")
                    self.refused += 1
                    self.unknown += "unknown" in answer.json["message"] and "Idempotency-Key" in answer.json["message"]
            check(time.monotonic() < deadline, f"{key} is still refused")
            threading.Event().wait(AGAIN_SECONDS)

    def send_order(self, index, name, chat, faq):
        client, value = self.server.events(), f"{index}.{len(name):02}"
        with self.book.lock:
            self.book.tried_orders["o-" + name] = value
        body = checkout(COMPANY, chat, faq, "o-" + name, value)
        with contextlib.closing(client):
            self.until_known(index, "k-o-" + name,
                lambda head: client.send("POST", "/analytics/checkout_events", body, head))
        with self.book.lock:
            self.book.orders["o-" + name] = value

    def send_cart_event(self, index, name, chat, faq):
        client, body = self.server.events(), cart_event(COMPANY, chat, faq, "p-" + name, value=12.5)
        with self.book.lock:
            self.book.tried_products["p-" + name] = (body, "k-p-" + name)
        with contextlib.closing(client):
            self.until_known(index, "k-p-" + name, lambda head: client.post("/analytics/cart_events", body, head))
        with self.book.lock:
            self.book.products.add("p-" + name)

    def send_message(self, index, name, *_):
        client, text = self.server.public(self.api_key), "Hello m-" + name
        with self.book.lock:
            self.tried_messages.add(text)
        with contextlib.closing(client):
            self.until_known(index, "k-m-" + name,
                lambda head: client.post("/api/v1/send_message", {"query_text": text}, head))
        with self.book.lock:
            self.messages.add(text)

    def progress(self):
        wanted = self.acknowledged + WRITES
        self.wait(lambda: self.acknowledged >= wanted, f"{WRITES} more acknowledged writes")

    def refusal(self):
        """Waits until the fault is noticed."""
        before = self.refused
        self.wait(lambda: self.refused > before, "a 503")

    def recovery(self, since):
        """Seconds until each client has an acknowledgement of what it sent after a moment."""
        self.wait(lambda: min(self.acknowledged_at) > since, "an acknowledgement for each client")
        return time.monotonic() - since

    def wait(self, condition, what):
        wait_until(lambda: self.ended.is_set() or condition(), PATIENCE_SECONDS, what)
        check(not self.ended.is_set(), "the load has ended")


class Shop:
    """A server that reaches PostgreSQL through the proxy, and its load."""

    def __init__(self, bench):
        self.bench = bench
        parts = urllib.parse.urlsplit(bench.database(bench.folder / "data"))
        self.proxy = PostgresProxy(parts.hostname, parts.port)
        self.database = parts.path[1:]
        login = parts.netloc.rpartition("@")[0]
        self.server = bench.server(environment=bench.environment(
            ANSWERDESK_DATABASE=f"postgresql://{login}@{HOST}:{self.proxy.port}/{self.database}"))
        self.server.make_company(COMPANY)
        api_key = self.server.make_key(COMPANY)
        visitors = [(visitor(), visitor()) for _ in range(CLIENTS)]
        for chat, faq in visitors:
            self.server.open_ticket(api_key, chat, faq)
        self.load = Load(self.server, api_key, visitors)

    def stored(self, statement):
        return collections.Counter(text for (text,) in self.bench.sql(self.server.data, statement))

    def check_lock(self):
        """A server that writes while a session without a client has the writer's lock could meet a second one."""
        dead = ", ".join(map(str, self.proxy.half_open_ports())) or "NULL"
        holders = self.bench.sql(self.server.data, "SELECT pid FROM pg_locks JOIN pg_stat_activity USING (pid) "
            f"WHERE locktype = 'advisory' AND granted AND client_port IN ({dead})")
        check(not holders, "the server writes, and a session whose client is gone holds the writer's lock")


# Each gives the moment from which on the server could have gone on.

def lost_commit_answer(shop):
    """PostgreSQL has committed; its answer is lost with the connection."""
    before = shop.load.unknown
    for _ in range(10):  # some transactions are the server's own
        shop.proxy.swallows_commit = True
        shop.load.wait(lambda: not shop.proxy.swallows_commit, "a COMMIT")
        cut_at = time.monotonic()
        shop.load.recovery(cut_at)
        if shop.load.unknown > before:
            return cut_at
    raise Failed("no answer says that the outcome is unknown")


def half_open_sessions(shop):
    """A device between them has dropped all connections; PostgreSQL has not noticed."""
    shop.proxy.leave_half_open()
    return time.monotonic()


def half_open_writer(shop):
    """The writer's session alone: it keeps the writer's lock, and rows that its transaction has locked."""
    shop.proxy.leave_half_open(writer_only=True)
    return time.monotonic()


def restarted(shop):
    """All connections end, and for a while there are no new ones."""
    shop.proxy.is_down = True
    shop.proxy.cut()
    shop.load.refusal()
    threading.Event().wait(ABSENT_SECONDS)
    shop.proxy.is_down = False
    return time.monotonic()


def read_only_node(shop):
    """The node is demoted, also for the sessions that it has. Sessions that begin then stay read-only for ever: a
    server goes on only in a session that began after the node's return."""
    writable = ("-c", "SET default_transaction_read_only = off")
    psql(CLUSTER, f"ALTER DATABASE {shop.database} SET default_transaction_read_only = on", *writable)
    psql(CLUSTER, "SELECT pg_reload_conf()", "-c", "ALTER SYSTEM SET default_transaction_read_only = on")
    try:
        shop.load.refusal()
        connections = shop.proxy.connections
        shop.proxy.cut()
        shop.load.wait(lambda: shop.proxy.connections > connections, "a connection to the read-only node")
        threading.Event().wait(ABSENT_SECONDS)
    finally:
        psql(CLUSTER, "SELECT pg_reload_conf()", "-c", "ALTER SYSTEM RESET default_transaction_read_only")
        psql(CLUSTER, f"ALTER DATABASE {shop.database} RESET default_transaction_read_only", *writable)
    return time.monotonic()


class Row:
    """One line of the table."""

    def __init__(self, name):
        self.name = name
        self.times = []
        self.acknowledged = self.refused = self.unanswered = self.duplicated = self.lost = 0

    def cells(self):
        slowest = f"{max(self.times):.2f} s" if self.times else "-"
        return (self.name, *map(str, (len(self.times), self.acknowledged, self.refused, self.unanswered, self.duplicated,
            self.lost)), slowest)


HEAD = ("fault", "rounds", "acknowledged", "refused", "unanswered", "duplicated", "lost", "slowest recovery")


def print_table(rows):
    lines = [HEAD] + [row.cells() for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    for line in lines:
        print("      " + "  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip(), flush=True)


def verify(shop, row):
    load = shop.load
    row.acknowledged = load.acknowledged
    row.refused, row.unanswered = load.refused, load.unanswered
    for acknowledged, tried, statement in (
            (set(load.book.orders), set(load.book.tried_orders), "SELECT order_id FROM checkout"),
            (load.book.products, set(load.book.tried_products), "SELECT product_id FROM cart_event"),
            (load.messages, load.tried_messages, "SELECT query_text FROM message WHERE query_text LIKE 'Hello m-%'")):
        stored = shop.stored(statement)
        row.duplicated += sum(times - 1 for times in stored.values())
        row.lost += len(acknowledged - set(stored))
        check(set(stored) <= tried, f"{statement}: no client has sent {sorted(set(stored) - tried)[:5]}")
    equal((row.duplicated, row.lost), (0, 0), "duplicated and lost writes")
    revenue, orders = verify_orders(shop.server, load.book)
    verify_revenue(shop.server, revenue, orders, verify_events(shop.server, load.book))


def rounds_of(fault, rounds, recovery_seconds, rows):
    def fails(bench):
        row = Row(fault.__name__.replace("_", " "))
        rows.append(row)
        shop = Shop(bench)
        load = shop.load

        def fail():
            try:
                for _ in range(rounds):
                    load.progress()
                    row.times.append(load.recovery(fault(shop)))
                    shop.check_lock()
                    shop.proxy.end_half_open()
                load.progress()
            finally:
                load.ended.set()

        def run(index):
            try:
                load.run(index)
            finally:
                load.ended.set()  # a client that has failed ends the others

        with contextlib.closing(shop.proxy):
            try:
                in_threads(CLIENTS + 1, lambda index: run(index) if index < CLIENTS else fail())
            finally:
                verify(shop, row)
            shop.server.stop()
        check(max(row.times) <= recovery_seconds, f"recovered after {max(row.times):.2f} s")

    fails.__name__ = fault.__name__
    return fails


if __name__ == "__main__":
    end_on_signals()
    parser = argparse.ArgumentParser()
    parser.add_argument("binaries")
    parser.add_argument("--rounds", type=int, default=1, help="of each fault")
    parser.add_argument("--recovery", type=float, default=PATIENCE_SECONDS, help="seconds that a recovery may take")
    parser.add_argument("--only", default="", help="the faults whose name holds this")
    chosen = parser.parse_args()
    if not POSTGRES:
        print("skipped: it needs a cluster of its own")
        sys.exit(SKIPPED)
    table = []
    code = run_steps(chosen.binaries, [rounds_of(fault, chosen.rounds, chosen.recovery, table)
        for fault in (lost_commit_answer, half_open_sessions, half_open_writer, restarted, read_only_node)
        if chosen.only in fault.__name__])
    print_table(table)
    sys.exit(code)
