# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
""""evaluate all" beside a real server and a scorer of its own: evaluation.py BINARIES

Needs ANSWERDESK_EVAL_DATA, a folder with answers/ (questions and help centres, as "evaluate all --help" describes it) and
../tools/score-answers.py, which asks a running server and scores its answers; skipped without them."""
import json
import os
import pathlib
import subprocess
import sys

from harness import SKIPPED, check, end_on_signals, equal, run_steps

SECONDS = 280  # patience: each program takes well below a minute
MOST_APART = 1.0  # percentage points
FIGURES = ("right", "clean", "wrong", "wrongly_refused", "falsely_answered")


def data():
    return pathlib.Path(os.environ["ANSWERDESK_EVAL_DATA"]).resolve()


def folder_of(corpus):
    root = data() / "answers"
    places = (root / "corpora" / corpus, root / "paraphrases" / "corpora" / corpus,
        data() / "kb" / "duckduckgo-help" if corpus == "ddg" else None)
    return next(place for place in places if place and place.is_dir())


def questions_of(corpora):
    with open(data() / "answers" / "questions.jsonl", encoding="utf8") as file:
        questions = [json.loads(line) for line in file if line.strip()]
    return [question for question in questions if question["corpus"] in corpora]


def load(bench, server, corpora, questions):
    """Imports every corpus into a company of its own; gives the folder with their keys."""
    keys = bench.folder / "keys"
    keys.mkdir()
    for corpus in corpora:
        locales = list(dict.fromkeys(question["lang"] for question in questions if question["corpus"] == corpus))
        server.make_company(corpus, locales=locales)
        ended = bench.run("import", folder_of(corpus), "--company", corpus, "--data-dir", server.data, timeout=SECONDS)
        # The exit code is 1 when a document holds no text, as some of these do.
        check(ended.returncode in (0, 1) and "documents imported" in ended.stdout, f"import {corpus}: {ended.stderr}")
        (keys / f"key.{corpus}").write_text(server.make_key(corpus))
    return keys


def figures_of(rows):
    """The percentages as score-answers.py prints them."""
    def share(verdicts, answerable):
        those = [row for row in rows if row["answerable"] == answerable]
        return 100 * sum(row["verdict"] in verdicts for row in those) / len(those)

    return {"right": share(("right", "clean"), True), "clean": share(("clean",), True), "wrong": share(("wrong",), True),
        "wrongly_refused": share(("wrongly_refused",), True), "falsely_answered": share(("falsely_answered",), False)}


def figures_are_those_of_a_running_server(bench):
    out = bench.folder / "evaluated.jsonl"
    ended = bench.run("evaluate", "all", data() / "answers", "--json", "--out", out, timeout=SECONDS)
    equal(ended.returncode, 0, f"evaluate all: {ended.stderr}")
    report = json.loads(ended.stdout)
    evaluated = report["questions"]["all"]
    corpora = [corpus for corpus in report["corpora"] if not corpus.endswith("-csv")]
    questions = questions_of(corpora)
    equal(evaluated["answerable"] + evaluated["unanswerable"], len(questions), "questions that were asked")

    server = bench.server()
    keys = load(bench, server, corpora, questions)
    scored = bench.folder / "scored.jsonl"
    arguments = ["--base", server.base_url, "--keys", keys, "--questions", data() / "answers" / "questions.jsonl",
        "--corpora", *(f"{corpus}={folder_of(corpus)}" for corpus in corpora), "--corpus", *corpora, "--locale", "given",
        "--out", scored]
    asked = subprocess.run([sys.executable, data().parent / "tools" / "score-answers.py", *map(str, arguments)],
        capture_output=True, text=True, timeout=SECONDS, stdin=subprocess.DEVNULL)
    equal(asked.returncode, 0, f"score-answers.py: {asked.stderr}")
    server.stop()

    rows = [json.loads(line) for line in scored.read_text(encoding="utf8").splitlines()]
    lines = map(json.loads, out.read_text(encoding="utf8").splitlines())
    ours = {line["id"]: line for line in lines if line["set"] == "questions"}
    equal(set(ours), {row["id"] for row in rows}, "questions")
    for row in rows:
        one = ours[row["id"]]
        if (one["verdict"], one["answer"].strip()) != (row["verdict"], row["answer"].strip()):
            print(f"  {row['id']}: {row['verdict']} by the server, {one['verdict']} here: {row['question']}\n"
                f"    {row['answer']!r}\n    {one['answer']!r}")
    expected = figures_of(rows)
    for name in FIGURES:
        print(f"{name:18} {expected[name]:5.1f} % of a server, {evaluated[name]:5.1f} % of evaluate all")
    apart = [name for name in FIGURES if abs(expected[name] - evaluated[name]) > MOST_APART]
    check(not apart, f"more than {MOST_APART} percentage point apart: {apart}")


if __name__ == "__main__":
    end_on_signals()
    if not os.environ.get("ANSWERDESK_EVAL_DATA"):
        print("skipped: ANSWERDESK_EVAL_DATA is not set")
        sys.exit(SKIPPED)
    if not (data() / "answers" / "questions.jsonl").is_file() or not (data().parent / "tools" / "score-answers.py").is_file():
        print("skipped: ANSWERDESK_EVAL_DATA has no answers/questions.jsonl or no ../tools/score-answers.py")
        sys.exit(SKIPPED)
    sys.exit(run_steps(sys.argv[1], [figures_are_those_of_a_running_server]))
