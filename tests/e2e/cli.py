# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every command of answerdesk-server, as a person at a shell uses it: cli.py BINARIES"""
import csv
import json
import re
import shlex
import sys
import time

from harness import HOST, PATIENCE_SECONDS, Failed, cart_event, check, checkout, end_on_signals, equal, run_steps, visitor

COMPANY = "cli-shop"
PASSWORD = "correct horse battery"
# Commands that need a settings line; the others call a server.
FREE = {"company", "admin", "session", "audit", "requests", "metrics", "status",
    "backups", "integrity", "log", "settings", "changes", "demo", "model-setup"}  # first words of commands that name no company
LOCAL = {"serve", "demo", "init", "check-config", "migrate", "version", "evaluate retrieval",
    "evaluate all"}


def commands(bench):
    overview = bench.run("--help")
    equal(overview.returncode, 0, "exit code of --help")
    listed = overview.stdout.split("Commands:\n")[1].split("\n\n")[0]
    names = [re.split(r" {2,}", line.strip())[0] for line in listed.splitlines()]
    check(len(names) >= 28 and LOCAL <= set(names), f"commands: {names}")
    return names


def takes_argument(bench, name):
    first = bench.run(*name.split(), "--help").stdout.splitlines()[0]
    return bool(re.search(r" [A-Z][A-Z_]*(\.\.\.)?( |$)", first.replace("--data-dir DIR", "").replace("[OPTION...]", "")))


def every_command_explains_itself(bench):
    for name in commands(bench):
        helped = bench.run(*name.split(), "--help")
        equal((helped.returncode, helped.stderr), (0, ""), f"{name} --help")
        check(helped.stdout.startswith(f"Usage: answerdesk-server {name}"), f"{name} --help: {helped.stdout[:200]!r}")
        short = bench.run(*name.split(), "-h")
        equal((short.returncode, short.stdout), (0, helped.stdout), f"{name} -h")


def wrong_usage_is_refused(bench):
    def refused(*arguments):
        ended = bench.run(*arguments)
        equal(ended.returncode, 2, f"exit code of {arguments} ({ended.stderr.strip()[:200]})")
        equal(ended.stdout, "", f"standard output of {arguments}")
        check(ended.stderr.strip(), f"{arguments} says nothing on standard error")

    refused()
    refused("frobnicate")
    refused("company")
    refused("company", "frobnicate")
    for name in commands(bench):
        words = name.split()
        company = [] if name in LOCAL or words[0] in FREE else ["--company", COMPANY]
        refused(*words, "--frobnicate")
        server = [] if name in LOCAL else ["--server", f"http://{HOST}:1", *company]
        if company:
            refused(*words, "--server", f"http://{HOST}:1", *(["argument"] if takes_argument(bench, name) else []))
        if takes_argument(bench, name):
            refused(*words, *server)


def surplus_arguments_are_refused(bench):
    """A word too many is a slip, such as a question without quotes, and never ignored."""
    token = bench.environment(ANSWERDESK_ADMIN_TOKEN="adl_x")
    faults = []
    for name in commands(bench):
        if name == "import":  # takes as many paths as there are
            continue
        server = [] if name in LOCAL else ["--server", f"http://{HOST}:1"]
        if name not in LOCAL and name.split()[0] not in FREE:
            server += ["--company", COMPANY]
        if bench.run(*name.split(), *server, "one", "two", "three", environment=token).returncode != 2:
            faults.append(name)
    check(not faults, f"commands that ignore surplus arguments: {faults}")


def without_a_server(bench):
    nowhere = bench.run("company", "list", "--data-dir", bench.folder)
    equal((nowhere.returncode, nowhere.stdout), (1, ""), "a folder without a server")
    check(str(bench.folder) in nowhere.stderr, nowhere.stderr)
    token = bench.environment(ANSWERDESK_ADMIN_TOKEN="adl_x")
    gone = bench.run("company", "list", "--server", f"http://{HOST}:1", environment=token)
    equal((gone.returncode, gone.stdout), (1, ""), "a server that is not there")
    version = bench.run("version")
    check(re.fullmatch(r"answerdesk-server \d+\.\d+\.\d+ \(Qt 6\.\d+\.\d+\)\n", version.stdout), version.stdout)
    checked = bench.run("check-config")
    equal(checked.returncode, 0, "check-config")


