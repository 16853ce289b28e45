# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Settings, secrets, logs and metrics as an operator meets them on the command line: settings.py BINARIES"""
import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time

from harness import HOST, POSTGRES, ROOT, PATIENCE_SECONDS, check, end_on_signals, equal, run_steps, wait_until

SECRET = "s3cret-that-nobody-may-see"
FREE = ("--listen", f"{HOST}:0", "--admin-listen", f"{HOST}:0")


def no_secret(ended):
    check(SECRET not in ended.stdout + ended.stderr, f"the secret was printed: {ended.stdout}{ended.stderr}")


def check_config_shows_every_setting_and_its_origin(bench):
    data = bench.folder / "data"
    file = bench.folder / "answerdesk.conf"
    token = bench.folder / "token"
    token.write_text(SECRET + "\n")
    file.write_text(f"region = us\nmetrics_token_file = {token}\n"
                    f"database = postgresql://me:{SECRET}@db.example:5433/shop\n")
    ended = bench.run("check-config", "--config", file, "--data-dir", data, "--workers", "3",
        environment=bench.environment(ANSWERDESK_DRAIN_SECONDS="7", ANSWERDESK_DATABASE_PASSWORD=SECRET))
    equal(ended.returncode, 0, "exit code " + ended.stderr)
    no_secret(ended)
    rows = {line.split()[0]: line.split(None, 1)[1].strip() for line in ended.stdout.splitlines() if line.strip()}
    for name, says in {"region": rf"us\s+{file}, line 1", "workers": r"3\s+--workers",
            "drain_seconds": r"7\s+environment variable ANSWERDESK_DRAIN_SECONDS", "listen": r"127.0.0.1:8420\s+default",
            "metrics_token": rf"set\s+{token}, named by {file}, line 2", "app_listen": r"not set\s+default",
            "database_password": r"set\s+environment variable ANSWERDESK_DATABASE_PASSWORD",
            "database": r"postgresql://me@db.example:5433/shop\s", "data_dir": rf"{data}\s+--data-dir"}.items():
        check(re.match(says, rows.get(name, "")), f"{name}: {rows.get(name)!r} is not {says!r}")
    check(not data.exists(), "check-config made the data folder")
    as_json = bench.run("check-config", "--config", file, "--json")
    equal(as_json.returncode, 0, "exit code with --json")
    no_secret(as_json)
    read = json.loads(as_json.stdout)
    equal((read["ok"], read["problems"]), (True, []), "the judgement")
    by_name = {row["name"]: row for row in read["settings"]}
    equal(by_name["metrics_token"]["is_set"], True, "metrics_token")
    check("value" not in by_name["metrics_token"], "a secret has a value")
    equal(by_name["data_dir"]["value"], None, "data_dir, which is not needed")


def check_config_looks_at_what_settings_point_at(bench):
    blocked = bench.folder / "file"
    blocked.write_text("no folder")
    for options, says in ((("--data-dir", blocked / "data"), str(blocked)), (("--data-dir", blocked), "not a folder"),
            (("--access-log", blocked / "x" / "access.log"), "access_log"), (("--access-log", bench.folder), "access_log"),
            (("--extract-program", bench.folder / "none"), "extract_program"),
            (("--max-connections", "1000000"), "LimitNOFILE")):
        ended = bench.run("check-config", *options)
        if options[0] == "--max-connections" and ended.returncode == 0:
            continue  # a system that permits a million
        equal(ended.returncode, 1, f"exit code of {options}")
        check(says in ended.stderr, f"{options}: {ended.stderr!r}")
        problems = json.loads(bench.run("check-config", *options, "--json").stdout)
        equal(problems["ok"], False, "ok")
        check(any(says in problem for problem in problems["problems"]), f"{options}: {problems['problems']}")
    for options, says in ((("--metrics-token", SECRET), "--metrics-token-file"), (("--regoin", "eu"), "--region"),
            (("--metrics-token-file", bench.folder / "none"), "cannot be read"),
            (("--database", f"postgresql://me:{SECRET}@host:port/name"), "database"),
            (("--database", f"postgresql://me:{SECRET}@db.example/shop"), "ANSWERDESK_DATABASE"),
            (("--database", f"postgresql://me@db.example/shop?password={SECRET}"), "ANSWERDESK_DATABASE")):
        for command in ("check-config", "serve"):
            ended = bench.run(command, "--data-dir", bench.folder / "data", *options)
            equal(ended.returncode, 2, f"exit code of {command} {options}")
            check(says in ended.stderr, f"{options}: {ended.stderr!r}")
            no_secret(ended)


