# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Saved pages of real shops from fetch to cached answer: real_page.py BINARIES

Needs ANSWERDESK_EVAL_DATA, a folder with pages/index.json and the pages it names; skipped without it. The pages are
served by ANSWERDESK_PAGE_SERVER (a Node program that takes the folder and a port) when that is set, else from here."""
import http.server
import json
import os
import pathlib
import re
import sys
import threading
import time
import urllib.parse

from harness import HOST, SKIPPED, PATIENCE_SECONDS, Http, check, end_on_signals, equal, free_port, run_steps, wait_until

COMPANY = "page-shop"
# Languages that FAQs are written in, and pages small enough for a test that everybody runs.
LANGUAGES = ("en", "de", "fr")
LARGEST_BYTES = 500_000
PRODUCTS = 5


class Handler(http.server.BaseHTTPRequestHandler):
    """The files that the index names, with the content type it says; nothing else."""

    protocol_version = "HTTP/1.1"

    def do_GET(self):
        entry = self.server.index.get(urllib.parse.unquote(self.path).lstrip("/"))
        body = (self.server.folder / entry["file"]).read_bytes() if entry else b"<h1>Not found</h1>"
        self.send_response(200 if entry else 404)
        self.send_header("Content-Type", entry["serve_content_type"] if entry else "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_):
        pass


def serve_pages(bench, folder, index):
    """Gives host:port of the pages."""
    program = os.environ.get("ANSWERDESK_PAGE_SERVER")
    if program:
        authority = f"{HOST}:{free_port()}"
        bench.start(program, folder, authority.split(":")[1], HOST, program="node", name="pages")

        def answers():
            try:
                return Http("http://" + authority).get("/").status == 200
            except OSError:
                return False

        wait_until(answers, PATIENCE_SECONDS, "the page server's first answer")
        return authority
    server = http.server.ThreadingHTTPServer((HOST, 0), Handler)
    server.folder, server.index, server.daemon_threads = folder, index, True
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"{HOST}:{server.server_address[1]}"


def finished(client, url, locale):
    """Asks until the page is ready or not available, and obeys Retry-After."""
    first = client.get("/api/v1/product-faqs", page_url=url, locale=locale, count=10)
    equal(first.status, 202, f"first request for {url}")
    answer, deadline = first, time.monotonic() + 60
    while answer.status == 202:
        check(time.monotonic() < deadline, f"{url} was not finished within 60 s")
        time.sleep(int(answer.headers["retry-after"]))
        answer = client.get("/api/v1/product-faqs", page_url=url, locale=locale, count=10)
    return answer.expect(200, url)


def states_price(text, price):
    """The price in the words of any of the languages: 1249.00, 1.249,00, 1,249 and so on."""
    numbers = re.findall(r"\d[\d.,\s\u00a0\u202f]*\d|\d", text)
    digits = price.rstrip("0").rstrip(".").replace(".", "") if "." in price else price
    return any(re.sub(r"\D", "", number) in (digits, digits + "0", digits + "00") for number in numbers)


def real_pages(bench):
    folder = pathlib.Path(os.environ["ANSWERDESK_EVAL_DATA"]) / "pages"
    entries = json.loads((folder / "index.json").read_text())
    authority = serve_pages(bench, folder, {entry["file"]: entry for entry in entries})
    server = bench.server(options=("--fetch-allow-loopback", "true"))
    server.make_company(COMPANY, faqs_enabled=True, allowed_hosts=[authority], locales=list(LANGUAGES))
    client = server.public(server.make_key(COMPANY))

    products = [entry for entry in entries if entry["kind"] == "product" and entry["lang"] in LANGUAGES
        and entry["bytes"] < LARGEST_BYTES and entry["facts"]["price"]
        and sum(fact["visible"] for fact in entry["facts"]["further"]) >= 3]
    check(len(products) >= 3, "fewer than three product pages in the folder")
    priced = 0
    for entry in products[:PRODUCTS]:
        url = f"http://{authority}/{entry['file']}"
        page = finished(client, url, entry["lang"])
        equal(page["status"], "ready", f"state of {entry['file']} ({page.get('message')})")
        check(len(page["faqs"]) >= 3, f"{entry['file']} has {len(page['faqs'])} FAQs")
        answers = []
        for faq in page["faqs"]:
            body = {"query_text": faq["question"], "faq_id": faq["faq_id"], "page_url": url}
            made = client.post("/api/v1/send_message", body).expect(200, "cached answer")
            equal(client.post("/api/v1/send_message", body).json["result_text"], made["result_text"], "second answer")
            answers.append(made["result_text"])
        priced += any(states_price(answer, entry["facts"]["price"]) for answer in answers)
        print(f"      {entry['file']}: {len(answers)} answers", flush=True)
    check(priced >= min(PRODUCTS, len(products)) - 1, f"the price is told for {priced} of {PRODUCTS} pages")

    others = [entry for entry in entries if entry.get("page_type") in ("encyclopedia article", "help page")]
    check(others, "no page in the folder that is no product")
    for entry in others:
        page = finished(client, f"http://{authority}/{entry['file']}", "en")
        equal((page["status"], page["reason"], page["faqs"]), ("not_available", "not_a_product_page", []),
            entry["file"])
    missing = finished(client, f"http://{authority}/absent.html", "en")
    equal((missing["status"], missing["reason"]), ("not_available", "page_unreachable"), "a page that is not there")
    elsewhere = client.get("/api/v1/product-faqs", page_url="http://127.0.0.1:1/x").expect(200, "another host")
    equal((elsewhere["status"], elsewhere["reason"]), ("not_available", "page_not_allowed"), "a host that is not listed")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    if not os.environ.get("ANSWERDESK_EVAL_DATA"):
        print("skipped: ANSWERDESK_EVAL_DATA is not set")
        sys.exit(SKIPPED)
    sys.exit(run_steps(sys.argv[1], [real_pages]))