class Shell:
    """Commands against a running server."""

    def __init__(self, server, *company):
        self.server = server
        self.company = company

    def run(self, *arguments, code=0, **environment):
        ended = self.server.cli(*arguments, environment=self.server.bench.environment(**environment))
        equal(ended.returncode, code, f"exit code of {arguments} ({ended.stderr.strip()[:300]})")
        return ended

    def json(self, *arguments, **environment):
        """The same object from --json, after a look at the form for people."""
        ended = self.run(*arguments, "--json", **environment)
        try:
            return json.loads(ended.stdout)
        except ValueError:
            raise Failed(f"{arguments} --json printed {ended.stdout!r}")


def companies_admins_and_keys(bench):
    server = bench.server()
    shell = Shell(server)
    made = shell.json("company", "create", COMPANY, "--name", "Shell & Söhne", "--currency", "CHF", "--time-zone",
        "Europe/Zurich", "--locales", "en,de", "--allowed-hosts", "shop.example, *.cdn.example", "--faqs-enabled", "on")
    equal((made["company_key"], made["name"], made["currency"], made["allowed_hosts"], made["faqs_enabled"]),
        (COMPANY, "Shell & Söhne", "CHF", ["shop.example", "*.cdn.example"], True), "made company")
    again = shell.run("company", "create", COMPANY, code=1)
    check(again.stderr.strip() and not again.stdout, "a company that is there already")
    changed = shell.json("company", "set", COMPANY, "--strict-decrease", "on", "--messages-per-minute", "7",
        "--answer-threshold-percent", "90")
    equal((changed["strict_decrease"], changed["messages_per_minute"], changed["answer_threshold_percent"], changed["name"]),
        (True, 7, 90, made["name"]), "set")
    equal(shell.json("company", "show", COMPANY), changed, "company show")
    equal([entry["company_key"] for entry in shell.json("company", "list")], [COMPANY], "company list")
    check(COMPANY in shell.run("company", "list").stdout, "company list for people")
    check("Shell & Söhne" in shell.run("company", "show", COMPANY).stdout, "company show for people")
    check("time_zone" in shell.run("company", "set", COMPANY, "--time-zone", "Mars/Olympus", code=1).stderr, "zone")
    for option, value in (("--strict-decrease", "so"), ("--messages-per-minute", "many")):
        field = option[2:].replace("-", "_")  # the server says what it expects
        check(field in shell.run("company", "set", COMPANY, option, value, code=1).stderr, f"{option} {value}")
    check("NOT_FOUND" in shell.run("company", "show", "nobody", code=1).stderr, "a company that is not there")
    shell.run("company", "set", COMPANY, "--messages-per-minute", "0")

    admin = shell.json("admin", "create", "eva@shop.example", "--role", "company_viewer", "--companies", COMPANY,
        ANSWERDESK_ADMIN_PASSWORD=PASSWORD)
    equal((admin["email"], admin["role"], admin["companies"]), ("eva@shop.example", "company_viewer", [COMPANY]), "admin")
    shell.run("admin", "create", "eva@shop.example", code=2)
    short = shell.run("admin", "create", "kim@shop.example", code=1, ANSWERDESK_ADMIN_PASSWORD="short")
    check("password" in short.stderr, short.stderr)
    listed = shell.json("admin", "list")
    check("eva@shop.example" in [entry["email"] for entry in listed], f"admin list: {listed}")
    check(PASSWORD not in json.dumps(listed) and "hash" not in json.dumps(listed), "a password in the list")
    session = server.admin().post("/admin/v1/sessions", {"email": "eva@shop.example", "password": PASSWORD})
    session.expect(201, "sign-in of the new administrator")

    key = shell.json("key", "create", "Backend", "--company", COMPANY, "--scopes", "messages:write", "--test")
    check(key["api_key"].startswith(key["key"]["prefix"]) and key["key"]["test"], f"key: {key}")
    equal(key["key"]["scopes"], ["messages:write"], "scopes")
    printed = shell.run("key", "create", "Second", "--company", COMPANY, "--expires-at", "2099-01-31T00:00:00Z")
    second = printed.stdout.strip()
    check(re.fullmatch(r"ad_live_[A-Za-z0-9]+_[A-Za-z0-9]+", second), f"key create printed {printed.stdout!r}")
    public = server.public(second)
    public.post("/api/v1/send_message", {"query_text": "Hello"}).expect(200, "message with the new key")
    equal(server.public(key["api_key"]).get("/api/v1/product-faqs").code, "INSUFFICIENT_SCOPE", "scope of the key")
    keys = {entry["name"]: entry for entry in shell.json("key", "list", "--company", COMPANY)}
    equal({"Backend", "Second"}, set(keys), "key list")
    check(second.split("_")[3] not in json.dumps(keys), "a secret in the list")
    equal(keys["Second"]["expires_at"][:10], "2099-01-31", "expiry")
    revoked = shell.json("key", "revoke", keys["Second"]["key_id"], "--company", COMPANY)
    equal(revoked["status"], "revoked", "status of the revoked key")
    equal(public.post("/api/v1/send_message", {"query_text": "Hello"}).code, "API_KEY_REVOKED", "the revoked key")
    check("NOT_FOUND" in shell.run("key", "revoke", "nokey", "--company", COMPANY, code=1).stderr, "an unknown key")
    actions = [entry["action"] for entry in shell.json("audit", "list", "--company", COMPANY)]
    for action in ("company.created", "company.changed", "key.created", "key.revoked"):
        check(action in actions, f"{action} is not in the audit log: {actions}")
    check("key.revoked" in shell.run("audit", "list", "--company", COMPANY).stdout, "audit list for people")
    status = shell.json("status")
    equal((status["companies"], status["base_url"]), (1, server.base_url), "status")
    overview = shell.json("overview", "--company", COMPANY)
    equal((overview["keys"]["active"], overview["asked"]), (1, True), "overview")
    check("keys        active 1, " in shell.run("overview", "--company", COMPANY).stdout, "overview for people")
    grants_are_the_operators(bench, server, shell)
    elsewhere = bench.run("company", "list", "--server", server.admin_url, "--json",
        environment=bench.environment(ANSWERDESK_ADMIN_TOKEN=session.json["token"]))
    equal([entry["company_key"] for entry in json.loads(elsewhere.stdout)], [COMPANY], "--server with a token")
    server.stop()


