# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Scenarios at a shell without a display: scenarios.py BINARIES"""
import json
import os
import signal
import subprocess
import sys
import xml.etree.ElementTree

from harness import ROOT, SANITIZED, SKIPPED, check, end_on_signals, equal, run_steps, wait_until

SAMPLES = ROOT / "resources" / "scenarios"
RUN_SECONDS = 1200 if SANITIZED else 240  # patience, not a measure


class Console:
    """The console's command, in an environment without any display."""

    def __init__(self, bench):
        self.bench = bench
        self.program = bench.binaries / "answerdesk-console"
        gone = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", "XDG_RUNTIME_DIR")
        self.environment = {k: v for k, v in bench.environment().items() if k not in gone}
        # A GUI application would end here: there is no such platform.
        self.environment["QT_QPA_PLATFORM"] = "no-display"
        self.environment["ANSWERDESK_RUN_LIVE"] = "1"
        self.environment["XDG_CONFIG_HOME"] = str(bench.folder / "config")

    def run(self, *arguments, code=0, **environment):
        ended = subprocess.run([self.program, "run", *map(str, arguments)], capture_output=True, text=True, timeout=RUN_SECONDS,
            stdin=subprocess.DEVNULL, env={**self.environment, **environment})
        check(ended.returncode == code, f"run {arguments}: exit {ended.returncode}\n{ended.stdout[-3000:]}\n{ended.stderr[-3000:]}")
        return ended

    def write(self, name, *steps, **more):
        path = self.bench.folder / name
        path.write_text(json.dumps({"answerdesk_scenario": 1, "name": name, "steps": steps, **more}))
        return path


def all_samples_pass(bench):
    console = Console(bench)
    server = bench.server("demo")
    summary = bench.folder / "summary-data.json"
    report = bench.folder / "report.xml"
    ran = console.run(SAMPLES, "--vars", summary, "--junit", report)
    count = len(list(SAMPLES.glob("*.json")))
    check(f"{count} of {count} scenarios passed" in ran.stdout, ran.stdout[-500:])
    check(ran.stderr.count("\n") == 1 and "Live keys are used (api_key" in ran.stderr, ran.stderr)
    root = xml.etree.ElementTree.parse(report).getroot()
    equal((root.tag, root.get("failures"), root.get("errors"), root.get("skipped")), ("testsuites", "0", "0", "0"), "JUnit")
    equal((len(root), len(root.findall("testsuite/testcase"))), (count, int(root.get("tests"))), "suites and cases")
    # Again: nothing of the first run may be in the way.
    console.run(SAMPLES / "cart-and-checkout.json", SAMPLES / "product-faqs.json", SAMPLES / "errors-keys.json", "--vars", summary)
    for secret in ("api_key", "other_api_key", "disabled_api_key", "admin_password", "admin_token"):
        for text in (ran.stdout, report.read_text()):
            check(server.summary[secret] not in text, f"{secret} is shown")
    server.stop()


def failures_are_explained(bench):
    console = Console(bench)
    server = bench.server("demo")
    demo = server.summary
    secret = {"ANSWERDESK_VAR_API_KEY": demo["api_key"]}
    ask = {"name": "ask", "method": "POST", "path": "/api/v1/send_message", "headers": {"Authorization": "Bearer {{api_key}}"},
        "body": {"query_text": "Hello!"}}
    wrong = console.write("wrong.json", {**ask, "expect": [{"status": 201}, {"json": "thread_id", "equals": "{{api_key}}"}]},
        {"name": "later", "path": "/healthz"})
    report = bench.folder / "wrong.xml"
    ran = console.run(wrong, "--base-url", server.base_url, "--junit", report, code=1, **secret)
    for part in ("FAILED   ask", "status: expected that it equals 201, but it was 200", "request id ", "skipped  later",
            "0 of 1 scenarios passed; steps: 2, failed: 1, skipped: 1"):
        check(part in ran.stdout, f"{part!r} is not in {ran.stdout}")
    check(demo["api_key"] not in ran.stdout + report.read_text(), "the key is shown")
    for part in ("           | HTTP 200 · Content-Type: application/json", '           | {"'):
        check(part in ran.stdout, f"{part!r} is not in {ran.stdout}")
    suite = xml.etree.ElementTree.parse(report).getroot().find("testsuite")
    equal([len(suite.findall("testcase/" + kind)) for kind in ("failure", "error", "skipped")], [1, 0, 1], "JUnit")

    equal(suite.get("file"), str(wrong), "file in JUnit")
    check("| HTTP" not in suite.find("testcase/failure").text and "HTTP 200" in suite.find("testcase/failure").text, "answer in JUnit")

    right = console.write("right.json", {**ask, "expect": [{"status": 200}]}, {"name": "health", "path": "/healthz"})
    console.run(right, "--base-url", server.base_url, **secret)
    console.run(right, "--base-url", server.base_url, "--var", "api_key=" + demo["api_key"])

    profile = bench.folder / "console.ini"
    profile.write_text(f"[servers]\n1\\id=x\n1\\name=Demo\n1\\address={server.admin_url}\n1\\email={demo['admin_email']}\nsize=1\n")
    console.run(right, "--profile", "Demo", "--settings", profile, **secret, ANSWERDESK_VAR_ADMIN_PASSWORD=demo["admin_password"])
    refused = console.run(right, "--profile", "Demo", "--settings", profile, code=2, **secret)
    check("ANSWERDESK_VAR_ADMIN_PASSWORD" in refused.stderr, refused.stderr)
    refused = console.run(right, "--profile", "Demo", "--settings", profile, code=2, **secret, ANSWERDESK_VAR_ADMIN_PASSWORD="not this one")
    check("INVALID" in refused.stderr or "401" in refused.stderr, refused.stderr)
    check("not this one" not in refused.stderr, "the password is shown")
    check("It knows: Demo" in console.run(right, "--profile", "Dema", "--settings", profile, code=2).stderr, "unknown profile")
    server.stop()
    broken = console.run(right, "--base-url", server.base_url, code=1, **secret)
    check("BROKEN   ask" in broken.stdout and "does not answer" in broken.stdout, broken.stdout)


