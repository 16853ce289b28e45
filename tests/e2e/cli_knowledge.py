# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Knowledge and answers at a shell: cli_knowledge.py BINARIES"""
import gzip
import json
import re
import sys
import tempfile

from cli import COMPANY, Shell
from harness import check, end_on_signals, equal, run_steps, wait_until


def retrieval_is_evaluated(bench):
    passages, more, questions, out = (bench.folder / name for name in ("p.jsonl", "p2.jsonl", "q.jsonl", "run.jsonl"))
    passages.write_text('{"pid": "a", "title": "Returns", "text": "A return costs 4 euros.", "lang": "en"}\n')
    more.write_text('{"pid": "b", "title": "Tents", "text": "The tent sleeps two."}\n')
    questions.write_text('{"qid": "1", "q": "What does a return cost?", "gold": ["a"], "lang": "en"}\n')
    files = ("--passages", passages, more, "--questions", questions, "--out", out)
    ended = bench.run("evaluate", "retrieval", *files, "--json")
    equal((ended.returncode, ended.stderr), (0, ""), "evaluate retrieval")
    summary = json.loads(ended.stdout)
    equal((summary["passages"], summary["questions"]), (2, 1), "summary")
    line = json.loads(out.read_text())
    equal((line["qid"], line["ranked"][0], line["sentences"][0]), ("1", "a", "A return costs 4 euros."), "run")
    check(line["confidence"] > 0, f"confidence: {line}")
    check("passages" in bench.run("evaluate", "retrieval", *files).stdout, "summary for people")
    out.unlink()
    more.write_text('{"pid": "b", "text": "x"}\n{"pid": "c"}\n')
    ended = bench.run("evaluate", "retrieval", *files)
    equal((ended.returncode, ended.stdout), (1, ""), "a passage without text")
    check(f"{more}:2: " in ended.stderr and "text" in ended.stderr, ended.stderr)
    check(not out.exists(), "a failed run wrote its file")


def write_corpus(root):
    """A folder for "evaluate all": a shop's pages, the same as a table, and questions about them."""
    entries = {"Where can I park?": "Our shop has 37 parking spaces behind the mill.",
        "May dogs come along?": "Dogs are welcome in the shop when they are on a lead."}
    pages, table = root / "corpora" / "mill", root / "paraphrases" / "corpora" / "mill-csv"
    pages.mkdir(parents=True)
    table.mkdir(parents=True)
    for number, (question, answer) in enumerate(entries.items()):
        (pages / f"{number}.md").write_text(f"# {question}\n\n{answer}\n")
    (table / "faq.csv").write_text("question,answer\n" + "".join(f"{q},{a}\n" for q, a in entries.items()))
    common = {"corpus": "mill", "lang": "en", "kind": "plain"}
    questions = [{"id": "a", "question": "Where can I park?", "answerable": True, "must": ["37"], **common},
        {"id": "b", "question": "Do you sell submarines?", "answerable": False, **common},
        {"id": "c", "question": "May dogs come along?", "answerable": True, "must": ["cats"], "must_only": True,
            "gold_text": [entries["May dogs come along?"]], **common},
        {"id": "d", "question": "Who?", "answerable": True, **common, "corpus": "gone"}]
    (root / "questions.jsonl").write_text("".join(json.dumps(question) + "\n" for question in questions))
    with gzip.open(root / "paraphrases" / "dev.jsonl.gz", "wt") as file:
        file.write(json.dumps({"id": "p", "question": "parking spaces", "answerable": True, "must": ["37"], **common}))


