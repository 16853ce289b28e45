# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same thing sent from many connections at the same moment is done once: races.py BINARIES"""
import collections
import contextlib
import http.server
import sys
import threading
import time
import urllib.parse
from decimal import Decimal

from harness import HOST, cart_event, check, checkout, end_on_signals, equal, in_threads, run_steps, wait_until

COMPANY = "race-shop"
BASE = f"/admin/v1/companies/{COMPANY}"
JSON = {"Content-Type": "application/json"}
CONNECTIONS = 32
ORDERS = 50


def shop(bench):
    server = bench.server(options=["--workers", "4"])
    api_key, [(chat, faq)] = server.make_shop(COMPANY, visitors=1)
    return server, api_key, chat, faq


def at_once(server, count, requests, connect=None):
    """requests(index, client) gives an iterator of answers; every round starts on all connections together.
    Gives the answers of each round. connect: what makes a client, server.events by default."""
    barrier = threading.Barrier(count)
    rounds = collections.defaultdict(list)
    lock = threading.Lock()

    def run(index):
        client = (connect or server.events)()
        client.connect()
        try:
            for number, send in enumerate(requests(index)):
                barrier.wait(30)
                answer = send(client)
                with lock:
                    rounds[number].append(answer)
        except BaseException:
            barrier.abort()
            raise

    in_threads(count, run)
    return [rounds[number] for number in sorted(rounds)]


def one_order_of_many_connections(bench):
    server, _, chat, faq = shop(bench)

    def orders(index):
        for number in range(ORDERS):
            # Everybody names another value: the one that is recorded must be the winner's.
            body = checkout(COMPANY, chat, faq, f"order-{number}", f"{index}.25")
            yield lambda client, body=body: (index, client.send("POST", "/analytics/checkout_events", body, JSON))

    rounds = at_once(server, CONNECTIONS, orders)
    equal(len(rounds), ORDERS, "rounds")
    recorded = {order["order_id"]: order for order in server.admin().all(f"{BASE}/orders")}
    equal(len(recorded), ORDERS, "recorded orders")
    for number, answers in enumerate(rounds):
        statuses = collections.Counter(answer.status for _, answer in answers)
        equal(statuses, {200: 1, 409: CONNECTIONS - 1}, f"answers to order {number}")
        refused = [answer.json for _, answer in answers if answer.status == 409]
        equal({entry["error_code"] for entry in refused}, {"ORDER_ALREADY_EXISTS"}, "error codes")
        order = recorded[f"order-{number}"]
        equal({entry["first_recorded_at"] for entry in refused}, {order["at"]}, "first_recorded_at")
        winner = next(index for index, answer in answers if answer.status == 200)
        equal(Decimal(order["value"]), Decimal(f"{winner}.25"), "value of the recorded order")
    total = sum(Decimal(order["value"]) for order in recorded.values())
    euros = server.admin().get(f"{BASE}/revenue").json["currencies"][0]
    equal((Decimal(euros["attributed_revenue"]), euros["orders"]), (total, ORDERS), "revenue")
    server.stop()


def one_idempotency_key_of_many_connections(bench):
    server, _, chat, faq = shop(bench)

    def same(index):
        for number in range(20):
            body = cart_event(COMPANY, chat, faq, f"item-{number}")
            head = {"Idempotency-Key": f"key-{number}"}
            yield lambda client, body=body, head=head: client.post("/analytics/cart_events", body, head)

    for number, answers in enumerate(at_once(server, CONNECTIONS, same)):
        equal(len({(answer.status, answer.body) for answer in answers}), 1, f"number of answers to key {number}")
        answers[0].expect(200, "cart event")
    events = collections.Counter(event["product_id"] for event in server.admin().all(f"{BASE}/events"))
    equal(events, {f"item-{number}": 1 for number in range(20)}, "recorded events")

    def orders(index):
        for number in range(20):
            body = checkout(COMPANY, chat, faq, f"kept-{number}")
            head = {**JSON, "Idempotency-Key": f"order-key-{number}"}
            yield lambda client, body=body, head=head: client.send("POST", "/analytics/checkout_events", body, head)

    for answers in at_once(server, CONNECTIONS, orders):
        # With the key a replay is the first answer again, not ORDER_ALREADY_EXISTS.
        equal({answer.status for answer in answers}, {200}, "answers to one key")
    equal(len(server.admin().all(f"{BASE}/orders")), 20, "recorded orders")

    def different(index):
        for number in range(20):
            body = cart_event(COMPANY, chat, faq, f"other-{number}", value=index + 1)
            head = {"Idempotency-Key": f"fought-{number}"}
            yield lambda client, body=body, head=head: client.post("/analytics/cart_events", body, head)

    for answers in at_once(server, CONNECTIONS, different):
        statuses = collections.Counter((answer.status, answer.code) for answer in answers)
        equal(statuses, {(200, None): 1, (409, "IDEMPOTENCY_KEY_REUSED"): CONNECTIONS - 1}, "one key, many bodies")
    server.stop()