def what_the_program_writes_is_its_owners(bench):
    """With the usual umask, which lets everybody read what a program writes."""
    before = os.umask(0o022)
    try:
        server = bench.server()
        server.make_company("shop")
        exported = bench.folder / "faqs.csv"
        equal(server.cli("faq", "export", "--output", exported, "--company", "shop").returncode, 0, "the export")
        if not POSTGRES:
            copy = bench.folder / "copy.sqlite"
            equal(server.cli("backup", copy).returncode, 0, "the backup")
            equal(copy.stat().st_mode & 0o777, 0o600, "rights of the backup")
        log = server.data / "logs/access.log"
        wait_until(lambda: log.exists(), PATIENCE_SECONDS, "the access log")
        equal(exported.stat().st_mode & 0o777, 0o600, "rights of the export")
        equal(server.data.stat().st_mode & 0o777, 0o700, "rights of the data folder")
        files = [path for path in server.data.rglob("*")]
        check(any(path.name == "server.json" for path in files), f"{files}")
        for path in files:
            equal(path.stat().st_mode & 0o077, 0, f"rights of others to {path}")
        server.stop()
    finally:
        os.umask(before)


def help_and_sample_are_of_use(bench):
    sample = bench.run("check-config", "--sample")
    equal(sample.stdout, (ROOT / "resources/config/answerdesk.conf").read_text(), "the sample file")
    file = bench.folder / "answerdesk.conf"
    file.write_text(sample.stdout)
    equal(bench.run("check-config", "--config", file).returncode, 0, "the sample as it is")
    text = bench.run("serve", "--help").stdout
    for line in sample.stdout.splitlines():
        if line.startswith("#") and not line.startswith("# "):
            option = "--" + line[1:].split(" ")[0].replace("_", "-")
            check(option + " " in text, f"{option} is not in --help")
    for word in ("[127.0.0.1:8420]", "ANSWERDESK_MAX_CONNECTIONS", "--config FILE", "Examples:"):
        check(word in text, f"{word} is not in --help")


