#!/usr/bin/env python3
# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Sources are formatted by .clang-format. Other versions of the tool format differently, so only version 14 (Debian 12)
judges; elsewhere the check is skipped with code 77."""
import pathlib
import re
import shutil
import subprocess
import sys

root = pathlib.Path(sys.argv[1])
tool = shutil.which("clang-format-14") or shutil.which("clang-format")
version = subprocess.run([tool, "--version"], capture_output=True, text=True).stdout if tool else ""
if not re.search(r"version 14\.", version):
    print("clang-format 14 is not installed")
    sys.exit(77)
files = [str(p) for top in ("shared", "server", "console", "tests") for p in (root / top).rglob("*")
         if p.suffix in (".h", ".cpp")]
result = subprocess.run([tool, "--dry-run", "-Werror", *files], capture_output=True, text=True)
bad = sorted(set(re.findall(r"^(\S+?):\d+:\d+: error", result.stderr, re.M)))
for name in bad:
    print(pathlib.Path(name).relative_to(root), "is not formatted")
print(len(files), "files,", len(bad), "faults")
sys.exit(1 if bad or result.returncode else 0)
