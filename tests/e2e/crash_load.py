# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The mixed load of crash.py: clients of every kind, and a book of what they tried and what was acknowledged."""
import collections
import contextlib
import http.client
import random
import threading

from harness import cart_event, check, checkout, equal

COMPANY = "crash-shop"
BASE = f"/admin/v1/companies/{COMPANY}"
JSON = {"Content-Type": "application/json"}
PASSWORD = "correct horse battery"
QUERIES = ("How long does standard delivery to Germany take?", "Do you have gift cards?",
    "How long is the warranty?", "What does shipping cost?", "Who won the world cup in 1990?")


class Key:
    """An API key as its owner knows it."""

    def __init__(self, secret):
        self.live = [secret]  # newest last
        self.ended = []
        self.revoked = False
        self.pending = None  # what was asked for and not acknowledged: "revoke", or the overlap of a rotation


class Source:
    """A source with one document whose only secret is a number."""

    def __init__(self, word, number):
        self.word = word
        self.number = number
        self.imported = False
        self.deleting = False
        self.deleted = False


class Book:
    """What was tried and what was acknowledged, over all rounds."""

    def __init__(self):
        self.lock = threading.Lock()
        self.tried_orders = {}  # id -> value
        self.orders = {}
        self.tried_products = {}  # id -> (body, idempotency key or none)
        self.products = set()
        self.threads = collections.defaultdict(list)  # thread id -> [(query, result)]
        self.keys = {}  # key id -> Key
        self.sources = {}  # source id -> Source
        self.tried_admins = set()
        self.admins = set()
        self.names = [None, None]  # of the company: acknowledged, tried
        self.tried_changes = collections.Counter()  # (action, target) of the audit log
        self.changes = collections.Counter()
        self.killed_requests = 0

    @contextlib.contextmanager
    def change(self, action, target):
        """Around a request that changes one thing: without an exception it was acknowledged."""
        with self.lock:
            self.tried_changes[action, target] += 1
        yield
        with self.lock:
            self.changes[action, target] += 1

    def created(self, action, target):
        with self.lock:
            self.tried_changes[action, target] += 1
            self.changes[action, target] += 1

    def totals(self):
        messages = sum(len(messages) for messages in self.threads.values())
        return (f"{len(self.orders)} orders, {len(self.products)} cart events, {messages} messages, "
                f"{len(self.keys)} keys, {len(self.sources)} sources, {len(self.admins)} administrators, "
                f"{sum(self.changes.values())} changes")


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
        self.loops = [self.send_messages] * 3 + [self.send_cart_events] * 3 + [self.send_orders] * 3 + [self.use_keys,
            self.use_keys, self.change_settings, self.make_admins, self.use_sources]

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

    def use_keys(self, index, dice):
        """Keys are made, given new secrets and revoked."""
        client = self.server.admin()
        for number in range(10**9):
            made = client.post(f"{BASE}/keys", {"name": f"{self.round}-{index}-{number}"}).expect(201, "key")
            key_id, key = made["key"]["key_id"], Key(made["api_key"])
            with self.book.lock:
                self.book.keys[key_id] = key
            self.book.created("key.created", key_id)
            yield True
            if dice.random() < 0.4:
                overlap = key.pending = dice.choice((0, 3600))
                with self.book.change("key.rotated", key_id):
                    rotated = client.post(f"{BASE}/keys/{key_id}/rotate", {"overlap_seconds": overlap})
                    check(rotated.status in (200, 201), f"rotate: {rotated.body!r}")
                if overlap == 0:
                    key.ended += key.live
                    key.live = []
                key.live.append(rotated.json["api_key"])
                key.pending = None
                yield True
            if dice.random() < 0.4:
                key.pending = "revoke"
                with self.book.change("key.revoked", key_id):
                    client.post(f"{BASE}/keys/{key_id}/revoke").expect(200, "revoke")
                key.pending, key.revoked = None, True
                yield True

    def change_settings(self, index, dice):
        client = self.server.admin()
        tag = None
        for number in range(10**9):
            name = f"Shop {self.round}-{number}"
            self.book.names[1] = name
            head = {"If-Match": tag} if tag and dice.random() < 0.5 else {}
            with self.book.change("company.changed", COMPANY):
                answer = client.send("PATCH", BASE, {"name": name}, head)
                answer.expect(200, "settings")
            self.book.names[0] = name
            tag = answer.headers["etag"]
            yield True

    def make_admins(self, index, dice):
        client = self.server.admin()
        for number in range(10**9):
            email = f"admin-{self.round}-{number}@shop.example"
            with self.book.lock:
                self.book.tried_admins.add(email)
            with self.book.change("admin.created", email):
                client.post("/admin/v1/admins", {"email": email, "password": PASSWORD, "role": "company_viewer",
                    "companies": [COMPANY]}).expect(201, "administrator")
            with self.book.lock:
                self.book.admins.add(email)
            yield True

    def use_sources(self, index, dice):
        """Documents come, are quoted, and go with their source."""
        client, public = self.server.admin(), self.server.public(self.api_key)
        for number in range(10**9):
            letters = "".join(chr(97 + part) for part in divmod(self.round, 26))  # a word that no other round has
            source = Source(f"Zorb{letters}{number}", f"{self.round + 1}{number:03}7")
            made = client.post(f"{BASE}/sources", {"name": source.word}).expect(201, "source")["source_id"]
            self.book.created("source.created", made)
            with self.book.lock:
                self.book.sources[made] = source
            text = (f"# How heavy is the {source.word}?\n\nThe {source.word} weighs {source.number} grams without its "
                    f"{source.word} case.\n")
            client.send("PUT", f"{BASE}/sources/{made}/documents?path={source.word}.md", text.encode(),
                {"Content-Type": "text/markdown"}).expect(200, "document")
            source.imported = True
            yield True
            answer = ask(public, source)
            check(source.number in answer, f"{source.word} was imported and is not quoted: {answer!r}")
            if dice.random() < 0.7:
                source.deleting = True
                with self.book.change("source.deleted", made):
                    client.send("DELETE", f"{BASE}/sources/{made}").expect(204, "delete source")
                source.deleted = True
                answer = ask(public, source)
                check(source.number not in answer, f"{source.word} was deleted and is quoted: {answer!r}")
                yield True


def ask(client, source):
    query = {"query_text": f"How heavy is the {source.word}?"}
    return client.post("/api/v1/send_message", query).expect(200, "question about a source")["result_text"]
