# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sends carts and orders in three currencies with odd decimals over 64 connections, a twentieth of them twice and
racing, kills the server with SIGKILL in between, and holds every total against a decimal computation of its own:
revenue_proof.py BINARIES [--events N] [--kills N] [--seed N]"""
import argparse
import collections
import contextlib
import http.client
import json
import random
import sys
import threading
import uuid
from decimal import Decimal

from harness import check, end_on_signals, equal, in_threads, run_steps, visitor

COMPANY = "proof-shop"
CONNECTIONS = 64
CURRENCIES = {"EUR": 2, "JPY": 0, "KWD": 3}
BATCH = 4000  # events between two barriers, where the server may be killed


def odd_decimal(source):
    digits = source.randrange(0, 7)
    whole = source.randrange(0, 10 ** source.randrange(1, 7))
    return f"{whole}.{source.randrange(0, 10 ** digits):0{digits}d}" if digits else str(whole)


class Event:
    """One cart event or order, and what it adds to the totals when it is recorded."""

    def __init__(self, source, number, people):
        chat, faq = source.choice(people)
        currency = source.choice(list(CURRENCIES))
        value = odd_decimal(source)
        self.is_order = source.random() < 0.3
        body = {"company_key": COMPANY, "user_fingerprint": chat, "user_faq_fingerprint": faq, "currency": currency}
        if self.is_order:
            self.path = "/analytics/checkout_events"
            self.headers = {}
            self.amount = Decimal(value)
            line = {"product_id": f"p{number % 50}", "product_name": "Product", "quantity": 1, "currency": currency,
                "value": 0}
            text = json.dumps({**body, "orderId": f"o-{number}", "value": 0, "line_items": [line]})
        else:
            self.path = "/analytics/cart_events"
            self.headers = {"Idempotency-Key": str(uuid.UUID(int=source.getrandbits(128)))}
            quantity = source.randrange(1, 9)
            self.amount = Decimal(value) * quantity
            text = json.dumps({**body, "type": "ITEM_ADDED", "product_id": f"c-{number}", "product_name": "Product",
                "quantity": quantity, "value": 0})
        self.currency = currency
        self.body = text.replace('"value": 0', f'"value": {value}')
        self.is_done = False


class Sender:
    """Sends until every event was answered; what a killed server did not answer is sent again."""

    def __init__(self, port):
        self.port = port
        self.lock = threading.Lock()
        self.firsts = collections.Counter()  # answers 200 by order

    def run(self, work):
        queue = collections.deque(work)

        def worker(_):
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=30)
            while True:
                with self.lock:
                    if not queue:
                        break
                    event = queue.popleft()
                try:
                    connection.request("POST", event.path, event.body,
                        {"Content-Type": "application/json", **event.headers})
                    answer = connection.getresponse()
                    text = answer.read()
                except (OSError, http.client.HTTPException):
                    connection.close()
                    with contextlib.suppress(OSError):
                        connection.connect()
                    continue  # not done: the next round sends it again
                if answer.status == 503:
                    continue
                done = answer.status == 200 or (event.is_order and b"ORDER_ALREADY_EXISTS" in text)
                check(done, f"{answer.status} {text!r} for {event.body}")
                if answer.status == 200 and event.is_order:
                    with self.lock:
                        self.firsts[event.body] += 1
                event.is_done = True

        in_threads(CONNECTIONS, worker)


def prove(bench, events, kills, seed):
    source = random.Random(seed)
    server = bench.server()
    api_key, _ = server.make_shop(COMPANY)
    people = [(visitor(), visitor()) for _ in range(200)]
    for chat, faq in people:
        server.open_ticket(api_key, chat, faq, query="Hello")
    totals = {name: collections.Counter() for name in ("revenue", "orders", "cart")}
    deadly = set(source.sample(range(max(1, events // BATCH)), min(kills, max(1, events // BATCH))))
    number = 0
    for batch in range((events + BATCH - 1) // BATCH):
        fresh = [Event(source, number + i, people) for i in range(min(BATCH, events - number))]
        number += len(fresh)
        work = fresh + source.sample(fresh, len(fresh) // 20)  # replays, racing with the first ones
        source.shuffle(work)
        sender = Sender(server.port)
        if batch in deadly:
            timer = threading.Timer(source.uniform(0.05, 0.4), server.kill)
            timer.start()
            sender.run(work)
            timer.join()
            server = bench.server()
            sender.port = server.port
            work = [event for event in fresh if not event.is_done] + source.sample(fresh, len(fresh) // 20)
        for _ in range(20):
            sender.run(work)
            work = [event for event in fresh if not event.is_done]
            if not work:
                break
        check(not work, f"{len(work)} events were never answered")
        twice = [body for body, count in sender.firsts.items() if count > 1]
        check(not twice, f"recorded twice: {twice[:3]}")
        for event in fresh:
            if event.is_order:
                totals["revenue"][event.currency] += event.amount
                totals["orders"][event.currency] += 1
            else:
                totals["cart"][event.currency] += event.amount
        if (batch + 1) % 25 == 0:
            print(f"  {number} events", flush=True)
    compare(server, totals)


def compare(server, totals):
    here = ("--company", COMPANY, "--json")
    shown = server.cli("revenue", *here)
    equal(shown.returncode, 0, f"revenue: {shown.stderr}")
    parts = {part["currency"]: part for part in json.loads(shown.stdout)["currencies"]}
    equal(set(parts), set(CURRENCIES), "currencies")
    products = {}
    for part in json.loads(server.cli("revenue", "by", "product", *here, "--top", "1000").stdout)["parts"]:
        products[part["currency"]] = products.get(part["currency"], Decimal(0)) + Decimal(part["revenue"])
    for currency in CURRENCIES:
        part = parts[currency]
        equal(Decimal(part["attributed_revenue"]), totals["revenue"][currency], f"revenue in {currency}")
        equal(part["orders"], totals["orders"][currency], f"orders in {currency}")
        equal(Decimal(part["added_to_cart"]), totals["cart"][currency], f"carts in {currency}")
        equal(products[currency], totals["revenue"][currency], f"sum of the products in {currency}")
    checked = server.cli("revenue", "check", "--company", COMPANY)
    check(checked.returncode == 0 and "equal a full scan" in checked.stderr, f"revenue check: {checked.stderr}")
    print(f"  {sum(totals['orders'].values())} orders, {json.dumps({c: str(totals['revenue'][c]) for c in CURRENCIES})}; "
        + checked.stderr.strip(), flush=True)


if __name__ == "__main__":
    end_on_signals()
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("binaries")
    parser.add_argument("--events", type=int, default=4000)
    parser.add_argument("--kills", type=int, default=1)
    parser.add_argument("--seed", type=int, default=random.randrange(1 << 30))
    given = parser.parse_args()
    print(f"seed {given.seed}")

    def every_total_equals_the_decimal_computation(bench):
        prove(bench, given.events, given.kills, given.seed)

    sys.exit(run_steps(given.binaries, [every_total_equals_the_decimal_computation]))
