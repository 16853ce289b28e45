# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Ten thousand events without a ticket fill no table and take nothing from the events that have one:
event_flood.py BINARIES"""
import collections
import math
import sys
import threading
import time

from harness import cart_event, check, end_on_signals, equal, run_steps, visitor

COMPANY = "flooded-shop"
OTHER = "quiet-shop"
PATH = "/analytics/cart_events"
EVENTS = 10_000
ROWS_PER_SECOND = 20
LIMIT = 1_000_000  # of events with a ticket: never reached, but what is left of it shows in every response


def flood(server, company, events, while_running=None):
    """Sends so many events of strangers over one connection, each with a key of its own; gives the codes that came.
    Meanwhile, while_running(client) is called again and again over another connection."""
    client = server.events()
    codes = collections.Counter()
    stopped = threading.Event()
    faults = []

    def beside():
        other = server.events()
        try:
            while not stopped.is_set():
                while_running(other)
        except BaseException as fault:  # noqa: BLE001 - handed to the caller below
            faults.append(fault)

    thread = threading.Thread(target=beside, daemon=True)
    if while_running:
        thread.start()
    try:
        for number in range(events):
            answer = client.post(PATH, cart_event(company, visitor(), visitor(), "tent"),
                {"Idempotency-Key": f"flood-{number}"})
            codes[answer.status, answer.code] += 1
            check("ratelimit-limit" not in answer.headers, "an event without a ticket has no share of the limit")
    finally:
        stopped.set()
        if while_running:
            thread.join()
    if faults:
        raise faults[0]
    equal(client.connections, 1, "connections of the flood")
    return codes


def rows(server, table, where="1 = 1"):
    return int(server.bench.sql(server.data, f"SELECT COUNT(*) FROM {table} WHERE {where}")[0][0])


def a_flood_leaves_diagnostic_rows_only(bench):
    server = bench.server()
    server.make_company(OTHER)
    api_key, [(chat, faq)] = server.make_shop(COMPANY, visitors=1)
    server.admin().send("PATCH", f"/admin/v1/companies/{COMPANY}", {"events_per_minute": LIMIT}).expect(200, "limit")
    left = []

    def ticketed(client):
        answer = client.post(PATH, cart_event(COMPANY, chat, faq, f"p-{len(left)}"))
        answer.expect(200, "an event with a ticket during the flood")
        left.append(int(answer.headers["ratelimit-remaining"]))

    jobs = server.metric("answerdesk_write_jobs_total")
    started = time.monotonic()
    codes = flood(server, COMPANY, EVENTS, ticketed)
    seconds = time.monotonic() - started
    most = ROWS_PER_SECOND * (math.floor(seconds) + 1)
    equal(codes, {(404, "ACTIVE_TICKET_NOT_FOUND"): EVENTS}, "responses to the flood")
    refused = rows(server, "refused_event", f"company_key = '{COMPANY}'")
    check(ROWS_PER_SECOND <= refused <= most, f"{refused} diagnostic rows, at most {most} were expected")
    equal(server.metric("answerdesk_refused_events_omitted_total"), EVENTS - refused, "events without a row")
    equal(rows(server, "idempotency"), 0, "stored responses")
    equal(rows(server, "cart_event"), len(left), "recorded events")
    check(len(left) > 0, "no event with a ticket was sent during the flood")
    # The limit lost exactly one for each event with a ticket (all within its minute, or fewer are counted).
    check(all(LIMIT - (number + 1) <= rest < LIMIT for number, rest in enumerate(left)),
        "the flood took a part of the limit")
    # Jobs of housekeeping and of the usage of keys come once a minute; they are a few.
    done = server.metric("answerdesk_write_jobs_total") - jobs
    most_jobs = refused + len(left) + 100 * math.ceil(seconds / 60)
    check(done <= most_jobs, f"{done} write jobs for {refused} rows and {len(left)} events in {seconds:.0f} s")

    # The other company has its own rows, and the first event afterwards has its row at once.
    stranger = cart_event(OTHER, visitor(), visitor(), "tent")
    equal(server.events().post(PATH, stranger).code, "ACTIVE_TICKET_NOT_FOUND", "a stranger of the other company")
    equal(rows(server, "refused_event", f"company_key = '{OTHER}'"), 1, "rows of the other company")

    # A ticket that is opened now counts at once, with the key that was refused before.
    chat, faq = visitor(), visitor()
    event, key = cart_event(COMPANY, chat, faq, "tent"), {"Idempotency-Key": "later"}
    equal(server.events().post(PATH, event, key).status, 404, "an event before its ticket")
    server.open_ticket(api_key, chat, faq, query="Hello")
    for _ in range(2):
        equal(server.events().post(PATH, event, key).status, 200, "an event after its ticket was opened")
    equal(rows(server, "idempotency"), 1, "stored responses of events with a ticket")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [a_flood_leaves_diagnostic_rows_only]))
