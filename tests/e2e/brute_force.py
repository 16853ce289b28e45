# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Wrong passwords and wrong keys at speed: no guess more than allowed, and everybody else is served meanwhile:
brute_force.py BINARIES"""
import collections
import itertools
import sys
import threading
import time

from harness import QUARANTINE_MIB, check, end_on_signals, equal, in_threads, run_steps

COMPANY = "besieged"
PASSWORD = "correct horse battery"
SESSIONS = "/admin/v1/sessions"
ALLOWED = 10  # failures of an account or an address within a quarter of an hour
CONNECTIONS = 32
PROXY = ["--trusted-proxies", "127.0.0.1"]


def besieged(bench, options=()):
    server = bench.server(options=list(options))
    server.make_company(COMPANY)
    for name in ("eva", "kim"):
        made = {"email": f"{name}@shop.example", "password": PASSWORD, "role": "company_viewer", "companies": [COMPANY]}
        server.admin().post("/admin/v1/admins", made).expect(201, "administrator")
    return server


def sign_in(client, email, password, address=None):
    head = {"X-Forwarded-For": address} if address else {}
    return client.post(SESSIONS, {"email": email, "password": password}, head)


def verdict(answer):
    """What a try came to; every refusal must say when to come back."""
    if answer.status in (429, 503):
        seconds = int(answer.headers.get("retry-after", "0"))
        check(1 <= seconds <= 15 * 60, f"Retry-After: {seconds} with {answer.body!r}")
    expected = {401: "INVALID_CREDENTIALS", 429: "TOO_MANY_ATTEMPTS", 503: "UNAVAILABLE"}
    check(expected.get(answer.status) == answer.code, f"{answer.status} {answer.body!r}")
    return answer.status


def storm(server, guesses, rounds):
    """guesses(index, round) gives e-mail and address. Counts the verdicts of all connections."""
    counts = collections.Counter()
    lock = threading.Lock()
    barrier = threading.Barrier(CONNECTIONS)

    def run(index):
        client = server.admin()
        client.token = None
        mine = collections.Counter()
        barrier.wait(30)
        for number in range(rounds):
            email, address = guesses(index, number)
            mine[verdict(sign_in(client, email, f"wrong {index} {number}", address))] += 1
        with lock:
            counts.update(mine)

    in_threads(CONNECTIONS, run)
    return counts


def one_account_of_many_connections(bench):
    server = besieged(bench)
    counts = storm(server, lambda index, number: (("eva@shop.example", "EVA@Shop.example")[index % 2], None), 8)
    print(f"      one account: {dict(counts)}", flush=True)
    equal(counts[401], ALLOWED, "passwords that were looked at")
    client = server.public()
    client.address = server.admin().address
    locked = sign_in(client, "eva@shop.example", PASSWORD)
    equal(locked.status, 429, "the right password of a locked account from an address that nobody knows")
    check(800 <= int(locked.headers["retry-after"]) <= 900, f"Retry-After: {locked.headers['retry-after']}")
    equal(sign_in(client, "kim@shop.example", PASSWORD).status, 429, "another account from the same address")
    actions = collections.Counter(entry["action"] for entry in server.admin().all("/admin/v1/audit"))
    equal(actions["session.refused"], ALLOWED, "refusals in the audit log")
    check(PASSWORD not in str(server.admin().all("/admin/v1/audit")), "a password in the audit log")
    equal(server.admin().get(SESSIONS + "/current").status, 200, "the local user's token")
    server.stop()


def many_accounts_of_one_address(bench):
    server = besieged(bench, PROXY)
    numbers = itertools.count()
    counts = storm(server, lambda *_: (f"user{next(numbers)}@shop.example", "203.0.113.9"), 8)
    print(f"      one address: {dict(counts)}", flush=True)
    equal(counts[401], ALLOWED, "passwords that were looked at")
    client = server.admin()
    equal(sign_in(client, "eva@shop.example", PASSWORD, "203.0.113.9").status, 429, "the address")
    equal(sign_in(client, "eva@shop.example", PASSWORD, "203.0.113.10").status, 201, "another address")
    # What a client writes in front of the proxy's own entry counts for nothing.
    equal(sign_in(client, "kim@shop.example", PASSWORD, "203.0.113.11, 203.0.113.9").status, 429, "a forged address")
    server.stop()


def one_account_of_many_addresses(bench):
    server = besieged(bench, PROXY)
    home = "198.51.100.7"
    owner = server.admin()
    equal(sign_in(owner, "eva@shop.example", PASSWORD, home).status, 201, "sign-in from home")
    numbers = itertools.count()

    def guess(*_):
        number = next(numbers)
        return "eva@shop.example", f"10.{number // 65536}.{number // 256 % 256}.{number % 256}"

    counts = storm(server, guess, 8)
    print(f"      one account of many addresses: {dict(counts)}", flush=True)
    equal(counts[401], ALLOWED, "passwords that were looked at")
    # Whoever has signed in from their address before cannot be locked out by strangers elsewhere.
    equal(sign_in(owner, "eva@shop.example", PASSWORD, home).status, 201, "sign-in from home while strangers guess")
    equal(sign_in(owner, "eva@shop.example", PASSWORD, "192.0.2.1").status, 429, "sign-in from a new address")
    networks = storm(server, lambda index, number: ("kim@shop.example", f"2001:db8::{index:x}:{number:x}"), 2)
    equal(networks[401], ALLOWED, "passwords of one IPv6 network")
    for number in range(ALLOWED):
        equal(verdict(sign_in(owner, "eva@shop.example", "wrong", home)), 401, f"wrong password {number} from home")
    equal(verdict(sign_in(owner, "eva@shop.example", "wrong", home)), 429, "one more from home")
    server.stop()


def measured(server, key, seconds, stop=None):
    """Latencies of a client of the public API, in milliseconds, sorted; every answer must be a 200."""
    client = server.public(key)
    latencies = []
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        started = time.monotonic()
        client.post("/api/v1/send_message", {"query_text": "Hello"}).expect(200, "message of a customer")
        latencies.append((time.monotonic() - started) * 1000)
    if stop:
        stop.set()
    return sorted(latencies)


def told(latencies):
    return (f"{len(latencies)} requests, p50 {latencies[len(latencies) // 2]:.1f} ms, "
            f"p99 {latencies[len(latencies) * 99 // 100]:.1f} ms")


def under_attack(server, key, attack, connections, seconds):
    """Latencies of a customer while attack(client, index) goes on, and what the attackers heard."""
    stop = threading.Event()
    heard = collections.Counter()
    lock = threading.Lock()
    latencies = []

    def attacker(index):
        client = server.public()
        mine = collections.Counter()
        while not stop.is_set():
            mine[attack(client, index)] += 1
        with lock:
            heard.update(mine)

    def run(index):
        try:
            if index < connections:
                attacker(index)
            else:
                latencies.extend(measured(server, key, seconds, stop))
        finally:
            stop.set()

    in_threads(connections + 1, run)
    return latencies, heard


def made_up_administrators_at_speed(bench):
    server = besieged(bench, PROXY)
    key = server.make_key(COMPANY)
    calm = measured(server, key, 2)
    numbers = itertools.count()

    def guess(client, _):
        client.address = server.admin().address
        number = next(numbers)
        address = f"10.{number // 65536}.{number // 256 % 256}.{number % 256}"
        return verdict(sign_in(client, f"nobody{number}@shop.example", "wrong", address))

    guess(server.public(), 0)  # the first one also makes the decoy
    before, cpu, started = server.memory_mib().now, server.cpu_seconds(), time.monotonic()
    latencies, heard = under_attack(server, key, guess, 3 * CONNECTIONS, 8)
    elapsed = time.monotonic() - started
    after, peak = server.memory_mib()
    busy = (server.cpu_seconds() - cpu) / elapsed
    print(f"      made-up administrators: {dict(heard)}; customers before: {told(calm)}; during: {told(latencies)}; "
          f"memory {before:.0f} MiB, peak {peak:.0f} MiB, after {after:.0f} MiB; {busy:.2f} cores", flush=True)
    check(heard[401] > 0, "no password was looked at")
    check(heard[503] > 0, "nobody was told to come again, although more ask than can wait")
    # One Argon2 at a time: 64 MiB each. The table of failures is bounded as well.
    check(peak - before < 64 + 96 + QUARANTINE_MIB, f"memory rose from {before:.0f} to {peak:.0f} MiB")
    check(after - before < 96 + QUARANTINE_MIB, f"{after - before:.0f} MiB are kept after the attack")
    check(latencies[len(latencies) * 99 // 100] < 1000, "customers wait for guesses")
    equal(sign_in(server.admin(), "eva@shop.example", PASSWORD, "198.51.100.7").status, 201, "sign-in afterwards")
    server.stop()


def wrong_keys_at_speed(bench):
    elsewhere = besieged(bench)
    stranger = elsewhere.make_key(COMPANY)  # of the right form, with a right checksum, unknown here
    elsewhere.stop()
    server = bench.server(data="own")
    server.make_company(COMPANY)
    key = server.make_key(COMPANY)
    wrong = [stranger, key[:-1], key + "x", "ad_live_x", "a" * 4000, key.replace("live", "test"), "ads_" + "b" * 43]
    calm = measured(server, key, 2)
    before = server.memory_mib().now

    def guess(client, index):
        client.token = wrong[index % len(wrong)]
        answer = client.post("/api/v1/send_message", {"query_text": "Hello"})
        equal((answer.status, answer.code), (401, "INVALID_API_KEY"), "a wrong key")
        return answer.status

    latencies, heard = under_attack(server, key, guess, CONNECTIONS, 5)
    rise = server.memory_mib().now - before
    print(f"      wrong keys: {dict(heard)}; customers before: {told(calm)}; during: {told(latencies)}; "
          f"memory +{rise:.0f} MiB", flush=True)
    check(latencies[len(latencies) * 99 // 100] < 1000, "customers wait for wrong keys")
    check(rise < 64 + QUARANTINE_MIB, f"memory rose by {rise:.0f} MiB")
    (listed,) = server.admin().all(f"/admin/v1/companies/{COMPANY}/keys")
    equal(listed["requests_30_days"], len(calm) + len(latencies), "requests of the right key: wrong ones do not count")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [one_account_of_many_connections, many_accounts_of_one_address,
        one_account_of_many_addresses, made_up_administrators_at_speed, wrong_keys_at_speed]))