def folders_are_evaluated(bench):
    root, out = bench.folder / "evaluation", bench.folder / "answers.jsonl"
    write_corpus(root)
    ended = bench.run("evaluate", "all", root, "--json", "--out", out)
    equal(ended.returncode, 0, f"evaluate all: {ended.stderr}")
    check("gone: there is no folder" in ended.stderr, ended.stderr)
    report = json.loads(ended.stdout)
    equal((report["missing"], report["corpora"]["mill"]["documents"]), (["gone"], 2), "corpora")
    figures = report["questions"]["all"]
    equal((figures["answerable"], figures["right"], figures["wrong"], figures["falsely_answered"]), (2, 50.0, 50.0, 0.0),
        "questions")
    for form in ("pages", "csv"):
        equal(report["utterances"][form]["all"]["right"], 100.0, f"utterances of {form}")
    for kind in ("CSV pairs", "question headings"):
        equal((report["pairs"][kind]["asked"], report["pairs"][kind]["whole"]), (2, 2), kind)
    equal(report["prompts"]["all"], {"asked": 2, "held": 1, "held_percent": 50.0}, "prompts")
    prompts = json.loads(bench.run("evaluate", "prompts", root, "--json").stdout)
    equal((sorted(prompts), prompts["prompts"]), (["corpora", "missing", "prompts"], report["prompts"]), "evaluate prompts")
    lines = [json.loads(line) for line in out.read_text().splitlines()]
    equal({line["id"]: line["verdict"] for line in lines if line["set"] == "questions"},
        {"a": "right", "b": "refused", "c": "wrong"}, "verdicts")
    check("right" in bench.run("evaluate", "all", root, "--csv", "--corpus", "mill").stdout, "tables for people")

    def fails(code, words, *arguments):
        ended = bench.run("evaluate", "all", *arguments)
        equal((ended.returncode, ended.stdout), (code, ""), f"evaluate all {arguments}")
        check(words in ended.stderr, ended.stderr)

    fails(1, "nothing to evaluate", root, "--corpus", "gone")
    fails(1, "questions.jsonl", bench.folder)
    fails(2, "one folder")
    fails(2, "--pages", root, "--pages", "--csv")
    with open(root / "questions.jsonl", "a") as file:
        file.write('{"id": "e", "corpus": "mill"}\n')
    fails(1, f"{root / 'questions.jsonl'}:5: ", root)
    (root / "paraphrases" / "dev.jsonl.gz").write_bytes(b"\x1f\x8b")
    (root / "questions.jsonl").write_text((root / "questions.jsonl").read_text().rsplit("\n", 2)[0] + "\n")
    fails(1, "dev.jsonl.gz: is damaged", root)


def write_knowledge(folder):
    (folder / "en").mkdir(parents=True)
    (folder / "en" / "parking.md").write_text("# Where can I park?\n\nOur shop has 37 parking spaces behind the mill. "
        "Parking is free for the first 90 minutes.\n")
    (folder / "en" / "dogs.txt").write_text("Dogs in the shop\n\nDogs are welcome in the shop when they are on a lead.\n")
    (folder / "en" / "engraving.html").write_text("<!DOCTYPE html><html lang=en><head><title>Engraving</title></head>"
        "<body><main><h1>How long does engraving take?</h1><p>Engraving a knife takes 4 working days and costs "
        "&euro;17.50.</p></main></body></html>")
    (folder / "broken.md").write_bytes(bytes(range(256)) * 8)
    (folder / "ignored.bin").write_bytes(b"\0\1\2")


