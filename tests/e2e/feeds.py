# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Product feeds at a shell: uploads, kill -9 in the middle, the FAQs of the demo shop: feeds.py BINARIES"""
import re
import subprocess
import sys
import time
import urllib.parse

from cli import COMPANY, Shell
from harness import ROOT, check, end_on_signals, equal, run_steps, wait_until

HERE = ("--company", COMPANY)
ROWS = 20_000
MAKE = ROOT / "tests" / "data" / "feeds" / "make_feed.py"
FEEDS = f"/admin/v1/companies/{COMPANY}/feeds"


def made_feed(bench, rows, *options):
    file = bench.folder / f"feed-{rows}{'-'.join(options)}.xml"
    with open(file, "wb") as out:
        subprocess.run([sys.executable, MAKE, str(rows), *options], stdout=out, check=True, timeout=120)
    return file


def ended(admin, feed, run):
    now = admin.get(f"{FEEDS}/{feed}/runs/{run}").expect(200, "run")
    return now if now["ended_at"] else None


def a_run_survives_kill_9(bench):
    server = bench.server()
    server.make_company(COMPANY)
    shell = Shell(server)
    file = made_feed(bench, ROWS)
    begun = shell.json("feed", "import", file, "--name", "Large", "--no-wait", *HERE)
    feed, run = begun["feed_id"], begun["run_id"]
    admin = server.admin()
    halfway = wait_until(lambda: (now := admin.get(f"{FEEDS}/{feed}/runs/{run}").json)["processed"] > ROWS // 5 and now,
        60, "a fifth of the rows")
    server.kill()
    check(not halfway["ended_at"], "the run had ended before it could be interrupted")
    stored = int(bench.sql(server.data, "SELECT COUNT(*) FROM feed_product")[0][0])
    check(0 < stored < ROWS, f"{stored} rows were stored when the server was killed")
    server = bench.server()
    admin = server.admin()
    done = wait_until(lambda: ended(admin, feed, run), 120, "the end of the run")
    equal((done["state"], done["rows"], done["added"], done["processed"]), ("done", ROWS, ROWS, ROWS), "the run")
    equal(bench.sql(server.data, "SELECT COUNT(*), COUNT(DISTINCT product_key) FROM feed_product"),
        [(str(ROWS), str(ROWS))], "products")
    wait_until(lambda: bench.sql(server.data, "SELECT COUNT(*) FROM feed_part") == [("0",)], 60, "the end of its content")
    shell = Shell(server)
    before = bench.sql(server.data, "SELECT MAX(updated_ms), MIN(updated_ms) FROM feed_product")
    again = shell.json("feed", "import", file, "--name", "Large", *HERE)
    equal((again["unchanged"], again["added"], again["changed"], again["removed"]), (ROWS, 0, 0, 0), "the same file again")
    equal(bench.sql(server.data, "SELECT MAX(updated_ms), MIN(updated_ms) FROM feed_product"), before, "written products")
    some = shell.json("feed", "import", made_feed(bench, ROWS, "--changed", "7"), "--name", "Large", *HERE)
    equal((some["changed"], some["unchanged"]), (7, ROWS - 7), "seven changed rows")
    server.stop()


def an_upload_continues(bench):
    server = bench.server(data="upload")
    server.make_company(COMPANY)
    shell = Shell(server)
    file = made_feed(bench, 300)
    feed = shell.json("feed", "add", "--name", "Slow", *HERE)["feed_id"]
    admin = server.admin()
    size = file.stat().st_size
    run = admin.post(f"{FEEDS}/{feed}/runs", {"size": size}).expect(202, "run")["run_id"]
    admin.send("PUT", f"{FEEDS}/{feed}/runs/{run}/content?offset=0", file.read_bytes()[:10_000],
        {"Content-Type": "application/octet-stream"}).expect(200, "part")
    server.kill()
    server = bench.server(data="upload")
    continued = Shell(server).run("feed", "import", file, "--feed", feed, "--json", *HERE)
    check("Continues the upload after 10000 bytes" in continued.stderr, continued.stderr)
    done = server.admin().get(f"{FEEDS}/{feed}/runs/{run}").expect(200, "run")
    equal((done["state"], done["added"], done["received"]), ("done", 300, size), "the continued run")
    server.stop()


