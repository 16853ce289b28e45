# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starting and stopping: signals, the files of a running server, and every reason not to start: start_and_stop.py BINARIES"""
import collections
import contextlib
import http.client
import json
import signal
import socket
import stat
import sys
import threading
import time

from harness import (HOST, POSTGRES, PATIENCE_SECONDS, Http, check, end_on_signals, equal, in_threads,
    message_or_event, run_steps, wait_until)

COMPANY = "signal-shop"
AT_ONCE_SECONDS = 9
STOPS = 10
CLIENTS = 32


class Timed:
    """Requests on fresh connections, with the moment at which the kernel had the last byte of each."""

    def __init__(self, server, api_key, visitors):
        self.server = server
        self.api_key = api_key
        self.visitors = visitors
        self.lock = threading.Lock()
        self.answered = 0
        self.lost = []  # (moment, what happened)
        self.stopped = None

    def run(self, index):
        number = 0
        while True:
            number += 1
            client = http.client.HTTPConnection(HOST, self.server.port, timeout=20)
            try:
                client.connect()
            except OSError:
                return  # nobody listens any more
            sent = None
            try:
                self.ask(client, index, number)
                sent = time.monotonic()
                status = client.getresponse()
                body = status.read()
                check(status.status == 200 or (self.stopped and status.status == 503),
                    f"answer {status.status} {body[:200]!r}")
                with self.lock:
                    self.answered += 1
            except (OSError, http.client.HTTPException) as fault:
                with self.lock:
                    self.lost.append((sent or time.monotonic(), repr(fault)))
            finally:
                client.close()

    def ask(self, client, index, number):
        path, body = message_or_event(COMPANY, self.visitors, index, number)
        client.request("POST", path, json.dumps(body),
            {"Content-Type": "application/json", "Authorization": "Bearer " + self.api_key})


def shop(bench, data="data"):
    server = bench.server(data=data)
    return server, *server.make_shop(COMPANY, visitors=4)


def no_request_is_lost_at_sigterm(bench):
    for number in range(STOPS):
        server, api_key, visitors = shop(bench, f"data-{number}")
        load = Timed(server, api_key, visitors)

        def stop():
            wait_until(lambda: load.answered > 200, PATIENCE_SECONDS, "200 answers")
            load.stopped = time.monotonic()
            server.stop()

        in_threads(CLIENTS + 1, lambda index: load.run(index) if index < CLIENTS else stop())
        lost = [fault for moment, fault in load.lost if moment < load.stopped]
        check(not lost, f"{len(lost)} of {load.answered} requests that were sent before the signal got no answer: "
                        f"{collections.Counter(lost)}")


def waiting_requests_are_answered_at_sigterm(bench):
    """Idle keep-alive connections do not hold the stop up, and a watcher gets its answer."""
    server, api_key, _ = shop(bench)
    idle = []
    for _ in range(20):
        client = server.public(api_key)
        client.post("/api/v1/send_message", {"query_text": "Hello"}).expect(200)
        idle.append(client)
    path = f"/admin/v1/companies/{COMPANY}/faq-pages"
    admin = server.admin()
    revision = admin.get(path).expect(200)["revision"]
    answers = []
    watcher = threading.Thread(target=lambda: answers.append(admin.get(path, wait=25, after=revision)), daemon=True)
    watcher.start()
    status = server.admin()
    wait_until(lambda: status.get("/admin/v1/status").status == 200, PATIENCE_SECONDS, "an answer beside the watcher")
    started = time.monotonic()
    server.stop()
    took = time.monotonic() - started
    check(took < AT_ONCE_SECONDS, f"the stop took {took:.1f} s")
    watcher.join(5)
    check(answers and answers[0].status in (200, 503), f"the watcher got {answers}")


def sigint_and_an_early_sigterm_stop_cleanly(bench):
    server, _, _ = shop(bench)
    server.program.signal(signal.SIGINT)
    equal(server.program.wait(), 0, "exit code after SIGINT")
    check(not (server.data / "server.json").exists(), "server.json is left after SIGINT")
    folder = bench.folder / "early"
    early = bench.start("demo", "--data-dir", folder, "--listen", f"{HOST}:0", "--admin-listen", f"{HOST}:0")
    wait_until(lambda: (folder / "server.json").exists() or not early.running, PATIENCE_SECONDS, "server.json")
    early.signal(signal.SIGTERM)  # while the demo's data is still being made
    equal(early.wait(), 0, "exit code after SIGTERM while the demo is being made")
    check("an administrator made" not in early.err, "the demo was made to its end after SIGTERM")
    check(not (folder / "server.json").exists(), "server.json is left after an early SIGTERM")
    check(not (folder / "admin.token").exists(), "admin.token is left after an early SIGTERM")


