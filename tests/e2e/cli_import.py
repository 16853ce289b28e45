# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Imports at a shell: folders, files, archives, PDFs, cancelling, pruning: cli_import.py BINARIES"""
import io
import json
import os
import pty
import signal
import stat
import subprocess
import sys
import zipfile

from cli import COMPANY, Shell
from harness import check, end_on_signals, equal, run_steps, wait_until

HERE = ("--company", COMPANY)


def pdf(lines):
    """A PDF of one page with these lines of text."""
    text = "".join(f"BT /F1 11 Tf 1 0 0 1 60 {740 - 14 * i} Tm ({line}) Tj ET\n" for i, line in enumerate(lines))
    objects = ["<< /Type /Catalog /Pages 2 0 R >>", "<< /Type /Pages /Count 1 /Kids [3 0 R] >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>", f"<< /Length {len(text)} >>\nstream\n{text}endstream"]
    out, places = b"%PDF-1.4\n", []
    for number, body in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{body}\nendobj\n".encode()
    table = "".join(f"{place:010} 00000 n \n" for place in places)
    return out + (f"xref\n0 {len(places) + 1}\n0000000000 65535 f \n{table}trailer\n<< /Size {len(places) + 1} /Root 1 0 R >>\n"
        f"startxref\n{len(out)}\n%%EOF\n").encode()


def started(bench):
    server = bench.server()
    server.make_company(COMPANY)
    return server, Shell(server)


def said(shell, question):
    return shell.json("ask", question, *HERE)["messages"][-1]["result_text"]


def refusals(report):
    return {line["path"]: line["reason"] for line in report["refused"]}


def several_paths_and_vanished_files(bench):
    server, shell = started(bench)
    folder, other = bench.folder / "help", bench.folder / "more"
    folder.mkdir()
    other.mkdir()
    (folder / "parking.md").write_text("# Where can I park?\n\nOur shop has 37 parking spaces behind the mill.\n")
    (folder / "dogs.txt").write_text("Dogs in the shop\n\nDogs are welcome in the shop when they are on a lead.\n")
    (other / "manual.pdf").write_bytes(pdf(["Engraving a knife takes four working days, and it", "costs 17.50 euros."]))
    report = shell.json("import", folder, other, *HERE)
    equal((report["found"], report["documents"], len(report["imports"])), (3, 3, 2), "import of two folders")
    equal([entry["name"] for entry in shell.json("source", "list", *HERE)], ["help", "more"], "sources")
    check("17.50 euros" in said(shell, "What does engraving a knife cost?"), "the PDF is not quoted")
    report = shell.json("import", folder, *HERE)
    equal((report["documents"], report["unchanged"]), (2, 2), "the same folder again")

    (folder / "dogs.txt").unlink()
    check(shell.json("import", folder, *HERE)["removed"] == 0, "removed without --prune")
    check("on a lead" in said(shell, "Are dogs welcome in the shop?"), "a vanished file is gone without --prune")
    pruned = shell.run("import", folder, "--prune", *HERE)
    check("1 removed" in pruned.stdout, pruned.stdout)
    check("on a lead" not in said(shell, "Are dogs welcome in the shop?"), "a pruned document is quoted")
    check("37 parking" in said(shell, "How many parking spaces are there?"), "pruning took too much")
    (folder / "parking.md").unlink()
    check("holds no" in shell.run("import", folder, "--prune", *HERE, code=1).stderr, "an empty folder")
    equal(len(shell.json("document", "list", *HERE)), 2, "documents after the import of an empty folder")

    (bench.folder / "manual.pdf").write_bytes(pdf(["Another manual."]))
    one = shell.json("import", other, bench.folder / "manual.pdf", "--name", "All", *HERE, code=1)
    equal((one["documents"], len(one["imports"])), (1, 1), "one source for all")
    check("same path" in refusals(one)["manual.pdf"], f"two files with one path: {one}")
    equal(shell.run("import", other, "--name", "a", "--source", "b", *HERE, code=2).stdout, "", "two targets")
    listed = shell.json("import", "list", *HERE)
    equal((listed[0]["source_name"], listed[0]["state"]), ("All", "done"), "import list")
    shown = shell.json("import", "show", listed[0]["import_id"], *HERE)
    equal([line["path"] for line in shown["report"]], ["manual.pdf"], "import show")
    check("same path" in shell.run("import", "show", listed[0]["import_id"], *HERE).stdout, "import show for people")
    server.stop()


