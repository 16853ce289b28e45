# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""FAQs of saved product pages, read by the rules of a strict reader: evaluate_faqs.py BINARIES

Needs ANSWERDESK_EVAL_DATA, a folder with pages/ and pages2/ (product pages with their index.json); skipped without it."""
import json
import os
import pathlib
import sys

from harness import check, end_on_signals, equal, run_steps

SKIPPED = 77
# Of the half of the sites that no rule is developed on.
LEAST_PAIRS = 95.0
LEAST_SETS = 62.0


def folders():
    data = pathlib.Path(os.environ["ANSWERDESK_EVAL_DATA"]).resolve()
    return [folder for folder in (data / "pages", data / "pages2") if (folder / "index.json").is_file()]


def sets_are_worth_publishing(bench):
    ended = bench.run("evaluate", "faqs", *map(str, folders()), "--json", "--least-pairs", str(LEAST_PAIRS), "--least-sets", str(LEAST_SETS))
    print(ended.stdout)
    equal((ended.returncode, ended.stderr), (0, ""), "evaluate faqs")
    figures = json.loads(ended.stdout)
    for half in ("development", "measured"):
        faults = figures[half]["faults"]
        equal((faults["number"], faults["rating"], faults["page"]), (0, 0, 0), f"invented numbers and ratings, questions about the page: {half}")
    check(figures["measured"]["pages"] >= 10, "enough pages")


if __name__ == "__main__":
    end_on_signals()
    if not os.environ.get("ANSWERDESK_EVAL_DATA") or not folders():
        print("skipped: ANSWERDESK_EVAL_DATA is not set or has no pages/index.json")
        sys.exit(SKIPPED)
    sys.exit(run_steps(sys.argv[1], [sets_are_worth_publishing]))
