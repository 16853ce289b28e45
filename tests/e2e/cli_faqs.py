# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Product FAQs at a shell: editing, approval, export, import: cli_faqs.py BINARIES"""
import csv
import http.server
import io
import json
import sys
import threading

from cli import COMPANY, Shell
from harness import HOST, PATIENCE_SECONDS, check, end_on_signals, equal, run_steps, wait_until

HERE = ("--company", COMPANY)
WASH, POLES = "How do I wash the Alta 2?", "What are the poles made of?"


def page(name):
    pairs = ((f"How do I wash the {name}?", "Wash it by hand at 30 degrees."), (POLES, "The poles are made of aluminium."))
    faqs = [{"@type": "Question", "name": question, "acceptedAnswer": {"@type": "Answer", "text": answer}}
        for question, answer in pairs]
    product = {"@context": "https://schema.org", "@type": "Product", "name": name, "sku": "N-1",
        "offers": {"@type": "Offer", "price": "249.00", "priceCurrency": "EUR"}}
    scripts = "".join(f'<script type="application/ld+json">{json.dumps(data)}</script>'
        for data in (product, {"@context": "https://schema.org", "@type": "FAQPage", "mainEntity": faqs}))
    text = "".join(f"<h3>{question}</h3><p>{answer}</p>" for question, answer in pairs)
    return f"<!doctype html><html lang=en><head><title>{name}</title>{scripts}</head><body><main><h1>{name}</h1>" \
        f"<p>249.00 EUR</p><button>Add to cart</button>{text}</main></body></html>"