def hostile_archive(path):
    def entry(archive, name, text, mode=None):
        info = zipfile.ZipInfo(name)
        info.compress_type = zipfile.ZIP_DEFLATED
        if mode:
            info.create_system = 3
            info.external_attr = mode << 16
        archive.writestr(info, text)

    inner = io.BytesIO()
    with zipfile.ZipFile(inner, "w") as archive:
        entry(archive, "deep.md", "# Deep\n\nToo deep.\n")
    with zipfile.ZipFile(path, "w") as archive:
        entry(archive, "guide/lockers.md", "# Lockers\n\nThe shop has 46 lockers beside the door.\n")
        entry(archive, "Rückgabe.md", "# Rückgabe\n\nDie Rückgabe kostet 4 Euro.\n")
        entry(archive, "../escape.md", "# Escape\n\nThis leads out.\n")
        entry(archive, "/etc/absolute.md", "# Absolute\n\nThis leads out.\n")
        entry(archive, "C:\\temp\\drive.md", "# Drive\n\nThis leads out.\n")
        entry(archive, "link.md", "/etc/passwd", stat.S_IFLNK | 0o777)
        entry(archive, "inner.zip", inner.getvalue())
        entry(archive, "bomb.md", "a" * (20 << 20))
        entry(archive, "__MACOSX/._lockers.md", b"\0\5\x16\7" * 8)
        entry(archive, "picture.png", b"\x89PNG")
        entry(archive, "binary.md", bytes(range(256)) * 8)
        entry(archive, "folder/", "")


def archives(bench):
    server, shell = started(bench)
    folder = bench.folder / "packed"
    folder.mkdir()
    hostile_archive(folder / "help.zip")
    (folder / "broken.zip").write_bytes((folder / "help.zip").read_bytes()[:-200])
    (folder / "no.zip").write_text("This is no archive.\n")
    with zipfile.ZipFile(folder / "many.zip", "w") as archive:
        for i in range(20_001):
            archive.writestr(f"{i}.txt", b"")
    with zipfile.ZipFile(folder / "all.zip", "w", zipfile.ZIP_DEFLATED) as archive:
        for i in range(150):
            archive.writestr(f"{i}.txt", b" " * (1 << 20))
    report = json.loads(shell.run("import", folder, "--json", *HERE, code=1).stdout)
    paths = sorted(entry["path"] for entry in shell.json("document", "list", *HERE))
    equal(paths, ["help.zip/Rückgabe.md", "help.zip/guide/lockers.md"], "documents of the archives")
    check("46 lockers" in said(shell, "How many lockers are there?"), "a packed document is not quoted")
    refused = refusals(report)
    for path, words in (("help.zip/../escape.md", "outside the archive"), ("help.zip//etc/absolute.md", "outside the archive"),
            ("help.zip/C:/temp/drive.md", "outside the archive"), ("help.zip/link.md", "symbolic link"),
            ("help.zip/inner.zip", "inside an archive"), ("help.zip/bomb.md", "far more"),
            ("help.zip/binary.md", "binary"), ("broken.zip", "broken"), ("no.zip", "broken"), ("many.zip", "20,000"),
            ("all.zip", "far more")):
        check(words in refused.get(path, ""), f"{path}: {words!r} is not among {refused}")
    equal(len(refused), 11, f"refused: {refused}")
    # The whole archive by itself is a source of its own, with the same paths.
    alone = json.loads(shell.run("import", folder / "help.zip", "--json", *HERE, code=1).stdout)
    equal((alone["documents"], alone["imports"][0]["source_name"]), (2, "help.zip"), "an archive by itself")
    # A broken archive does not make its documents vanish.
    (folder / "help.zip").write_bytes(b"PK, but no archive")
    shell.run("import", folder, "--prune", *HERE, code=1)
    kept = [entry["path"] for entry in shell.json("document", "list", *HERE, "--source", report["source_id"])]
    equal(sorted(kept), paths, "documents of an archive that broke")
    server.stop()