def grants_are_the_operators(bench, server, shell):
    """An administrator of the company stays within what the operator grants, and learns whom to ask for more."""
    shell.run("company", "set", COMPANY, "--messages-per-minute", "100", "--granted-host-kinds", "host")
    shell.run("admin", "create", "adam@shop.example", "--role", "company_admin", "--companies", COMPANY,
        ANSWERDESK_ADMIN_PASSWORD=PASSWORD)
    signed_in = server.admin().post("/admin/v1/sessions", {"email": "adam@shop.example", "password": PASSWORD})

    def adam(*arguments):
        return bench.run("company", *arguments, "--server", server.admin_url,
            environment=bench.environment(ANSWERDESK_ADMIN_TOKEN=signed_in.json["token"]))

    equal(adam("set", COMPANY, "--messages-per-minute", "50").returncode, 0, "a narrower limit")
    refused = adam("set", COMPANY, "--messages-per-minute", "2000", "--allowed-hosts", "shop.example,*.shop.example")
    equal((refused.returncode, refused.stdout), (1, ""), "a wider limit")
    for line in ("FORBIDDEN", "An operator of this server can set this.", f"“Shell & Söhne” ({COMPANY})",
            "  messages_per_minute: currently 100, requested: 2000", "  granted_host_kinds: currently host, requested: host,wildcard"):
        check(line in refused.stderr, f"{line!r} is missing in {refused.stderr!r}")
    command = refused.stderr.split("The command is: answerdesk-server ")[1].split("\n")[0]
    shell.run(*shlex.split(command))  # as the operator who got the text
    company = shell.json("company", "show", COMPANY)
    equal((company["messages_per_minute"], company["granted_host_kinds"]), (2000, ["host", "wildcard"]), "what was asked for")
    equal(adam("set", COMPANY, "--allowed-hosts", "shop.example,*.shop.example").returncode, 0, "a wildcard that is granted")
    reader = server.admin().post("/admin/v1/sessions", {"email": "eva@shop.example", "password": PASSWORD})
    told = bench.run("company", "set", COMPANY, "--strict-decrease", "off", "--name", "It's $HOME", "--server", server.admin_url,
        environment=bench.environment(ANSWERDESK_ADMIN_TOKEN=reader.json["token"])).stderr
    for line in ("An administrator of the company or an operator of this server can set this.",
            "  strict_decrease: currently on, requested: off"):
        check(line in told, f"{line!r} is missing in {told!r}")
    command = told.split("The command is: answerdesk-server ")[1].split("\n")[0]
    shell.run(*shlex.split(command))  # a value that a shell would expand is quoted
    company = shell.json("company", "show", COMPANY)
    equal((company["strict_decrease"], company["name"]), (False, "It's $HOME"), "what the viewer asked for")


