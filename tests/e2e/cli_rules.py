# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Page rules at a shell: a page that the reader refuses, and the rule that corrects it: cli_rules.py BINARIES"""
import http.server
import json
import sys
import threading

from cli import COMPANY, Shell
from harness import HOST, PATIENCE_SECONDS, check, end_on_signals, equal, run_steps, wait_until

HERE = ("--company", COMPANY)
PAGE = b"""<!doctype html><html lang=en><head><title>About the Alta</title></head><body><main id=detail><h1>About the Alta</h1>
<p>The tent was made for two people who walk far and sleep well, and who do not want to carry more than they need.</p>
<p class=model>Alta 2 tent</p><p class=price>249.00 EUR</p>
<table class=spec><tr><th>Weight</th><td>3.2 kg</td></tr></table></main></body></html>"""
SELECT = ("--select", "name=#detail .model", "--select", "price=p[class=price]", "--select", "specification=table.spec")


class Site:
    def __init__(self):
        class Handler(http.server.BaseHTTPRequestHandler):
            protocol_version = "HTTP/1.1"

            def do_GET(self):
                body = PAGE if self.path.startswith("/special/") else b"gone"
                self.send_response(200 if body is PAGE else 404)
                self.send_header("Content-Type", "text/html; charset=utf-8")
                self.send_header("Content-Length", str(len(body)))
                self.end_headers()
                self.wfile.write(body)

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer((HOST, 0), Handler)
        self.server.daemon_threads = True
        self.server.handle_error = lambda *_: None
        threading.Thread(target=self.server.serve_forever, daemon=True).start()
        self.host = f"{HOST}:{self.server.server_address[1]}"
        self.page = f"http://{self.host}/special/alta"

    def close(self):
        self.server.shutdown()
        self.server.server_close()


def correcting(bench):
    site = Site()
    server = bench.server(options=("--fetch-allow-loopback", "true"))
    server.make_company(COMPANY, allowed_hosts=[site.host], faqs_enabled=True, locales=["en"])
    shell, public = Shell(server), server.public(server.make_key(COMPANY))

    def served():
        return public.get("/api/v1/product-faqs", page_url=site.page, count="10")

    wait_until(lambda: (served().json or {}).get("status") == "not_available", PATIENCE_SECONDS, "the refusal")
    pattern = f"{site.host}/special/*"
    told = shell.run("page-rule", "try", site.page, "--pattern", pattern, *SELECT, *HERE)
    check("Known pages that the rule would apply to: 1" in told.stderr, told.stderr)
    lines = {line[:22].strip(): line[22:].split() for line in told.stdout.splitlines()}
    equal(lines["product"], ["not_a_product_page", "yes"], "page-rule try")
    equal(lines["price"], ["-", "249.00"], "the price before and after")
    equal(lines["Weight"], ["-", "3.2", "kg"], "the weight before and after")
    check("name: 1 element, the first: Alta 2 tent" in told.stdout, told.stdout)
    equal(shell.json("page-rule", "list", *HERE)["rules"], [], "a trial stores nothing")

    rule = shell.json("page-rule", "add", "--pattern", pattern, *SELECT, *HERE)
    equal((rule["effect"], rule["pages"], rule["shadowed_by"]), ("select", 1, None), "page-rule add")
    wait_until(lambda: served().status == 200 and served().json.get("faqs"), PATIENCE_SECONDS, "FAQs of the page")
    equal([faq["question"] for faq in served().json["faqs"]],
        ["What is the weight of this product?", "How much does this product cost?"], "what the rule's facts answer")
    check("specification=table.spec" in shell.run("page-rule", "list", *HERE).stdout, "page-rule list")

    wider = shell.json("page-rule", "add", "--pattern", f"{site.host}/**", "--not-product", "--position", "0", *HERE)
    first, second = shell.json("page-rule", "list", *HERE)["rules"]
    equal((first["rule_id"], second["shadowed_by"]), (wider["rule_id"], wider["rule_id"]), "the wider rule comes first")
    wait_until(lambda: served().json.get("status") == "not_available", PATIENCE_SECONDS, "the other rule")
    shell.json("page-rule", "move", wider["rule_id"], "--position", "1", *HERE)
    changed = shell.json("page-rule", "change", wider["rule_id"], "--product", *HERE)
    equal(changed["effect"], "product", "page-rule change")
    wait_until(lambda: served().status == 200 and served().json.get("faqs"), PATIENCE_SECONDS, "FAQs again")

    file = bench.folder / "rules.json"
    shell.run("page-rule", "export", file, *HERE)
    exported = json.loads(file.read_text())
    equal([sorted(one) for one in exported["rules"]], [["effect", "pattern", "selectors"]] * 2, "page-rule export")
    equal(json.loads(shell.run("page-rule", "export", "-", *HERE).stdout), exported, "the same on standard output")
    for one in (rule, wider):
        shell.run("page-rule", "remove", one["rule_id"], *HERE)
    equal(shell.json("page-rule", "list", *HERE)["rules"], [], "page-rule remove")
    imported = shell.json("page-rule", "import", file, *HERE)
    equal([one["pattern"] for one in imported["rules"]], [one["pattern"] for one in exported["rules"]], "page-rule import")
    server.stop()
    site.close()


def mistakes(bench):
    server = bench.server()
    server.make_company(COMPANY)
    shell = Shell(server)

    def refused(*arguments, code, says):
        ended = shell.run("page-rule", *arguments, *HERE, code=code)
        check(says in ended.stderr, f"{arguments}: {ended.stderr}")

    refused("add", "--pattern", "a.example/*", "--product", "--not-product", code=2, says="one of these")
    refused("add", "--pattern", "a.example/*", "--select", "h1", code=2, says="FIELD=SELECTOR")
    refused("add", "--pattern", "a.example/*", "--select", "name=h1 *", code=1, says="selectors[0].selector")
    refused("add", "--pattern", "a.example", "--product", code=1, says="must name a path")
    refused("move", "1", code=2, says="--position")
    refused("remove", "1", code=1, says="no such page rule")
    empty = bench.folder / "empty.json"
    empty.write_text("[]")
    refused("import", empty, code=1, says="contains no page rules")
    refused("import", bench.folder / "absent.json", code=1, says="cannot be read")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [correcting, mistakes]))
