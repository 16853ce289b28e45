# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""More than the server takes: refusals with Retry-After, bounded memory, a usable admin address, and an end of it by
itself: overload.py BINARIES"""
import collections
import concurrent.futures
import contextlib
import json
import resource
import select
import socket
import sys
import time

from harness import (HOST, QUARANTINE_MIB, PATIENCE_SECONDS, check, end_on_signals, equal, in_threads, run_steps,
    wait_until)

COMPANY = "busy-shop"
MOST = 200  # connections
FLOOD = 600
FLOODER = "127.0.0.9"
MANY_ANSWERS = 500  # one after the other they take a second or two on a machine that has nothing else to do
MEBIBYTE = 1 << 20


class Shop:
    """A server with a company, and what is asked of it on connections of their own."""

    def __init__(self, bench, *options, data="data"):
        self.server = bench.server(data=data, options=options)
        self.api_key = self.server.make_shop(COMPANY)[0]

    def ask_status(self):
        self.server.admin().get("/admin/v1/status").expect(200, "the status")

    def ask_message(self):
        asked = self.server.public(self.api_key).post("/api/v1/send_message", {"query_text": "Hello"})
        asked.expect(200, "a message")


class LoadedShop(Shop):
    """A shop whose server gets too much to do, beside one at rest. A busy machine delays both, so the answers of the
    other one are the clock by which this one must answer."""

    def __init__(self, bench, *options):
        super().__init__(bench, *options)
        self.at_rest = Shop(bench, data="at-rest")

    def check_quick(self, ask, what):
        """Shop.ask_status or Shop.ask_message is answered before the server at rest has answered many of them."""
        with concurrent.futures.ThreadPoolExecutor(1) as threads:
            asked, answers = threads.submit(ask, self), 0
            while not asked.done():
                ask(self.at_rest)
                answers += 1
                check(answers < MANY_ANSWERS, f"{what}: a server at rest answered {answers} times before this one")
            asked.result()

    def check_usable(self, what):
        """Both addresses answer."""
        self.check_quick(Shop.ask_status, "the status " + what)
        for _ in range(5):
            self.check_quick(Shop.ask_message, "a message " + what)

    def is_idle(self):
        """Whether the server does nothing while the one at rest answers some requests."""
        before = self.server.cpu_seconds()
        for _ in range(20):
            self.at_rest.ask_status()
        return self.server.cpu_seconds() == before

    def stop(self):
        self.server.stop()
        self.at_rest.server.stop()


def read_refused(clients, least):
    """What came on connections that the server has ended with an answer, once there are this many of them. It also
    ends those that it let in and that send nothing, without an answer."""
    contents = {client: b"" for client in clients}
    ended = []

    def answers():
        return [contents[client] for client in ended if contents[client]]

    def read():
        for client in select.select(list(contents.keys() - set(ended)), [], [], 0.2)[0]:
            with contextlib.suppress(ConnectionError):
                if chunk := client.recv(65536):
                    contents[client] += chunk
                    continue
            ended.append(client)
        return len(answers()) >= least

    wait_until(read, PATIENCE_SECONDS, f"{least} refusals")
    return answers()


def connections_beyond_the_bound_are_refused(bench):
    shop = LoadedShop(bench, "--max-connections", MOST, "--max-connections-per-address", 0)
    server = shop.server
    clients = [socket.create_connection((HOST, server.port), 10) for _ in range(FLOOD)]
    wait_until(lambda: server.metric("answerdesk_http_connections") >= MOST, PATIENCE_SECONDS, "a full house")
    shop.check_quick(Shop.ask_status, "the status during the flood")
    refused = read_refused(clients, FLOOD - MOST - 5)  # those that were let in stay open
    for answer in refused:
        head, _, body = answer.partition(b"\r\n\r\n")
        check(head.startswith(b"HTTP/1.1 503 "), f"{head!r}")
        check(b"\r\nRetry-After: " in head and b"\r\nConnection: close" in head, f"{head!r}")
        equal(json.loads(body)["error_code"], "UNAVAILABLE", "error_code")
    counted = 'answerdesk_http_refused_total{error_code="UNAVAILABLE"}'
    check(server.metric(counted) >= len(refused), "the metrics do not count the refusals")
    for client in clients:
        client.close()
    wait_until(lambda: server.metric("answerdesk_http_connections") < 5, PATIENCE_SECONDS, "the end of the flood")
    shop.check_usable("after the flood")
    shop.stop()


def one_address_gets_its_share(bench):
    """A flood from one address takes a quarter of the connections; clients from elsewhere do not notice."""
    shop = LoadedShop(bench, "--max-connections", MOST)
    server = shop.server
    clients = [socket.create_connection((HOST, server.port), 10, source_address=(FLOODER, 0)) for _ in range(FLOOD)]
    refused = read_refused(clients, FLOOD - MOST // 4 - 5)  # those that were let in stay open
    for answer in refused:
        check(answer.startswith(b"HTTP/1.1 503 "), f"{answer!r}")
        equal(json.loads(answer.partition(b"\r\n\r\n")[2])["error_code"], "UNAVAILABLE", "error_code")
    shop.check_usable("during the flood")
    records = server.admin().get("/admin/v1/requests", error_code="UNAVAILABLE", limit=1).expect(200)["items"]
    equal([record["address"] for record in records], [FLOODER], "the address in the log of requests")
    check(f"{FLOODER} has {MOST // 4} connections" in server.program.err, f"nothing is said of it: {server.program.err!r}")
    for client in clients:
        client.close()
    wait_until(lambda: server.metric("answerdesk_http_connections") < 5, PATIENCE_SECONDS, "the end of the flood")
    with socket.create_connection((HOST, server.port), 10, source_address=(FLOODER, 0)) as client:
        client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        check(client.recv(65536).startswith(b"HTTP/1.1 200 "), "the address is still refused")
    shop.stop()


def clients_that_do_not_read_cost_little(bench):
    """Pipelined requests whose answers nobody reads: the server stops reading before it holds much of either."""
    shop = LoadedShop(bench, "--max-connections", 2000)
    server = shop.server
    before = server.memory_mib().now
    request = (f"GET /openapi.json HTTP/1.1\r\nHost: localhost\r\nX-Fill: {'x' * 2000}\r\n\r\n").encode()
    clients = []
    for _ in range(100):
        client = socket.socket()
        client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        client.connect((HOST, server.port))
        client.setblocking(False)
        clients.append(client)
    sent = 0

    def is_full():
        nonlocal sent
        before = sent
        for client in clients:
            with contextlib.suppress(BlockingIOError, ConnectionError):
                sent += client.send(request * 50)
        return sent == before and shop.is_idle()

    wait_until(is_full, PATIENCE_SECONDS, "the end of what the server reads")
    check(sent > MEBIBYTE, "the clients could send next to nothing")
    after = server.memory_mib().now
    check(after - before < 120 + QUARANTINE_MIB, f"{sent / MEBIBYTE:.0f} MiB of requests took {after - before:.0f} MiB")
    shop.check_usable("beside clients that do not read")
    for client in clients:
        client.close()
    shop.check_usable("after clients that do not read")
    shop.stop()


def large_bodies_are_bounded_together(bench):
    """Bodies that never end: beyond 256 MiB together they are refused, and small requests still pass."""
    shop = LoadedShop(bench, "--max-connections", 2000)
    server = shop.server
    before = server.memory_mib().now
    size = 4 * MEBIBYTE
    head = (f"POST /analytics/checkout_events HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
            f"Content-Length: {size}\r\n\r\n").encode()
    clients = [socket.create_connection((HOST, server.port), 10) for _ in range(120)]
    peak = [0.0]

    def send(index):
        if index == 8:
            for _ in range(20):
                peak[0] = max(peak[0], server.memory_mib().now)
                time.sleep(0.05)
            return
        for client in clients[index::8]:
            with contextlib.suppress(OSError):
                client.sendall(head + b" " * (size - 1000))

    in_threads(9, send)
    peak[0] = max(peak[0], server.memory_mib().now)
    statuses = collections.Counter(answer[:13] for answer in read_refused(clients, 40))
    equal(set(statuses), {b"HTTP/1.1 503 "}, "answers to endless bodies")
    check(peak[0] - before < 900 + QUARANTINE_MIB, f"the server grew by {peak[0] - before:.0f} MiB")
    shop.check_usable("beside endless bodies")
    print(f"      {len(clients)} bodies of 4 MiB took {peak[0] - before:.0f} MiB")
    for client in clients:
        client.close()
    wait_until(lambda: server.metric("answerdesk_http_connections") < 5, PATIENCE_SECONDS, "the end of the bodies")
    whole = server.events().post("/analytics/checkout_events", {"company_key": COMPANY, "fill": "x" * (3 * MEBIBYTE)})
    equal(whole.code, "MISSING_REQUIRED_FIELDS", "a large body after them")
    shop.stop()


def few_descriptors_mean_fewer_connections(bench):
    """A system that permits few open files: the server says so, takes fewer connections, and stays whole."""
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (900, 900 if before[1] == resource.RLIM_INFINITY else min(900, before[1])))
    shop = LoadedShop(bench, "--max-connections-per-address", 0)
    server = shop.server
    check("open files" in server.program.err, f"nothing is said of it: {server.program.err!r}")
    checked = bench.run("check-config", "--data-dir", bench.folder / "data")
    equal((checked.returncode, "LimitNOFILE" in checked.stderr), (1, True), "check-config")
    clients = [socket.create_connection((HOST, server.port), 10) for _ in range(800)]
    wait_until(lambda: server.metric("answerdesk_http_connections") > 600, PATIENCE_SECONDS, "a full house")
    shop.check_quick(Shop.ask_status, "the status")
    check(server.metric("process_open_fds") < 900, "every descriptor is taken")
    for client in clients:
        client.close()
    wait_until(lambda: server.metric("answerdesk_http_connections") < 5, PATIENCE_SECONDS, "the end of the flood")
    shop.check_usable("after it")
    shop.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [connections_beyond_the_bound_are_refused, one_address_gets_its_share,
        clients_that_do_not_read_cost_little, large_bodies_are_bounded_together, few_descriptors_mean_fewer_connections]))