def one_item_of_many_connections(bench):
    """Adds and removes of one item from everywhere: the item's state never lets a remove through twice."""
    server, _, chat, faq = shop(bench)
    server.events().post("/analytics/cart_events", cart_event(COMPANY, chat, faq, "hot")).expect(200)

    def removes(index):
        body = cart_event(COMPANY, chat, faq, "hot", "ITEM_REMOVED", quantity=0)
        yield lambda client: client.post("/analytics/cart_events", body)

    (answers,) = at_once(server, CONNECTIONS, removes)
    equal(collections.Counter((answer.status, answer.code) for answer in answers),
        {(200, None): 1, (409, "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND"): CONNECTIONS - 1}, "removes of one item")
    server.stop()


def one_thread_of_many_connections(bench):
    """Messages of one thread at the same time: each is stored once, with an id of its own."""
    server, api_key, chat, _ = shop(bench)
    thread = server.open_ticket(api_key, chat, query="Hello")["thread_id"]

    def messages(index):
        client = server.public(api_key)
        for number in range(5):
            body = {"query_text": f"Hello {index} {number}", "thread_id": thread}
            yield lambda _, body=body: client.post("/api/v1/send_message", body)

    for answers in at_once(server, 16, messages):
        equal({answer.status for answer in answers}, {200}, "messages")
    stored = server.admin().get(f"{BASE}/threads/{thread}").expect(200, "thread")["messages"]
    equal(len(stored), 81, "messages of the thread")
    equal(len({message["message_id"] for message in stored}), 81, "ids of the messages")
    texts = {message["query_text"] for message in stored}
    check(all(f"Hello {i} {n}" in texts for i in range(16) for n in range(5)), "a message is missing")
    server.stop()


def increases_and_decreases_of_one_item(bench):
    """Changes are made one after the other, whatever order they come in: each starts where the last one ended."""
    server, _, chat, faq = shop(bench)
    events = server.events()

    def change(product, kind, quantity):
        return cart_event(COMPANY, chat, faq, product, kind, value=3, quantity=quantity)

    def decreases(index):
        yield lambda client: client.post("/analytics/cart_events", change("never", "QUANTITY_DECREASED", 1))

    events.post("/analytics/cart_events", change("never", "ITEM_ADDED", 1)).expect(200)
    (answers,) = at_once(server, CONNECTIONS, decreases)
    equal({answer.code for answer in answers}, {"PREVIOUS_QUANTITY_INCREASED_EVENT_NOT_FOUND"}, "decreases of one")

    events.post("/analytics/cart_events", change("item", "ITEM_ADDED", 1)).expect(200)
    events.post("/analytics/cart_events", change("item", "QUANTITY_INCREASED", 50)).expect(200)

    def both(index):
        for number in range(10):
            kind = ("QUANTITY_INCREASED", "QUANTITY_DECREASED")[(index + number) % 2]
            body = change("item", kind, 2 + (index * 31 + number * 7) % 90)
            yield lambda client, body=body: client.post("/analytics/cart_events", body)

    for answers in at_once(server, CONNECTIONS, both):
        equal({answer.status for answer in answers}, {200}, "changes of one item")
    rows = [event for event in server.admin().all(f"{BASE}/events") if event["product_id"] == "item"]
    equal(len(rows), 2 + CONNECTIONS * 10, "recorded events of the item")
    rows.sort(key=lambda event: int(event["event_id"]))
    before = Decimal(0)
    for row in rows:
        after = Decimal(row["quantity"])
        equal(Decimal(row["cart_change"]), (after - before) * 3, f"change of the cart by event {row['event_id']}")
        before = after
    euros = server.admin().get(f"{BASE}/revenue").json["currencies"][0]
    equal(Decimal(euros["added_to_cart"]), before * 3 + 3, "cart value: what is left of the item, and the other one")
    server.stop()


