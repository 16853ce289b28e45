# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sixty questions written by hand, about two fictional shops: answers.py BINARIES

tests/data/answers/README.md says what a question's line holds and what counts as right."""
import collections
import json
import sys

from harness import ROOT, check, end_on_signals, equal, run_steps

DATA = ROOT / "tests" / "data" / "answers"
SHOPS = {"lantern": ["en"], "velowerk": ["de", "en", "fr"]}
NONSENSE = "qwzxv blorptang"
# Percent that have to be right, and how many unanswerable questions may be answered. They are what was reached, rounded
# down: raise them with the engine.
LEAST_RIGHT, LEAST_RIGHT_BY_LANGUAGE, MOST_WRONG, MOST_FALSE = 60, {"en": 60, "de": 60, "fr": 60}, 12, 1


def plain(text):
    return " ".join(text.replace("\u2013", "-").replace("\u00a0", " ").casefold().split())


def verdict_on(question, text, refusal):
    if text == refusal:
        return "refused"
    if not question["answerable"]:
        return "false"
    given = plain(text)
    holds = lambda words: plain(words) in given
    return "right" if any(map(holds, question["must"])) and not any(map(holds, question["must_not"])) else "wrong"


def ask_all(server, questions):
    """The verdict on each question, in the order of the questions."""
    keys = {shop: server.make_key(shop) for shop in SHOPS}
    threads, verdicts = {}, []
    for question in questions:
        public = server.public(keys[question["corpus"]])

        def said(text, thread=None):
            body = {"query_text": text, "locale": question["lang"], **({"thread_id": thread} if thread else {})}
            return public.post("/api/v1/send_message", body).expect(200, text)

        answer = said(question["question"], threads.get(question.get("thread_with")))
        threads[question["id"]] = answer["thread_id"]
        verdicts.append(verdict_on(question, answer["result_text"], said(NONSENSE)["result_text"]))
    return verdicts


def shares(questions, verdicts, field):
    """Of the answerable questions: by the field's value the percentage of each verdict."""
    counts = collections.defaultdict(collections.Counter)
    for question, verdict in zip(questions, verdicts):
        if question["answerable"]:
            counts[question.get(field, "all")][verdict] += 1
    return {value: {verdict: 100 * count[verdict] / count.total() for verdict in ("right", "wrong", "refused")}
        for value, count in sorted(counts.items())}


def questions_get_their_answers(bench):
    server = bench.server()
    for shop, locales in SHOPS.items():
        server.make_company(shop, locales=locales)
        ended = server.cli("import", DATA / shop, "--company", shop)
        equal(ended.returncode, 0, f"import {shop}: {ended.stderr}")
    with open(DATA / "questions.jsonl", encoding="utf8") as file:
        questions = [json.loads(line) for line in file]
    equal(len(questions), 60, "questions")
    verdicts = ask_all(server, questions)
    for question, verdict in zip(questions, verdicts):
        print(f"  {verdict:8} {question['lang']} {question['kind']:18} {question['question']}")
    for field in ("kind", "lang", "all"):
        for value, share in shares(questions, verdicts, field).items():
            print(f"{value:18} " + "  ".join(f"{name} {percent:5.1f} %" for name, percent in share.items()))
    all_of_them = shares(questions, verdicts, "all")["all"]
    check(all_of_them["right"] >= LEAST_RIGHT, f"right: {all_of_them}")
    check(all_of_them["wrong"] <= MOST_WRONG, f"wrong: {all_of_them}")
    for language, share in shares(questions, verdicts, "lang").items():
        check(share["right"] >= LEAST_RIGHT_BY_LANGUAGE[language], f"right in {language}: {share}")
    check(verdicts.count("false") <= MOST_FALSE, f"{verdicts.count('false')} unanswerable questions were answered")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [questions_get_their_answers]))