def sets_are_evaluated(bench):
    server = bench.server()
    server.make_company(COMPANY)
    shell = Shell(server)
    here = ("--company", COMPANY)
    write_knowledge(bench.folder / "help")
    shell.run("import", bench.folder / "help", *here, code=1)
    table = bench.folder / "set.csv"
    table.write_text("question;facts;refuse;note\nHow long does engraving take?;4 working days|days;;x\n"
        "Do you sell submarines?;;yes;\n")
    check("2 questions" in shell.run("evaluation", "put", "basics", table, *here).stdout, "evaluation put")
    (listed,) = shell.json("evaluation", "list", *here)
    equal((listed["evaluation_id"], listed["question_count"]), ("basics", 2), "evaluation list")
    told = shell.run("evaluation", "run", "basics", *here).stdout
    check("2 of 2 as expected (100.0%)" in told, f"evaluation run: {told!r}")
    shown = shell.json("evaluation", "show", "basics", *here)
    shown["questions"].append({"question": "How many parking spaces does the shop have?", "facts": ["99 parking"]})
    file = bench.folder / "set.json"
    file.write_text(json.dumps(shown))
    shell.run("evaluation", "put", "basics", file, "--name", "Basics", *here)
    told = shell.run("evaluation", "run", "basics", *here).stdout  # nothing broke
    for words in ("2 of 3", "fact_missing \"99 parking\"", "37 parking spaces", "en/parking.md"):
        check(words in told, f"{words!r} is missing in evaluation run: {told}")
    shell.run("evaluation", "run", "basics", "--min-score", "90", *here, code=1)
    shell.run("evaluation", "run", "basics", "--min-score", "60", *here)
    (source,) = shell.json("source", "list", *here)
    shell.run("source", "delete", source["source_id"], *here)
    broken = shell.json("evaluation", "run", "basics", *here, code=1)
    equal((broken["broken"], broken["state"]), (1, "done"), "a run after the source is gone")
    equal(len(shell.json("evaluation", "runs", "basics", *here)), 5, "evaluation runs")
    table.write_text("question,refuse\nWhat?,perhaps\n")
    refused = shell.run("evaluation", "put", "basics", table, *here, code=1)
    check("line 2: refuse is yes or no" in refused.stderr, refused.stderr)
    shell.run("evaluation", "delete", "basics", *here)
    equal(shell.json("evaluation", "list", *here), [], "evaluation list after delete")


