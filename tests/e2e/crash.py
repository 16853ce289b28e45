# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the server with SIGKILL at a random moment under mixed load, starts it again on the same folder and looks
whether everything that was acknowledged is there, once: crash.py BINARIES [--rounds N] [--seed N]"""
import argparse
import collections
import contextlib
import http.client
import random
import sys
import threading
from decimal import Decimal

from harness import (POSTGRES, cart_event, check, checkout, end_on_signals, equal, in_threads, run_steps, visitor)

COMPANY = "crash-shop"
BASE = f"/admin/v1/companies/{COMPANY}"
JSON = {"Content-Type": "application/json"}
VISITORS = 8
QUERIES = ("How long does standard delivery to Germany take?", "Do you have gift cards?",
    "How long is the warranty?", "What does shipping cost?", "Who won the world cup in 1990?")


class Book:
    """What was tried and what was acknowledged, over all rounds."""

    def __init__(self):
        self.lock = threading.Lock()
        self.tried_orders = {}  # id -> value
        self.orders = {}
        self.tried_products = {}  # id -> (body, idempotency key or none)
        self.products = set()
        self.threads = collections.defaultdict(list)  # thread id -> [(query, result)]
        self.keys = {}  # key id -> key
        self.killed_requests = 0

    def totals(self):
        messages = sum(len(messages) for messages in self.threads.values())
        return (f"{len(self.orders)} orders, {len(self.products)} cart events, {messages} messages, "
                f"{len(self.keys)} keys")


class Load:
    """Clients that go on until the server is gone. Each loop uses a connection of its own."""

    def __init__(self, server, book, api_key, visitors, seed, round_number):
        self.server = server
        self.book = book
        self.api_key = api_key
        self.visitors = visitors
        self.seed = seed
        self.round = round_number
        self.gone = threading.Event()
        self.answers = 0
        self.loops = [self.send_messages] * 3 + [self.send_cart_events] * 3 + [self.send_orders] * 3 + [self.make_keys]

    def run(self, index):
        dice = random.Random(f"{self.seed}-{self.round}-{index}")
        # The server is killed on purpose: a request without an answer is no fault, a wrong answer is.
        with contextlib.suppress(OSError, http.client.HTTPException):
            for step in self.loops[index](index, dice):
                self.answers += 1
                check(step, "a step without an answer")
        with self.book.lock:
            self.book.killed_requests += 1
        check(self.gone.is_set(), f"{self.loops[index].__name__} lost its connection while the server ran")

    def send_messages(self, index, dice):
        client = self.server.public(self.api_key)
        while True:
            thread = None
            for turn in range(dice.randint(1, 3)):
                query = f"{dice.choice(QUERIES)} #{self.round}-{index}-{dice.getrandbits(48):x}"
                body = {"query_text": query, **({"thread_id": thread} if thread else {})}
                answer = client.post("/api/v1/send_message", body).expect(200, "message")
                thread = answer["thread_id"]
                with self.book.lock:
                    self.book.threads[thread].append((query, answer["result_text"]))
                yield True

    def send_cart_events(self, index, dice):
        client = self.server.events()
        for number in range(10**9):
            chat, faq = dice.choice(self.visitors)
            product = f"p-{self.round}-{index}-{number}"
            body = cart_event(COMPANY, chat, faq, product, value=dice.randint(1, 9999) / 100)
            key = f"k-{product}" if dice.random() < 0.5 else None
            with self.book.lock:
                self.book.tried_products[product] = (body, key)
            head = {"Idempotency-Key": key} if key else {}
            client.post("/analytics/cart_events", body, head).expect(200, "cart event")
            with self.book.lock:
                self.book.products.add(product)
            if key and dice.random() < 0.3:
                client.post("/analytics/cart_events", body, head).expect(200, "replayed cart event")
            yield True

    def send_orders(self, index, dice):
        client = self.server.events()
        for number in range(10**9):
            chat, faq = dice.choice(self.visitors)
            order = f"o-{self.round}-{index}-{number}"
            value = f"{dice.randint(0, 99999)}.{dice.randint(0, 99):02}"
            body = checkout(COMPANY, chat, faq, order, value)
            with self.book.lock:
                self.book.tried_orders[order] = value
            client.send("POST", "/analytics/checkout_events", body, JSON).expect(200, "order")
            with self.book.lock:
                self.book.orders[order] = value
            if dice.random() < 0.3:
                again = client.send("POST", "/analytics/checkout_events", body, JSON)
                equal((again.status, again.code), (409, "ORDER_ALREADY_EXISTS"), "retry of a recorded order")
            yield True

    def make_keys(self, index, dice):
        client = self.server.admin()
        for number in range(10**9):
            body = {"name": f"{self.round}-{index}-{number}"}
            made = client.post(f"{BASE}/keys", body).expect(201, "key")
            with self.book.lock:
                self.book.keys[made["key"]["key_id"]] = made["api_key"]
            yield True


def once(items, what):
    """Items by id, none twice."""
    counts = collections.Counter(items)
    twice = [item for item, count in counts.items() if count > 1]
    check(not twice, f"{what} recorded twice: {twice[:5]}")
    return set(counts)


def verify_orders(server, book):
    orders = server.admin().all(f"{BASE}/orders")
    ids = once((order["order_id"] for order in orders), "orders")
    lost = set(book.orders) - ids
    check(not lost, f"{len(lost)} acknowledged orders are lost: {sorted(lost)[:5]}")
    check(ids <= set(book.tried_orders), f"orders that nobody sent: {sorted(ids - set(book.tried_orders))[:5]}")
    once((order["event_id"] for order in orders), "event ids of orders")
    for order in orders:
        equal(Decimal(order["value"]), Decimal(book.tried_orders[order["order_id"]]), "value of " + order["order_id"])
    return sum((Decimal(order["value"]) for order in orders), Decimal(0)), len(orders)


def verify_events(server, book):
    events = server.admin().all(f"{BASE}/events")
    ids = once((event["product_id"] for event in events), "cart events of a product")
    lost = book.products - ids
    check(not lost, f"{len(lost)} acknowledged cart events are lost: {sorted(lost)[:5]}")
    check(ids <= set(book.tried_products), "cart events that nobody sent")
    for event in events:
        equal(Decimal(event["value"]), Decimal(str(book.tried_products[event["product_id"]][0]["value"])),
            "value of " + event["product_id"])
    return sum((Decimal(event["cart_change"]) for event in events), Decimal(0))


def verify_revenue(server, revenue, orders, cart):
    report = server.admin().get(f"{BASE}/revenue").expect(200, "revenue")
    got = {entry["currency"]: entry for entry in report["currencies"]}
    equal(list(got), ["EUR"], "currencies")
    euros = got["EUR"]
    equal(Decimal(euros["attributed_revenue"]), revenue, "revenue beside the sum of the orders")
    equal(euros["orders"], orders, "number of orders in the report")
    equal(Decimal(euros["added_to_cart"]), cart, "cart value beside the sum of the events")
    equal(sum((Decimal(day["revenue"]) for day in euros["days"]), Decimal(0)), revenue, "sum of the days")


def verify_threads(server, threads):
    pending = list(threads.items())
    lock = threading.Lock()

    def read(_):
        admin = server.admin()
        while True:
            with lock:
                if not pending:
                    return
                thread, messages = pending.pop()
            stored = admin.get(f"{BASE}/threads/{thread}").expect(200, "acknowledged thread")["messages"]
            got = [(message["query_text"], message["result_text"]) for message in stored]
            # One more may be there: written, and its answer cut off by the kill.
            check(got[:len(messages)] == messages and len(got) <= len(messages) + 1,
                f"thread {thread}: acknowledged {messages}, stored {got}")

    in_threads(2, read)


def verify_keys(server, book, fresh):
    listed = once((key["key_id"] for key in server.admin().all(f"{BASE}/keys")), "keys")
    lost = set(book.keys) - listed
    check(not lost, f"{len(lost)} acknowledged keys are lost: {sorted(lost)[:5]}")
    for key in fresh[-20:]:
        # Without a page the request is wrong, but the key is judged first.
        equal(server.public(book.keys[key]).get("/api/v1/product-faqs").status, 400, "answer to an acknowledged key")


def retry_unanswered(server, book):
    """What a client does after a lost answer: it sends the same again. Nothing is recorded twice by that."""
    client = server.events()
    for product, (body, key) in list(book.tried_products.items()):
        if key and product not in book.products:
            client.post("/analytics/cart_events", body, {"Idempotency-Key": key}).expect(200, "retried cart event")
            book.products.add(product)
    chat, faq = next(iter(book.tried_products.values()))[0]["user_fingerprint"], visitor()
    for order, value in list(book.tried_orders.items()):
        if order in book.orders:
            continue
        answer = client.send("POST", "/analytics/checkout_events", checkout(COMPANY, chat, faq, order, value), JSON)
        check(answer.status == 200 or answer.code == "ORDER_ALREADY_EXISTS", f"retried order: {answer.body!r}")
        book.orders[order] = value


def integrity(bench, data):
    """SQLite's own checks of its file; PostgreSQL is not what was killed."""
    if not POSTGRES:
        equal(bench.sql(data, "PRAGMA integrity_check"), [("ok",)], "integrity check")
        equal(bench.sql(data, "PRAGMA foreign_key_check"), [], "foreign keys")


