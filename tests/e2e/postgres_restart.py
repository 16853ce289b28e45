# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""PostgreSQL goes away under mixed load and comes back: stopped, its backends killed, stopped without a checkpoint.
Runs in a cluster that it may stop: postgres.py run --own python3 postgres_restart.py BINARIES [--absent SECONDS]"""
import argparse
import collections
import contextlib
import os
import random
import re
import signal
import socket
import struct
import subprocess
import sys
import threading
import time
import urllib.parse
from decimal import Decimal

from crash import verify_events, verify_keys, verify_orders, verify_revenue, verify_threads
from crash_load import BASE, COMPANY, JSON, QUERIES, Book, Key
from harness import (HOST, POSTGRES, ROOT, SKIPPED, PATIENCE_SECONDS, cart_event, check, checkout, end_on_signals,
    equal, in_threads, psql, run_steps, visitor, wait_until)

CLUSTER = os.environ.get("ANSWERDESK_TEST_CLUSTER", "").split()
VISITORS = 8
RECOVERY_SECONDS = 2
HANG_SECONDS = 5
AGAIN_SECONDS = 0.05  # between two tries of a client that was told to come back later


class Load:
    """Clients that go on through the absence. A 503 is no fault when it says when to come back; a lost connection, any
    other answer or a long wait is."""

    def __init__(self, server, book, api_key, visitors, page_url):
        self.server = server
        self.book = book
        self.api_key = api_key
        self.visitors = visitors
        self.page_url = page_url
        self.ended = threading.Event()
        self.lock = threading.Lock()
        self.answers = collections.Counter()
        self.slowest = 0.0
        self.loops = [self.messages] * 2 + [self.cart_events] * 2 + [self.orders] * 2 + [self.keys, self.faqs]

    def run(self, index):
        loop = self.loops[index]
        dice = random.Random(index)
        number = 0
        with self.client_of(loop) as client:
            while not self.ended.is_set():
                number += 1
                loop(client, f"{index}-{number}", dice)

    @contextlib.contextmanager
    def client_of(self, loop):
        client = {self.messages: lambda: self.server.public(self.api_key), self.keys: self.server.admin,
            self.faqs: lambda: self.server.public(self.api_key)}.get(loop, self.server.events)()
        yield client
        client.close()

    def ask(self, what, send, *expected):
        """The answer, or none for a 503."""
        started = time.monotonic()
        answer = send()
        took = time.monotonic() - started
        with self.lock:
            self.slowest = max(self.slowest, took)
            self.answers[f"{what} {answer.status}"] += 1
        check(took < HANG_SECONDS, f"{what} waited {took:.1f} s for {answer.status}")
        if is_unavailable(answer, what):
            self.ended.wait(AGAIN_SECONDS)
            return None
        check(answer.status in expected, f"{what}: {answer.status} {answer.body[:300]!r}")
        return answer

    def until_known(self, what, send, *expected):
        """Sends the same again until the outcome is known, as a client does that may."""
        while True:
            answer = self.ask(what, send, *expected)
            if answer:
                return answer

    def messages(self, client, name, dice):
        thread = None
        for _ in range(dice.randint(1, 3)):
            query = f"{dice.choice(QUERIES)} #{name}-{dice.getrandbits(48):x}"
            body = {"query_text": query, **({"thread_id": thread} if thread else {})}
            answer = self.ask("message", lambda: client.post("/api/v1/send_message", body), 200)
            if not answer:
                return  # whether it was stored is not known: the thread is left as it is
            thread = answer.json["thread_id"]
            with self.book.lock:
                self.book.threads[thread].append((query, answer.json["result_text"]))

    def cart_events(self, client, name, dice):
        chat, faq = dice.choice(self.visitors)
        product = "p-" + name
        body = cart_event(COMPANY, chat, faq, product, value=dice.randint(1, 9999) / 100)
        key = "k-" + product if dice.random() < 0.7 else None
        with self.book.lock:
            self.book.tried_products[product] = (body, key)

        def send():
            return client.post("/analytics/cart_events", body, {"Idempotency-Key": key} if key else {})

        # Without a key a second one might count twice, so nobody sends it again.
        answer = self.until_known("cart event", send, 200) if key else self.ask("cart event", send, 200)
        if answer:
            with self.book.lock:
                self.book.products.add(product)

    def orders(self, client, name, dice):
        chat, faq = dice.choice(self.visitors)
        value = f"{dice.randint(0, 99999)}.{dice.randint(0, 99):02}"
        body = checkout(COMPANY, chat, faq, "o-" + name, value)
        with self.book.lock:
            self.book.tried_orders["o-" + name] = value
        answer = self.until_known("order", lambda: client.send("POST", "/analytics/checkout_events", body, JSON), 200, 409)
        check(answer.status == 200 or answer.code == "ORDER_ALREADY_EXISTS", f"order: {answer.body!r}")
        with self.book.lock:
            self.book.orders["o-" + name] = value

    def keys(self, client, name, _):
        made = self.ask("key", lambda: client.post(f"{BASE}/keys", {"name": name}), 201)
        if made:
            with self.book.lock:
                self.book.keys[made.json["key"]["key_id"]] = Key(made.json["api_key"])

    def faqs(self, client, *_):
        answer = self.ask("FAQs", lambda: client.get("/api/v1/product-faqs", page_url=self.page_url), 200)
        check(not answer or answer.json["status"] == "ready", f"FAQs: {answer and answer.body[:200]!r}")


def is_unavailable(answer, what):
    if answer.status != 503:
        return False
    equal(answer.code, "UNAVAILABLE", f"code of {what}")
    check(int(answer.headers.get("retry-after", "0")) >= 1, f"{what}: no Retry-After: {answer.headers}")
    return True


def control(action, *options):
    ended = subprocess.run(["pg_ctlcluster", *CLUSTER, action, *options], capture_output=True, text=True, timeout=60,
        stdin=subprocess.DEVNULL)
    check(ended.returncode == 0, f"pg_ctlcluster {action}: {ended.stdout} {ended.stderr}")


def accepts_connections():
    """Whether PostgreSQL asks for a password, which it does not while it starts. One try takes a millisecond."""
    parts = urllib.parse.urlsplit(POSTGRES)
    body = struct.pack("!i", 196608) + f"user\0{parts.username}\0database\0postgres\0\0".encode()
    try:
        with socket.create_connection((parts.hostname, parts.port), timeout=1) as connection:
            connection.sendall(struct.pack("!i", len(body) + 4) + body)
            return connection.recv(1) == b"R"
    except OSError:
        return False


class Site:
    """The sample shop, for the FAQs of a page."""

    def __init__(self, bench):
        shop = bench.start("-u", "-m", "http.server", "0", "--bind", HOST, "--directory",
            ROOT / "resources" / "samples" / "shop", program=sys.executable, name="shop")
        found = wait_until(lambda: re.search(r"port (\d+)", shop.out), PATIENCE_SECONDS, "the shop's address")
        self.authority = f"{HOST}:{found[1]}"
        self.page_url = f"http://{self.authority}/products/alta-2-tent.html"


def requests_of(server, api_key, visitors, name):
    """One request of each kind, to be tried while PostgreSQL is away and after it."""
    chat, faq = visitors[0]
    event = cart_event(COMPANY, chat, faq, name)
    order = checkout(COMPANY, chat, faq, "probe-" + name, "0.00")
    return {
        "order": lambda: server.events().send("POST", "/analytics/checkout_events", order, JSON),
        "cart event": lambda: server.events().post("/analytics/cart_events", event, {"Idempotency-Key": name}),
        "message": lambda: server.public(api_key).post("/api/v1/send_message", {"query_text": "Hello " + name}),
        "key": lambda: server.admin().post(f"{BASE}/keys", {"name": name}),
        "list": lambda: server.admin().get(f"{BASE}/orders", limit=1),
    }


def expect_absence(server, requests):
    """Everything that needs the database says so, and says so soon."""
    def unavailable(kind):
        started = time.monotonic()
        answer = requests[kind]()
        took = time.monotonic() - started
        check(took < HANG_SECONDS, f"{kind} waited {took:.1f} s while PostgreSQL was away")
        check(is_unavailable(answer, kind), f"{kind} while PostgreSQL was away: {answer.status} {answer.body[:300]!r}")

    kinds = list(requests)
    in_threads(len(kinds), lambda index: unavailable(kinds[index]))
    equal(server.public().get("/healthz").status, 200, "/healthz while PostgreSQL is away")


def time_to_recovery(requests, book, name):
    """Seconds from the moment at which PostgreSQL accepts connections until every kind of request is served."""
    wait_until(accepts_connections, 60, "PostgreSQL's return")
    accepted = time.monotonic()

    def served(kind):
        answer = requests[kind]()
        if is_unavailable(answer, kind):
            return None
        check(answer.status in (200, 201) or answer.code == "ORDER_ALREADY_EXISTS",
            f"{kind} after the return: {answer.status} {answer.body[:300]!r}")
        return answer

    for kind in requests:
        wait_until(lambda: served(kind), 30, kind)
    with book.lock:
        book.orders["probe-" + name] = "0.00"
        book.products.add(name)
    return time.monotonic() - accepted


def kill_backends(bench, server):
    """One backend of the server is killed: PostgreSQL then ends all of them and recovers."""
    name = bench.database(server.data).rsplit("/", 1)[1]
    (pid,) = psql(POSTGRES + "/postgres", f"SELECT pid FROM pg_stat_activity WHERE datname = '{name}' LIMIT 1")[0]
    # A session that ends with all the others: until then PostgreSQL has not noticed, and still accepts connections.
    witness = subprocess.Popen(["psql", POSTGRES + "/postgres", "-qc", "SELECT pg_sleep(60)"], stderr=subprocess.DEVNULL)
    wait_until(lambda: psql(POSTGRES + "/postgres",
        "SELECT 1 FROM pg_stat_activity WHERE query = 'SELECT pg_sleep(60)'"), 10, "the witness's session")
    os.kill(int(pid), signal.SIGKILL)
    witness.wait(30)


def restart(absent_seconds):
    def postgres_goes_and_comes_back(bench):
        site = Site(bench)
        server = bench.server(options=("--fetch-allow-loopback", "true"))
        server.make_company(COMPANY, faqs_enabled=True, allowed_hosts=[site.authority])
        server.import_help(COMPANY)
        api_key = server.make_key(COMPANY)
        visitors = [(visitor(), visitor()) for _ in range(VISITORS)]
        for chat, faq in visitors:
            server.open_ticket(api_key, chat, faq)
        client = server.public(api_key)
        wait_until(lambda: client.get("/api/v1/product-faqs", page_url=site.page_url).status == 200, 60, "ready FAQs")
        book = Book()
        load = Load(server, book, api_key, visitors, site.page_url)
        times = {}

        def progress():
            """Waits until orders, events and messages were acknowledged anew."""
            before = (len(book.orders), len(book.products), len(book.threads))
            wait_until(lambda: all(now > then + 20 for now, then in
                zip((len(book.orders), len(book.products), len(book.threads)), before)), 60, "progress of the load")

        def absence(name, go, come_back):
            progress()
            requests = requests_of(server, api_key, visitors, name)
            with book.lock:
                book.tried_orders["probe-" + name] = "0.00"
                book.tried_products[name] = (cart_event(COMPANY, *visitors[0], name), name)
            go()
            if come_back:
                expect_absence(server, requests)
                threading.Event().wait(absent_seconds)
                expect_absence(server, requests)
                come_back()
            times[name] = time_to_recovery(requests, book, name)
            print(f"      {name}: served again {times[name] * 1000:.0f} ms after PostgreSQL", flush=True)

        def faults():
            try:
                absence("fast stop", lambda: control("stop", "-m", "fast"), lambda: control("start"))
                absence("killed backend", lambda: kill_backends(bench, server), None)
                absence("immediate stop", lambda: control("stop", "-m", "immediate"), lambda: control("start"))
                progress()
            finally:
                load.ended.set()

        in_threads(len(load.loops) + 1, lambda index: load.run(index) if index < len(load.loops) else faults())
        print(f"      {len(book.orders)} orders, {len(book.products)} cart events, "
              f"{sum(map(len, book.threads.values()))} messages, {len(book.keys)} keys acknowledged; "
              f"slowest answer {load.slowest:.2f} s")
        print("      " + ", ".join(f"{count} {what}" for what, count in sorted(load.answers.items())), flush=True)

        revenue, orders = verify_orders(server, book)
        verify_revenue(server, revenue, orders, verify_events(server, book))
        verify_threads(server, book.threads)
        verify_keys(server, book, list(book.keys), random.Random(1))
        equal(revenue, sum(map(Decimal, book.orders.values())), "revenue beside the acknowledged orders")
        late = {name: seconds for name, seconds in times.items() if seconds > RECOVERY_SECONDS}
        check(not late, f"served again too late: {late}")
        server.stop()

    return postgres_goes_and_comes_back


if __name__ == "__main__":
    end_on_signals()
    parser = argparse.ArgumentParser()
    parser.add_argument("binaries")
    parser.add_argument("--absent", type=float, default=2, help="seconds")
    chosen = parser.parse_args()
    if not CLUSTER:
        print("skipped: it needs a cluster that it may stop")
        sys.exit(SKIPPED)
    sys.exit(run_steps(chosen.binaries, [restart(chosen.absent)]))