def import_ask_and_delete(bench):
    server = bench.server()
    server.make_company(COMPANY)
    shell = Shell(server)
    here = ("--company", COMPANY)
    folder = bench.folder / "help"
    write_knowledge(folder)
    report = shell.run("import", folder, *here, code=1)
    check("broken.md" in report.stderr, f"the broken file is not named: {report.stderr!r}")
    check("3 documents imported" in report.stdout and "1 refused" in report.stdout, report.stdout)
    (source,) = shell.json("source", "list", *here)
    equal((source["name"], source["documents"]), ("help", 3), "source list")
    equal(shell.json("source", "list", *here, "--q", "nothing"), [], "a filter that leaves no source")
    equal([document["path"] for document in shell.json("document", "list", *here, "--q", "DOGS")], ["en/dogs.txt"],
        "document list")
    asked = shell.run("ask", "How many parking spaces does the shop have?", *here)
    check("37 parking spaces" in asked.stdout, f"ask: {asked.stdout!r}")
    answer = shell.json("ask", "How long does engraving take?", *here)
    check("4 working days" in answer["messages"][-1]["result_text"], f"ask --json: {answer}")
    equal(answer["messages"][-1]["sources"][0]["path"], "en/engraving.html", "path of the source")
    thread = answer["thread"]["thread_id"]
    followed = shell.json("ask", "And what does it cost?", "--thread", thread, *here)
    equal((followed["thread"]["thread_id"], len(followed["messages"])), (thread, 2), "follow-up")
    threads = shell.json("thread", "list", *here)
    why = shell.json("ask", "How long does engraving take?", "--explain", *here)
    check("4 working days" in why["result_text"] and why["passages"][0]["used"], f"ask --explain --json: {why}")
    told = shell.run("ask", "And what does it cost?", "--thread", thread, "--explain", *here).stdout
    for words in ("17.50", "outcome     answered", "threshold", "follow-up", "* Engraving", "in the answer"):
        check(words in told, f"{words!r} is missing in ask --explain: {told}")
    equal(shell.json("thread", "list", *here), threads, "threads after ask --explain")
    check(thread in [entry["thread_id"] for entry in shell.json("thread", "list", *here)], "thread list")
    equal([key for key in shell.json("key", "list", *here) if key["status"] == "active"], [], "keys of ask")

    (folder / "broken.md").unlink()
    (folder / "en" / "parking.md").write_text("# Where can I park?\n\nOur shop has 52 parking spaces behind the mill.\n")
    report = shell.json("import", folder, *here)
    equal((report["documents"], report["refused"]), (3, []), "import --json of a corrected folder")
    equal(len(shell.json("source", "list", *here)), 1, "sources after the second import")
    asked = shell.run("ask", "How many parking spaces does the shop have?", *here)
    check("52 parking" in asked.stdout and "37" not in asked.stdout, f"ask after a change: {asked.stdout!r}")
    single = shell.run("import", folder / "en" / "dogs.txt", "--source", source["source_id"], *here)
    check("1 documents imported" in single.stdout or "1 document imported" in single.stdout, single.stdout)
    check("no such source" in shell.run("import", folder, "--source", "nosource", *here, code=1).stderr, "no source")
    shell.run("import", bench.folder / "absent", *here, code=1)
    empty = bench.folder / "empty"
    empty.mkdir()
    shell.run("import", empty, *here, code=1)

    pairs = bench.folder / "pairs.csv"
    pairs.write_text("Frage;Antwort;Locale\nHow many lockers are there?;The shop has 46 lockers.;en\nOhne Antwort?;;de\n")
    report = shell.run("import", pairs, "--source", source["source_id"], *here, code=1)
    check("pairs.csv: line 3: has no answer" in report.stderr, f"the broken row is not named: {report.stderr!r}")
    check("1 documents imported" in report.stdout, report.stdout)
    asked = shell.run("ask", "How many lockers are there?", *here)
    check("46 lockers" in asked.stdout, f"ask for a pair: {asked.stdout!r}")

    odd = bench.folder / "odd"
    odd.mkdir()
    (odd / "good.md").write_text("# Lifts\n\nThe shop has two lifts.\n")
    (odd / "paper.pdf").write_bytes(b"%PDF-1.7\n")
    (odd / "outside.md").symlink_to(folder / "en" / "dogs.txt")
    with open(odd / "huge.txt", "wb") as file:
        file.truncate(500 << 20)
    report = json.loads(shell.run("import", odd, "--json", *here, code=1).stdout)
    equal((report["found"], report["documents"]), (4, 1), "found and read of an odd folder")
    refused = {line["path"]: line["reason"] for line in report["refused"]}
    equal(refused["huge.txt"], "larger than 32 MiB", "the huge file")
    check("PDF" in refused["paper.pdf"] and "link" in refused["outside.md"], f"refused: {refused}")
    odd_source = report["source_id"]
    shell.run("source", "delete", odd_source, *here)

    shell.run("source", "delete", source["source_id"], *here)
    equal(shell.json("source", "list", *here), [], "sources after the delete")

    def quotes(question):
        message = shell.json("ask", question, *here)["messages"][-1]
        return message["result_text"] + json.dumps(message["sources"])

    for question, secret in (("How many parking spaces does the shop have?", "parking spaces behind"),
            ("How long does engraving take?", "4 working days"), ("Are dogs welcome in the shop?", "on a lead")):
        check(secret not in quotes(question), f"deleted text is quoted: {question}")
    later = shell.json("ask", "How long does engraving take?", "--thread", thread, *here)
    check("4 working days" not in later["messages"][-1]["result_text"], "deleted text is quoted in its old thread")
    kept = [source for message in later["messages"] for source in message["sources"]]
    check(kept and not any(source["text"] or source["quote"] for source in kept), f"passages are kept: {kept}")
    server.kill()
    server = shell.server = bench.server()
    check("parking spaces behind" not in quotes("How many parking spaces does the shop have?"), "quoted after a restart")
    shell.run("source", "delete", source["source_id"], *here, code=1)
    server.stop()


def a_page_is_a_source(bench):
    server = bench.server("demo")
    demo = server.summary
    shell = Shell(server)
    here = ("--company", demo["company_key"])
    page = shell.json("source", "add", demo["page_url"], "--name", "A page", *here)
    equal((page["kind"], page["state"], page["documents"]), ("page", "read", 1), "source add")
    again = shell.json("source", "refresh", page["source_id"], *here)
    equal((again["state"], again["updated_at"]), ("read", page["updated_at"]), "source refresh")
    equal(shell.json("source", "show", page["source_id"], *here), again, "source show")
    equal(shell.json("source", "list", "--kind", "page", "--state", "read", *here), [again], "source list of pages")
    refused = shell.run("source", "add", "https://elsewhere.example/", *here, code=1)
    check("allowed hosts" in refused.stderr, f"a host that is not listed: {refused.stderr!r}")
    shell.run("source", "delete", page["source_id"], *here)
    equal(shell.json("source", "list", "--kind", "page", *here), [], "source list after source delete")