def odd_files(bench):
    server, shell = started(bench)
    folder = bench.folder / "odd"
    (folder / "a" / "b").mkdir(parents=True)
    (folder / "a" / "b" / "good.md").write_text("# Lifts\n\nThe shop has two lifts.\n")
    outside = bench.folder / "outside"
    outside.mkdir()
    (outside / "secret.md").write_text("# Secret\n\nThis is not for the shop.\n")
    (folder / "out.md").symlink_to(outside / "secret.md")
    (folder / "outdir").symlink_to(outside)
    (folder / "up").symlink_to(folder)
    (folder / "dangling.md").symlink_to(folder / "nowhere.md")
    (folder / "same.md").symlink_to(folder / "a" / "b" / "good.md")
    os.mkfifo(folder / "pipe.md")
    (folder / "paper.pdf").write_bytes(pdf(["Half of it."])[:200])
    (folder / "notpdf.pdf").write_text("Only text.\n")
    (folder / ".hidden.md").write_text("# Hidden\n")
    with open(folder / "huge.txt", "wb") as file:
        file.truncate(500 << 20)
    report = json.loads(shell.run("import", folder, "--json", *HERE, code=1).stdout)
    refused = refusals(report)
    equal([entry["path"] for entry in shell.json("document", "list", *HERE)], ["a/b/good.md"], "documents")
    for path, words in (("out.md", "leads out"), ("outdir", "leads out"), ("dangling.md", "nowhere"),
            ("huge.txt", "32 MiB"), ("paper.pdf", "cut short"), ("notpdf.pdf", "no PDF")):
        check(words in refused.pop(path, ""), f"{path}: {words!r} is missing in {report['refused']}")
    equal(refused, {}, "refused besides")
    shown = shell.json("import", "show", report["imports"][0]["import_id"], *HERE)
    equal({line["path"]: line["reason"] for line in shown["report"]}, refusals(report), "the server's report")
    check("is not a file" in shell.run("import", folder / "pipe.md", *HERE, code=1).stderr, "a pipe")
    server.stop()


def many_files(folder, count):
    folder.mkdir()
    for i in range(count):
        (folder / f"{i:05}.md").write_text(f"# Page {i}\n\nThis is the text of page number {i} of the handbook.\n" * 20)


def cancelling(bench):
    server, shell = started(bench)
    folder = bench.folder / "big"
    many_files(folder, 3000)
    address = ("--server", server.addresses["admin_url"], *HERE)
    environment = bench.environment(ANSWERDESK_ADMIN_TOKEN=(bench.folder / "data" / "admin.token").read_text().strip())

    def begin():
        return bench.start("import", folder, *address, environment=environment, name="import")

    def row(state):
        rows = shell.json("import", "list", "--state", state, *HERE)
        return rows[0] if rows and rows[0]["read"] + rows[0]["unchanged"] > 10 else None

    running = begin()
    wait_until(lambda: row("running"), 60, "an import under way")
    running.signal(signal.SIGINT)
    equal(running.wait(), 1, "exit code after Ctrl+C")
    stopped = row("cancelled")
    check(stopped and 10 < stopped["read"] < 3000, f"the cancelled import: {stopped}")
    check("cancelled; what was read stays" in running.err, running.err[-300:])
    equal(len(shell.json("document", "list", "--limit", "200", *HERE)) >= 10, True, "documents that stay")

    running = begin()
    import_id = wait_until(lambda: row("running"), 60, "the second import")["import_id"]
    cancelled = shell.json("import", "cancel", import_id, *HERE)
    equal(cancelled["state"], "cancelled", "cancelled from elsewhere")
    equal(running.wait(), 1, "exit code of a cancelled import")
    check("IMPORT_NOT_RUNNING" in running.err, running.err[-300:])

    running = begin()
    wait_until(lambda: row("running"), 60, "the third import")
    server.kill()
    equal(running.wait(60), 1, "exit code when the server is gone")
    server = bench.server()
    shell = Shell(server)
    check(row("interrupted"), "the import of a server that was killed is not interrupted")
    server.stop()


def a_terminal_sees_a_bar(bench):
    server, shell = started(bench)
    folder = bench.folder / "few"
    many_files(folder, 5)
    master, slave = pty.openpty()
    ended = subprocess.run([bench.binaries / "answerdesk-server", "import", folder, "--data-dir", bench.folder / "data", *HERE],
        stderr=slave, stdout=subprocess.PIPE, text=True, timeout=60, env=bench.environment())
    os.close(slave)
    seen = os.read(master, 65536).decode()
    os.close(master)
    check(ended.returncode == 0 and "\r[" in seen and "5/5" in seen and "#" * 30 in seen, f"on a terminal: {seen!r}")
    plain = shell.run("import", folder, *HERE)
    check("5 of 5 documents" in plain.stderr and "\r" not in plain.stderr, f"elsewhere: {plain.stderr!r}")
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [several_paths_and_vanished_files, archives, odd_files, cancelling, a_terminal_sees_a_bar]))