def a_company_is_deleted(bench):
    rows = 30_000
    server = bench.server(data="gone")
    shell = Shell(server)
    shell.json("company", "create", COMPANY, "--name", "Old & Söhne")
    key = shell.json("key", "create", "Backend", "--company", COMPANY)["api_key"]
    public = server.public(key)
    public.post("/api/v1/send_message", {"query_text": "Hello"}).expect(200, "a message before")
    server.stop()
    bench.sql(server.data, "WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < "
        f"{rows}) INSERT INTO idempotency (company_key, endpoint, scope, idempotency_key, response_id, body_sha256, status, headers, body, at_ms) "
        f"SELECT '{COMPANY}', 'x', 'x', CAST(n AS TEXT), n, 'x', 200, '', '', {int(time.time() * 1000)} FROM numbers")
    server = bench.server(data="gone")
    shell = Shell(server)
    check("confirm" in shell.run("company", "delete", COMPANY, code=1).stderr, "a deletion that nobody confirmed")
    check("confirm" in shell.run("company", "delete", COMPANY, "--confirm", COMPANY, code=1).stderr, "another name")
    check("is deleted" in shell.run("company", "delete", COMPANY, "--confirm", "Old & Söhne").stderr, "what is said")
    server.kill()  # with most of its rows still there
    server = bench.server(data="gone")
    shell = Shell(server)
    equal(server.public(key).post("/api/v1/send_message", {"query_text": "Hello"}).code, "INVALID_API_KEY", "its key")
    check("NOT_FOUND" in shell.run("company", "show", COMPANY, code=1).stderr, "company show")
    equal(shell.json("company", "list"), [], "company list")
    last = shell.json("audit", "list", "--deleted-company", COMPANY)[0]
    equal((last["action"], last["actor"], last["before"]["name"]), ("company.deleted", "local", "Old & Söhne"), "the log")
    until = time.monotonic() + PATIENCE_SECONDS
    create = ("company", "create", COMPANY, "--name", "Old & Söhne")
    while server.cli(*create).returncode != 0:
        check(time.monotonic() < until, "its key is not free")
        time.sleep(0.2)
    for table in ("idempotency", "thread", "api_key"):
        found = bench.sql(server.data, f"SELECT COUNT(*) FROM {table} WHERE company_key = '{COMPANY}'")
        equal(int(found[0][0]), 0, f"rows of {table}")
    actions = [entry["action"] for entry in shell.json("audit", "list", "--company", COMPANY)]
    check(actions.count("company.created") == 1 and "company.deleted" not in actions, f"its own log: {actions}")
    server.stop()


