#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A PostgreSQL cluster for tests that is thrown away, made by Debian's pg_virtualenv, as root or as anybody else.

    postgres.py start           CTest's fixture: starts one for the ctest process that runs this, and comes back
    postgres.py run COMMAND...  runs the command with the cluster's address in ANSWERDESK_TEST_POSTGRES; without the
                                fixture, by hand, with a cluster of its own
    postgres.py stop            CTest's fixture: ends the cluster
    postgres.py run --own COMMAND...
                                always with a cluster of its own, which waits for the disk and which the command may
                                stop and start (pg_ctlcluster $ANSWERDESK_TEST_CLUSTER)

The cluster belongs to one ctest process: it also ends when that process is gone, however it went, and two of them in
one build folder do not meet. With ANSWERDESK_TEST_POSTGRES set by the caller that cluster is taken and left alone.

Without PostgreSQL `run` is skipped (exit code 77), and everything fails when ANSWERDESK_REQUIRE_POSTGRES is set.
"""
import contextlib
import glob
import json
import os
import pathlib
import select
import shutil
import signal
import socket
import subprocess
import sys
import tempfile

SKIPPED = 77
START_SECONDS = 90
STOP_SECONDS = 60
ATTEMPTS = 5
VARIABLE = "ANSWERDESK_TEST_POSTGRES"
# Many servers at once, each with a connection a thread.
OPTIONS = ("max_connections=400", "shared_buffers=64MB")
# No statistics are gathered: those of the first rows, taken while one transaction writes thousands more, make its kept
# plans read whole tables, and whether that happens is chance. Clusters of their own gather them as in production.
FAST = ("full_page_writes=off", "synchronous_commit=off", "max_wal_size=4GB", "checkpoint_timeout=1h", "autovacuum=off")
DURABLE = ("fsync=on",)  # pg_virtualenv turns it off


def why_not():
    """What is missing for a cluster; empty when all is there."""
    if not shutil.which("pg_virtualenv"):
        return "pg_virtualenv is missing (Debian: postgresql-common)"
    if not glob.glob("/usr/lib/postgresql/*/bin/pg_ctl"):
        return "the PostgreSQL server is missing (Debian: postgresql)"
    return ""


def free_port():
    with contextlib.closing(socket.socket()) as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def state_of(owner):
    """Where the process that keeps the cluster of this ctest process leaves its address. Readable by its user only."""
    return pathlib.Path(tempfile.gettempdir()) / f"answerdesk-postgres-{os.getuid()}" / f"{owner}.json"


def read_state(owner):
    path = state_of(owner)
    with contextlib.suppress(OSError, ValueError):
        # A folder that somebody else has made is not believed.
        if path.parent.stat().st_uid == os.getuid():
            return json.loads(path.read_text())
    return None


def is_keeper(pid):
    with contextlib.suppress(OSError):
        return b"postgres.py\0keep\0" in pathlib.Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


def wait_for_end(pid, seconds):
    """True when the process is gone in time."""
    try:
        handle = os.pidfd_open(pid)
    except ProcessLookupError:
        return True
    try:
        waiting = select.poll()
        waiting.register(handle, select.POLLIN)
        return bool(waiting.poll(seconds * 1000))
    finally:
        os.close(handle)


def announce(path, keeper):
    """Runs inside the cluster: tells its address, and lasts until the keeper's end of the pipe closes."""
    e = os.environ
    url = f"postgresql://{e['PGUSER']}:{e['PGPASSWORD']}@127.0.0.1:{e['PGPORT']}"
    target = pathlib.Path(path)
    target.parent.mkdir(mode=0o700, exist_ok=True)
    fresh = target.with_suffix(".new")
    with open(os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "w", encoding="ascii") as file:
        json.dump({"url": url, "keeper": keeper, "variables": {"ANSWERDESK_TEST_CLUSTER": e["PGVERSION"] + " regress",
            "PG_CLUSTER_CONF_ROOT": e["PG_CLUSTER_CONF_ROOT"]}}, file)
    fresh.rename(target)
    while os.read(0, 4096):
        pass


