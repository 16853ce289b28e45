# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""SIGTERM under load: every request that a client could send is answered, whole, and nothing is reset: drain.py BINARIES"""
import collections
import http.client
import json
import signal
import socket
import sys
import threading
import time

from harness import (HOST, PATIENCE_SECONDS, check, end_on_signals, equal, in_threads, message_or_event, run_steps,
    wait_until)

COMPANY = "drain-shop"
KEPT = 16  # clients that keep their connection
FRESH = 16  # clients that open one for each request
ROUNDS = 6
PATIENCE = 20
AT_ONCE_SECONDS = 5


class Load:
    """Clients in conversation. What may fail is only the attempt to connect, once the server is being stopped."""

    def __init__(self, server, api_key, visitors):
        self.server = server
        self.api_key = api_key
        self.visitors = visitors
        self.lock = threading.Lock()
        self.answers = collections.Counter()
        self.closing = 0  # answers that said Connection: close
        self.faults = []
        self.stopped = None

    def run(self, index):
        keeps = index < KEPT
        client = None
        number = 0
        while True:
            number += 1
            if client is None:
                client = http.client.HTTPConnection(HOST, self.server.port, timeout=PATIENCE)
                try:
                    client.connect()
                except OSError as fault:
                    check(self.stopped, f"no connection before the signal: {fault!r}")
                    return
            path, body = message_or_event(COMPANY, self.visitors, index, number)
            try:
                client.request("POST", path, json.dumps(body),
                    {"Content-Type": "application/json", "Authorization": "Bearer " + self.api_key})
                answer = client.getresponse()
                content = answer.read()
                json.loads(content)
                with self.lock:
                    self.answers[answer.status] += 1
                    self.closing += answer.getheader("Connection", "").lower() == "close"
                if answer.status != 200:
                    with self.lock:
                        self.faults.append(f"{answer.status} {content[:160]!r}")
            except (OSError, http.client.HTTPException, ValueError) as fault:
                after = time.monotonic() - self.stopped if self.stopped else None
                with self.lock:
                    self.faults.append(f"{'kept' if keeps else 'fresh'} after {after}: {fault!r}")
                return
            if not keeps or answer.getheader("Connection", "").lower() == "close":
                client.close()
                client = None
            if self.stopped and time.monotonic() - self.stopped > PATIENCE:
                self.faults.append("the server went on and on")
                return


def shop(bench, data, *options):
    server = bench.server(data=data, options=options)
    return server, *server.make_shop(COMPANY, visitors=4)


def watch_readiness(server, seen, is_over):
    """Asks /readyz over and over, and keeps how its answer changed; nobody listening is a change as well."""
    while not is_over():
        client = http.client.HTTPConnection(HOST, server.port, timeout=PATIENCE)
        try:
            client.request("GET", "/readyz")
            status = client.getresponse().status
        except OSError:
            status = None
        finally:
            client.close()
        if not seen or seen[-1] != status:
            seen.append(status)
        if status is None:
            return


def no_request_fails_at_sigterm(bench):
    for number in range(ROUNDS):
        server, api_key, visitors = shop(bench, f"data-{number}")
        load = Load(server, api_key, visitors)
        seen = []
        second = number % 2 == 1

        def stop():
            wait_until(lambda: sum(load.answers.values()) > 300 and seen, PATIENCE, "300 answers and a /readyz")
            load.stopped = time.monotonic()
            server.program.signal(signal.SIGTERM)
            if second:
                server.program.signal(signal.SIGTERM)
                server.program.signal(signal.SIGINT)
            equal(server.program.wait(), 0, "exit code")
            took = time.monotonic() - load.stopped
            check(took < AT_ONCE_SECONDS, f"the stop took {took:.1f} s")

        def work(index):
            if index < KEPT + FRESH:
                load.run(index)
            elif index == KEPT + FRESH:
                stop()
            else:
                watch_readiness(server, seen, lambda: False)

        in_threads(KEPT + FRESH + 2, work)
        check(not load.faults, f"{len(load.faults)} of {sum(load.answers.values())} requests failed: "
                               f"{collections.Counter(load.faults)}")
        equal(set(load.answers), {200}, "statuses")
        check(load.closing >= KEPT, f"only {load.closing} answers said that the connection ends")
        equal(seen, [200, 503, None], "/readyz before, during and after the stop")


