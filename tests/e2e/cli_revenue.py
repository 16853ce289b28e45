# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Revenue, orders, refused events and visitors at a shell: cli_revenue.py BINARIES"""
import csv
import io
import json
import sys
from decimal import Decimal

from cli import COMPANY, Shell
from harness import cart_event, check, checkout, end_on_signals, equal, run_steps, visitor

HERE = ("--company", COMPANY)
JSON = {"Content-Type": "application/json"}


def shop(bench):
    server = bench.server()
    api_key, [(chat, faq)] = server.make_shop(COMPANY, visitors=1)
    return server, Shell(server), api_key, chat, faq


def orders_are_refunded_and_exported(bench):
    server, shell, _, chat, faq = shop(bench)
    events = server.events()
    for number in range(205):
        body = checkout(COMPANY, chat, faq, f"=order-{number}", f"{number}.25")
        events.send("POST", "/analytics/checkout_events", body, JSON).expect(200, "order")
    events.post("/analytics/cart_events", cart_event(COMPANY, chat, faq, "-tent")).expect(200, "cart event")

    row = shell.json("orders", "list", *HERE, "--order-id", "=order-7")[0]
    equal(row["value"], "7.25", "the order")
    shell.run("orders", "refund", row["event_id"], *HERE, code=2)
    equal(shell.json("orders", "refund", row["event_id"], *HERE, "--value", "2.25", "--reference", "r-1")["value"], "2.25",
        "orders refund")
    check("ALREADY_EXISTS" in shell.run("orders", "refund", row["event_id"], *HERE, "--value", "1", "--reference", "r-1",
        code=1).stderr, "the same refund")
    equal(shell.json("orders", "cancel", row["event_id"], *HERE)["value"], "5.00", "orders cancel")
    other = shell.json("orders", "list", *HERE, "--order-id", "=order-8")[0]["event_id"]
    once = ("orders", "refund", other, *HERE, "--value", "1", "--idempotency-key", "attempt-1")
    equal(shell.json(*once), shell.json(*once), "a refund that is repeated with its key")
    check("IDEMPOTENCY_KEY_REUSED" in shell.run(*once, "--reason", "Late", code=1).stderr, "the key of another refund")
    equal(len(shell.json("refund", "list", *HERE)), 3, "refund list")
    shown = shell.json("orders", "show", row["event_id"], *HERE)
    equal((shown["order"]["net_value"], len(shown["refunds"])), ("0.00", 2), "orders show")
    check("product_id" in shell.run("orders", "show", row["event_id"], *HERE).stdout, "orders show for people")

    text = shell.run("orders", "export", *HERE, "--format", "csv").stdout
    rows = list(csv.DictReader(io.StringIO(text)))
    equal(len(rows), 205, "rows of the export")
    equal(sum(Decimal(each["value"]) for each in rows), sum(Decimal(f"{n}.25") for n in range(205)), "sum of the export")
    check(all(each["order_id"].startswith("'=order-") for each in rows), "a formula in the export")
    check(all(each["at"].endswith("Z") for each in rows), "dates of the export")
    path = bench.folder / "events.json"
    shell.run("events", "export", *HERE, "--format", "json", "--out", str(path))
    exported = json.loads(path.read_text())
    equal([each["product_id"] for each in exported], ["-tent"], "events export")
    refunds = list(csv.DictReader(io.StringIO(shell.run("refund", "export", *HERE, "--format", "csv").stdout)))
    equal(sorted(each["value"] for each in refunds), ["1.00", "2.25", "5.00"], "refund export")
    days = list(csv.DictReader(io.StringIO(shell.run("revenue", "export", *HERE, "--format", "csv", "--preset", "today").stdout)))
    equal([(each["currency"], each["refunded"], each["orders"]) for each in days], [("EUR", "8.25", "205")], "revenue export")
    shell.run("orders", "export", *HERE, "--format", "xml", code=2)

    equal(shell.json("orders", "export", *HERE, "--format", "json", "--order-id", "=order-9")[0]["value"], "9.25", "a filter")
    people = shell.run("revenue", *HERE).stdout
    check("attributed_revenue" in people and "Sum of the values of the orders" in people, f"revenue for people: {people}")
    parts = shell.json("revenue", "by", "product", *HERE)["parts"]
    equal(parts[0]["orders"], 205, "revenue by product")
    check("INVALID_FIELDS" in shell.run("revenue", "by", "moon", *HERE, code=1).stderr, "an unknown dimension")
    check("equal a full scan" in shell.run("revenue", "check", *HERE).stderr, "revenue check")
    bench.sql(server.data, "UPDATE daily_total SET orders = orders + 3")
    check("orders" in shell.run("revenue", "check", *HERE, code=1).stdout, "a difference")
    check("mended" in shell.run("revenue", "check", *HERE, "--repair").stderr, "revenue check --repair")
    check("equal a full scan" in shell.run("revenue", "check", *HERE).stderr, "after the repair")
    equal(shell.json("revenue", "recalculate", *HERE, "--from", "2020-01-01")["changed"], 0, "revenue recalculate")


def refused_events_are_explained(bench):
    server, shell, _, chat, faq = shop(bench)
    stranger = visitor()
    server.events().post("/analytics/cart_events", cart_event(COMPANY, stranger, stranger, "tent")).expect(404, "refused")
    row = shell.json("events", "refused", *HERE)[0]
    check("getFingerprint" in shell.run("events", "explain", row["refusal_id"], *HERE).stdout, "events explain")
    path = bench.folder / "event.json"
    path.write_text(json.dumps(cart_event(COMPANY, chat, faq, "tent", kind="ITEM_REMOVED", quantity=0)))
    equal(shell.json("events", "simulate", str(path), *HERE)["code"], "PREVIOUS_ITEM_ADDED_EVENT_NOT_FOUND", "events simulate")
    path.write_text(checkout(COMPANY, chat, faq, "order-1"))
    equal(shell.json("events", "simulate", str(path), *HERE)["accepted"], True, "an order that would be recorded")
    equal(shell.json("orders", "list", *HERE), [], "a trial is not recorded")
    shell.run("events", "simulate", str(bench.folder / "nothing.json"), *HERE, code=1)


def visitors_are_exported_and_erased(bench):
    server, shell, _, chat, faq = shop(bench)
    server.events().post("/analytics/cart_events", cart_event(COMPANY, chat, faq, "tent")).expect(200, "cart event")
    equal(shell.json("visitors", "show", chat, *HERE)["cart_events"], 1, "visitors show")
    check("ITEM_ADDED" in shell.run("visitors", "timeline", faq, *HERE).stdout, "visitors timeline")
    path = bench.folder / "held.json"
    shell.run("visitors", "export", chat, *HERE, "--format", "json", "--out", str(path))
    kinds = {record["kind"] for record in json.loads(path.read_text())}
    check({"message", "interaction", "ticket", "cart_event"} <= kinds, f"kinds: {kinds}")
    before = shell.json("revenue", *HERE)
    equal(shell.json("visitors", "erase", chat, *HERE)["cart_events"], 1, "visitors erase")
    check("NOT_FOUND" in shell.run("visitors", "show", chat, *HERE, code=1).stderr, "an erased visitor")
    equal(shell.json("revenue", *HERE), before, "revenue after the erasure")


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [orders_are_refunded_and_exported, refused_events_are_explained,
        visitors_are_exported_and_erased]))