def attempt(owner, options):
    """One cluster, until the owner is gone or somebody asks for its end. False when it did not come up."""
    path = state_of(owner)
    command = ["pg_virtualenv", "-t", "-c", "--locale=C.UTF-8 --encoding=UTF8"]
    for option in OPTIONS + options:
        command += ["-o", option]
    command += [sys.executable, os.path.abspath(__file__), "announce", str(path), str(os.getpid())]
    # pg_virtualenv cleans up when its command ends, which it does when the pipe closes: also when this process is
    # killed. A signal to it would be noticed only after that.
    environment = {**os.environ, "PGPORT": str(free_port()), "LC_ALL": "C.UTF-8"}
    cluster = subprocess.Popen(command, stdin=subprocess.PIPE, env=environment, start_new_session=True)
    handles = []
    try:
        for pid in (owner, cluster.pid):
            with contextlib.suppress(ProcessLookupError):
                handles.append(os.pidfd_open(pid))
        waiting = select.poll()
        for handle in handles:
            waiting.register(handle, select.POLLIN)
        if len(handles) == 2:
            waiting.poll()
    finally:
        came_up = path.exists()
        cluster.stdin.close()
        cluster.wait()
        path.unlink(missing_ok=True)
        for handle in handles:
            os.close(handle)
    return came_up


def keep(owner, options):
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(0))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    for _ in range(ATTEMPTS):  # between the choice of the port and its use somebody else may take it
        if attempt(owner, options):
            return 0
    return 1


def start(owner, kind="fast"):
    if os.environ.get(VARIABLE) and kind == "fast":
        print(f"{VARIABLE} is set: that cluster is used")
        return 0
    if why_not():
        print(why_not())
        return 1 if os.environ.get("ANSWERDESK_REQUIRE_POSTGRES") else 0
    with tempfile.NamedTemporaryFile("w+", prefix="answerdesk-postgres-", suffix=".log") as log:
        keeper = subprocess.Popen([sys.executable, os.path.abspath(__file__), "keep", str(owner), kind], stdin=subprocess.DEVNULL,
            stdout=log, stderr=log, start_new_session=True)
        waited = 0.0
        while waited < START_SECONDS:
            state = read_state(owner)
            if state and state["keeper"] == keeper.pid:
                print(f"a cluster for process {owner} is ready")
                return 0
            with contextlib.suppress(subprocess.TimeoutExpired):
                keeper.wait(0.1)
                break
            waited += 0.1
        log.seek(0)
        print("the cluster did not start:\n" + log.read())
        keeper.terminate()
        return 1


def stop(owner):
    state = read_state(owner)
    if not state or not is_keeper(state["keeper"]):
        return 0
    os.kill(state["keeper"], signal.SIGTERM)
    if wait_for_end(state["keeper"], STOP_SECONDS):
        return 0
    print(f"the cluster of process {owner} did not stop within {STOP_SECONDS} s")
    return 1


def run(owner, command):
    kind = "fast"
    state = None
    if command[0] == "--own":
        kind, command = "durable", command[1:]
    elif not os.environ.get(VARIABLE):
        state = read_state(owner)
    if not state and (kind == "durable" or not os.environ.get(VARIABLE)):
        if why_not():
            print("skipped: " + why_not())
            return 1 if os.environ.get("ANSWERDESK_REQUIRE_POSTGRES") else SKIPPED
        # For the process that the command is going to be: the cluster ends with it.
        if start(os.getpid(), kind) != 0:
            return 1
        state = read_state(os.getpid())
    if state:
        os.environ.update(state["variables"], **{VARIABLE: state["url"]})
    sys.stdout.flush()
    os.execvp(command[0], command)


def main(arguments):
    action = arguments[0] if arguments else ""
    owner = os.getppid()
    if action == "start" and len(arguments) == 1:
        return start(owner)
    if action == "stop" and len(arguments) == 1:
        return stop(owner)
    if action == "run" and arguments[-1] not in ("run", "--own"):
        return run(owner, arguments[1:])
    if action == "keep" and len(arguments) == 3:
        return keep(int(arguments[1]), DURABLE if arguments[2] == "durable" else FAST)
    if action == "announce" and len(arguments) == 3:
        announce(arguments[1], int(arguments[2]))
        return 0
    print(__doc__, file=sys.stderr)
    return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