def some_are_chosen_and_live_keys_need_leave(bench):
    console = Console(bench)
    server = bench.server("demo")
    here = ("--base-url", server.base_url)
    health = {"name": "health", "path": "/healthz"}
    good = console.write("good-one.json", health, tags=["smoke"])
    bad = console.write("bad-one.json", {**health, "expect": [{"status": 500}]}, tags=["slow", "smoke"])
    last = console.write("last-one.json", health)
    ran = console.run(bad, good, last, *here, code=1)
    check("2 of 3 scenarios passed" in ran.stdout, ran.stdout)
    again = ran.stdout.split("Failures:")[1]
    check("bad-one.json" in again and "expected that it equals 500" in again and "good-one" not in again, again)
    ran = console.run(bad, good, last, *here, "--bail", code=1)
    check("0 of 3 scenarios passed; steps: 3, failed: 1, skipped: 2" in ran.stdout, ran.stdout)
    check("good-one" not in ran.stdout, ran.stdout)
    for chosen, count in ((("--tag", "SMOKE", "--name", "good*"), 1), (("--name", "last"), 1), (("--name", "good", "--name", "last"), 2)):
        ran = console.run(bad, good, last, *here, *chosen)
        check(f"{count} of {count} scenarios passed" in ran.stdout, ran.stdout)
    check("No scenario matches" in console.run(good, *here, "--tag", "none", code=2).stderr, "nothing chosen")

    ask = console.write("asks.json", {"name": "ask", "method": "POST", "path": "/api/v1/send_message",
        "headers": {"Authorization": "Bearer {{api_key}}"}, "body": {"query_text": "Hello!"}})
    live = {"ANSWERDESK_VAR_API_KEY": server.summary["api_key"], "ANSWERDESK_RUN_LIVE": ""}
    refused = console.run(ask, *here, code=2, **live)
    for part in ("Live keys are used (api_key)", "messages: 1", "--live"):
        check(part in refused.stderr and not refused.stdout, refused.stderr)
    check("Warning: Live keys" in console.run(ask, *here, "--live", **live).stderr, "warning")
    server.stop()


def wrong_usage_is_told(bench):
    console = Console(bench)
    check("--junit" in console.run("--help").stdout, "help")
    good = console.write("good.json", {"name": "a", "path": "/{{company_key}}"})
    here = ("--base-url", "http://127.0.0.1:1")
    for arguments, part in (((), "Which scenario?"), ((good,), "which server?"), ((good, *here), "ANSWERDESK_VAR_COMPANY_KEY"),
            ((good, "--nonsense"), "nonsense"), ((bench.folder / "nothing.json", *here), "cannot be read"),
            ((good, *here, "--var", "company_key=x", "--var", "company=x"), "no scenario has a variable"),
            ((good, *here, "--var", "company_key=x", "--junit", bench.folder / "no" / "such.xml"), "cannot be written"),
            ((console.write("old.json", {"name": "a", "path": "/", "expekt": []}), *here), "steps[0].expekt: is not known")):
        ran = console.run(*arguments, code=2)
        check(part in ran.stderr and not ran.stdout, f"{arguments}: {ran.stderr}")
    future = bench.folder / "future.json"
    future.write_text('{"answerdesk_scenario": 12, "quantum": {}}')
    said = console.run(future, *here, code=2).stderr
    check("newer version" in said and "12" in said and "formats up to 1" in said, said)


def a_stop_ends_it_and_still_reports(bench):
    console = Console(bench)
    server = bench.server("demo")
    slow = console.write("slow.json", {"name": "first", "path": "/healthz"}, {"name": "pause", "path": "/healthz", "wait_ms": 600000}, {"name": "never", "path": "/healthz"})
    report = bench.folder / "stopped.xml"
    program = bench.start("run", slow, "--base-url", server.base_url, "--junit", report, program=console.program,
        environment=console.environment)
    wait_until(lambda: "first" in program.out, 60, "the first step") # the second one waits
    program.signal(signal.SIGINT)
    equal(program.wait(), 1, "exit code after a stop")
    check("was cancelled" in program.out and "skipped  never" in program.out, program.out)
    equal(len(xml.etree.ElementTree.parse(report).getroot().findall("testsuite/testcase/skipped")), 1, "skipped")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    if not os.access(os.path.join(sys.argv[1], "answerdesk-console"), os.X_OK):
        sys.exit(SKIPPED)  # built without the console
    sys.exit(run_steps(sys.argv[1], [all_samples_pass, failures_are_explained, some_are_chosen_and_live_keys_need_leave, wrong_usage_is_told, a_stop_ends_it_and_still_reports]))