def settings_of_a_company(bench):
    server = bench.server(options=("--model-url", f"http://{HOST}:1/v1", "--model-names", "helper"))
    shell = Shell(server)
    shell.json("company", "create", COMPANY, "--name", "Shop")
    shell.json("company", "create", "second", "--name", "Zweiter", "--api-access", "off")
    wanted = {"name": "All of it", "api-access": "off", "faqs-enabled": "on", "allowed-hosts": "a.example,*.b.example",
        "locales": "de,en", "time-zone": "Asia/Tokyo", "currency": "JPY", "attribution-window-hours": "48",
        "require-helpful": "on", "strict-decrease": "on", "messages-per-minute": "1", "faqs-per-minute": "2",
        "events-per-minute": "3", "conversation-retention-days": "90", "visitor-retention-days": "400",
        "model-enabled": "on", "model-name": "helper", "model-timeout-ms": "5000", "model-tokens": "3000", "model-daily-tokens": "50000",
        "answer-threshold-percent": "90", "faqs-require-approval": "on",
        "granted-api-access": "on", "granted-messages-per-minute": "10", "granted-faqs-per-minute": "0", "granted-events-per-minute": "30",
        "granted-host-kinds": "host,wildcard"}
    options = [word for name, value in wanted.items() for word in ("--" + name, value)]
    changed = shell.json("company", "set", COMPANY, *options)
    for name, value in wanted.items():
        got = changed[name.replace("-", "_")]
        if isinstance(got, bool):
            got = "on" if got else "off"
        equal(",".join(got) if isinstance(got, list) else str(got), value, f"setting {name}")
    helped = shell.run("company", "set", "--help").stdout
    check(not [name for name in wanted if f"--{name}" not in helped], "settings that --help does not name")
    equal(sorted(set(changed) - {name.replace("-", "_") for name in wanted}), ["analytics_secret_overlap_until", "analytics_secret_since",
        "company_key", "created_at", "demo", "inactive_hosts", "region", "updated_at"], "members that company set does not know")
    equal(shell.json("company", "set", COMPANY, "--allowed-hosts", "")["allowed_hosts"], [], "an emptied list")
    refused = shell.run("company", "set", COMPANY, "--conversation-retention-days", "4000", "--currency", "EURO", code=1)
    check("conversation_retention_days" in refused.stderr and "currency" in refused.stderr, refused.stderr)
    for options, expected in ((["--q", "ZWEI"], ["second"]), (["--api-access", "off"], [COMPANY, "second"]),
            (["--faqs-enabled", "on"], [COMPANY]), (["--region", "us"], [])):
        equal([row["company_key"] for row in shell.json("company", "list", *options)], expected, f"company list {options}")
    check("api_access" in shell.run("company", "list", "--api-access", "so", code=1).stderr, "a filter that is none")
    server.stop()


