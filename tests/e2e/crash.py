# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Kills the server with SIGKILL at a random moment under mixed load, starts it again on the same folder and looks
whether everything that was acknowledged is there, once: crash.py BINARIES [--rounds N] [--seed N]"""
import argparse
import collections
import random
import sys
import threading
from decimal import Decimal

from crash_load import BASE, COMPANY, JSON, PASSWORD, Book, Load, ask
from harness import POSTGRES, check, checkout, end_on_signals, equal, in_threads, run_steps, visitor

VISITORS = 8


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


def answer_to(server, secret):
    """400: the key was taken, and the request without a page is wrong; else the code."""
    answer = server.public(secret).get("/api/v1/product-faqs")
    return 400 if answer.status == 400 else answer.code


def verify_keys(server, book, fresh, dice):
    listed = {key["key_id"]: key for key in server.admin().all(f"{BASE}/keys")}
    lost = set(book.keys) - set(listed)
    check(not lost, f"{len(lost)} acknowledged keys are lost: {sorted(lost)[:5]}")
    for key_id, key in book.keys.items():
        if key.pending is None:
            equal(listed[key_id]["status"], "revoked" if key.revoked else "active", f"status of {key_id}")
    pending = [key_id for key_id in fresh if book.keys[key_id].pending is not None]
    for key_id in pending + fresh[-20:] + dice.sample(sorted(book.keys), min(10, len(book.keys))):
        key = book.keys[key_id]
        got = [answer_to(server, secret) for secret in key.live]
        ended = [answer_to(server, secret) for secret in key.ended]
        if key.revoked or listed[key_id]["status"] == "revoked":
            equal(set(got), {"API_KEY_REVOKED"}, f"secrets of the revoked key {key_id}")
        elif key.pending == 0:  # a rotation without overlap that may have been done
            check(got in ([400], ["API_KEY_EXPIRED"]), f"the secret of {key_id}: {got}")
        else:
            equal(set(got), {400}, f"secrets of the key {key_id} ({key.pending} was asked for)")
        check(set(ended) <= {"API_KEY_EXPIRED", "API_KEY_REVOKED"}, f"ended secrets of {key_id}: {ended}")
    return listed


def verify_sources(server, book, api_key):
    listed = {source["source_id"]: source for source in server.admin().all(f"{BASE}/sources")}
    public = server.public(api_key)
    alive = []
    for source_id, source in book.sources.items():
        if source.deleted:
            check(source_id not in listed, f"the deleted source {source.word} is back")
            check(source.number not in ask(public, source), f"the deleted source {source.word} is quoted")
        elif not source.deleting:
            check(source_id in listed, f"the source {source.word} is lost")
            if source.imported:
                equal(listed[source_id]["documents"], 1, f"documents of {source.word}")
                alive.append(source)
        elif source_id not in listed:
            check(source.number not in ask(public, source), f"{source.word} is gone and quoted")
    for source in alive[-5:]:
        answer = ask(public, source)
        check(source.number in answer, f"{source.word} was imported and is not quoted: {answer!r}")
    return listed


def verify_changes(server, book, keys, sources):
    """The audit log has one entry for each acknowledged change, and none for a change that is not there."""
    admin = server.admin()
    name = admin.get(BASE).expect(200, "company")["name"]
    check(name in book.names, f"the company's name is {name!r}, acknowledged and tried: {book.names}")
    admins = once((entry["email"] for entry in admin.all("/admin/v1/admins")), "administrators")
    check(book.admins <= admins, f"acknowledged administrators are lost: {sorted(book.admins - admins)[:5]}")
    check(admins <= book.tried_admins, f"administrators that nobody made: {sorted(admins - book.tried_admins)}")
    entries = admin.all(f"{BASE}/audit") + [e for e in admin.all("/admin/v1/audit") if e["action"] == "admin.created"]
    got = collections.Counter((entry["action"], entry["target"]) for entry in entries)
    for change, times in book.changes.items():
        check(times <= got[change] <= book.tried_changes[change],
            f"{change}: acknowledged {times}, tried {book.tried_changes[change]}, in the audit log {got[change]}")
    for action, there in (("key.created", set(keys)), ("source.created", set(sources)), ("admin.created", admins)):
        logged = {target for entry, target in got if entry == action}
        check(there <= logged, f"{action}: without an audit entry: {sorted(there - logged)[:5]}")
    newest = next(entry for entry in entries if entry["action"] in ("company.changed", "company.created"))
    equal(newest["after"]["name"], name, "the name in the newest audit entry")
    revoked = {key_id for key_id, key in keys.items() if key["status"] == "revoked"}
    equal(revoked, {target for action, target in got if action == "key.revoked"}, "revoked keys beside the audit log")


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
        book.names[0] = COMPANY
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
            keys = verify_keys(server, book, [key for key in book.keys if key not in known_keys], dice)
            verify_changes(server, book, keys, verify_sources(server, book, api_key))
            retry_unanswered(server, book)
            print(f"      round {number + 1}: {load.answers} answers before the kill; {book.totals()}", flush=True)
        revenue, orders = verify_orders(server, book)
        verify_revenue(server, revenue, orders, verify_events(server, book))
        verify_threads(server, book.threads)
        for email in sorted(book.admins)[:1]:
            server.admin().post("/admin/v1/sessions", {"email": email, "password": PASSWORD}).expect(201, "sign-in")
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
