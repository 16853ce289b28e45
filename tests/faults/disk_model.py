# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""The test's side of disk_model.c: arms failures of the disk below one SQLite database, and cuts the power."""
import contextlib
import os
import pathlib
import shutil
import sqlite3
import struct
import sys

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "e2e"))
from harness import check  # noqa: E402

# As in disk_model.c.
FIELDS = ("armed", "full_database", "full_log", "freezing", "failures", "dropped", "refused", "frozen")
COMMIT_SYNC, CHECKPOINT_LOG_SYNC, DATABASE_SYNC = 1, 2, 3
FREEZES = 1
PAGE = 4096
MAX_PAGES = 1 << 20
FILE_FIELDS = struct.Struct("<2q")


class DiskModel:
    """The disk below the database at `path`; `folder` keeps what a power cut would leave of it. The library is
    BINARIES/disk-model.so."""

    def __init__(self, binaries, path, folder):
        self.path = pathlib.Path(path).resolve()
        self.names = (self.path.name, self.path.name + "-wal")
        self.written = folder / "written"
        self.linked = folder / "linked"
        for made in (self.written, self.linked):
            made.mkdir(parents=True)
        self.state = folder / "state"
        self.state.touch(mode=0o600)
        os.truncate(self.state, 8 * len(FIELDS) + len(self.names) * (FILE_FIELDS.size + MAX_PAGES))
        library = pathlib.Path(binaries) / "disk-model.so"
        check(library.exists(), f"{library} is not there")
        self.environment = {"LD_PRELOAD": str(library), "DISK_MODEL_DATABASE": str(self.path),
            "DISK_MODEL_FOLDER": str(folder)}

    def read(self, field):
        with open(self.state, "rb") as state:
            state.seek(8 * FIELDS.index(field))
            return struct.unpack("<q", state.read(8))[0]

    def write(self, **fields):
        """Sets fields, the last one last: it may be what the program looks at."""
        with open(self.state, "r+b", buffering=0) as state:
            for field, value in fields.items():
                state.seek(8 * FIELDS.index(field))
                state.write(struct.pack("<q", value))

    def check_synced(self):
        """After a death without failed syncs: each page is dirty, or a power cut leaves it as it is."""
        state = self.state.read_bytes()
        for index, name in enumerate(self.names):
            start = 8 * len(FIELDS) + index * (FILE_FIELDS.size + MAX_PAGES) + FILE_FIELDS.size
            real, kept = self.path.with_name(name).read_bytes(), (self.linked / name).read_bytes()
            for page in range((len(real) + PAGE - 1) // PAGE):
                part = slice(page * PAGE, (page + 1) * PAGE)
                check(state[start + page] or real[part] == kept[part], f"page {page} of {name} changed unnoticed")

    def cut_power(self):
        """The program has ended: its files become what was synced, and the page cache is gone."""
        for name in self.names:
            kept, written, real = self.linked / name, self.written / name, self.path.with_name(name)
            for gone in (written, real):
                gone.unlink(missing_ok=True)
            if kept.exists():
                shutil.copyfile(kept, real)
                os.link(kept, written)
        self.path.with_name(self.path.name + "-shm").unlink(missing_ok=True)
        size = self.state.stat().st_size
        os.truncate(self.state, 0)
        os.truncate(self.state, size)

    @contextlib.contextmanager
    def opened_copy(self):
        """A connection to a copy of the files: reading recovers a database, which is left to the program."""
        with contextlib.ExitStack() as stack:
            copy = self.state.with_name("copy")
            copy.mkdir()
            stack.callback(shutil.rmtree, copy)
            for name in self.names:
                with contextlib.suppress(FileNotFoundError):
                    shutil.copyfile(self.path.with_name(name), copy / name)
            yield stack.enter_context(contextlib.closing(sqlite3.connect(copy / self.path.name)))
