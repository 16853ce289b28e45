#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Holds the rooms' rules against the sources: arrows between rooms, where SQL, QtHttpServer, QtCharts and QT_VERSION may
stand, the licence header, and the length of a file."""
import pathlib
import re
import sys

root = pathlib.Path(sys.argv[1])
faults = []

# A room may include its own headers and those of the rooms named here.
SHARED = {
    "shared/core": set(),
    "shared/schema": {"shared/core"},
    "shared/api": {"shared/core", "shared/schema"},
    "shared/client": {"shared/core", "shared/schema", "shared/api"},
    "shared/models": {"shared/core", "shared/schema", "shared/api", "shared/client"},
}
ALL_SHARED = set(SHARED)
BASE = ALL_SHARED | {"server/http", "server/storage", "resources"}
ROOMS = dict(SHARED)
ROOMS |= {
    "resources": set(),
    "server/http": ALL_SHARED,
    "server/storage": ALL_SHARED | {"resources"},
    "server/accounts": BASE,
    "server/web": BASE | {"server/accounts"},
    "server/knowledge": BASE | {"server/accounts", "server/web"},
    "server/extract": ALL_SHARED | {"server/web", "server/knowledge"},
    "server/commerce": BASE | {"server/accounts"},
    "server/answers": BASE | {"server/accounts", "server/knowledge", "server/commerce"},
    "server/faqs": BASE | {"server/accounts", "server/web", "server/knowledge", "server/commerce", "server/answers"},
}
ROOMS["server/app"] = set(ROOMS) - {"server/extract"}  # a program of its own
ROOMS["server"] = set(ROOMS) - {"server/extract"}


def room_of(path):
    parts = path.parts
    if parts[0] == "console":
        return "console"
    if parts[0] in ("shared", "server") and len(parts) > 2:
        return "/".join(parts[:2])
    return parts[0]


# A folder with sub-rooms lists them in its CMakeLists.txt from the bottom up.
SUBROOMS = {}
for cmake in sorted(p for top in ("shared", "server", "console") for p in (root / top).rglob("CMakeLists.txt")):
    order = re.search(r"^foreach\(folder ([\w\s]+)\)", cmake.read_text(encoding="utf-8"), re.M)
    if order:
        SUBROOMS[cmake.parent.relative_to(root)] = order.group(1).split()


def subroom_fault(path, target):
    """Why a file must not include a header of the innermost folder that both lie in; None: it may."""
    for folder in path.parents:
        order = SUBROOMS.get(folder)
        if not order:
            continue
        own = path.relative_to(folder).parts[0]
        if own not in order and str(folder) not in ("console", "server"):
            return f"must lie in one of {', '.join(order)}"
        if target.is_relative_to(folder):
            other = target.relative_to(folder).parts[0]
            if own in order and (other not in order or order.index(other) > order.index(own)):
                return f"{own} must not use {other}"
            return None
    return None


# The one file of the console that links server code.
EMBEDDED = "console/connection/embedded_server.cpp"
STATEMENT = re.compile(r'"\s*(SELECT\s.+\sFROM|INSERT\s+INTO|UPDATE\s+\w+\s+SET|DELETE\s+FROM)\b', re.S)

files = [p for top in ("shared", "server", "console") for p in (root / top).rglob("*") if p.suffix in (".h", ".cpp")]
files += [p for p in (root / "resources").glob("*") if p.suffix in (".h", ".cpp")]
if len(files) < 50:
    faults.append(f"only {len(files)} sources were found below {root}")
for path in sorted(files):
    name = path.relative_to(root)
    text = path.read_text(encoding="utf-8")
    room = room_of(name)
    lines = text.splitlines()
    if len(lines) < 2 or "SPDX-FileCopyrightText" not in lines[0] or "GPL-3.0-or-later" not in lines[1]:
        faults.append(f"{name}: the licence header of two lines is missing")
    if len(lines) > 500:
        faults.append(f"{name}: {len(lines)} lines; split what does two things")
    for include in re.findall(r'#\s*include\s+"([^"]+)"', text):
        target = pathlib.PurePosixPath(include)
        if len(target.parts) < 2:
            continue  # a generated header or one beside the file
        other = room_of(target)
        if fault := subroom_fault(name, target):
            faults.append(f"{name}: {fault} ({include})")
        if room == "console":
            if other.startswith("server") and str(name) != EMBEDDED:
                faults.append(f"{name}: only {EMBEDDED} may include server code ({include})")
            continue
        if other == "console" or (other != room and other not in ROOMS.get(room, set())):
            faults.append(f"{name}: {room} must not use {other} ({include})")
    if STATEMENT.search(text) and not (name.name.endswith("_store.cpp") or name.name == "sequence.h" or room == "server/storage"):
        faults.append(f"{name}: SQL belongs into *_store.cpp and server/storage")
    if re.search(r"#\s*include\s+<QtHttpServer|#\s*include\s+<QHttpServer", text) and room != "server/http":
        faults.append(f"{name}: QtHttpServer belongs into server/http")
    if re.search(r"#\s*include\s+<(QtCharts/|QChart|QBar|QValueAxis|QCategoryAxis)", text) and not str(name).startswith("console/charts/"):
        faults.append(f"{name}: QtCharts belongs into console/charts")
    if "keychain.h>" in text and str(name) != "console/connection/keychain_credentials.cpp":
        faults.append(f"{name}: QtKeychain belongs into console/connection/keychain_credentials.cpp")
    if re.search(r"\bQT_VERSION\b", text) and room != "server/http" and str(name) != "shared/core/qt_compat.h":
        faults.append(f"{name}: QT_VERSION belongs into server/http and shared/core/qt_compat.h")

for fault in faults:
    print(fault)
print(f"{len(files)} files, {len(faults)} faults")
sys.exit(1 if faults else 0)
