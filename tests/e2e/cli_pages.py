# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Looking into product pages at a shell: cli_pages.py BINARIES"""
import http.server
import json
import sys
import threading

from harness import HOST, ROOT, check, end_on_signals, equal, run_steps

PAGES = ROOT / "tests" / "data" / "pages"
FACTS = ["name", "brand", "price", "currency", "sku", "gtin", "mpn", "availability", "rating", "rating_count", "further"]


def inspect(bench, *words, code=0):
    ended = bench.run("inspect-page", *words)
    equal(ended.returncode, code, f"inspect-page {words}: {ended.stderr}")
    return json.loads(ended.stdout) if code == 0 else ended


def pages_are_inspected(bench):
    told = inspect(bench, "--file", PAGES / "zelt_mikrodaten.html", "--locale", "de", "--base-url", "https://shop.example/x")
    equal(sorted(told), ["facts", "faqs", "page"], "members")
    evidence = told["page"].pop("evidence")
    check(evidence and all(sorted(one) == ["points", "text"] for one in evidence), f"evidence: {evidence}")
    check(sum(one["points"] for one in evidence) >= 3, f"points: {evidence}")
    why = bench.run("inspect-page", "--file", PAGES / "zelt_mikrodaten.html", "--explain").stderr
    check(all(f'{one["points"]:+3d}  {one["text"]}' in why for one in evidence), f"--explain: {why}")
    equal(told["page"], {"is_product": True, "reason": None, "language": "de", "charset": "utf-8"}, "page")
    equal(list(told["facts"]), FACTS, "facts")
    facts = told["facts"]
    equal((facts["price"], facts["currency"], facts["availability"], facts["rating"]), ("1249.00", "EUR", "OutOfStock", None),
        "facts of the tent")
    for fact in facts["further"]:
        equal(sorted(fact), ["label", "source", "value"], "a further fact")
        equal(sorted(fact["source"]), ["kind", "text", "where"], "a source")
    check(len(told["faqs"]) >= 5, f"FAQs: {told['faqs']}")
    for faq in told["faqs"]:
        equal(sorted(faq), ["answer", "question", "sources"], "a FAQ")
        check(faq["sources"], f"a FAQ without a source: {faq}")
    equal(len(inspect(bench, "--file", PAGES / "zelt_mikrodaten.html", "--count", "2")["faqs"]), 2, "--count")
    for file, reason in (("category_list", "not_a_product_page"), ("home_page", "not_a_product_page"),
            ("article_with_markup", "not_a_product_page"), ("empty_shell", "no_content")):
        told = inspect(bench, "--file", PAGES / f"{file}.html")
        equal((told["page"]["is_product"], told["page"]["reason"], told["faqs"]), (False, reason, []), file)


def other_bytes_are_refused(bench):
    empty, pdf, nested = (bench.folder / name for name in ("empty.html", "shop.html", "nested.html"))
    empty.write_bytes(b"")
    pdf.write_bytes(b"%PDF-1.4\n1 0 obj\n")
    nested.write_bytes(b"<div>" * 60000)
    for file, reason in ((empty, "no_content"), (pdf, "page_unreachable"), (nested, "generation_failed")):
        equal(inspect(bench, "--file", file)["page"]["reason"], reason, file.name)
    told = inspect(bench, "--file", PAGES / "no_price.html", "--content-type", "image/png")
    equal(told["page"]["reason"], "page_unreachable", "an image")
    inspect(bench, "--file", bench.folder / "absent.html", code=1)
    for words in ((), ("--file", empty, "--url", "https://shop.example/"), ("--file", empty, "--count", "0"),
            ("--file", empty, "--count", "11"), ("--file", empty, "--locale", "?"), ("--url", "file:///etc/passwd"),
            ("--url", "https://user:secret@shop.example/"), ("--nonsense",)):
        inspect(bench, *words, code=2)


class Shop(http.server.BaseHTTPRequestHandler):
    def do_GET(self):
        self.send_response(302 if self.path == "/away" else 404 if self.path in ("/gone", "/robots.txt") else 200)
        if self.path == "/away":
            self.send_header("Location", "http://10.0.0.1/")
        body = (PAGES / "jacket_jsonld.html").read_bytes() if self.path == "/jacket" else b""
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *words):
        pass


def addresses_are_fetched(bench):
    shop = http.server.ThreadingHTTPServer((HOST, 0), Shop)
    threading.Thread(target=shop.serve_forever, daemon=True).start()
    base = f"http://{HOST}:{shop.server_port}"
    try:
        told = inspect(bench, "--url", f"{base}/jacket", "--fetch-allow-loopback")
        equal((told["page"]["is_product"], told["facts"]["sku"]), (True, "SK-204"), "a page of a shop")
        for path, words, reason in (("/jacket", (), "page_not_allowed"), ("/gone", ("--fetch-allow-loopback",), "page_unreachable"),
                ("/away", ("--fetch-allow-loopback",), "page_not_allowed")):
            told = inspect(bench, "--url", base + path, *words)
            equal((told["page"]["is_product"], told["page"]["reason"]), (False, reason), path)
    finally:
        shop.shutdown()