def a_crawl_is_a_source(bench):
    server = bench.server("demo")
    demo = server.summary
    shell = Shell(server)
    here = ("--company", demo["company_key"])
    limits = ("--max-depth", "1", "--max-pages", "2")
    made = shell.json("source", "add", demo["page_url"], "--kind", "crawl", *limits, "--name", "A crawl", *here)
    equal((made["kind"], made["max_depth"], made["max_pages"], made["interval_hours"]), ("crawl", 1, 2, 168), "source add")

    def shown():
        return shell.json("source", "show", made["source_id"], *here)

    wait_until(lambda: not shown()["reading"], 60, "the end of a crawl")
    source = shown()
    equal(source["state"], "read", f"a crawl that was read: {source}")
    check(source["documents"] >= 1, f"documents of a crawl: {source}")
    imported = shell.json("import", "show", source["import_id"], *here)
    equal((imported["state"], imported["read"]), ("done", source["documents"]), "import show")
    changed = shell.json("source", "set", made["source_id"], "--interval-hours", "24", *here)
    equal(changed["interval_hours"], 24, "source set")
    check(changed["next_read_at"] < source["next_read_at"], "the next reading with a shorter interval")
    (document, *_) = shell.json("document", "list", "--source", made["source_id"], *here)
    reading = shell.json("document", "refresh", document["document_id"], *here)
    equal((reading["outcome"], reading["document"]["path"]), ("unchanged", document["path"]), "document refresh")
    shell.run("document", "remove", document["document_id"], *here)
    equal(shown()["excluded"], [document["path"]], "pages that are left out")
    check("NOT_FOUND" in shell.run("document", "remove", document["document_id"], *here, code=1).stderr, "removed twice")
    equal(shell.json("source", "set", made["source_id"], "--excluded", "", *here)["excluded"], [], "an emptied list")
    shell.run("source", "set", made["source_id"], *here, code=2)


