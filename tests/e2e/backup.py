# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Backups of a running server, and what becomes of them: backup.py BINARIES"""
import json
import sqlite3
import stat
import sys
import threading

from harness import PATIENCE_SECONDS, check, end_on_signals, equal, in_threads, run_steps, wait_until

COMPANY = "kept-shop"
WRITERS = 4


class Writers:
    """Clients that write all the time, and remember what was acknowledged, in order."""

    def __init__(self, server, api_key):
        self.server = server
        self.api_key = api_key
        self.threads = []
        self.ending = threading.Event()

    def run(self, _):
        client = self.server.public(self.api_key)
        while not self.ending.is_set():
            self.threads.append(client.post("/api/v1/send_message", {"query_text": "Hello"}).expect(200)["thread_id"])


def shop(bench, data="data"):
    server = bench.server(data=data)
    return server, server.make_shop(COMPANY)[0]


def threads_of(server):
    return {row["thread_id"] for row in server.admin().all(f"/admin/v1/companies/{COMPANY}/threads")}


def a_running_server_is_backed_up_and_restored(bench):
    server, api_key = shop(bench)
    writers = Writers(server, api_key)
    file = bench.folder / "backup.sqlite"
    before = []

    def work(index):
        if index < WRITERS:
            return writers.run(index)
        try:
            wait_until(lambda: len(writers.threads) > 100, PATIENCE_SECONDS, "100 conversations")
            before.extend(writers.threads)
            ended = server.cli("backup", file, "--json")
            equal(ended.returncode, 0, "exit code of backup " + ended.stderr)
            facts = json.loads(ended.stdout)
            equal((facts["file"], facts["bytes"]), (str(file), file.stat().st_size), "what backup says")
            wait_until(lambda: len(writers.threads) > len(before) + 50, PATIENCE_SECONDS, "the server goes on")
        finally:
            writers.ending.set()

    in_threads(WRITERS + 1, work)
    equal(stat.S_IMODE(file.stat().st_mode), 0o600, "mode of the backup")
    check(not list(bench.folder.glob("backup.sqlite.*")), "something is left beside the backup")
    refused = bench.run("restore", file, "--data-dir", server.data)
    equal((refused.returncode, "in use" in refused.stderr), (1, True), "restore under a running server")
    server.stop()
    ended = bench.run("restore", file, "--data-dir", bench.folder / "other")
    equal(ended.returncode, 0, "exit code of restore " + ended.stderr)
    again = bench.server(data="other")
    kept = threads_of(again)
    check(kept >= set(before), f"{len(set(before) - kept)} of {len(before)} conversations are not in the backup")
    check(kept < set(writers.threads), "the backup holds what came after it")
    again.public(api_key).post("/api/v1/send_message", {"query_text": "Hello"}).expect(200, "a key from the backup")
    again.stop()


def a_database_that_is_there_is_set_aside(bench):
    server, api_key = shop(bench)
    file = bench.folder / "backup.sqlite"
    equal(server.cli("backup", file).returncode, 0, "exit code of backup")
    thread = server.public(api_key).post("/api/v1/send_message", {"query_text": "Hello"}).expect(200)["thread_id"]
    server.kill()  # what was written last stands in the write-ahead log
    refused = bench.run("restore", file, "--data-dir", server.data)
    equal((refused.returncode, "--replace" in refused.stderr), (1, True), "restore over a database")
    ended = bench.run("restore", file, "--data-dir", server.data, "--replace", "--json")
    equal(ended.returncode, 0, "exit code of restore --replace " + ended.stderr)
    aside = json.loads(ended.stdout)["set_aside"]
    again = bench.server()
    equal(threads_of(again), set(), "conversations of the backup")
    again.stop()
    rows = sqlite3.connect(aside).execute("SELECT thread_id FROM thread").fetchall()
    check(any(thread in str(row) for row in rows) or len(rows) == 1, f"the old database holds {rows}")


def bad_backups_harm_nothing(bench):
    server, _ = shop(bench)
    file = bench.folder / "backup.sqlite"
    equal(server.cli("backup", file).returncode, 0, "exit code of backup")
    twice = server.cli("backup", file)
    equal((twice.returncode, "exists" in twice.stderr), (1, True), "a second backup under the same name")
    unwritable = server.cli("backup", bench.folder / "no" / "folder" / "backup.sqlite")
    equal((unwritable.returncode, "cannot be made" in unwritable.stderr), (1, True), "a backup into no folder")
    equal(bench.run("backup", bench.folder / "x", "--data-dir", bench.folder / "none").returncode, 1, "no database")
    check(not (bench.folder / "none").exists(), "backup made a data folder")
    equal(bench.run("backup", "--data-dir", server.data).returncode, 2, "exit code without a file")
    other = bench.run("backup", bench.folder / "x", "--data-dir", server.data, "--database", "postgresql://me@db/shop")
    equal((other.returncode, "pg_dump" in other.stderr), (2, True), "a backup of PostgreSQL")
    server.stop()
    content = file.read_bytes()
    damaged = bytearray(content)
    for offset in range(len(content) // 2, len(content) // 2 + 4096 * 3):
        damaged[offset] ^= 0xff
    newer = bench.folder / "newer.sqlite"
    newer.write_bytes(content)
    database = sqlite3.connect(newer)
    with database:
        database.execute("INSERT INTO schema_migration VALUES (999, '0999_future.sql', 'x', 0)")
    database.close()
    for name, bytes_, says in (("damaged", bytes(damaged), "damaged"), ("cut", content[:len(content) // 2], ""),
            ("text", b"this is no database " * 500, "no backup"), ("empty", b"", "no backup"),
            ("newer", newer.read_bytes(), "0999_future.sql")):
        bad = bench.folder / f"{name}.bad"
        bad.write_bytes(bytes_)
        ended = bench.run("restore", bad, "--data-dir", server.data, "--replace")
        equal(ended.returncode, 1, f"exit code of restoring {name}")
        check(says in ended.stderr and str(bad) in ended.stderr, f"{name}: {ended.stderr!r}")
    equal([path.name for path in server.data.glob("answerdesk.sqlite*")], ["answerdesk.sqlite"], "the data folder")
    again = bench.server()
    again.admin().get(f"/admin/v1/companies/{COMPANY}").expect(200, "the company after refused restores")
    again.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [a_running_server_is_backed_up_and_restored, a_database_that_is_there_is_set_aside,
        bad_backups_harm_nothing]))