def one_setting_of_many_connections(bench):
    server, *_ = shop(bench)
    for number in range(20):
        tag = server.admin().get(BASE).headers["etag"]

        def patches(index):
            body = {"name": f"name {number} {index}"}
            yield lambda client: (index, client.send("PATCH", BASE, body, {"If-Match": tag}))

        (answers,) = at_once(server, 16, patches, server.admin)
        equal(collections.Counter(answer.status for _, answer in answers), {200: 1, 412: 15}, "changes of one version")
        (winner,) = [(index, answer) for index, answer in answers if answer.status == 200]
        now = server.admin().get(BASE)
        equal((now.json["name"], now.headers["etag"]), (f"name {number} {winner[0]}", winner[1].headers["etag"]),
            "the winner's change")
    changes = [entry for entry in server.admin().all(f"{BASE}/audit") if entry["action"] == "company.changed"]
    equal(len(changes), 20, "audit entries of the changes")
    for newer, older in zip(changes, changes[1:]):
        equal(newer["before"], older["after"], "an entry begins where the one before it ended")
    server.stop()


def one_name_of_many_connections(bench):
    """Companies, administrators and sources: made once, deleted once, whoever asks."""
    server, *_ = shop(bench)

    def makes(index):
        for number in range(5):
            body = {"company_key": f"new-{number}", "name": f"by {index}"}
            yield lambda client, body=body: client.post("/admin/v1/companies", body)
        for number in range(2):
            body = {"email": ("New@shop.example", "new@SHOP.example")[index % 2].replace("@", f"{number}@"),
                "password": "correct horse battery", "role": "operator"}
            yield lambda client, body=body: client.post("/admin/v1/admins", body)

    rounds = at_once(server, 8, makes, server.admin)
    for answers in rounds:
        # Hashing is bounded: who comes when all places are taken may be told to come again.
        counts = collections.Counter(answer.status for answer in answers)
        check(counts[201] == 1 and counts[409] + counts[503] == 7, f"answers to one name: {counts}")
        equal({answer.code for answer in answers if answer.status == 409}, {"ALREADY_EXISTS"}, "error code")
    equal(len(server.admin().all("/admin/v1/companies")), 6, "companies")
    equal(len(server.admin().all("/admin/v1/admins")), 2, "administrators")

    source = server.admin().post(f"{BASE}/sources", {"name": "one"}).expect(201)["source_id"]

    def deletes(index):
        yield lambda client: client.send("DELETE", f"{BASE}/sources/{source}")

    (answers,) = at_once(server, 16, deletes, server.admin)
    equal(collections.Counter(answer.status for answer in answers), {204: 1, 404: 15}, "deletes of one source")
    entries = collections.Counter(entry["action"] for entry in server.admin().all(f"{BASE}/audit"))
    equal(entries["source.deleted"], 1, "audit entries of the delete")
    server.stop()


def a_revoked_key_stays_revoked(bench):
    """Revoking wins over every other change of the key that is under way."""
    server, api_key, *_ = shop(bench)
    for number in range(15):
        made = server.admin().post(f"{BASE}/keys", {"name": "contested"}).expect(201)
        path = f"{BASE}/keys/{made['key']['key_id']}"

        def changes(index):
            def send(client):
                if index % 3 == 0:
                    return "revoke", client.post(path + "/revoke")
                if index % 3 == 1:
                    return "rename", client.send("PATCH", path, {"name": f"renamed {index}"})
                return "rotate", client.post(path + "/rotate", {"overlap_seconds": 3600})
            yield send

        (answers,) = at_once(server, 12, changes, server.admin)
        for kind, answer in answers:
            check(answer.status in (200, 201) or (kind != "revoke" and answer.status in (404, 409)),
                f"{kind}: {answer.body!r}")
        rotated = [answer.json["api_key"] for kind, answer in answers if kind == "rotate" and answer.status < 300]
        for secret in [made["api_key"], *rotated]:
            code = server.public(secret).get("/api/v1/product-faqs").code
            equal(code, "API_KEY_REVOKED", "a secret of the revoked key")
        (row,) = [key for key in server.admin().all(f"{BASE}/keys") if key["key_id"] == made["key"]["key_id"]]
        equal(row["status"], "revoked", "status")
    entries = server.admin().all(f"{BASE}/audit")
    revoked = collections.Counter(entry["target"] for entry in entries if entry["action"] == "key.revoked")
    equal((len(revoked), set(revoked.values())), (15, {1}), "audit entries of the revocations")
    server.public(api_key).post("/api/v1/send_message", {"query_text": "Hello"}).expect(200, "another key")
    server.stop()