def prices_are_evaluated(bench):
    file = ROOT / "tests" / "data" / "prices" / "prices.json"
    ended = bench.run("evaluate", "prices", file, "--json")
    equal((ended.returncode, ended.stderr), (0, ""), "evaluate prices")
    equal(json.loads(ended.stdout), {"prices": 4, "right_amounts": 3, "right_amounts_percent": 75.0, "right_currencies": 3,
        "right_currencies_percent": 75.0}, "figures")
    told = bench.run("evaluate", "prices", file, "--verbose").stdout
    check("3 for 2: read" in told and "75.0 %" in told, told)
    equal(bench.run("evaluate", "prices", bench.folder / "absent.json").returncode, 1, "a file that is not there")
    equal(bench.run("evaluate", "prices").returncode, 2, "no file")


def faqs_are_evaluated(bench):
    folder = bench.folder / "saved"
    folder.mkdir()
    names = ("jacket_jsonld.html", "zelt_mikrodaten.html")
    for name in names:
        (folder / name).write_bytes((PAGES / name).read_bytes())
    index = [{"file": name, "kind": "product", "url": f"https://{site}/{name}", "site": site, "lang": language,
        "serve_content_type": "text/html"} for name, site, language in zip(names, ("one.example", "two.example"), ("en", "de"))]
    index.append({"file": "absent.html", "kind": "non_product"})
    (folder / "index.json").write_text(json.dumps(index))
    out = bench.folder / "pairs.jsonl"
    ended = bench.run("evaluate", "faqs", folder, "--json", "--out", out)
    equal((ended.returncode, ended.stderr), (0, ""), "evaluate faqs")
    figures = json.loads(ended.stdout)
    pairs = [json.loads(line) for line in out.read_text().splitlines()]
    equal(figures["development"]["pairs"] + figures["measured"]["pairs"], len(pairs), "pairs in the file")
    check(len(pairs) >= 10 and all(pair["sources"] for pair in pairs), "pairs with their sources")
    equal({half: figures[half]["pages"] for half in figures}, {half: len({pair["file"] for pair in pairs
        if pair["half"] == half}) for half in figures}, "pages of each half")
    told = bench.run("evaluate", "faqs", folder).stdout
    check("measured half" in told and "pairs without a fault" in told, told)
    equal(bench.run("evaluate", "faqs", bench.folder / "absent").returncode, 1, "a folder that is not there")
    equal(bench.run("evaluate", "faqs", folder, "--least-pairs", "many").returncode, 2, "no percentage")
    equal(bench.run("evaluate", "faqs").returncode, 2, "no folder")


def pages_are_inspected_together(bench):
    told = json.loads(bench.run("inspect-page", "--file", PAGES / "jacket_jsonld.html", "--file", PAGES / "zelt_mikrodaten.html").stdout)
    equal([name in json.dumps(one["facts"]["name"]) for name, one in zip(("Skare rain jacket", "Hagen 5"), told)], [True, True], f"a report a page ({told})"[:800])


def readings_are_evaluated(bench):
    folder = bench.folder / "read"
    folder.mkdir()
    (folder / "tent.html").write_bytes((PAGES / "zelt_mikrodaten.html").read_bytes())
    (folder / "list.html").write_bytes((PAGES / "category_list.html").read_bytes())
    tent = {"file": "tent.html", "kind": "product", "url": "https://a.example/x", "serve_content_type": "text/html; charset=utf-8",
        "facts": {"name": "Familienzelt Hagen 5", "brand": "Wrong", "price": "1249", "availability": "OutOfStock"}}
    listed = {"file": "list.html", "kind": "non_product", "url": "https://b.example/x", "serve_content_type": "text/html"}
    (folder / "index.json").write_text(json.dumps([tent, listed]))
    ended = bench.run("evaluate", "pages", folder, "--json", "--held-out", "0", "--errors")
    equal(ended.returncode, 0, f"evaluate pages: {ended.stderr}")
    figures = json.loads(ended.stdout)
    equal({name: figures["all"][name] for name in ("accepted", "rejected", "name", "brand", "price")},
        {"accepted": {"right": 1, "all": 1}, "rejected": {"right": 1, "all": 1}, "name": {"right": 1, "all": 1},
            "brand": {"right": 0, "all": 1}, "price": {"right": 1, "all": 1}}, "figures")
    equal((figures["all"]["price_f1"], figures["all"]["availability_f1"]), (1, 1), "F1")
    check("tent.html: brand" in ended.stderr and "list.html" not in ended.stderr, f"errors: {ended.stderr}")
    held = bench.run("evaluate", "pages", folder, "--folds", "2", "--held-out", "1", "--errors")
    equal(held.returncode, 0, "two folds")
    check("held out" in held.stdout, held.stdout)
    for words, code in (((folder, "--folds", "1"), 2), ((folder, "--held-out", "5"), 2), ((), 2), ((bench.folder / "none",), 1)):
        equal(bench.run("evaluate", "pages", *words).returncode, code, f"evaluate pages {words}")


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [pages_are_inspected, other_bytes_are_refused, addresses_are_fetched, prices_are_evaluated,
        faqs_are_evaluated, readings_are_evaluated, pages_are_inspected_together]))
