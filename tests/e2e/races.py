# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The same thing sent from many connections at the same moment is done once: races.py BINARIES"""
import collections
import sys
import threading
from decimal import Decimal

from harness import cart_event, check, checkout, end_on_signals, equal, in_threads, run_steps, visitor

COMPANY = "race-shop"
BASE = f"/admin/v1/companies/{COMPANY}"
JSON = {"Content-Type": "application/json"}
CONNECTIONS = 32
ORDERS = 50


def shop(bench):
    server = bench.server(options=["--workers", "4"])
    server.make_company(COMPANY)
    api_key = server.make_key(COMPANY)
    chat, faq = visitor(), visitor()
    server.open_ticket(api_key, chat, faq, query="Hello")
    return server, api_key, chat, faq


def at_once(server, count, requests):
    """requests(index, client) gives an iterator of answers; every round starts on all connections together.
    Gives the answers of each round."""
    barrier = threading.Barrier(count)
    rounds = collections.defaultdict(list)
    lock = threading.Lock()

    def run(index):
        client = server.events()
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


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [one_order_of_many_connections, one_idempotency_key_of_many_connections,
        one_item_of_many_connections, one_thread_of_many_connections]))