def what_the_shell_shows(bench):
    server = bench.server(data="shell")
    server.make_company(COMPANY)
    shell = Shell(server)
    file = bench.folder / "prices.csv"
    file.write_text("Nr;Titel;Verkauf\nA-1;Alta 1;249,00\nA-2;Alta 2;\n;Ohne;5,00\n")
    reading = ("--currency", "EUR", "--column", "Nr=number", "--column", "Titel=name", "--column", "Verkauf=price")
    seen = shell.json("feed", "preview", file, *reading, *HERE)
    equal([product["price"] for product in seen["products"]], ["249.00", None], "the preview's prices")
    equal(shell.json("feed", "list", *HERE), [], "feeds after a preview")
    done = shell.json("feed", "import", file, *reading, *HERE)
    equal((done["added"], done["invalid"]), (2, 1), "the import")
    feed = shell.json("feed", "list", *HERE)[0]
    equal((feed["name"], feed["products"]), ("prices", 2), "the feed")
    equal([line["reason"] for line in shell.json("feed", "report", feed["feed_id"], *HERE)], ["no_identity"], "the report")
    equal([row["name"] for row in shell.json("feed", "products", feed["feed_id"], "--q", "A-2", *HERE)], ["Alta 2"],
        "products")
    file.write_text("Nr;Titel;Preis\nA-1;Alta 1;249,00\n")
    failed = shell.run("feed", "import", file, *HERE, code=1)
    check("has no column" in failed.stdout + failed.stderr and "Verkauf" in failed.stdout + failed.stderr, failed.stdout)
    file.write_text("Nr;Titel;Verkauf\n" + "".join(f"B-{i};Alta {i};1,00\n" for i in range(6)))
    shell.run("feed", "import", file, *HERE)
    file.write_text("Nr;Titel;Verkauf\nB-1;Alta 1;1,00\n")
    held = shell.run("feed", "import", file, *HERE, code=1)
    check("feed confirm" in held.stderr, held.stderr)
    equal(shell.json("feed", "confirm", feed["feed_id"], *HERE)["state"], "done", "the confirmed run")
    shell.run("feed", "change", feed["feed_id"], "--name", "Prices", *HERE)
    check("Prices" in shell.run("feed", "show", feed["feed_id"], *HERE).stdout, "the changed name")
    shell.run("feed", "run", feed["feed_id"], "--no-wait", *HERE)
    equal(shell.json("feed", "cancel", feed["feed_id"], *HERE)["state"], "cancelled", "the cancelled upload")
    shell.run("feed", "remove", feed["feed_id"], *HERE)
    equal(shell.json("feed", "list", *HERE), [], "feeds after the removal")
    server.stop()


def the_demo_shop_has_exact_faqs(bench):
    server = bench.server("demo", data="demo")
    key, api_key = server.summary["company_key"], server.summary["api_key"]
    parts = urllib.parse.urlsplit(server.summary["page_url"])
    shop = f"{parts.scheme}://{parts.netloc}"
    admin, public = server.admin(), server.public(api_key)
    sitemap = server.public().__class__(shop).get("/sitemap.xml").body.decode()
    urls = re.findall(r"<loc>([^<]*/products/[^<]*)</loc>", sitemap)
    check(len(urls) >= 30, f"product pages of the demo shop: {len(urls)}")
    urls = [urllib.parse.urljoin(shop, url) for url in urls[:12]]

    def import_prices(first):
        file = bench.folder / "demo.csv"
        file.write_text("id,title,link,price,availability\n" + "".join(
            f"D-{i},Article {i},{url},{first + i}.45 EUR,{'out_of_stock' if i == 3 else 'in_stock'}\n"
            for i, url in enumerate(urls)))
        ended = server.cli("feed", "import", file, "--name", "Demo", "--company", key)
        equal(ended.returncode, 0, f"feed import: {ended.stderr[-300:]}")

    def price_of(url):
        page = public.get("/api/v1/product-faqs", page_url=url, count=10, locale="en").json
        for faq in page.get("faqs", []):
            if "cost" in faq["question"] or "price" in faq["question"].lower():
                return public.post("/api/v1/send_message", {"query_text": faq["question"], "faq_id": faq["faq_id"]}).json[
                    "result_text"]
        return ""

    import_prices(1000)
    for i, url in enumerate(urls):
        price_of(url)
    for i, url in enumerate(urls):
        wait_until(lambda: f"{1000 + i:,}.45" in price_of(url), 30, f"the feed's price of {url} ({price_of(url)!r})")
    started = time.monotonic()
    import_prices(2000)
    for i, url in enumerate(urls):
        wait_until(lambda: f"{2000 + i:,}.45" in price_of(url), 30, f"the changed price of {url} ({price_of(url)!r})")
    print(f"{len(urls)} changed prices were answered after {time.monotonic() - started:.1f} s")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [a_run_survives_kill_9, an_upload_continues, what_the_shell_shows,
        the_demo_shop_has_exact_faqs]))