def administrators_and_sessions(bench):
    server = bench.server()
    server.make_company(COMPANY)
    shell = Shell(server)
    secret = bench.folder / "secret"
    secret.write_text(PASSWORD + "\n")
    shell.json("admin", "create", "op@shop.example", ANSWERDESK_ADMIN_PASSWORD_FILE=str(secret))
    shell.run("admin", "create", "eva@shop.example", code=2, ANSWERDESK_ADMIN_PASSWORD_FILE=str(bench.folder / "absent"))
    shell.run("admin", "create", "eva@shop.example", code=2, ANSWERDESK_ADMIN_PASSWORD=PASSWORD,
        ANSWERDESK_ADMIN_PASSWORD_FILE=str(secret))
    weak = shell.run("admin", "create", "eva@shop.example", code=1, ANSWERDESK_ADMIN_PASSWORD="eva@shop.example")
    check("password" in weak.stderr and "role" not in weak.stderr, weak.stderr)
    made = shell.json("admin", "create", "eva@shop.example", "--role", "company_admin", "--companies", COMPANY,
        ANSWERDESK_ADMIN_PASSWORD=PASSWORD)
    equal(shell.json("admin", "show", "EVA@shop.example"), made, "admin show")
    check("company_admin" in shell.run("admin", "show", "eva@shop.example").stdout, "admin show for people")
    check("NOT_FOUND" in shell.run("admin", "show", "nobody@shop.example", code=1).stderr, "an administrator who is none")
    for options, expected in ((["--q", "EVA"], ["eva"]), (["--role", "operator"], ["op"]), (["--company", COMPANY], ["eva"]),
            (["--disabled", "on"], []), ([], ["eva", "op"])):
        listed = [row["email"].split("@")[0] for row in shell.json("admin", "list", *options)]
        equal(listed, expected, f"admin list {options}")

    def sign_in(password=PASSWORD, email="eva@shop.example"):
        return server.admin().post("/admin/v1/sessions", {"email": email, "password": password})

    first, second = (sign_in().expect(201)["token"] for _ in range(2))
    rows = shell.json("admin", "sessions", "eva@shop.example")
    equal([row["email"] for row in rows], ["eva@shop.example"] * 2, "admin sessions")
    equal(shell.json("session", "list", "--admin", "eva@shop.example"), rows, "session list --admin")
    check(first not in json.dumps(rows), "a token in the list")
    own = json.loads(bench.run("session", "list", "--server", server.admin_url, "--json",
        environment=bench.environment(ANSWERDESK_ADMIN_TOKEN=first)).stdout)
    (current,) = [row["session_id"] for row in own if row["current"]]
    shell.run("session", "revoke", current)

    def is_open(token):
        client = server.public(token)
        client.address = server.admin().address
        return client.get("/admin/v1/sessions/current").status == 200

    equal((is_open(first), is_open(second)), (False, True), "after session revoke")
    check("NOT_FOUND" in shell.run("session", "revoke", current, code=1).stderr, "a session that has ended")
    changed = bench.run("session", "password", "--server", server.admin_url, environment=bench.environment(
        ANSWERDESK_ADMIN_TOKEN=second, ANSWERDESK_ADMIN_PASSWORD=PASSWORD, ANSWERDESK_NEW_PASSWORD="a new pass phrase"))
    equal(changed.returncode, 0, f"session password ({changed.stderr})")
    check("a new pass phrase" not in changed.stdout + changed.stderr, "the password is shown")
    equal((sign_in().status, is_open(second)), (401, True), "after session password")
    shell.run("session", "password", code=2)
    shell.run("admin", "sign-out", "eva@shop.example")
    equal(is_open(second), False, "after admin sign-out")
    shell.run("admin", "password", "eva@shop.example", code=2)
    third = sign_in("a new pass phrase").expect(201)["token"]
    shell.run("admin", "password", "eva@shop.example", ANSWERDESK_ADMIN_PASSWORD=PASSWORD)
    equal((sign_in().status, is_open(third)), (201, False), "after admin password")
    changed = shell.json("admin", "set", "eva@shop.example", "--email", "eva.m@shop.example", "--role", "company_viewer",
        "--disabled", "on")
    equal((changed["email"], changed["role"], changed["disabled"]), ("eva.m@shop.example", "company_viewer", True), "set")
    equal(sign_in(email="eva.m@shop.example").code, "INVALID_CREDENTIALS", "a disabled administrator")
    refused = shell.run("admin", "set", "eva.m@shop.example", "--role", "king", "--companies", "nowhere", code=1)
    check("role" in refused.stderr and "companies" in refused.stderr, refused.stderr)
    check("LAST_OPERATOR" in shell.run("admin", "delete", "op@shop.example", code=1).stderr, "the last operator")
    shell.run("admin", "delete", "eva.m@shop.example")
    equal([row["email"] for row in shell.json("admin", "list")], ["op@shop.example"], "after admin delete")
    server.stop()


