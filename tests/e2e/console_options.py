# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The console's command line where there is no display, as packagers and pipelines call it: console_options.py BINARIES"""
import os
import re
import subprocess
import sys

from harness import SANITIZED, SKIPPED, check, end_on_signals, equal, run_steps

PATIENCE = 300 if SANITIZED else 60


def call(bench, *arguments, code, environment=None):
    """Runs the console in an empty environment. A negative exit code is a signal, such as Qt's abort without a display."""
    kept = {name: value for name, value in os.environ.items() if name.endswith("SAN_OPTIONS")}
    ended = subprocess.run([bench.binaries / "answerdesk-console", *map(str, arguments)], capture_output=True, text=True,
        encoding="utf-8", stdin=subprocess.DEVNULL, timeout=PATIENCE, env={**kept, **(environment or {})})
    check(ended.returncode == code, f"{arguments}: exit {ended.returncode}, expected {code}\n{ended.stdout}\n{ended.stderr}")
    return ended


def help_and_version_need_no_display(bench):
    for arguments in (("--help",), ("-h",), ("-help",), ("--help", "--settings", "x.ini"), ("-platform", "xcb", "--help"), ("--style=Fusion", "--help")):
        ran = call(bench, *arguments, code=0)
        equal(ran.stderr, "", f"{arguments}: messages")
        for part in ("answerdesk-console", "--settings <file>", "--data-dir <folder>", "--version", "run --help"):
            check(part in ran.stdout, f"{arguments}: {part} is missing in\n{ran.stdout}")
        check("platform" not in ran.stdout, f"{arguments}: Qt's own options are none of ours\n{ran.stdout}")
    for arguments in (("--version",), ("-v",)):
        ran = call(bench, *arguments, code=0)
        check(re.fullmatch(r"answerdesk-console \d+\.\d+\.\d+\S*\n", ran.stdout), f"{arguments}: {ran.stdout!r}")
        equal(ran.stderr, "", f"{arguments}: messages")
    ran = call(bench, "run", "--help", code=0)
    check("--junit" in ran.stdout and not ran.stderr, f"run --help: {ran.stdout}{ran.stderr}")


def wrong_usage_ends_with_two(bench):
    for arguments, part in ((("--no-such",), "no-such"), (("--data-dir",), "data-dir"), (("--data-dir=",), "data-dir"), (("--settings", ""), "settings"),
            (("scenario.json",), "scenario.json"), (("--settings", "x.ini", "run"), "run"), (("--help", "--no-such"), "no-such"),
            (("run",), "Which scenario?"), (("run", "--no-such"), "no-such")):
        ran = call(bench, *arguments, code=2)
        equal(ran.stdout, "", f"{arguments}: output")
        check(part in ran.stderr and "--help explains it" in ran.stderr, f"{arguments}: {ran.stderr}")


def a_window_without_a_display_is_refused_in_words(bench):
    ran = call(bench, code=1)
    check("DISPLAY" in ran.stderr and "answerdesk-console run" in ran.stderr and not ran.stdout, ran.stderr)


if __name__ == "__main__":
    end_on_signals()
    if not os.access(os.path.join(sys.argv[1], "answerdesk-console"), os.X_OK):
        sys.exit(SKIPPED)  # built without the console
    sys.exit(run_steps(sys.argv[1], [help_and_version_need_no_display, wrong_usage_ends_with_two, a_window_without_a_display_is_refused_in_words]))