def idle_and_new_connections_are_served_while_it_ends(bench):
    """A client that has a connection open may use it in the half second after the signal, first request or not."""
    server, api_key, _ = shop(bench, "data")
    used = [server.public(api_key) for _ in range(20)]
    for client in used:
        client.get("/healthz").expect(200)
    unused = [socket.create_connection((HOST, server.port), PATIENCE) for _ in range(20)]
    server.program.signal(signal.SIGTERM)
    readiness = server.public()
    wait_until(lambda: readiness.get("/readyz").headers.get("connection") == "close", PATIENCE_SECONDS, "the last answer")
    readiness.get("/readyz").expect(503, "/readyz of a server that ends")
    for client in used:
        wait_until(lambda: client.get("/healthz").headers.get("connection") == "close", 0.4, "the last answer")
        equal(client.connections, 1, "connections of a client")
    for client in unused:
        client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n")
        bytes_ = b""
        while chunk := client.recv(65536):
            bytes_ += chunk
        check(bytes_.startswith(b"HTTP/1.1 200 ") and b"\r\nConnection: close\r\n" in bytes_, f"{bytes_!r}")
        client.close()
    equal(server.program.wait(), 0, "exit code")


def silent_connections_and_long_polls_hold_nothing_up(bench):
    server, api_key, _ = shop(bench, "data", "--drain-seconds", "10")
    used = [server.public(api_key) for _ in range(20)]
    for client in used:
        client.get("/healthz").expect(200)
    unused = [socket.create_connection((HOST, server.port), PATIENCE) for _ in range(20)]
    answers = []

    def poll(path, after):
        answers.append((path, server.admin().get(path, wait=25, after=after)))

    paths = {f"/admin/v1/companies/{COMPANY}/faq-pages": 9_000_000, "/admin/v1/requests": 9_007_199_254_740_000}
    pollers = [threading.Thread(target=poll, args=item, daemon=True) for item in paths.items()]
    for poller in pollers:
        poller.start()
    wait_until(lambda: server.metric("answerdesk_http_requests_in_flight") == 3, PATIENCE_SECONDS, "the polls and this request")
    started = time.monotonic()
    server.stop()
    took = time.monotonic() - started
    check(took < AT_ONCE_SECONDS, f"the stop took {took:.1f} s")
    for poller in pollers:
        poller.join(5)
    equal(sorted((path, answer.status) for path, answer in answers), sorted((path, 200) for path in paths), "polls")
    for client in unused:
        equal(client.recv(1), b"", "a connection without a request")
        client.close()


def a_request_that_drips_gets_the_drain_time_and_no_more(bench):
    server, _, _ = shop(bench, "data", "--drain-seconds", "2")
    slow = socket.create_connection((HOST, server.port), PATIENCE)
    slow.sendall(b"POST /analytics/cart_events HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
                 b"Content-Length: 1000\r\n\r\n{")
    wait_until(lambda: server.metric("answerdesk_http_connections") == 2, PATIENCE_SECONDS, "the slow connection")
    started = time.monotonic()
    server.stop()
    took = time.monotonic() - started
    check(1.5 < took < AT_ONCE_SECONDS, f"the stop took {took:.1f} s instead of 2")
    slow.close()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [no_request_fails_at_sigterm, idle_and_new_connections_are_served_while_it_ends,
        silent_connections_and_long_polls_hold_nothing_up, a_request_that_drips_gets_the_drain_time_and_no_more]))