def the_audit_log_is_exported(bench):
    server = bench.server()
    server.make_company(COMPANY)
    shell = Shell(server)
    admin = server.admin()
    name = '=1+1,"quoted"\n+two'
    shell.json("company", "set", COMPANY, "--name", "@SUM(A1)")
    for number in range(230):  # more than a page
        changed = admin.send("PATCH", f"/admin/v1/companies/{COMPANY}", {"name": f"{name} {number}"})
        equal(changed.status, 200, "change")
    formula = "=1+1@evil.example"
    equal(admin.post("/admin/v1/sessions", {"email": formula, "password": "x"}).status, 401, "a sign-in as a formula")
    listed = shell.json("audit", "list")
    equal((len(listed), listed[0]["actor"]), (233, formula), "audit list")
    equal(shell.json("audit", "list", "--limit", "3"), listed[:3], "audit list --limit")
    equal(len(shell.json("audit", "list", "--company", COMPANY, "--action", "company.created")), 1, "audit list --action")
    equal(shell.json("audit", "list", "--actor", "nobody@shop.example"), [], "audit list --actor")
    equal(shell.json("audit", "list", "--to", "2020-01-01"), [], "audit list --to")
    check("from" in shell.run("audit", "list", "--from", "yesterday", code=1).stderr, "a moment that is none")
    shell.run("audit", "list", "--limit", "many", code=2)
    shell.run("audit", "export", "--format", "xml", code=2)
    exported = [json.loads(line) for line in shell.run("audit", "export").stdout.splitlines()]
    equal(exported, listed, "audit export")
    file = bench.folder / "audit.csv"
    quiet = shell.run("audit", "export", "--format", "csv", "--out", file)
    check(quiet.stdout == "" and "233" in quiet.stderr, f"audit export --out: {quiet.stderr!r}")
    with open(file, newline="", encoding="utf-8") as stream:
        rows = list(csv.DictReader(stream))
    equal([row["audit_id"] for row in rows], [entry["audit_id"] for entry in listed], "rows of the CSV")
    equal([json.loads(row["after"]) for row in rows], [entry["after"] for entry in listed], "values of the CSV")
    equal(rows[0]["actor"], "'" + formula, "a formula in the CSV")
    check(not [cell for row in rows for cell in row.values() if cell and cell[0] in "=+-@"], "a formula in the CSV")
    equal(file.read_bytes().count(b"\r\n"), 234, "lines of the CSV")
    server.stop()


def faqs_events_and_revenue(bench):
    server = bench.server("demo")
    shell = Shell(server)
    demo = server.summary
    company = demo["company_key"]
    here = ("--company", company)
    client = server.public(demo["api_key"])
    answer = client.get("/api/v1/product-faqs", page_url=demo["page_url"])
    while answer.status == 202:
        time.sleep(int(answer.headers["retry-after"]))
        answer = client.get("/api/v1/product-faqs", page_url=demo["page_url"])
    (page,) = shell.json("faq", "list", *here)
    equal((page["url"], page["state"]), (demo["page_url"], "ready"), "faq list")
    shown = shell.json("faq", "show", page["page_id"], *here)
    equal([faq["faq_id"] for faq in shown["faqs"]][:5], [faq["faq_id"] for faq in answer.json["faqs"]], "faq show")
    check(shown["faqs"][0]["question"] in shell.run("faq", "show", page["page_id"], *here).stdout, "faq show for people")
    shell.run("faq", "show", "999999", *here, code=1)

    chat, faq = demo["user_fingerprint"], demo["user_faq_fingerprint"]
    server.open_ticket(demo["api_key"], chat, faq)
    events = server.events()
    events.post("/analytics/cart_events", cart_event(company, chat, faq, "alta", value=349.5)).expect(200)
    events.post("/analytics/cart_events", cart_event(company, visitor(), visitor(), "alta")).expect(404)
    for order, value in (("A-1", "10.10"), ("A-2", "20.2")):
        events.send("POST", "/analytics/checkout_events", checkout(company, chat, faq, order, value),
            {"Content-Type": "application/json"}).expect(200)
    report = shell.json("revenue", *here)
    equal([(c["currency"], c["attributed_revenue"], c["orders"], c["average_order_value"])
        for c in report["currencies"]], [("EUR", "30.30", 2, "15.15")], "revenue")
    equal(len(report["currencies"][0]["days"]), 30, "days of the report")
    check("30.30" in shell.run("revenue", *here).stdout, "revenue for people")
    past = shell.json("revenue", *here, "--from", "2020-01-01", "--to", "2020-01-03")
    check(all(c["orders"] == 0 for c in past["currencies"]), f"revenue of the past: {past}")
    check("from" in shell.run("revenue", *here, "--from", "yesterday", code=1).stderr, "a day that is none")
    equal([order["order_id"] for order in shell.json("orders", "list", *here)], ["A-2", "A-1"], "orders list")
    equal([event["product_id"] for event in shell.json("events", "list", *here)], ["alta"], "events list")
    refused = shell.json("events", "refused", *here)
    equal([event["code"] for event in refused], ["ACTIVE_TICKET_NOT_FOUND"], "events refused")
    def filtered(*arguments):
        return len(shell.json(*arguments, *here))

    equal((filtered("orders", "list", "--order-id", "A-1"), filtered("orders", "list", "--channel", "faq"),
        filtered("orders", "list", "--limit", "1"), filtered("orders", "list", "--to", "2020-01-01")), (1, 0, 1, 0),
        "filters of orders")
    equal((filtered("events", "list", "--product-id", "alta"), filtered("events", "list", "--type", "ITEM_REMOVED"),
        filtered("events", "list", "--fingerprint", chat, "--test", "off")), (1, 0, 1), "events")
    equal((filtered("events", "refused", "--code", "ORDER_ALREADY_EXISTS"),
        filtered("ticket", "list", "--channel", "chat"), filtered("ticket", "list", "--fingerprint", faq),
        filtered("faq", "list", "--state", "ready", "--locale", "de"),
        filtered("thread", "list", "--fingerprint", chat, "--from", "2020-01-01")), (0, 1, 1, 0, 1), "other lists")
    for listing in (("ticket", "list"), ("orders", "list"), ("events", "list"), ("events", "refused"),
            ("thread", "list"), ("faq", "list")):
        check(len(shell.run(*listing, *here).stdout.splitlines()) >= 2, f"{listing} for people")
    server.stop()


