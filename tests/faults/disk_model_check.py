# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Whether the model of a disk is one: SQLite with synchronous=FULL loses nothing on it, and with NORMAL it does:
disk_model_check.py BINARIES"""
import contextlib
import os
import pathlib
import sqlite3
import sys

from disk_model import CHECKPOINT_LOG_SYNC, COMMIT_SYNC, DATABASE_SYNC, DiskModel
from harness import PATIENCE_SECONDS, check, end_on_signals, equal, run_steps, wait_until

ROWS = 300  # acknowledged before and after each failure


def write_rows(path, first, synchronous, checkpoint_pages):
    """Inserts numbered rows until it is killed, each in a transaction; prints those committed and those refused."""
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("CREATE TABLE IF NOT EXISTS entry (number INTEGER PRIMARY KEY, text TEXT)")
        database.execute("PRAGMA journal_mode = WAL")
        database.execute(f"PRAGMA synchronous = {synchronous}")
        database.execute(f"PRAGMA wal_autocheckpoint = {checkpoint_pages}")
        number = int(first)
        while True:
            number += 1
            try:
                database.execute("INSERT INTO entry VALUES (?, ?)", (number, f"{number} " * 200))
                print("committed", number, flush=True)
            except sqlite3.OperationalError:
                print("refused", number, flush=True)


class Writer:
    """A process that writes rows on the model until it is killed."""

    numbers = 0  # each writer has a million of its own

    def __init__(self, bench, disk, synchronous="FULL", checkpoint_pages=200):
        Writer.numbers += 10**6
        self.process = bench.start(os.path.abspath(__file__), "write", disk.path, Writer.numbers, synchronous,
            checkpoint_pages, program=sys.executable, environment=bench.environment(**disk.environment))

    def rows(self, outcome):
        whole = self.process.out.rpartition("\n")[0].splitlines()
        return {int(line.split()[1]) for line in whole if line.startswith(outcome)}

    def write_more(self):
        wanted = len(self.rows("committed")) + ROWS
        wait_until(lambda: len(self.rows("committed")) >= wanted or not self.process.running, PATIENCE_SECONDS,
            "the next rows")
        check(self.process.running, f"the writer ended: {self.process.err}")

    def kill(self):
        self.process.signal(9)
        self.process.wait()


def disk_of(bench, name):
    data = bench.folder / name
    data.mkdir()
    return DiskModel(bench.binaries, data / "rows.sqlite", bench.folder / f"disk-of-{name}")


def stored_rows(disk):
    with disk.opened_copy() as database:
        equal(database.execute("PRAGMA integrity_check").fetchall(), [("ok",)], "integrity check")
        return {number for (number,) in database.execute("SELECT number FROM entry")}


def a_power_cut_takes_what_was_not_synced(bench):
    disk = disk_of(bench, "normal")
    writer = Writer(bench, disk, "NORMAL", 0)
    writer.write_more()
    writer.kill()
    committed = writer.rows("committed")
    disk.check_synced()
    check(committed <= stored_rows(disk), "kill -9 alone has lost rows")
    disk.cut_power()
    check(committed - stored_rows(disk), "a power cut has lost no row, and synchronous is NORMAL")


def a_failed_sync_loses_nothing(bench):
    for name, kind, refuses in (("commit", COMMIT_SYNC, True), ("checkpoint", CHECKPOINT_LOG_SYNC, False),
            ("database", DATABASE_SYNC, False)):
        disk = disk_of(bench, name)
        committed, refused = set(), set()
        for is_warm in (False, True):
            writer = Writer(bench, disk)
            writer.write_more()
            disk.write(failures=0, armed=kind)
            wait_until(lambda: disk.read("failures"), PATIENCE_SECONDS, f"a failed sync ({name})")
            writer.write_more()
            writer.kill()
            equal(bool(writer.rows("refused")), refuses, f"{name}: whether a row was refused")
            committed |= writer.rows("committed")
            refused |= writer.rows("refused")
            if is_warm:
                writer = Writer(bench, disk)
                writer.write_more()
                writer.kill()
                committed |= writer.rows("committed")
            disk.cut_power()
            stored = stored_rows(disk)
            equal(sorted(committed - stored), [], f"{name}: lost rows")
            equal(sorted(refused & stored), [], f"{name}: refused rows that were kept")


def a_full_disk_refuses(bench):
    disk = disk_of(bench, "full")
    writer = Writer(bench, disk)
    writer.write_more()
    disk.write(full_log=20)
    wait_until(lambda: disk.read("full_log") == 0, PATIENCE_SECONDS, "writes without space")
    writer.write_more()
    writer.kill()
    disk.check_synced()
    disk.cut_power()
    stored = stored_rows(disk)
    check(writer.rows("refused"), "no row was refused")
    equal(sorted(writer.rows("committed") - stored), [], "lost rows")
    equal(sorted(writer.rows("refused") & stored), [], "refused rows that were kept")


if __name__ == "__main__":
    end_on_signals()
    if sys.argv[1] == "write":
        write_rows(pathlib.Path(sys.argv[2]), *sys.argv[3:])
    sys.exit(run_steps(sys.argv[1], [a_power_cut_takes_what_was_not_synced, a_failed_sync_loses_nothing,
        a_full_disk_refuses]))