def crash(rounds, seed):
    def kill_and_start_again(bench):
        dice = random.Random(seed)
        book = Book()
        server = bench.server()
        server.make_company(COMPANY)
        server.import_help(COMPANY)
        api_key = server.make_key(COMPANY)
        visitors = [(visitor(), visitor()) for _ in range(VISITORS)]
        for chat, faq in visitors:
            server.open_ticket(api_key, chat, faq)
        for number in range(rounds):
            load = Load(server, book, api_key, visitors, seed, number)
            known_threads, known_keys = set(book.threads), set(book.keys)

            def kill():
                threading.Event().wait(dice.uniform(0.2, 1.2))  # the random moment
                load.gone.set()
                server.kill()

            work = [load.run] * len(load.loops) + [lambda _: kill()]
            in_threads(len(work), lambda index: work[index](index))
            check(load.answers > 0, "no request was answered before the kill")
            if dice.random() < 0.5:  # and once more while it starts
                starting = bench.start("serve", "--data-dir", server.data, "--listen", "127.0.0.1:0",
                    "--admin-listen", "127.0.0.1:0", name="killed-at-start")
                threading.Event().wait(dice.uniform(0, 0.3))
                starting.signal(9)
                starting.wait()
            server = bench.server()
            revenue, orders = verify_orders(server, book)
            verify_revenue(server, revenue, orders, verify_events(server, book))
            verify_threads(server, {t: m for t, m in book.threads.items() if t not in known_threads})
            verify_keys(server, book, [key for key in book.keys if key not in known_keys])
            retry_unanswered(server, book)
            print(f"      round {number + 1}: {load.answers} answers before the kill; {book.totals()}", flush=True)
        revenue, orders = verify_orders(server, book)
        verify_revenue(server, revenue, orders, verify_events(server, book))
        verify_threads(server, book.threads)
        server.stop()
        integrity(bench, server.data)

    return kill_and_start_again


if __name__ == "__main__":
    end_on_signals()
    parser = argparse.ArgumentParser()
    parser.add_argument("binaries")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().getrandbits(32))
    chosen = parser.parse_args()
    print(f"      seed {chosen.seed}", flush=True)
    sys.exit(run_steps(chosen.binaries, [crash(chosen.rounds, chosen.seed)]))
