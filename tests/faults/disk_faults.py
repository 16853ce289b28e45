# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The disk below SQLite fails under load: disk_faults.py BINARIES [--rounds N] [--only ERROR]

Clients post orders and cart events. Once a sync fails, or the disk is full; then the server is killed and the power
cut. What was acknowledged is there, what was refused is not, and the database is whole. Rounds take turns:

  cut    the power is cut once the server has gone on, or has ended itself
  warm   kill -9 alone, a start on the files as the page cache has them, more writes, and only then the power cut
  death  kill -9 between the error and the next write, and then as in warm. Only here a refused write may be kept, if
         its answer said that the outcome is unknown."""
import argparse
import collections
import http.client
import itertools
import sqlite3
import sys
import threading

from disk_model import CHECKPOINT_LOG_SYNC, COMMIT_SYNC, DATABASE_SYNC, FREEZES, DiskModel
from harness import (PATIENCE_SECONDS, Failed, cart_event, check, checkout, end_on_signals, equal, run_steps, visitor,
    wait_until)

COMPANY = "disk-shop"
JSON = {"Content-Type": "application/json"}
CLIENTS = 12
WRITES = 200  # acknowledged before and after each failure
PAUSE_SECONDS = 0.02  # of a client whose write was refused
DATABASE_FAILED = 74  # the exit code, kDatabaseFailed in server/app/commands/command.h



class Book:
    """What was sent, by the answer that came: order numbers and product numbers, each sent once."""

    def __init__(self):
        self.lock = threading.Lock()
        self.acknowledged = set()
        self.refused = {}  # the message of the answer by number
        self.unanswered = set()
        self.may_be_kept = set()
        self.numbers = itertools.count()
        self.wrong = []


class Load:
    """Clients that send until the server is gone."""

    def __init__(self, server, book, visitors):
        self.server = server
        self.book = book
        self.visitors = visitors
        self.threads = [threading.Thread(target=self.run, args=(index,), daemon=True) for index in range(CLIENTS)]
        for thread in self.threads:
            thread.start()

    def run(self, index):
        chat, faq = self.visitors[index % len(self.visitors)]
        client = self.server.events()
        while True:
            with self.book.lock:
                number = next(self.book.numbers)
            name = f"{'o' if number % 2 else 'p'}-{number}"
            try:
                if number % 2:
                    answer = client.send("POST", "/analytics/checkout_events", checkout(COMPANY, chat, faq, name), JSON)
                else:
                    answer = client.post("/analytics/cart_events", cart_event(COMPANY, chat, faq, name))
            except (OSError, http.client.HTTPException):
                with self.book.lock:
                    self.book.unanswered.add(name)
                if not self.server.program.running:
                    return
            else:
                with self.book.lock:
                    if answer.status == 200:
                        self.book.acknowledged.add(name)
                        continue
                    if answer.status == 503:
                        self.book.refused[name] = answer.json["message"]
                    else:
                        self.book.wrong.append(f"{name}: {answer.status} {answer.body[:300]!r}")
            threading.Event().wait(PAUSE_SECONDS)

    def end(self):
        for thread in self.threads:
            thread.join(PATIENCE_SECONDS)
            check(not thread.is_alive(), "a client waits for a server that is gone")


class Row:
    """One line of the table."""

    def __init__(self, name):
        self.name = name
        self.rounds = 0
        self.book = Book()
        self.lost = set()
        self.kept = set()
        self.permitted = set()
        self.integrity = "ok"

    def cells(self):
        book = self.book
        return (self.name, *map(str, (self.rounds, len(book.acknowledged), len(book.refused), len(book.unanswered),
            len(self.lost), len(self.kept), len(self.permitted))), self.integrity)


HEAD = ("error", "rounds", "acknowledged", "refused", "unanswered", "lost", "kept", "kept after death", "integrity")


def print_table(rows):
    lines = [HEAD] + [row.cells() for row in rows]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]
    for line in lines:
        print("      " + "  ".join(cell.ljust(width) for cell, width in zip(line, widths)).rstrip(), flush=True)


class Shop:
    """A server on the failing disk, started as often as it takes, with its load."""

    def __init__(self, bench, row):
        self.bench = bench
        self.row = row
        self.book = row.book
        self.disk = DiskModel(bench.binaries, bench.folder / "data" / "answerdesk.sqlite", bench.folder / "disk")
        self.visitors = [(visitor(), visitor()) for _ in range(CLIENTS)]
        self.server = self.load = None

    def start(self):
        is_first = self.server is None
        self.server = self.bench.server(environment=self.bench.environment(**self.disk.environment))
        if is_first:
            self.server.make_company(COMPANY)
            api_key = self.server.make_key(COMPANY)
            for chat, faq in self.visitors:
                self.server.open_ticket(api_key, chat, faq, query="Hello")
        self.load = Load(self.server, self.book, self.visitors)
        self.write_more()

    def write_more(self):
        wanted = len(self.book.acknowledged) + WRITES
        self.wait(lambda: len(self.book.acknowledged) >= wanted, f"{WRITES} more acknowledged writes")
        check(len(self.book.acknowledged) >= wanted, f"the server has ended: {self.server.program.err[-800:]}")

    def wait(self, condition, what):
        """Until the condition holds or the server is gone."""
        wait_until(lambda: condition() or not self.server.program.running, PATIENCE_SECONDS, what)

    def kill(self):
        self.server.kill()
        self.load.end()

    def logged_checkpoints(self):
        """How often the log says that a checkpoint failed, of all starts."""
        return self.server.program.err.count("checkpoint failed")

    def verify(self):
        """What is on the disk beside what was answered. Reads a copy: the server has to recover by itself."""
        row, book = self.row, self.book
        stored = []
        with self.disk.opened_copy() as database:
            try:
                row.integrity = database.execute("PRAGMA integrity_check(1)").fetchone()[0].splitlines()[-1]
                for table, column in (("checkout", "order_id"), ("cart_event", "product_id")):
                    stored += [name for (name,) in database.execute(f"SELECT {column} FROM {table}")]
            except sqlite3.DatabaseError as failure:
                row.integrity = str(failure)
        twice = [name for name, times in collections.Counter(stored).items() if times > 1]
        stored = set(stored)
        row.lost |= book.acknowledged - stored
        row.permitted |= stored & book.may_be_kept
        row.kept |= (stored & set(book.refused)) - book.may_be_kept
        unsent = stored - book.acknowledged - set(book.refused) - book.unanswered
        check(row.integrity == "ok", f"integrity check: {row.integrity}")
        check(not row.lost, f"{len(row.lost)} acknowledged writes are lost: {sorted(row.lost)[:5]}")
        check(not row.kept, f"{len(row.kept)} refused writes were kept: {sorted(row.kept)[:5]}")
        check(not twice, f"written twice: {twice[:5]}")
        check(not unsent, f"no client has sent {sorted(unsent)[:5]}")
        check(not book.wrong, f"answers: {book.wrong[:3]}")


def fail_a_sync(shop, kind):
    shop.disk.write(failures=0, armed=kind)
    shop.wait(lambda: shop.disk.read("failures"), "a failed sync")
    check(shop.disk.read("failures"), f"the server ended before a sync failed: {shop.server.program.err[-800:]}")


def check_refusals(messages):
    """Of a COMMIT that failed: one answer at least says what is known, and what to do."""
    check(any("unknown" in message and "Idempotency-Key" in message for message in messages),
        f"no answer says that the outcome is unknown: {sorted(set(messages))[:3]}")


def commit_round(shop, turn):
    before = set(shop.book.refused)
    shop.disk.write(freezing=FREEZES if turn == "death" else 0)
    fail_a_sync(shop, COMMIT_SYNC)
    if turn == "death":
        shop.wait(lambda: shop.server.public().get("/readyz").status == 503, "/readyz of a server whose disk fails")
        shop.wait(lambda: shop.disk.read("frozen"), "the next write after the failed sync")
    else:
        shop.write_more()
    shop.kill()
    with shop.book.lock:
        refused = {name: message for name, message in shop.book.refused.items() if name not in before}
    if turn == "death":
        shop.book.may_be_kept |= {name for name, message in refused.items() if "unknown" in message}
    check_refusals(refused.values())


def checkpoint_round(kind):
    def fail_and_end(shop, _):
        logged = shop.logged_checkpoints()
        fail_a_sync(shop, kind)
        wait_until(lambda: not shop.server.program.running, PATIENCE_SECONDS, "the server's end after a failed checkpoint")
        shop.load.end()
        equal(shop.server.program.wait(), DATABASE_FAILED, "exit code after a failed checkpoint")
        equal(shop.logged_checkpoints(), logged + 1, "lines of the log that name the failed checkpoint")

    return fail_and_end


def full_round(field, writes, is_noticed):
    def fill_and_free(shop, _):
        before = len(shop.book.refused)
        shop.disk.write(**{field: writes})
        shop.wait(lambda: shop.disk.read(field) == 0, "writes without space")
        shop.write_more()
        if is_noticed:
            check(len(shop.book.refused) > before, "no write was refused while the disk was full")
        shop.wait(lambda: shop.server.public().get("/readyz").status == 200, "/readyz with room again")
        shop.kill()
        shop.disk.check_synced()

    return fill_and_free


Error = collections.namedtuple("Error", "name work turns")
ERRORS = (
    Error("EIO, log, COMMIT", commit_round, ("cut", "warm", "death")),
    Error("EIO, log, checkpoint", checkpoint_round(CHECKPOINT_LOG_SYNC), ("cut", "warm")),
    Error("EIO, database, checkpoint", checkpoint_round(DATABASE_SYNC), ("cut", "warm")),
    Error("disk full, log", full_round("full_log", 10, True), ("cut", "warm")),
    # A checkpoint comes again later: no client notices.
    Error("disk full, database", full_round("full_database", 2, False), ("cut", "warm")),
)


def rounds_of(error, rounds, rows):
    def fails(bench):
        row = Row(error.name)
        rows.append(row)
        shop = Shop(bench, row)
        failures = []
        for turn, _ in zip(itertools.cycle(error.turns), range(rounds)):
            row.rounds += 1
            shop.start()
            try:
                error.work(shop, turn)
            except Failed as failure:  # what became of the data is still worth knowing
                failures.append(f"round {row.rounds} ({turn}): {failure}")
                if shop.server.program.running:
                    shop.kill()
            if turn != "cut":
                shop.disk.write(freezing=0, frozen=0)
                shop.start()
                shop.kill()
            shop.disk.cut_power()
            try:
                shop.verify()
            except Failed as failure:  # nothing more is to be learnt from damaged data
                failures.append(f"round {row.rounds} ({turn}): {failure}")
                break
        check(not failures, "\n      ".join(["", *failures]))

    fails.__name__ = error.name
    return fails


if __name__ == "__main__":
    end_on_signals()
    parser = argparse.ArgumentParser()
    parser.add_argument("binaries")
    parser.add_argument("--rounds", type=int, default=3, help="of each error")
    parser.add_argument("--only", default="", help="the errors whose name holds this")
    chosen = parser.parse_args()
    table = []
    code = run_steps(chosen.binaries,
        [rounds_of(error, chosen.rounds, table) for error in ERRORS if chosen.only in error.name])
    print_table(table)
    sys.exit(code)