def init_makes_the_first_administrator(bench):
    data = bench.folder / "fresh"
    email = "first@shop.example"
    equal(bench.run("init", email, "--data-dir", data).returncode, 2, "init without a password")
    wrong = bench.run("init", "no address", "--data-dir", data, environment=bench.environment(ANSWERDESK_ADMIN_PASSWORD=PASSWORD))
    equal(wrong.returncode, 2, "init without an address")
    common = bench.run("init", email, "--data-dir", data, environment=bench.environment(ANSWERDESK_ADMIN_PASSWORD="password1234"))
    equal(common.returncode, 2, "init with a password that everybody tries")
    check(not data.exists(), "init made the folder all the same")
    short = bench.run("init", email, "--data-dir", data, environment=bench.environment(ANSWERDESK_ADMIN_PASSWORD="x"))
    equal(short.returncode, 2, "init with a short password")
    password = bench.environment(ANSWERDESK_ADMIN_PASSWORD=PASSWORD)
    made = bench.run("init", email, "--data-dir", data, environment=password)
    equal(made.returncode, 0, f"init ({made.stderr})")
    check(PASSWORD not in made.stdout + made.stderr, "init shows the password")
    check(not (data / "server.json").exists(), "init left server.json")
    migrated = bench.run("migrate", "--data-dir", data)
    equal(migrated.returncode, 0, "migrate of a fresh folder")
    check(re.search(r"schema version \d+", migrated.stdout), migrated.stdout)
    server = bench.server(data="fresh")
    admin = server.public()
    admin.address = server.admin().address
    equal(admin.post("/admin/v1/sessions", {"email": email, "password": "wrong password"}).status, 401, "wrong password")
    session = admin.post("/admin/v1/sessions", {"email": email, "password": PASSWORD}).expect(201, "sign-in")
    admin.token = session["token"]
    equal(admin.get("/admin/v1/sessions/current").expect(200)["admin"]["role"], "operator", "role")
    running = bench.run("init", "second@shop.example", "--data-dir", data, environment=password)
    equal(running.returncode, 1, "init beside a running server")
    equal(admin.send("DELETE", "/admin/v1/sessions").status, 204, "sign-out")
    equal(admin.get("/admin/v1/sessions/current").status, 401, "the ended session")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [every_command_explains_itself, wrong_usage_is_refused,
        surplus_arguments_are_refused, without_a_server, companies_admins_and_keys, a_company_is_deleted, settings_of_a_company,
        administrators_and_sessions, the_audit_log_is_exported, faqs_events_and_revenue,
        init_makes_the_first_administrator]))