def files_of_a_running_server(bench):
    server = bench.server()
    announced = json.loads((server.data / "server.json").read_text())
    equal(announced["pid"], server.program.process.pid, "pid")
    for name in ("base_url", "app_url", "admin_url"):
        equal(Http(announced[name]).get("/readyz").status, 200, "/readyz of " + name)
    equal(stat.S_IMODE((server.data / "admin.token").stat().st_mode), 0o600, "mode of admin.token")
    equal(stat.S_IMODE(server.data.stat().st_mode), 0o700, "mode of the data folder")
    # It comes after server.json, which the start waits for.
    wait_until(lambda: "\n" in server.program.out, PATIENCE_SECONDS, "a line on standard output")
    check(server.program.out.startswith(f"ready base_url={announced['base_url']} "), "the line on standard output")
    server.stop()
    equal(server.program.out.count("\n"), 1, "lines on standard output")
    check(not (server.data / "server.json").exists(), "server.json is left after the stop")
    check(not (server.data / "admin.token").exists(), "admin.token is left after the stop")


def refused_start(bench, data, *options, says, code=1, command="serve", environment=None):
    started = time.monotonic()
    ended = bench.run(command, "--data-dir", data, *options, environment=environment)
    took = time.monotonic() - started
    equal(ended.returncode, code, f"exit code of {options} ({ended.stderr.strip()})")
    for text in says if isinstance(says, tuple) else (says,):
        check(text in ended.stderr, f"{text!r} is not in {ended.stderr!r}")
    equal(ended.stdout, "", "standard output of a refused start")
    check(took < AT_ONCE_SECONDS, f"the refusal took {took:.1f} s")


def a_port_in_use_is_said_at_once(bench):
    with contextlib.closing(socket.socket()) as taken:
        taken.bind((HOST, 0))
        taken.listen()
        address = f"{HOST}:{taken.getsockname()[1]}"
        folder = bench.folder / "other"
        says = (address, "in use")
        refused_start(bench, folder, "--listen", address, "--admin-listen", f"{HOST}:0", says=says)
        refused_start(bench, folder, "--listen", f"{HOST}:0", "--admin-listen", address, says=says)
        refused_start(bench, folder, "--listen", f"{HOST}:0", "--app-listen", address, "--admin-listen", f"{HOST}:0",
            says=says)
        check(not (folder / "server.json").exists(), "a refused start left server.json")
    server = bench.server()
    address = server.base_url.removeprefix("http://")
    refused_start(bench, folder, "--listen", address, "--admin-listen", f"{HOST}:0", says=(address, "in use"))
    server.stop()


def a_second_server_leaves_the_first_alone(bench):
    server = bench.server()
    files = {name: (server.data / name).read_bytes() for name in ("server.json", "admin.token")}
    free = ("--listen", f"{HOST}:0", "--admin-listen", f"{HOST}:0")
    refused_start(bench, server.data, *free, says=(str(server.data), "in use"))
    refused_start(bench, server.data, says="in use", command="migrate")
    for name, content in files.items():
        equal((server.data / name).read_bytes(), content, name)
    equal(server.admin().get("/admin/v1/status").status, 200, "status of the first server")
    server.stop()
    again = bench.server()
    again.stop()


def change_migrations(bench, data, sql):
    equal(len(bench.sql(data, sql + " RETURNING version")), 1, "changed rows")
    return bench.sql(data, "SELECT version, name FROM schema_migration ORDER BY version")


def databases_of_another_program_are_refused(bench):
    free = ("--listen", f"{HOST}:0", "--admin-listen", f"{HOST}:0")
    for data in ("newer", "changed"):
        bench.server(data=data).stop()
    data = bench.folder / "newer"
    change_migrations(bench, data, "INSERT INTO schema_migration VALUES (999, '0999_future.sql', 'x', 0)")
    for command in ("serve", "migrate"):
        refused_start(bench, data, *free, says=("999", "0999_future.sql"), command=command)
    data = bench.folder / "changed"
    rows = change_migrations(bench, data, "UPDATE schema_migration SET checksum = 'another' WHERE version = 1")
    for command in ("serve", "migrate"):
        refused_start(bench, data, *free, says=rows[0][1], command=command)
    change_migrations(bench, bench.folder / "newer", "DELETE FROM schema_migration WHERE version = 999")
    bench.server(data="newer").stop()


