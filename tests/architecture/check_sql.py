#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the SQL of the stores against its rules: it runs on both databases, and a distributed PostgreSQL could keep each
company's rows together: joins and inner selects compare company_key."""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
faults = []
statements = 0

STRING = re.compile(r'R"(?P<tag>\w*)\((?P<raw>.*?)\)(?P=tag)"|"(?P<text>(?:\\.|[^"\\])*)"|//[^\n]*', re.S)
# Literals with nothing but white space, a macro of column names, or a + of run-time text between them are one statement.
GLUE = re.compile(r'(\s|\+|//[^\n]*\n|[A-Z][A-Z_]{8,})*')
VERB = re.compile(r"^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b")
ONLY_ONE = {
    r"\bINSERT\s+OR\b": "INSERT OR is SQLite's; write ON CONFLICT",
    r"\bIFNULL\b": "IFNULL is SQLite's; write COALESCE",
    r"\browid\b": "rowid is SQLite's",
    r"\b(datetime|strftime|julianday)\s*\(": "times are epoch milliseconds",
    r"\bILIKE\b|\bGLOB\b": "neither ILIKE nor GLOB runs on both",
    r"::\w": "write CAST()",
    r"\bFOR\s+UPDATE\b": "SQLite has no FOR UPDATE",
    r"\bNULLS\s+(FIRST|LAST)\b": "say where NULL goes by another column",
    r"==": "write =",
}
# Rooms whose rows are structs: storage/row.h knows the positions of columns.
ROWS_AS_STRUCTS = {"server/accounts", "server/answers", "server/commerce", "server/faqs", "server/knowledge"}
BY_POSITION = re.compile(r"\.(integer|real|text|bytes|isNull|flag|optional\w+)\(\s*\d+\s*\)")
# Rows of the deployment, which no company owns.
WIDE = {"admin", "admin_address", "admin_session", "schema_migration"}


def statements_of(text):
    """Each statement with the line that it begins on, its literals put together."""
    found, end, start = "", None, 0
    for match in STRING.finditer(text):
        if match["raw"] is None and match["text"] is None:
            continue
        literal = match["raw"] if match["raw"] is not None else match["text"].replace("\\n", "\n").replace('\\"', '"')
        if end is not None and GLUE.fullmatch(text[end:match.start()]):
            found += " " + literal if text[end:match.start()].strip() else literal
        else:
            if found:
                yield start, found
            found, start = literal, text.count("\n", 0, match.start()) + 1
        end = match.end()
    if found:
        yield start, found


def inner_selects(sql):
    """What stands in brackets that begin with SELECT, innermost included."""
    open_at = []
    for place, letter in enumerate(sql):
        if letter == "(":
            open_at.append(place)
        elif letter == ")" and open_at:
            begin = open_at.pop()
            inner = sql[begin + 1:place].strip()
            if inner.startswith("SELECT"):
                yield inner


def owned(sql):
    """Whether it reads a table that has companies."""
    tables = re.findall(r"\b(?:FROM|JOIN)\s+([a-z_]+)\b", sql)
    return any(table not in WIDE for table in tables)


for path in sorted(list((root / "server").rglob("*_store.cpp")) + list((root / "server/storage").rglob("*.cpp"))):
    name = path.relative_to(root)
    source = path.read_text(encoding="utf-8")
    if any(name.is_relative_to(room) for room in ROWS_AS_STRUCTS):
        for read in BY_POSITION.finditer(source):
            line = source.count("\n", 0, read.start()) + 1
            faults.append(f"{name}:{line}: a column is read by its position; declare it in a Table or a View")
    for line, sql in statements_of(source):
        if not VERB.match(sql) and "(SELECT" not in sql: # a column may be an inner select
            continue
        statements += 1
        plain = re.sub(r"'[^']*'", "''", sql)
        where = f"{name}:{line}"
        for pattern, reason in ONLY_ONE.items():
            if re.search(pattern, plain):
                faults.append(f"{where}: {reason}")
        for join in re.split(r"\bJOIN\b", plain)[1:]:
            condition = re.split(r"\b(?:JOIN|WHERE|ORDER|GROUP|LIMIT|UNION)\b", join)[0]
            if join.split()[0] not in WIDE and not re.search(r"\bcompany_key\b", condition):
                faults.append(f"{where}: the JOIN of {join.split()[0]} does not compare company_key")
        if re.search(r"\bFROM\s+[a-z_]+(\s+(AS\s+)?[a-z]+)?\s*,\s*[a-z_]+\s*(AS\b|[a-z]\b|WHERE\b)", plain):
            faults.append(f"{where}: write JOIN ... ON instead of a list of tables")
        for inner in inner_selects(plain):
            if owned(inner) and not re.search(r"\bcompany_key\b", inner):
                faults.append(f"{where}: an inner SELECT does not compare company_key")
        for alias in re.finditer(r"\bFROM\s*\(", plain):
            depth, place = 1, alias.end()
            while depth and place < len(plain):
                depth += {"(": 1, ")": -1}.get(plain[place], 0)
                place += 1
            if depth == 0 and not re.match(r"\s*(AS\s+)?[a-z]\w*", plain[place:]):
                faults.append(f"{where}: a SELECT in FROM has no name")

if statements < 100:
    faults.append(f"only {statements} statements were found")
for fault in faults:
    print(fault)
print(f"{statements} statements, {len(faults)} faults")
sys.exit(1 if faults else 0)