PRODUCT = """<!DOCTYPE html><html lang="en"><head><title>{0}</title><script type="application/ld+json">
{{"@context": "https://schema.org", "@type": "Product", "name": "{0}",
"description": "{0}: a tent for two that weighs 2.4 kg.", "sku": "T-1", "brand": "Alta",
"offers": {{"@type": "Offer", "price": "249.00", "priceCurrency": "EUR",
"availability": "https://schema.org/InStock"}}}}</script></head><body><main><h1>{0}</h1><p>The {0} sleeps two people and
weighs 2.4 kg. {0} is made of ripstop nylon and comes with a warranty of 3 years.</p><p>Price: 249.00 EUR. Delivery
of {0} takes 3 working days.</p></main></body></html>"""


@contextlib.contextmanager
def site(hits):
    """A shop's site on a free port of loopback that counts who asks for what, and takes its time."""
    lock = threading.Lock()

    class Page(http.server.BaseHTTPRequestHandler):
        def do_GET(self):
            with lock:
                hits[self.path] += 1
            page = self.path.startswith("/tent")
            body = PRODUCT.format(f"Tent {self.path[5:]}").encode() if page else b""
            time.sleep(0.2 if page else 0)  # the page's own time, in which the others ask
            self.send_response(200 if page else 404)
            self.send_header("Content-Type", "text/html; charset=utf-8")
            self.send_header("Content-Length", str(len(body)))
            self.end_headers()
            self.wfile.write(body)

        def log_message(self, *_):
            pass

    listener = http.server.ThreadingHTTPServer((HOST, 0), Page)
    thread = threading.Thread(target=listener.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"{HOST}:{listener.server_port}"
    finally:
        listener.shutdown()
        listener.server_close()


def one_page_of_many_connections(bench):
    """However many ask first for the FAQs of a page, they are made once."""
    hits = collections.Counter()
    with site(hits) as host:
        server = bench.server(options=["--workers", "4", "--fetch-allow-loopback", "true"])
        server.make_company(COMPANY, faqs_enabled=True, allowed_hosts=[host])
        api_key = server.make_key(COMPANY)

        def target(number):
            return "/api/v1/product-faqs?" + urllib.parse.urlencode({"page_url": f"http://{host}/tent{number}"})

        def asks(index):
            for number in range(5):
                yield lambda client, number=number: client.send("GET", target(number))

        for answers in at_once(server, CONNECTIONS, asks, lambda: server.public(api_key)):
            check({answer.status for answer in answers} <= {200, 202}, "answers to the first requests")
            check(any(answer.status == 202 for answer in answers), "nobody was the first")

        def ready():
            answers = [server.public(api_key).send("GET", target(number)) for number in range(5)]
            return answers if all(answer.status == 200 for answer in answers) else None

        for answer in wait_until(ready, 60, "the FAQs"):
            equal(answer.json["status"], "ready", f"FAQs ({answer.body[:300]!r})")
        equal([hits[f"/tent{number}"] for number in range(5)], [1] * 5, "fetches of each page")
        pages = server.admin().all(f"{BASE}/faq-pages")
        equal(len(pages), 5, "pages")
        server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [one_order_of_many_connections, one_idempotency_key_of_many_connections,
        one_item_of_many_connections, increases_and_decreases_of_one_item, one_thread_of_many_connections,
        one_setting_of_many_connections, one_name_of_many_connections, a_revoked_key_stays_revoked,
        one_page_of_many_connections]))
