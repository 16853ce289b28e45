# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the end-to-end tests share: a server in a temporary folder, clients, and checks.

Standard library only. Nothing waits for a fixed time: every wait polls a condition up to a deadline.

With ANSWERDESK_TEST_POSTGRES (a cluster's address, see tests/support/postgres.py) every data folder gets a database of
its own there, and every program that is started on the folder uses it.
"""
import collections
import contextlib
import http.client
import json
import os
import pathlib
import re
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
import tempfile
import threading
import time
import traceback
import urllib.parse
import uuid

HOST = "127.0.0.1"
ROOT = pathlib.Path(__file__).resolve().parents[2]
HELP = ROOT / "resources" / "samples" / "help"
SKIPPED = 77
POSTGRES = os.environ.get("ANSWERDESK_TEST_POSTGRES", "")
# Programs that were built with sanitizers keep freed memory for a while, to notice when it is used: 256 MiB (the address
# sanitizer's quarantine), and what its allocator keeps besides, measured up to 160 MiB in these tests.
SANITIZED = os.environ.get("ANSWERDESK_TEST_SANITIZED") == "1"
QUARANTINE_MIB = 512 if SANITIZED else 0
START_SECONDS = 300 if SANITIZED else 60  # patience, not a measure: five times as long, as CTest's time-outs are
PATIENCE_SECONDS = 60  # for what must happen: a busy machine is no fault of the program


class Failed(Exception):
    """A check that did not hold."""


def check(condition, text):
    if not condition:
        raise Failed(text)


def equal(got, expected, what):
    check(got == expected, f"{what}: expected {expected!r}, got {got!r}")


def wait_until(condition, seconds, what):
    """Polls until the condition gives something true, which is returned."""
    deadline = time.monotonic() + seconds
    while True:
        value = condition()
        if value:
            return value
        check(time.monotonic() < deadline, f"{what} did not happen within {seconds} s")
        time.sleep(0.02)


def free_port():
    """Free now; for programs that cannot be told to take any."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return probe.getsockname()[1]


def visitor():
    return str(uuid.uuid4())


class Answer:
    """A whole response: status, headers with lower-case names, body, and the body as JSON when it is."""

    def __init__(self, response):
        self.status = response.status
        self.headers = {name.lower(): value for name, value in response.getheaders()}
        self.body = response.read()
        self.json = None
        if "json" in self.headers.get("content-type", ""):
            self.json = json.loads(self.body)

    def expect(self, status, what=""):
        check(self.status == status, f"{what}: expected {status}, got {self.status} {self.body[:400]!r}")
        return self.json

    @property
    def code(self):
        return (self.json or {}).get("error_code")


class Http:
    """One keep-alive connection to an address; opened again when the server has closed it. One thread each."""

    def __init__(self, url, token=None, timeout=30):
        parts = urllib.parse.urlsplit(url)
        self.address = (parts.hostname, parts.port)
        self.token = token
        self.timeout = timeout
        self.connections = 0
        self._connection = None

    def close(self):
        if self._connection:
            self._connection.close()
            self._connection = None

    def connect(self):
        if not self._connection:
            self._connection = http.client.HTTPConnection(*self.address, timeout=self.timeout)
            self._connection.connect()
            self.connections += 1

    def send(self, method, path, body=None, headers=None):
        """Sends once and never again: whoever calls must know what a lost answer means."""
        head = {"Host": f"{self.address[0]}:{self.address[1]}"}
        if self.token:
            head["Authorization"] = "Bearer " + self.token
        if body is not None and not isinstance(body, (bytes, str)):
            body = json.dumps(body)
            head["Content-Type"] = "application/json"
        head.update(headers or {})
        try:
            self.connect()
            self._connection.request(method, path, body, head)
            answer = Answer(self._connection.getresponse())
        except (OSError, http.client.HTTPException):
            self.close()
            raise
        if answer.headers.get("connection", "").lower() == "close":
            self.close()
        return answer

    def get(self, path, **query):
        return self.send("GET", path + ("?" + urllib.parse.urlencode(query) if query else ""))

    def post(self, path, body=None, headers=None):
        return self.send("POST", path, {} if body is None else body, headers)

    def all(self, path, **query):
        """Every item of a list, page by page along the cursor."""
        items, cursor, seen = [], None, set()
        while True:
            page = self.get(path, limit=200, **query, **({"cursor": cursor} if cursor else {}))
            page.expect(200, "list " + path)
            items += page.json["items"]
            cursor = page.json["next_cursor"]
            if not cursor:
                return items
            check(cursor not in seen, f"{path} gave the same cursor twice")
            seen.add(cursor)


class Program:
    """A child process with its output kept in files. Only processes that stand here are ever ended."""

    def __init__(self, arguments, folder, name, environment=None):
        self.out_path = folder / f"{name}.out"
        self.err_path = folder / f"{name}.err"
        with open(self.out_path, "ab") as out, open(self.err_path, "ab") as err:
            self.process = subprocess.Popen([str(argument) for argument in arguments], stdout=out, stderr=err,
                stdin=subprocess.DEVNULL, env=environment)

    @property
    def out(self):
        return self.out_path.read_text(errors="replace")

    @property
    def err(self):
        return self.err_path.read_text(errors="replace")

    @property
    def running(self):
        return self.process.poll() is None

    def signal(self, number):
        self.process.send_signal(number)

    def wait(self, seconds=30):
        try:
            return self.process.wait(seconds)
        except subprocess.TimeoutExpired:
            raise Failed(f"process {self.process.pid} did not end within {seconds} s; it said: {self.err[-800:]}")

    def end(self):
        if self.running:
            self.process.kill()
            self.process.wait()


def psql(url, statement, *options):
    """A statement over a connection of its own; its rows as text."""
    ended = subprocess.run(["psql", "-X", "-q", "-A", "-t", "-F", "\x1f", "-v", "ON_ERROR_STOP=1", *options, "-c", statement,
        url], capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL)
    check(ended.returncode == 0, f"psql: {statement}: {ended.stderr.strip()}")
    return [tuple(line.split("\x1f")) for line in ended.stdout.splitlines()]


class Bench:
    """The temporary folder of one test, the binaries, and every process started in it."""

    def __init__(self, binaries):
        self.binaries = pathlib.Path(binaries).resolve()
        self.program = self.binaries / "answerdesk-server"
        check(os.access(self.program, os.X_OK), f"{self.program} is not there")
        self.folder = pathlib.Path(tempfile.mkdtemp(prefix="answerdesk-e2e-"))
        self._programs = []
        self._names = 0
        self._databases = {}  # address by data folder

    def close(self):
        for program in self._programs:
            program.end()
        for url in self._databases.values():
            with contextlib.suppress(Failed, subprocess.TimeoutExpired):  # the cluster may be gone on purpose
                psql(POSTGRES + "/postgres", f"DROP DATABASE {url.rsplit('/', 1)[1]} WITH (FORCE)")
        shutil.rmtree(self.folder, ignore_errors=True)

    def database(self, data):
        """The address of the PostgreSQL database that belongs to a data folder; made when it is first asked for."""
        folder = str(pathlib.Path(data).absolute())
        if folder not in self._databases:
            self._databases[folder] = self.make_database()
        return self._databases[folder]

    def make_database(self):
        name = "e2e_" + uuid.uuid4().hex
        psql(POSTGRES + "/postgres", f"CREATE DATABASE {name} TEMPLATE template0 STRATEGY file_copy")
        return f"{POSTGRES}/{name}"

    def sql(self, data, statement):
        """A statement behind the server's back, on either database; its rows as tuples of text."""
        if POSTGRES:
            return psql(self.database(data), statement)
        with contextlib.closing(sqlite3.connect(pathlib.Path(data) / "answerdesk.sqlite")) as database, database:
            return [tuple("" if value is None else str(value) for value in row)
                for row in database.execute(statement).fetchall()]

    def _with_database(self, arguments, environment):
        environment = environment or self.environment()
        arguments = list(map(str, arguments))
        if POSTGRES and "--data-dir" in arguments[:-1]:
            data = arguments[arguments.index("--data-dir") + 1]
            environment = {"ANSWERDESK_DATABASE": self.database(data), **environment}
        return environment

    def environment(self, **extra):
        """The caller's environment without settings of Answerdesk and libpq: a test means the same everywhere."""
        kept = {k: v for k, v in os.environ.items() if not k.startswith(("ANSWERDESK_", "PG"))}
        return {**kept, **extra}

    def start(self, *arguments, name=None, program=None, environment=None):
        self._names += 1
        started = Program([program or self.program, *arguments], self.folder, name or f"program-{self._names}",
            self._with_database(arguments, environment))
        self._programs.append(started)
        return started

    def run(self, *arguments, environment=None, timeout=60):
        """A command to its end; gives the completed process with text."""
        return subprocess.run([str(self.program), *map(str, arguments)], capture_output=True, text=True,
            timeout=timeout, stdin=subprocess.DEVNULL, env=self._with_database(arguments, environment))

    def server(self, command="serve", data="data", options=(), environment=None):
        return Server(self, command, self.folder / data, options, environment)

    def tell(self):
        """The last words of every process, for the log of a failed test."""
        for path in dict.fromkeys(program.err_path for program in self._programs):
            text = path.read_text(errors="replace")[-3000:]
            if text.strip():
                print(f"--- {path.name}\n{text}", file=sys.stderr)


Memory = collections.namedtuple("Memory", "now peak")


class Server:
    """A running server on free ports, with clients."""

    def __init__(self, bench, command, data, options, environment):
        self.bench = bench
        self.data = data
        summary = bench.folder / f"summary-{data.name}.json"
        summary.unlink(missing_ok=True)
        arguments = [command, "--data-dir", data, "--listen", f"{HOST}:0", "--admin-listen", f"{HOST}:0", *options]
        if command == "demo":
            arguments += ["--no-history", "--summary", summary]
        # server.json of a killed server is still there: only one with the new pid counts.
        self.program = bench.start(*arguments, name=f"server-{data.name}", environment=environment)
        started = time.monotonic()
        wait_until(lambda: not self.program.running or self._announced(), START_SECONDS, "server.json")
        check(self.program.running, f"the server ended: {self.program.err[-800:]}")
        if command == "demo":
            wait_until(lambda: not self.program.running or summary.exists(), START_SECONDS, "the summary")
            check(self.program.running, f"the demo ended: {self.program.err[-800:]}")
        self.addresses = self._announced()
        self.start_ms = (time.monotonic() - started) * 1000
        self.base_url = self.addresses["base_url"]
        self.app_url = self.addresses["app_url"]
        self.admin_url = self.addresses["admin_url"]
        self.admin_token = (data / "admin.token").read_text().strip()
        self.summary = json.loads(summary.read_text()) if command == "demo" else None

    def _announced(self):
        with contextlib.suppress(OSError, ValueError):
            announced = json.loads((self.data / "server.json").read_text())
            return announced if announced["pid"] == self.program.process.pid else None

    def admin(self):
        return Http(self.admin_url, self.admin_token)

    def public(self, key=None):
        return Http(self.base_url, key)

    def events(self):
        return Http(self.app_url)

    def cli(self, *arguments, environment=None):
        """A command of the shell against this server."""
        return self.bench.run(*arguments, "--data-dir", self.data, environment=environment)

    def kill(self):
        self.program.signal(signal.SIGKILL)
        self.program.wait()

    def stop(self):
        self.program.signal(signal.SIGTERM)
        equal(self.program.wait(), 0, "exit code after SIGTERM")

    def make_company(self, key, **settings):
        body = {"company_key": key, "name": key, "time_zone": "UTC", "currency": "EUR", "messages_per_minute": 0,
            "faqs_per_minute": 0, "events_per_minute": 0, **settings}
        self.admin().post("/admin/v1/companies", body).expect(201, "make company")

    def make_key(self, company, **settings):
        made = self.admin().post(f"/admin/v1/companies/{company}/keys", {"name": "test", **settings})
        return made.expect(201, "make key")["api_key"]

    def make_shop(self, company, visitors=0):
        """A company with its key and so many visitors, each with an open ticket; gives the key and their
        fingerprints, of the chat and of the FAQs."""
        self.make_company(company)
        api_key = self.make_key(company)
        made = [(visitor(), visitor()) for _ in range(visitors)]
        for chat, faq in made:
            self.open_ticket(api_key, chat, faq, query="Hello")
        return api_key, made

    @property
    def port(self):
        """Of the public address."""
        return urllib.parse.urlsplit(self.base_url).port

    def metric(self, name):
        """The value of a metric without labels; None when there is none."""
        for line in self.admin().get("/metrics").body.decode().splitlines():
            if line.startswith(name + " "):
                return float(line.split()[1])
        return None

    def cpu_seconds(self):
        """What the process has used of the processors so far."""
        fields = pathlib.Path(f"/proc/{self.program.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory_mib(self):
        """What the process has in memory: now, and at most so far."""
        status = pathlib.Path(f"/proc/{self.program.process.pid}/status").read_text()
        found = dict(re.findall(r"^(VmRSS|VmHWM):\s+(\d+) kB$", status, re.MULTILINE))
        return Memory(now=int(found["VmRSS"]) / 1024, peak=int(found["VmHWM"]) / 1024)

    def import_help(self, company, source="Help", files=("en/shipping-times.md", "en/shipping-costs.md",
            "en/returns-policy.md", "en/warranty.md", "en/gift-cards.md", "en/payment-methods.md")):
        """Some of the sample shop's help documents; gives the source's id."""
        admin = self.admin()
        made = admin.post(f"/admin/v1/companies/{company}/sources", {"name": source, "kind": "upload"})
        source_id = made.expect(201, "make source")["source_id"]
        for path in files:
            query = urllib.parse.urlencode({"path": path})
            admin.send("PUT", f"/admin/v1/companies/{company}/sources/{source_id}/documents?{query}",
                (HELP / path).read_bytes(), {"Content-Type": "text/markdown"}).expect(200, "put " + path)
        return source_id

    def open_ticket(self, api_key, chat, faq=None, query="How long does standard delivery to Germany take?"):
        """A message of this visitor, without which its events are refused."""
        metadata = {"user_fingerprint": chat, **({"user_faq_fingerprint": faq} if faq else {})}
        asked = self.public(api_key).post("/api/v1/send_message", {"query_text": query, "user_metadata": metadata})
        return asked.expect(200, "open ticket")


def cart_event(company, chat, faq, product, kind="ITEM_ADDED", value=10, quantity=1, **more):
    return {"company_key": company, "user_fingerprint": chat, "user_faq_fingerprint": faq, "type": kind,
        "product_id": product, "product_name": "Product " + product, "value": value, "currency": "EUR",
        "quantity": quantity, "source": "test", **more}


def checkout(company, chat, faq, order, value="10.00", **more):
    """value is text: the number is put into the body as it stands here."""
    event = {"company_key": company, "user_fingerprint": chat, "user_faq_fingerprint": faq, "value": 0,
        "currency": "EUR", "orderId": order, "line_items": [{"product_id": "p", "product_name": "Product",
            "quantity": 1, "value": 0, "currency": "EUR"}], **more}
    return json.dumps(event).replace('"value": 0', f'"value": {value}')


def message_or_event(company, visitors, index, number):
    """What client number index sends next, by path and body: a message if it is odd, else a cart event."""
    if index % 2:
        return "/api/v1/send_message", {"query_text": f"Hello {index} {number}"}
    chat, faq = visitors[index % len(visitors)]
    return "/analytics/cart_events", cart_event(company, chat, faq, f"p-{index}-{number}")


def in_threads(count, work):
    """Runs work(index) in threads and raises what the first of them raised."""
    faults = []

    def run(index):
        try:
            work(index)
        except BaseException as fault:  # noqa: BLE001 - handed to the caller below
            faults.append(fault)

    threads = [threading.Thread(target=run, args=(index,), daemon=True) for index in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if faults:
        raise faults[0]


def run_steps(binaries, steps):
    """Each step gets a bench of its own. Prints one line a step; the exit code is for CTest."""
    failed = 0
    for step in steps:
        bench = Bench(binaries)
        started = time.monotonic()
        try:
            step(bench)
            print(f"ok    {step.__name__} ({time.monotonic() - started:.1f} s)", flush=True)
        except Exception as fault:  # noqa: BLE001 - a test's fault is a result, the next step still runs
            failed += 1
            print(f"FAIL  {step.__name__}: {fault}", flush=True)
            if not isinstance(fault, Failed):
                traceback.print_exc()
            bench.tell()
        finally:
            bench.close()
    return 1 if failed else 0


def end_on_signals():
    """CTest ends a test that takes too long with a signal: processes and folders must still go."""
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
