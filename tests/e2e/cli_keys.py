# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""API keys and long lists at a shell: cli_keys.py BINARIES"""
import sys

from cli import COMPANY, Shell
from harness import HOST, cart_event, check, end_on_signals, equal, run_steps


def keys_are_changed_and_rotated(bench):
    server = bench.server()
    server.make_company(COMPANY)
    shell = Shell(server)
    here = ("--company", COMPANY)

    def code_of(text):
        return server.public(text).post("/api/v1/send_message", {"query_text": "Hello"}).code

    first = shell.run("key", "create", "Backend", *here, "--requests-per-minute", "500", "--addresses",
        f"{HOST}, 10.0.0.0/8").stdout.strip()
    identifier = first.split("_")[2]
    shown = shell.json("key", "show", identifier, *here)
    equal((shown["name"], shown["requests_per_minute"], shown["allowed_addresses"]), ("Backend", 500, [HOST, "10.0.0.0/8"]),
        "key show")
    check(first.split("_")[3] not in shell.run("key", "show", identifier, *here).stdout, "key show shows the secret")
    changed = shell.json("key", "set", identifier, *here, "--name", "Lager", "--expires-at", "2099-01-31T00:00:00Z",
        "--addresses", "any", "--requests-per-minute", "0")
    equal((changed["name"], changed["expires_at"][:10], changed["allowed_addresses"], changed["requests_per_minute"]),
        ("Lager", "2099-01-31", [], 0), "key set")
    equal(shell.json("key", "set", identifier, *here, "--expires-at", "never")["expires_at"], None, "no end")
    check("Lager" in shell.run("key", "set", identifier, *here, "--scopes", "messages:write").stdout, "set for people")
    shell.run("key", "set", identifier, *here, code=2)
    check("requests_per_minute" in shell.run("key", "set", identifier, *here, "--requests-per-minute", "many",
        code=1).stderr, "a limit that is no number")

    rotated = shell.run("key", "rotate", identifier, *here, "--overlap", "1h")
    second = rotated.stdout.strip()
    check(second != first and second.split("_")[2] == identifier and "works until" in rotated.stderr, "key rotate")
    equal((code_of(first), code_of(second)), (None, None), "both secrets work")
    third = shell.json("key", "rotate", identifier, *here, "--overlap", "0")["api_key"]
    equal((code_of(first), code_of(second), code_of(third)), ("API_KEY_EXPIRED", "API_KEY_EXPIRED", None), "no overlap")
    shell.run("key", "rotate", identifier, *here, "--overlap", "2h", code=2)
    shell.json("key", "revoke", identifier, *here)
    check("API_KEY_NOT_ACTIVE" in shell.run("key", "rotate", identifier, *here, code=1).stderr, "rotating a revoked key")
    equal(code_of(third), "API_KEY_REVOKED", "the revoked key")

    for number in range(205):
        server.make_key(COMPANY, name=f"Key {number}")
    listed = shell.json("key", "list", *here, "--q", "KEY ")
    names = [key["name"] for key in listed]
    equal(sorted(names), sorted(f"Key {number}" for number in range(205)), "all pages of a list")
    made = [key["created_at"] for key in listed]  # several in a millisecond: among themselves they have no order
    equal(made, sorted(made, reverse=True), "newest first")
    equal([key["name"] for key in shell.json("key", "list", *here, "--limit", "203")], names[:203], "--limit")
    equal(len(shell.json("key", "list", *here, "--all")), 206, "--all")
    equal([key["name"] for key in shell.json("key", "list", *here, "--status", "revoked", "--test", "off")], ["Lager"],
        "filters of the list")
    equal(len(shell.run("key", "list", *here, "--limit", "1").stdout.splitlines()), 2, "a table of one row")
    for wrong in (("--limit", "0"), ("--limit", "x"), ("--limit", "3", "--all")):
        shell.run("key", "list", *here, *wrong, code=2)
    check("status" in shell.run("key", "list", *here, "--status", "lost", code=1).stderr, "a status that is none")
    server.stop()


def the_analytics_secret_is_made_rotated_and_removed(bench):
    server = bench.server()
    _, [(chat, faq)] = server.make_shop(COMPANY, visitors=1)
    shell = Shell(server)
    here = ("--company", COMPANY)
    events = server.events()

    def code_with(secret):
        headers = {"Answerdesk-Analytics-Secret": secret} if secret else {}
        return events.post("/analytics/cart_events", cart_event(COMPANY, chat, faq, "tent"), headers).code

    equal(code_with(None), None, "an event without a secret")
    made = shell.run("analytics-secret", "create", *here)
    first = made.stdout.strip()
    check(first.startswith("ad_events_") and first not in made.stderr and "Answerdesk-Analytics-Secret" in made.stderr,
        f"analytics-secret create: {made.stderr}")
    equal([code_with(secret) for secret in (None, "other", first)],
        ["INVALID_ANALYTICS_SECRET", "INVALID_ANALYTICS_SECRET", None], "events of a company with a secret")
    rotated = shell.run("analytics-secret", "create", *here, "--overlap", "1h")
    second = rotated.stdout.strip()
    check(second != first and "are accepted until" in rotated.stderr, f"a rotation: {rotated.stderr}")
    equal((code_with(first), code_with(second)), (None, None), "both secrets work")
    third = shell.json("analytics-secret", "create", *here, "--overlap", "0")["analytics_secret"]
    equal([code_with(secret) for secret in (first, second, third)],
        ["INVALID_ANALYTICS_SECRET", "INVALID_ANALYTICS_SECRET", None], "no overlap")
    shell.run("analytics-secret", "create", *here, "--overlap", "2h", code=2)
    shell.run("analytics-secret", "remove", *here)
    equal((code_with(None), code_with(first)), (None, None), "events once the secret is removed")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [keys_are_changed_and_rotated, the_analytics_secret_is_made_rotated_and_removed]))
