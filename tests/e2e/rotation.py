# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A key gets new secrets while clients use it, and no request fails: rotation.py BINARIES [--rotations N]"""
import argparse
import json
import random
import sys
import threading
import urllib.parse

from harness import check, end_on_signals, equal, in_threads, run_steps, wait_until

COMPANY = "rotating"
KEYS = f"/admin/v1/companies/{COMPANY}/keys"
CLIENTS = 8
PAGE = "/api/v1/product-faqs?" + urllib.parse.urlencode({"page_url": "https://elsewhere.example/tent"})


def shop(bench):
    server = bench.server()
    server.make_company(COMPANY, faqs_enabled=True, allowed_hosts=["shop.example"])
    made = server.admin().post(KEYS, {"name": "rotating"}).expect(201, "key")
    return server, made["key"]["key_id"], made["api_key"]


def rotate(server, key_id, overlap, by_shell=False):
    """The key with its new secret, by the admin API or by the shell."""
    if by_shell:
        text = {0: "0", 3600: "1h", 86400: "24h", 604800: "7d"}[overlap]
        ended = server.cli("key", "rotate", key_id, "--company", COMPANY, "--overlap", text, "--json")
        equal(ended.returncode, 0, f"key rotate ({ended.stderr.strip()[:300]})")
        return json.loads(ended.stdout)
    rotated = server.admin().post(f"{KEYS}/{key_id}/rotate", {"overlap_seconds": overlap})
    check(rotated.status in (200, 201), f"rotate: {rotated.status} {rotated.body!r}")
    return rotated.json


def use(client, secret, number):
    """One request of either public endpoint with this secret."""
    client.token = secret
    if number % 2:
        return client.send("GET", PAGE)
    return client.post("/api/v1/send_message", {"query_text": "Hello"})


def is_expired(server, secret, what):
    for number in (0, 1):
        answer = use(server.public(), secret, number)
        equal((answer.status, answer.code), (401, "API_KEY_EXPIRED"), what)


class Clients:
    """Connections that go on with the secret they have and take up the newest one at a moment of their own."""

    def __init__(self, server, secret):
        self.server = server
        self.newest = secret
        self.held = [secret] * CLIENTS
        self.answers = [0] * CLIENTS
        self.connections = 0
        self.stopping = threading.Event()

    def run(self, index):
        dice = random.Random(index)
        client = self.server.public()
        patience = 0
        while not self.stopping.is_set():
            newest = self.newest
            if self.held[index] != newest:
                patience -= 1
                if patience < 0:
                    self.held[index] = newest
            else:
                patience = dice.randint(0, 30)
            answer = use(client, self.held[index], self.answers[index])
            answer.expect(200, f"request {self.answers[index]} of client {index}")
            self.answers[index] += 1
        self.connections += client.connections

    def all_hold(self, secret):
        return all(held == secret for held in self.held)


def under_load(rotations):
    def no_request_fails_while_the_key_rotates(bench):
        server, key_id, secret = shop(bench)
        clients = Clients(server, secret)
        secrets = [secret]

        def turn(_):
            try:
                for number in range(rotations):
                    made = rotate(server, key_id, (3600, 86400, 604800)[number % 3], by_shell=number % 5 == 4)
                    equal(made["key"]["key_id"], key_id, "the key keeps its id")
                    check(made["api_key"] not in secrets, "a secret came twice")
                    secrets.append(made["api_key"])
                    clients.newest = made["api_key"]
                    wait_until(lambda: clients.all_hold(clients.newest) or clients.stopping.is_set(), 60, "the switch")
            finally:
                clients.stopping.set()

        def client(index):
            try:
                clients.run(index)
            except BaseException:
                clients.stopping.set()
                raise

        in_threads(CLIENTS + 1, lambda index: turn(index) if index == CLIENTS else client(index))
        total = sum(clients.answers)
        print(f"      {total} requests by {CLIENTS} clients over {rotations} rotations, none failed", flush=True)
        check(total > 20 * rotations, "hardly a request was made")
        equal(clients.connections, CLIENTS, "connections: they are kept over a rotation")
        listed = [key for key in server.admin().all(KEYS) if key["key_id"] == key_id]
        equal(len(listed), 1, "keys with the id")
        check(all(part.split("_")[3] not in json.dumps(listed) for part in secrets), "a secret in the list of keys")
        entries = server.admin().all(f"/admin/v1/companies/{COMPANY}/audit")
        equal(len([e for e in entries if e["action"] == "key.rotated"]), rotations, "audit entries")
        check(all(part.split("_")[3] not in json.dumps(entries) for part in secrets), "a secret in the audit log")
        server.stop()

    return no_request_fails_while_the_key_rotates


def without_overlap_the_old_secret_ends_at_once(bench):
    server, key_id, old = shop(bench)
    equal(use(server.public(), old, 0).status, 200, "the first secret")
    new = rotate(server, key_id, 0)["api_key"]
    is_expired(server, old, "the old secret after overlap 0")
    for number in (0, 1):
        use(server.public(), new, number).expect(200, "the new secret")
    for wrong in (1, 3599, -1, 604801, "3600", 10**9, True, [0]):
        refused = server.admin().post(f"{KEYS}/{key_id}/rotate", {"overlap_seconds": wrong})
        equal((refused.status, refused.code), (400, "INVALID_FIELDS"), f"overlap_seconds {wrong!r}")
    use(server.public(), new, 0).expect(200, "the new secret after refused rotations")
    server.stop()


def a_rotation_outlives_kill_9(bench):
    server, key_id, first = shop(bench)
    second = rotate(server, key_id, 3600)["api_key"]
    server.kill()
    server = bench.server()
    for secret in (first, second):
        use(server.public(), secret, 0).expect(200, "both secrets within the overlap, after kill -9")
    third = rotate(server, key_id, 0)["api_key"]
    server.kill()
    server = bench.server()
    use(server.public(), third, 1).expect(200, "the newest secret after kill -9")
    is_expired(server, second, "the secret before it after overlap 0 and kill -9")
    server.admin().post(f"{KEYS}/{key_id}/revoke").expect(200, "revoke")
    for secret in (first, second, third):
        code = use(server.public(), secret, 0).code
        check(code in ("API_KEY_REVOKED", "API_KEY_EXPIRED"), f"a secret of a revoked key: {code}")
    equal(use(server.public(), third, 0).code, "API_KEY_REVOKED", "the newest secret of a revoked key")
    refused = server.admin().post(f"{KEYS}/{key_id}/rotate", {"overlap_seconds": 3600})
    check(refused.status >= 400 or use(server.public(), refused.json["api_key"], 0).code == "API_KEY_REVOKED",
        "a rotation brought a revoked key back to life")
    server.kill()
    server = bench.server()
    equal(use(server.public(), third, 0).code, "API_KEY_REVOKED", "the revoked key after kill -9")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    parser = argparse.ArgumentParser()
    parser.add_argument("--rotations", type=int, default=25)
    parser.add_argument("binaries")
    chosen = parser.parse_args()
    sys.exit(run_steps(chosen.binaries, [under_load(chosen.rotations), without_overlap_the_old_secret_ends_at_once,
        a_rotation_outlives_kill_9]))
