# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A full disk: what cannot be written is refused, what was acknowledged stays, and no restart is needed: full_disk.py BINARIES

Runs itself in a mount namespace of its own, where a small file system can be filled without hurting anybody.
"""
import collections
import contextlib
import os
import shutil
import subprocess
import sys
import threading

from harness import (SKIPPED, PATIENCE_SECONDS, cart_event, check, end_on_signals, equal, in_threads, run_steps,
    wait_until)

COMPANY = "full-shop"
CLIENTS = 8
MEBIBYTES = 24


class Disk:
    """A small file system at a folder, and a file that takes what is left of it."""

    def __init__(self, bench):
        self.folder = bench.folder / "disk"
        self.folder.mkdir()
        subprocess.run(["mount", "-t", "tmpfs", "-o", f"size={MEBIBYTES}m", "answerdesk-test", self.folder], check=True)
        self.filler = self.folder / "filler"

    def fill(self):
        with open(self.filler, "ab", buffering=0) as file:
            for size in (1 << 20, 4096, 1):
                try:
                    while True:
                        file.write(b"x" * size)
                except OSError:
                    pass

    def free(self):
        self.filler.unlink()

    def close(self):
        subprocess.run(["umount", "-l", self.folder], check=True)


class Writers:
    """Clients that write, and remember what was acknowledged."""

    def __init__(self, server, api_key, customer=None):
        self.server = server
        self.api_key = api_key
        self.customer = customer  # fingerprints of a visitor with an open ticket
        self.lock = threading.Lock()
        self.threads = []
        self.products = []
        self.statuses = collections.Counter()

    def write(self, index, count, until=None):
        """Sends messages until so many have this status, of all clients together, or this client has sent count."""
        client = self.server.public(self.api_key)
        for number in range(count):
            text = f"Hello {index} {number} " + "and a long story about tents and boots " * 80
            answer = client.post("/api/v1/send_message", {"query_text": text})
            with self.lock:
                self.statuses[answer.status] += 1
                if answer.status == 200:
                    self.threads.append(answer.json["thread_id"])
                if until and self.statuses[until[0]] >= until[1]:
                    return
            if answer.status != 200:
                equal((answer.status, answer.code), (503, "UNAVAILABLE"), "answer of a server whose disk is full")
                check(int(answer.headers["retry-after"]) >= 1, "no Retry-After")

    def buy_until_refused(self):
        """Sends cart events until one is refused. What is left of the log may still take some of them: they are small."""
        client = self.server.events()

        def refused():
            product = f"p{len(self.products)}"
            answer = client.post("/analytics/cart_events", cart_event(COMPANY, *self.customer, product))
            if answer.status == 200:
                self.products.append(product)
                return False
            equal((answer.status, answer.code), (503, "UNAVAILABLE"), "an event on a full disk")
            return True

        wait_until(refused, PATIENCE_SECONDS, "the first event that is refused")

    def check_kept(self, server):
        admin = server.admin()
        for thread in self.threads:
            found = admin.get(f"/admin/v1/companies/{COMPANY}/threads/{thread}")
            found.expect(200, f"acknowledged thread {thread}")
            equal(len(found.json["messages"]), 1, "messages of " + thread)
        carts = admin.all(f"/admin/v1/companies/{COMPANY}/events")
        equal(sorted(cart["product_id"] for cart in carts), sorted(self.products), "products of acknowledged carts")


def shop(bench, disk):
    server = bench.server(data="disk/data", options=("--access-log", bench.folder / "access.log"))
    api_key, (customer,) = server.make_shop(COMPANY, visitors=1)
    return server, Writers(server, api_key, customer)


def tells_that_it_is_full(server, writers):
    """Right after a refusal, unless the server has tried the disk since and its one page has just fitted."""
    writers.buy_until_refused()
    return (server.public().get("/readyz").status == 503 and server.metric("answerdesk_database_available") == 0)


def writes_are_refused_and_come_back(bench):
    with contextlib.closing(Disk(bench)) as disk:
        server, writers = shop(bench, disk)
        in_threads(CLIENTS, lambda index: writers.write(index, 5))
        equal(set(writers.statuses), {200}, "statuses with room")
        equal(server.public().get("/readyz").status, 200, "/readyz with room")
        for _ in range(2):  # once is chance
            disk.fill()
            refused = writers.statuses[503] + 200
            in_threads(CLIENTS, lambda index: writers.write(index, 2000, until=(503, refused)))
            check(writers.statuses[503] >= refused, f"the disk is full, and yet: {writers.statuses}")
            equal(set(writers.statuses), {200, 503}, "statuses on a full disk")
            wait_until(lambda: tells_that_it_is_full(server, writers), PATIENCE_SECONDS, "/readyz of a full disk")
            equal(server.public().get("/healthz").status, 200, "/healthz on a full disk")
            writers.check_kept(server)  # reading goes on
            disk.free()
            wait_until(lambda: server.public().get("/readyz").status == 200, PATIENCE_SECONDS, "/readyz with room again")
            equal(server.metric("answerdesk_database_available"), 1.0, "answerdesk_database_available")
            before = writers.statuses[503]
            in_threads(CLIENTS, lambda index: writers.write(index, 5))
            equal(writers.statuses[503], before, "refusals with room again")
            writers.check_kept(server)
        lost = server.metric("answerdesk_commits_lost_total")
        check(lost >= 2, f"answerdesk_commits_lost_total is {lost}")
        check("INTERNAL_ERROR" not in (bench.folder / "access.log").read_text(), "an INTERNAL_ERROR was logged")
        server.stop()
        again = bench.server(data="disk/data")
        writers.check_kept(again)
        again.stop()


def nothing_acknowledged_is_lost_when_it_dies_full(bench):
    with contextlib.closing(Disk(bench)) as disk:
        server, writers = shop(bench, disk)
        in_threads(CLIENTS, lambda index: writers.write(index, 5))
        disk.fill()
        in_threads(CLIENTS, lambda index: writers.write(index, 2000, until=(503, 50)))
        check(writers.statuses[503] >= 50, f"the disk is full, and yet: {writers.statuses}")
        server.kill()
        # A start on the full disk either works or says why it does not; nothing is harmed by it.
        ended = bench.start("serve", "--data-dir", disk.folder / "data", "--listen", "127.0.0.1:0", "--admin-listen",
            "127.0.0.1:0", "--access-log", "off", name="on-the-full-disk")
        wait_until(lambda: not ended.running or "ready " in ended.out, PATIENCE_SECONDS, "a start on the full disk")
        if ended.running:
            ended.signal(15)
            equal(ended.wait(), 0, "exit code of a server on a full disk")
        else:
            equal(ended.wait(), 1, "exit code of a start that failed")
            check("No space left" in ended.err or "full" in ended.err, f"the reason: {ended.err!r}")
        disk.free()
        again = bench.server(data="disk/data")
        writers.check_kept(again)
        writers.server = again
        in_threads(CLIENTS, lambda index: writers.write(index, 2))
        writers.check_kept(again)
        again.stop()


def a_full_disk_of_the_log_hurts_nobody(bench):
    with contextlib.closing(Disk(bench)) as disk:
        log = disk.folder / "access.log"
        server = bench.server(data="data", options=("--access-log", log))
        api_key, _ = server.make_shop(COMPANY)
        disk.fill()
        writers = Writers(server, api_key)
        in_threads(CLIENTS, lambda index: writers.write(index, 100))
        equal(set(writers.statuses), {200}, "statuses while the log cannot be written")
        wait_until(lambda: server.metric("answerdesk_access_log_lost_lines_total") > 0, PATIENCE_SECONDS, "lost lines")
        disk.free()
        server.public().send("GET", "/healthz", headers={"X-Request-Id": "written-again"})
        wait_until(lambda: "written-again" in log.read_text(), PATIENCE_SECONDS, "the log's next lines")
        for line in log.read_text().splitlines():
            check(line.startswith('{"time":') and line.endswith("}"), f"half a line: {line!r}")
        check("the access log has lost" in server.program.err, "nothing was said of the lost lines")
        server.stop()


def runs_inside():
    return os.environ.get("FULL_DISK_INSIDE") == "1"


if __name__ == "__main__":
    end_on_signals()
    if not runs_inside():
        unshare = shutil.which("unshare")
        probe = unshare and subprocess.run([unshare, "-rm", "mount", "-t", "tmpfs", "none", "/mnt"], capture_output=True)
        if not probe or probe.returncode != 0:
            print("skipped: this machine permits no mount namespace")
            sys.exit(SKIPPED)
        os.environ["FULL_DISK_INSIDE"] = "1"
        os.execv(unshare, [unshare, "-rm", sys.executable, __file__, *sys.argv[1:]])
    sys.exit(run_steps(sys.argv[1], [writes_are_refused_and_come_back, nothing_acknowledged_is_lost_when_it_dies_full,
        a_full_disk_of_the_log_hurts_nobody]))