def questions_in_vain_get_answers(bench):
    server = bench.server()
    server.make_company(COMPANY)
    shopper = server.public(server.make_key(COMPANY))
    shell = Shell(server)
    here = ("--company", COMPANY)
    question = "Do you sell pianos?"

    def said(locale="en"):
        answer = shopper.post("/api/v1/send_message", {"query_text": question, "locale": locale})
        return answer.expect(200, "message")["result_text"]

    refusal = said()
    said()
    (gap,) = shell.json("gap", "list", *here)
    equal((gap["question"], gap["asked"], gap["kind"], gap["state"]), (question, 2, "refused", "open"), "gap list")
    details = shell.json("gap", "show", gap["gap_id"], *here)
    equal({name: details[name] for name in gap}, gap, "gap show")
    equal((details["link_choices"], details["proposed_entries"]), ([], []), "gap show without documents")
    equal(shell.json("gap", "dismiss", gap["gap_id"], *here)["state"], "dismissed", "gap dismiss")
    equal(shell.json("gap", "list", "--state", "open", *here), [], "open gaps after the dismissal")
    equal(shell.json("gap", "reopen", gap["gap_id"], *here)["state"], "open", "gap reopen")
    shell.run("gap", "answer", gap["gap_id"], *here, code=2)  # no --answer

    own = shell.json("gap", "answer", gap["gap_id"], "--answer", "Two pianos, on the third floor.", *here)
    equal(said(), "Two pianos, on the third floor.", "the answer after gap answer")
    equal(shell.json("gap", "list", "--state", "answered", *here)[0]["own_answer_id"], own["own_answer_id"], "gap list")
    identifier = own["own_answer_id"]
    shell.run("own-answer", "set", identifier, "--answer", "Three pianos.", *here)
    equal(said(), "Three pianos.", "the answer after own-answer set")
    equal(shell.json("own-answer", "show", identifier, *here)["answer"], "Three pianos.", "own-answer show")
    second = shell.json("own-answer", "add", "Do you tune harps?", "--answer", "On Mondays.", "--locale", "en", *here)
    equal({pair["own_answer_id"] for pair in shell.json("own-answer", "list", *here)},
        {identifier, second["own_answer_id"]}, "own-answer list")
    equal(shell.json("own-answer", "list", "--q", "harps", *here), [second], "own-answer list --q")
    shell.run("own-answer", "delete", identifier, *here)
    equal(said(), refusal, "the answer after own-answer delete")
    shell.run("own-answer", "show", identifier, *here, code=1)

    folder = bench.folder / "instruments"
    folder.mkdir()
    # Shorter sections would be one passage.
    harps = "We rent harps. " + "They stand on the second floor beside the lift. " * 4
    grands = "Three grands, tuned daily. " + "They stand on the third floor beside the stairs. " * 4
    (folder / "showroom.md").write_text(f"# Showroom\n\n## Harps\n\n{harps}\n\n## Grands\n\n{grands}\n")
    shell.run("import", folder, *here)
    (document,) = shell.json("document", "list", *here, "--q", "showroom")
    shell.run("gap", "link", gap["gap_id"], *here, code=2)  # no --document
    shell.run("gap", "link", gap["gap_id"], "--document", "999", *here, code=1)
    passage = shell.json("ask", "Are the grands tuned daily?", "--explain", *here)["passages"][0]
    equal(passage["heading"], "Grands", "the passage that is linked")
    linked = shell.json("gap", "link", gap["gap_id"], "--document", document["document_id"], "--passage",
        passage["passage_id"], *here)
    equal((linked["state"], linked["linked_title"], linked["linked_heading"]), ("answered", "Showroom", "Grands"), "gap link")
    equal(said(), grands.strip(), "the answer after gap link")
    told = shell.run("ask", question, "--explain", "--locale", "en", *here).stdout
    check(f"linked to (gap {gap['gap_id']})" in told, f"ask --explain does not tell the link: {told}")
    shell.run("gap", "reopen", gap["gap_id"], *here)
    equal(said(), refusal, "the answer after gap reopen")

    entry = shell.json("lexicon", "add", "squeezeboxes", "--meaning", "harps", *here)
    check("squeezeboxes" in shell.run("ask", "Do you tune squeezeboxes?", "--explain", "--locale", "en", *here).stdout,
        "ask --explain does not show the entry of the lexicon")
    equal(shell.json("lexicon", "set", entry["lexicon_entry_id"], "--language", "en", *here)["language"], "en",
        "lexicon set")
    exported = shell.run("lexicon", "export", *here).stdout
    equal(exported.splitlines(), ["form,meaning,language", "squeezeboxes,harps,en"], "lexicon export")
    with tempfile.NamedTemporaryFile("w", suffix=".csv") as file:
        file.write("form;meaning\nsqueezebox;harp\n")
        file.flush()
        equal(shell.json("lexicon", "import", file.name, *here), {"added": 1, "changed": 0, "unchanged": 0},
            "lexicon import")
        file.write("!;harp\n")
        file.flush()
        check("line 3: form" in shell.run("lexicon", "import", file.name, *here, code=1).stderr, "a row without words")
    equal(len(shell.json("lexicon", "list", *here)), 2, "lexicon list")
    shell.run("lexicon", "delete", entry["lexicon_entry_id"], *here)
    shell.run("lexicon", "show", entry["lexicon_entry_id"], *here, code=1)

    shell.run("texts", "set", "--locale", "de", "--refusal", "Das wissen wir leider nicht.", *here)
    equal(said("de"), "Das wissen wir leider nicht.", "the refusal after texts set")
    lines = [re.split("  +", line) for line in shell.run("texts", "show", *here).stdout.splitlines()]
    equal(lines[0], ["locale", "text", "origin", "words"], "heads of texts show")
    check(["de", "refusal", "own", "Das wissen wir leider nicht."] in lines, f"texts show: {lines}")
    check(any(line[:3] == ["de", "refusal", "built-in"] for line in lines), f"the built-in text is gone: {lines}")
    equal(said(), refusal, "the refusal of another locale")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [retrieval_is_evaluated, folders_are_evaluated, import_ask_and_delete, sets_are_evaluated, a_page_is_a_source, a_crawl_is_a_source,
        questions_in_vain_get_answers]))
