# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Not one open file more is permitted: nobody is accepted, the processor rests, and it is over when clients go:
descriptors.py BINARIES"""
import contextlib
import os
import resource
import select
import socket
import sys
import time

from harness import (HOST, SANITIZED, SKIPPED, PATIENCE_SECONDS, Http, check, end_on_signals, equal, run_steps,
    wait_until)

COMPANY = "narrow-shop"
PERMITTED = 96  # open files
FLOOD = 300
ROUNDS = 3
SPARE = 0.3  # of a processor: a loop that finds no descriptor takes a whole one


def open_files(server):
    return len(os.listdir(f"/proc/{server.program.process.pid}/fd"))


def flood(port):
    clients = []
    for _ in range(FLOOD):
        client = socket.socket()
        client.setblocking(False)
        with contextlib.suppress(BlockingIOError):
            client.connect((HOST, port))
        clients.append(client)
    wait_until(lambda: len(select.select([], clients, [], 0)[1]) == FLOOD, PATIENCE_SECONDS, "the connections of the flood")
    return clients


def narrow_server(bench):
    """A server that may open fewer files than at its start, when it counted how many connections fit."""
    server = bench.server()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.prlimit(server.program.process.pid, resource.RLIMIT_NOFILE, (PERMITTED, most))
    return server


def share_of_processor(server, kept):
    """What the server takes of a processor while it answers on an old connection; with the number of answers."""
    before, started = server.cpu_seconds(), time.monotonic()
    answered = 0
    while time.monotonic() - started < 2:
        kept.post("/api/v1/send_message", {"query_text": "Hello"}).expect(200, "a message on an old connection")
        answered += 1
        select.select([], [], [], 0.1)
    return (server.cpu_seconds() - before) / (time.monotonic() - started), answered


def an_exhausted_server_recovers(bench):
    server = narrow_server(bench)
    server.make_company(COMPANY)
    api_key = server.make_key(COMPANY)
    kept = server.public(api_key)
    kept.post("/api/v1/send_message", {"query_text": "Hello"}).expect(200, "a message before the flood")
    port = server.port
    for number in range(ROUNDS):
        before, _ = share_of_processor(server, kept)
        clients = flood(port)
        wait_until(lambda: open_files(server) >= PERMITTED, PATIENCE_SECONDS, "the last open file")
        used, answered = share_of_processor(server, kept)
        check(used < before + SPARE,
            f"without descriptors the server takes {used:.0%} of a processor, and {before:.0%} with them")
        wait_until(lambda: open_files(server) >= PERMITTED, PATIENCE_SECONDS, "the last open file")
        late = Http(server.base_url, api_key)
        late.connect()  # the kernel takes it; the server cannot yet
        for client in clients:
            client.close()
        late.post("/api/v1/send_message", {"query_text": "Hello"}).expect(200, "a client that waited")
        late.close()
        wait_until(lambda: open_files(server) < PERMITTED / 2, PATIENCE_SECONDS, "the end of the flood")
        print(f"      round {number + 1}: {answered} answers on {used:.0%} of a processor without descriptors")
    fresh = Http(server.base_url, api_key)
    fresh.post("/api/v1/send_message", {"query_text": "Hello"}).expect(200, "a message on a new connection")
    server.admin().get("/admin/v1/status").expect(200, "the status")
    lines = server.program.err.splitlines()
    check(len(lines) < 20, f"{len(lines)} lines are logged: {lines[:5]}")
    equal(server.program.running, True, "running")
    server.stop()


def an_exhausted_server_stops(bench):
    server = narrow_server(bench)
    clients = flood(server.port)
    wait_until(lambda: open_files(server) >= PERMITTED, PATIENCE_SECONDS, "the last open file")
    server.stop()
    for client in clients:
        client.close()


if __name__ == "__main__":
    end_on_signals()
    if SANITIZED:
        # UBSan opens a pipe to look at an object's type, and takes one that it cannot look at for a wrong one.
        print("skipped: the sanitizer needs open files itself")
        sys.exit(SKIPPED)
    sys.exit(run_steps(sys.argv[1], [an_exhausted_server_recovers, an_exhausted_server_stops]))