class Site:
    def __init__(self):
        hits = self.hits = []

        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                hits.append(self.path)
                known = self.path.startswith("/p/")
                body = page("Alta " + self.path[3:]).encode() if known else b"gone"
                self.send_response(200 if known else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer((HOST, 0), Handler)
        self.server.daemon_threads = True
        self.server.handle_error = lambda *_: None  # a server that stops drops its connections
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.host = f"{HOST}:{self.server.server_address[1]}"

    def url(self, number):
        return f"http://{self.host}/p/{number}"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def started(bench, site):
    server = bench.server(options=("--fetch-allow-loopback", "true"))
    server.make_company(COMPANY, allowed_hosts=[site.host], faqs_enabled=True, locales=["en", "de"])
    return server, Shell(server), server.public(server.make_key(COMPANY))


def served(public, url):
    return public.get("/api/v1/product-faqs", page_url=url, count="10")


def ready(public, url):
    wait_until(lambda: served(public, url).status == 200, PATIENCE_SECONDS, f"FAQs of {url}")
    return [faq["question"] for faq in served(public, url).json.get("faqs", [])]


def editing(bench):
    site = Site()
    server, shell, public = started(bench, site)
    equal(ready(public, site.url(2))[:2], [WASH, POLES], "served")
    pages = shell.json("faq", "list", *HERE)
    equal([entry["url"] for entry in pages], [site.url(2)], "faq list")
    number = pages[0]["page_id"]
    check(WASH in shell.run("faq", "show", number, *HERE).stdout, "faq show")

    def faqs():
        return {faq["question"]: faq for faq in shell.json("faq", "show", number, *HERE)["faqs"]}

    poles = str(faqs()[POLES]["faq_id"])
    edited = shell.json("faq", "edit", poles, "--answer", "Anodised aluminium.", *HERE)
    equal((edited["origin"], edited["answer"]), ("edited", "Anodised aluminium."), "faq edit")
    equal(public.post("/api/v1/send_message", {"query_text": POLES, "faq_id": int(poles)}).json["result_text"],
        "Anodised aluminium.", "the edited answer")
    check(shell.json("faq", "pin", poles, *HERE)["pinned"], "faq pin")
    equal(ready(public, site.url(2))[0], POLES, "the pinned one first")
    check(not shell.json("faq", "unpin", poles, *HERE)["pinned"], "faq unpin")
    check(shell.json("faq", "hide", poles, *HERE)["hidden"], "faq hide")
    equal(public.post("/api/v1/send_message", {"query_text": POLES, "faq_id": int(poles)}).status, 404, "hidden")
    check(not shell.json("faq", "unhide", poles, *HERE)["hidden"], "faq unhide")
    added = shell.json("faq", "add", number, "--question", "Can I rent it?", "--answer", "Yes.", *HERE)
    equal(ready(public, site.url(2))[0], "Can I rent it?", "the own one before those of the page")
    moved = shell.json("faq", "move", str(added["faq_id"]), "2", *HERE)
    equal([faq["question"] for faq in moved["faqs"]][1], "Can I rent it?", "faq move")
    shell.run("faq", "move", poles, "first", *HERE, code=2)
    told = shell.json("faq", "inspect", site.url(3), "--count", "2", *HERE)
    equal((told["page"]["is_product"], told["facts"]["name"], len(told["faqs"])), (True, "Alta 3", 2), "faq inspect")
    check("Alta 3" in shell.run("faq", "inspect", site.url(3), *HERE).stdout, "faq inspect for people")
    check("page_unreachable" in shell.run("faq", "inspect", f"http://{site.host}/gone", *HERE).stderr, "no page")
    shell.run("faq", "inspect", site.url(3), "--count", "11", *HERE, code=1)
    equal(len(shell.json("faq", "list", *HERE)), 1, "pages after looking at others")
    equal(shell.json("faq", "regenerate", number, *HERE)["page_id"], number, "faq regenerate")
    wait_until(lambda: site.hits.count("/p/2") >= 2, PATIENCE_SECONDS, "the page asked for again")
    wait_until(lambda: shell.json("faq", "edit", poles, "--reset", *HERE)["origin"] == "generated", PATIENCE_SECONDS, "reset")
    shell.run("faq", "delete", str(added["faq_id"]), *HERE)
    check("Can I rent it?" not in ready(public, site.url(2)), "a deleted one is served")
    check("no such FAQ" in shell.run("faq", "edit", "987654", "--answer", "x", *HERE, code=1).stderr, "no such FAQ")

    shell.run("company", "set", COMPANY, "--faqs-require-approval", "on")
    equal(ready(public, site.url(2)), [POLES], "what an administrator chose the words of")
    wash = str(faqs()[WASH]["faq_id"])
    check(shell.json("faq", "approve", number, "--faqs", wash, *HERE)[0]["awaiting_count"] > 0, "some approved")
    equal(set(ready(public, site.url(2))), {WASH, POLES}, "the approved ones")
    shell.run("faq", "approve", "--all", *HERE)
    equal(shell.json("faq", "list", "--awaiting", "on", *HERE), [], "all are approved")
    server.stop()
    site.close()


def transfer(bench):
    site = Site()
    server, shell, public = started(bench, site)
    ready(public, site.url(2))
    number = shell.json("faq", "list", *HERE)[0]["page_id"]
    shell.run("faq", "add", number, "--question", "=HYPERLINK(1)", "--answer", "+49 30 12", *HERE)
    out = bench.folder / "faqs.csv"
    shell.run("faq", "export", "--output", out, *HERE)
    rows = list(csv.DictReader(io.StringIO(out.read_text(encoding="utf-8"), newline="")))
    equal((rows[0]["question"], rows[0]["answer"]), ("'=HYPERLINK(1)", "'+49 30 12"), "no formula")
    report = shell.json("faq", "import", out, *HERE)
    equal((report["added"], report["changed"], report["failed"]), (0, 0, []), f"import of the export: {report}")
    everything = shell.json("faq", "export", *HERE)
    equal(len(everything), len(rows), "export as JSON")
    page = json.loads(shell.run("faq", "export", "--format", "jsonld", *HERE).stdout)
    equal((page["@type"], page["url"], len(page["mainEntity"])), ("FAQPage", site.url(2), len(rows)), "JSON-LD")
    shell.run("faq", "export", "--format", "xml", *HERE, code=2)

    table = bench.folder / "table.csv"
    table.write_text("page_url;locale;question;answer;pinned\n"
        f'{site.url(2)};en;{POLES.upper()};"Aluminium; anodised";yes\n'
        f"{site.url(3)};en;Can I rent it?;Yes.;\n"
        f"{site.url(3)};ja;Can I buy it?;Yes.;\n"
        f"https://elsewhere.example/;en;Can I buy it?;Yes.;\n"
        f"{site.url(3)};en;No answer;;\n", encoding="utf-8")
    report = json.loads(shell.run("faq", "import", table, "--json", *HERE, code=1).stdout)
    equal((report["added"], report["changed"]), (1, 1), f"import: {report}")
    equal([fault["row"] for fault in report["failed"]], [4, 5, 6], f"faults: {report}")
    equal(ready(public, site.url(2))[0], POLES.upper(), "changed and pinned")
    equal(ready(public, site.url(3))[0], "Can I rent it?", "a page that nobody had asked for")
    people = shell.run("faq", "import", table, *HERE, code=1)
    check("line 6: answer is missing" in people.stderr and "3 refused" in people.stdout, people.stderr)
    (bench.folder / "odd.csv").write_text("a,b\n1,2\n")
    check("page_url" in shell.run("faq", "import", bench.folder / "odd.csv", *HERE, code=1).stderr, "no such columns")
    server.stop()
    site.close()


def pregenerating(bench):
    site = Site()
    server, shell, public = started(bench, site)
    listed = bench.folder / "pages.txt"
    listed.write_text(f"# tents\n{site.url(1)}\n\n{site.url(2)}\nhttps://elsewhere.example/\nhttp://{site.host}/gone\n")
    done = shell.json("pregenerate", "start", "--urls", listed, *HERE)
    equal((done["state"], done["found"], done["ready"], done["not_available"], done["skipped"]), ("done", 4, 2, 1, 1),
        "pregenerate start")
    equal([served(public, site.url(number)).status for number in (1, 2)], [200, 200], "ready at the first question")
    number = done["pregeneration_id"]
    equal(shell.json("pregenerate", "show", number, *HERE), done, "pregenerate show")
    equal([entry["pregeneration_id"] for entry in shell.json("pregenerate", "list", "--state", "done", *HERE)], [number],
        "pregenerate list")
    lines = shell.json("pregenerate", "report", number, *HERE)
    equal({line["url"]: line["outcome"] for line in lines},
        {"https://elsewhere.example/": "skipped", f"http://{site.host}/gone": "not_available"}, "pregenerate report")
    check("4 of 4 pages" in shell.run("pregenerate", "start", "--urls", listed, *HERE).stderr, "no progress")
    for action in ("pause", "resume", "cancel"):
        check("PREGENERATION_ENDED" in shell.run("pregenerate", action, number, *HERE, code=1).stderr, action)
    failed = shell.run("pregenerate", "start", "--sitemap", f"http://{site.host}/sitemap.xml", "--json", *HERE, code=1)
    check("404" in json.loads(failed.stdout)["reason"], f"reason of a sitemap that is not there: {failed.stdout}")
    shell.run("pregenerate", "start", *HERE, code=2)
    shell.run("pregenerate", "start", "--urls", bench.folder / "none.txt", *HERE, code=1)
    server.stop()
    site.close()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [editing, transfer, pregenerating]))
