# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The main job of a shop's backend with http.client over one reused connection: main_job.py BINARIES"""
import sys
import time

from harness import check, checkout, cart_event, end_on_signals, equal, run_steps


def main_job(bench):
    server = bench.server("demo")
    demo = server.summary
    chat, faq = demo["user_fingerprint"], demo["user_faq_fingerprint"]
    client = server.public(demo["api_key"])

    asked = client.post("/api/v1/send_message", {"query_text": "How long does standard delivery to Germany take?",
        "user_metadata": {"user_fingerprint": chat, "user_faq_fingerprint": faq}}).expect(200, "question")
    check("2–3 working days" in asked["result_text"], f"no delivery time in {asked['result_text']!r}")
    followed = client.post("/api/v1/send_message", {"query_text": "What about Switzerland?",
        "thread_id": asked["thread_id"]}).expect(200, "follow-up")
    equal(followed["thread_id"], asked["thread_id"], "thread of the follow-up")
    check("5–8 working days" in followed["result_text"], f"no delivery time in {followed['result_text']!r}")
    refused = client.post("/api/v1/send_message", {"query_text": "Who won the football world cup in 1990?"})
    check("Germany" not in refused.expect(200, "off topic")["result_text"], "an answer that no document holds")

    first = client.get("/api/v1/product-faqs", page_url=demo["page_url"])
    equal(first.expect(202, "first request")["retry_after_seconds"], int(first.headers["retry-after"]), "Retry-After")
    faqs = first
    while faqs.status == 202:
        time.sleep(int(faqs.headers["retry-after"]))  # what the server asks of its callers
        faqs = client.get("/api/v1/product-faqs", page_url=demo["page_url"])
    equal(len(faqs.expect(200, "FAQs")["faqs"]), 5, "number of FAQs")
    for entry in faqs.json["faqs"]:
        answer = client.post("/api/v1/send_message", {"query_text": entry["question"], "faq_id": entry["faq_id"]})
        check(answer.expect(200, "FAQ answer")["result_text"], "an empty FAQ answer")
    equal(client.connections, 1, "connections for all requests with the key")

    events = server.events()
    cart = cart_event(demo["company_key"], chat, faq, "alta-2", value=379.9)
    equal(events.post("/analytics/cart_events", cart).expect(200), {"status": "success",
        "event_type": "CART_EVENT_RECORDED"}, "cart event")
    order = checkout(demo["company_key"], chat, faq, "P-1", "384.80")
    head = {"Content-Type": "application/json"}
    bought = events.send("POST", "/analytics/checkout_events", order, head)
    equal(bought.expect(200), {"status": "success", "event_type": "CHECKOUT_EVENT_RECORDED"}, "order")
    replayed = events.send("POST", "/analytics/checkout_events", order, head)
    equal((replayed.expect(409)["error_code"], "first_recorded_at" in replayed.json), ("ORDER_ALREADY_EXISTS", True),
        "replayed order")
    equal(events.connections, 1, "connections for all events")

    revenue = server.admin().get(f"/admin/v1/companies/{demo['company_key']}/revenue").expect(200, "revenue")
    equal([(c["currency"], c["attributed_revenue"], c["orders"]) for c in revenue["currencies"]],
        [("EUR", "384.80", 1)], "revenue")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [main_job]))
