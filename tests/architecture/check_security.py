#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every line of the threat model in SECURITY.md names its tests, and each of them is there.

check_security.py ROOT

A test is `FILE::FUNCTION`, or `FILE` alone for a fuzz target or a script; FILE is relative to tests/.
"""
import pathlib
import re
import sys

COLUMNS = 4


def rows(text):
    """The table's lines with their numbers, without its head."""
    for number, line in enumerate(text.splitlines(), 1):
        if line.startswith("| ") and not line.startswith("| Attacker "):
            yield number, [cell.strip() for cell in line.strip("|").split(" | ")]


def fault_of(tests, name):
    file, _, function = name.partition("::")
    path = tests / file
    if not path.is_file():
        return f"{file} is not there"
    if not function:
        return "" if path.name.startswith(("fuzz_", "check_")) or path.suffix == ".py" else f"{file}: which function?"
    declared = rf"def {function}\(" if path.suffix == ".py" else rf"void (\w+::)?{function}\(\)"
    return "" if re.search(declared, path.read_text(encoding="utf-8")) else f"{name} is not there"


def main(root):
    found, faults = 0, []
    for number, cells in rows((root / "SECURITY.md").read_text(encoding="utf-8")):
        if len(cells) != COLUMNS or not all(cells):
            faults.append(f"line {number}: {len(cells)} cells, or an empty one")
            continue
        names = re.findall(r"`([^`]+)`", cells[-1])
        found += len(names)
        if not names:
            faults.append(f"line {number}: no test")
        faults += [f"line {number}: {fault}" for fault in map(lambda name: fault_of(root / "tests", name), names) if fault]
    print(*faults, f"{found} tests, {len(faults)} faults", sep="\n")
    return 1 if faults or not found else 0


if __name__ == "__main__":
    sys.exit(main(pathlib.Path(sys.argv[1])))