def logs_tell_levels_and_times(bench):
    server = bench.server(environment=bench.environment(ANSWERDESK_LOG_LEVEL="info"))
    server.stop()
    lines = server.program.err.splitlines()
    check(len(lines) >= 2, f"the log: {lines}")
    for line in lines:
        check(re.match(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z (info|warning|error|debug) \S", line), f"{line!r}")
    quiet = bench.server(data="quiet", options=("--log-level", "error"))
    quiet.stop()
    equal(quiet.program.err, "", "the log at level error")


def the_journal_gets_priorities(bench):
    """systemd names the journal's stream by device and inode; a socket of ours stands for it."""
    ours, theirs = socket.socketpair()
    stream = os.fstat(theirs.fileno())
    process = subprocess.Popen([str(bench.program), "serve", "--data-dir", str(bench.folder / "data"), *FREE],
        stdout=subprocess.PIPE, stderr=theirs, text=True,
        env=bench.environment(JOURNAL_STREAM=f"{stream.st_dev}:{stream.st_ino}"))
    theirs.close()
    try:
        check(process.stdout.readline().startswith("ready "), "the line on standard output")
        process.send_signal(signal.SIGTERM)
        equal(process.wait(20), 0, "exit code")
    finally:
        process.kill()
    text = b""
    while chunk := ours.recv(4096):
        text += chunk
    for line in text.decode().splitlines():
        check(re.match(r"<[3467]>[^0-9<]", line), f"{line!r}")
    check("<6>stopping" in text.decode(), f"{text!r}")


def requests_and_metrics_in_the_shell(bench):
    token = bench.folder / "token"
    token.write_text("0123456789abcdef\n")
    server = bench.server(options=("--metrics-token-file", token))
    server.make_company("shop")
    server.public().send("GET", "/api/v1/unheard-of", headers={"X-Request-Id": "the-one"})
    listed = server.cli("requests", "list", "--request-id", "the-one")
    equal(listed.returncode, 0, "exit code " + listed.stderr)
    check("404" in listed.stdout and "NOT_FOUND" in listed.stdout and "/api/v1/*" in listed.stdout, listed.stdout)
    rows = json.loads(server.cli("requests", "list", "--status", "4xx", "--json").stdout)
    equal([row["request_id"] for row in rows], ["the-one"], "requests with --json")
    equal(server.cli("requests", "list", "--status", "9xx").returncode, 1, "exit code of a bad filter")
    shown = server.cli("metrics")
    check('answerdesk_http_requests_total{endpoint=none,status=404,error_code=NOT_FOUND} 1' in shown.stdout, shown.stdout)
    equal(server.public().get("/metrics").status, 404, "/metrics on the public address")
    admin = server.admin()
    equal(admin.get("/metrics").code, "INVALID_SESSION", "/metrics with another token than its own")
    follower = bench.start("requests", "list", "--follow", "--json", "--data-dir", server.data, name="follower")
    wait_until(lambda: ask(server) and "followed" in follower.out, PATIENCE_SECONDS, "the followed request")
    row = json.loads(follower.out.splitlines()[0])
    equal((row["request_id"], row["status"]), ("followed", 200), "the followed request")
    follower.signal(signal.SIGINT)
    follower.wait()
    watcher = bench.start("changes", "watch", "--data-dir", server.data, name="watcher")
    wait_until(lambda: change(server) and "companies" in watcher.out, PATIENCE_SECONDS, "the change")
    watcher.signal(signal.SIGINT)
    watcher.wait()
    server.stop()


def change(server):
    server.cli("company", "create", f"c{time.monotonic_ns()}", "--name", "Shop")
    return True


def ask(server):
    server.public().send("GET", "/healthz", headers={"X-Request-Id": "followed"})
    return True


def the_unit_and_the_rotation_are_right(bench):
    """systemd and logrotate judge the examples, where they are installed."""
    if analyze := shutil.which("systemd-analyze"):
        unit = (ROOT / "resources/config/answerdesk.service").read_text().replace("/usr/bin/answerdesk-server",
            str(bench.program))
        path = bench.folder / "answerdesk.service"
        path.write_text(unit)
        ended = subprocess.run([analyze, "verify", "--man=no", path], capture_output=True, text=True, timeout=60)
        own = [line for line in ended.stderr.splitlines() if "answerdesk" in line]
        check(not own, f"systemd-analyze: {own}")
        ended = subprocess.run([analyze, "security", "--offline=true", "--threshold=20", path], capture_output=True,
            text=True, timeout=60)
        equal(ended.returncode, 0, "exposure: " + ended.stdout[-300:])
    lines = (ROOT / "resources/config/answerdesk.service").read_text().splitlines()
    for line in ("LimitCORE=0", "MemoryMax=75%", "ProcSubset=pid", "KeyringMode=private", "UMask=0077"):
        check(line in lines, f"{line} is not in the unit")
    if rotate := shutil.which("logrotate"):
        log = bench.folder / "access.log"
        log.write_text("a line\n")
        config = (ROOT / "resources/config/logrotate.conf").read_text()
        config = config.replace("/var/lib/answerdesk/logs/access.log", str(log))
        config = "\n".join(line for line in config.splitlines() if " answerdesk" not in line)
        path = bench.folder / "logrotate.conf"
        path.write_text(config)
        path.chmod(0o644)
        ended = subprocess.run([rotate, "--force", "--state", bench.folder / "state", path], capture_output=True, text=True)
        equal((ended.returncode, ended.stderr), (0, ""), "logrotate")
        check((bench.folder / "access.log.1").exists(), "nothing was rotated")


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [check_config_shows_every_setting_and_its_origin,
        check_config_looks_at_what_settings_point_at, what_the_program_writes_is_its_owners, help_and_sample_are_of_use, logs_tell_levels_and_times,
        the_journal_gets_priorities, requests_and_metrics_in_the_shell, the_unit_and_the_rotation_are_right]))
