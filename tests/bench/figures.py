# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""What the benches share: load by wrk, and the table of figures beside baselines."""
import json
import pathlib
import resource
import socket
import statistics
import subprocess
import threading
import time

from harness import HOST, check, visitor

HERE = pathlib.Path(__file__).resolve().parent
CONNECTIONS = 64
JSON = {"Content-Type": "application/json"}


def free_port():
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        return probe.getsockname()[1]


class Wrk:
    """One kind of request: the same for every server that it is sent to."""

    def __init__(self, bench, name, lines, headers, seconds):
        self.requests = bench.folder / f"{name}.requests"
        self.headers = bench.folder / f"{name}.headers"
        self.requests.write_text("".join("\t".join(line) + "\n" for line in lines))
        self.headers.write_text("".join(f"{key}: {value}\n" for key, value in headers.items()))
        self.seconds = seconds

    def run(self, url, a_second=None):
        """As fast as it goes, or so many requests a second at most, spread over the connections."""
        pause = [str(CONNECTIONS / a_second * 1000)] if a_second else []
        ended = subprocess.run(["wrk", "-t1", f"-c{CONNECTIONS}", f"-d{self.seconds}s", "--latency", "-s",
            HERE / "requests.lua", url, "--", self.requests, self.headers, *pause], capture_output=True, text=True,
            timeout=self.seconds + 30)
        check(ended.returncode == 0, f"wrk failed: {ended.stderr or ended.stdout}")
        result = json.loads(ended.stdout.strip().splitlines()[-1])
        result["rate"] = result["requests"] / result["seconds"]
        return result


def median(results, key):
    return statistics.median(result[key] for result in results) if results else None


def note(results):
    bad = sum(result["bad_status"] for result in results)
    lost = sum(result["lost"] for result in results)
    return f"{bad} refused, {lost} lost" if bad or lost else ""


def may_open_many():
    """Raises the limit of descriptors as far as it goes."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65536), hard))


class Storage:
    """The rows of cart events or of answers, written by the C interface of SQLite alone. None when the program is not
    there."""

    def __init__(self, bench, company, seconds, rows="events"):
        self.program = bench.binaries / "answerdesk-bench-sqlite"
        self.company = company
        self.seconds = seconds
        self.rows = rows

    def rate(self, database):
        """Events or answers a second into this file, which no server has open. The rows stay there."""
        if not self.program.exists():
            return None
        ended = subprocess.run([self.program, database, self.company, str(self.seconds), self.rows],
            capture_output=True, text=True, timeout=self.seconds + 60)
        check(ended.returncode == 0, f"the storage baseline failed: {ended.stderr}")
        return json.loads(ended.stdout)["rate"]


class Table:
    def __init__(self):
        self.rows = []

    def add(self, name, ours, unit, baseline_name=None, baseline=None, note=""):
        self.rows.append({"name": name, "value": ours, "unit": unit, "baseline": baseline_name,
            "baseline_value": baseline, "ratio": ours / baseline if baseline else None, "note": note})

    def write(self, path):
        pathlib.Path(path).write_text(json.dumps(self.rows, indent=1) + "\n")

    def show(self):
        def number(value):
            return "-" if value is None else f"{value:,.0f}" if value >= 100 else f"{value:.2f}"

        head = ("figure", "Answerdesk", "unit", "beside", "baseline", "ratio", "")
        lines = [head] + [(row["name"], number(row["value"]), row["unit"], row["baseline"] or "-",
            number(row["baseline_value"]), "-" if row["ratio"] is None else f"{row['ratio']:.2f}", row["note"])
            for row in self.rows]
        widths = [max(len(line[column]) for line in lines) for column in range(len(head))]
        for line in lines:
            print("  ".join(cell.rjust(width) if column in (1, 4, 5) else cell.ljust(width)
                for column, (cell, width) in enumerate(zip(line, widths))).rstrip())


QUESTIONS = ("How long does standard delivery to Germany take?", "What does a return cost?", "Do you ship to Norway?",
    "Which payment methods do you take?")


class Asker:
    """Asks at a fixed pace; a late answer makes the next question late, and that counts."""

    def __init__(self, server, key, every_ms):
        self.http = server.public(key)
        self.every = every_ms / 1000
        self.times = []
        self.stopped = threading.Event()
        self.failed = 0

    def run(self, seconds=None):
        begin = time.monotonic()
        due, number = begin, 0
        while not self.stopped.is_set() and (seconds is None or due - begin < seconds):
            time.sleep(max(0.0, due - time.monotonic()))
            body = {"query_text": QUESTIONS[number % len(QUESTIONS)], "user_metadata": {"user_fingerprint": visitor()}}
            answer = self.http.post("/api/v1/send_message", body)
            self.failed += answer.status != 200
            self.times.append((time.monotonic() - due) * 1000)
            due, number = due + self.every, number + 1
        return self

    def figures(self):
        times = sorted(self.times)
        at = lambda share: round(times[min(len(times) - 1, int(len(times) * share))], 2)  # noqa: E731
        return {"answers": len(times), "failed": self.failed, "median_ms": at(0.5), "p99_ms": at(0.99), "max_ms": round(times[-1], 2)}