def a_folder_that_cannot_be_one(bench):
    file = bench.folder / "file"
    file.write_text("not a folder")
    refused_start(bench, file, says=str(file))
    if POSTGRES:
        return
    garbage = bench.folder / "garbage"
    garbage.mkdir()
    (garbage / "answerdesk.sqlite").write_bytes(b"this is no database " * 400)
    refused_start(bench, garbage, says="answerdesk.sqlite")
    equal((garbage / "answerdesk.sqlite").read_bytes(), b"this is no database " * 400, "the file that is no database")


def settings_that_are_wrong_are_named(bench):
    data = bench.folder / "data"
    file = bench.folder / "answerdesk.conf"

    def refused(*options, says, **environment):
        for command in ("serve", "demo", "check-config"):
            refused_start(bench, data, *options, says=says, code=2, command=command,
                environment=bench.environment(**environment))

    refused("--frobnicate", "1", says="frobnicate")
    refused(says=("frobnicate", "ANSWERDESK_FROBNICATE"), ANSWERDESK_FROBNICATE="1")
    file.write_text("# a comment\n\nregion = eu\nfrobnicate = 1\n")
    refused("--config", file, says=("frobnicate", str(file), "line 4"))
    file.write_text("region\n")
    refused("--config", file, says=(str(file), "line 1"))
    refused("--config", bench.folder / "absent.conf", says="absent.conf")
    refused("--workers", "many", says=("workers", "--workers", "1 to 64"))
    refused(says=("workers", "ANSWERDESK_WORKERS"), ANSWERDESK_WORKERS="0")
    refused("--region", "moon", says=("region", "us or eu"))
    refused("--listen", "nowhere", says=("listen", "nowhere"))
    refused("--listen", f"{HOST}:70000", says=("listen", "70000"))
    refused("--fetch-allow-loopback", "perhaps", says=("fetch_allow_loopback", "true or false"))
    refused("--trusted-proxies", "10.0.0.0/99", says=("trusted_proxies", "10.0.0.0/99"))
    refused("--listen", says="listen")
    refused("surplus", says="argument")
    check(not data.exists(), "a refused start made the data folder")
    ended = bench.run("serve")
    equal(ended.returncode, 2, "exit code without a data folder")
    check("data_dir" in ended.stderr or "data-dir" in ended.stderr, ended.stderr)


def the_command_line_wins_over_environment_over_file(bench):
    file = bench.folder / "answerdesk.conf"
    file.write_text("region = us\nworkers = 1\n")
    for options, environment, region in (((), {}, "us"), ((), {"ANSWERDESK_REGION": "eu"}, "eu"),
            (("--region", "us"), {"ANSWERDESK_REGION": "eu"}, "us")):
        server = bench.server(options=("--config", file, *options), environment=bench.environment(**environment))
        equal(server.addresses["region"], region, f"region with {options} {environment}")
        server.stop()
    checked = bench.run("check-config", "--config", file)
    equal((checked.returncode, checked.stderr), (0, ""), "check-config of right settings")


def analytics_have_an_address_of_their_own(bench):
    server = bench.server(options=("--app-listen", f"{HOST}:0"))
    check(server.app_url != server.base_url, "app_url is base_url")
    equal(server.events().post("/analytics/cart_events").code, "MISSING_REQUIRED_FIELDS", "analytics on --app-listen")
    equal(server.public().post("/analytics/cart_events").status, 404, "analytics on --listen")
    equal(server.events().post("/api/v1/send_message").status, 404, "messages on --app-listen")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [no_request_is_lost_at_sigterm, waiting_requests_are_answered_at_sigterm,
        sigint_and_an_early_sigterm_stop_cleanly, files_of_a_running_server, a_port_in_use_is_said_at_once,
        a_second_server_leaves_the_first_alone, databases_of_another_program_are_refused, a_folder_that_cannot_be_one,
        settings_that_are_wrong_are_named, the_command_line_wins_over_environment_over_file,
        analytics_have_an_address_of_their_own]))
