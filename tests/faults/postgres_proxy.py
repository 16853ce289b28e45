# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A TCP proxy in front of PostgreSQL that fails as networks and failovers do. Without TLS."""
import contextlib
import pathlib
import socket
import struct
import sys
import threading

sys.dont_write_bytecode = True
sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "e2e"))
from harness import HOST  # noqa: E402

ENCRYPTION_REQUESTS = (80877103, 80877104)  # SSLRequest, GSSENCRequest
COMMITTED = b"C" + struct.pack("!i", 11) + b"COMMIT\0"  # CommandComplete
CHUNK = 1 << 16


class Messages:
    """Divides a stream of the protocol into messages: a letter, a length that includes itself, and the rest."""

    def __init__(self):
        self.rest = b""

    def add(self, data):
        """The messages that are whole now."""
        self.rest += data
        found, start = [], 0
        while len(self.rest) - start >= 5:
            end = start + 1 + struct.unpack_from("!i", self.rest, start + 1)[0]
            if end > len(self.rest):
                break
            found.append(self.rest[start:end])
            start = end
        self.rest = self.rest[start:]
        return found


class Session:
    """A client's connection and the one to PostgreSQL that belongs to it."""

    def __init__(self, proxy, client):
        self.proxy = proxy
        self.client = client
        self.server = socket.create_connection(proxy.target)
        for end in (client, self.server):
            end.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.is_writer = False
        self.is_half_open = False

    def run(self):
        with contextlib.suppress(OSError, struct.error):
            self.start_up()
            threading.Thread(target=self.copy_answers, daemon=True).start()
            messages = Messages()
            while data := self.client.recv(CHUNK):
                for message in messages.add(data):
                    self.is_writer |= b"INSERT INTO" in message
                self.server.sendall(data)
        self.close()

    def start_up(self):
        """Up to the first message with a letter. No encryption is offered, whatever PostgreSQL would."""
        while True:
            head = self.receive(8)
            length, code = struct.unpack("!ii", head)
            if code not in ENCRYPTION_REQUESTS:
                return self.server.sendall(head + self.receive(length - 8))
            self.client.sendall(b"N")

    def receive(self, count):
        data = b""
        while len(data) < count:
            part = self.client.recv(count - len(data))
            if not part:
                raise OSError("the client has gone")
            data += part
        return data

    def copy_answers(self):
        with contextlib.suppress(OSError):
            messages = Messages()
            while data := self.server.recv(CHUNK):
                whole = messages.add(data)
                if self.is_writer and COMMITTED in whole and self.proxy.takes_commit():
                    return self.close()
                self.client.sendall(b"".join(whole))
        if not self.is_half_open:
            self.close()

    def close(self):
        """Both ends; PostgreSQL's not if it is to miss that its client is gone."""
        for end in (self.client,) if self.is_half_open else (self.client, self.server):
            with contextlib.suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self.proxy.forget(self)


class PostgresProxy:
    """Listens on a port of its own until it is closed."""

    def __init__(self, host, port):
        self.target = (host, port)
        self.lock = threading.Lock()
        self.sessions = set()
        self.half_open = []  # keeps PostgreSQL's ends of sessions whose clients have gone
        self.connections = 0  # so far
        self.is_down = False
        self.swallows_commit = False
        self.listener = socket.create_server((HOST, 0))
        self.port = self.listener.getsockname()[1]
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        with contextlib.suppress(OSError):
            while True:
                client, _ = self.listener.accept()
                self.connections += 1
                try:
                    session = None if self.is_down else Session(self, client)
                except OSError:  # PostgreSQL does not listen
                    session = None
                if not session:
                    client.close()
                    continue
                with self.lock:
                    self.sessions.add(session)
                threading.Thread(target=session.run, daemon=True).start()

    def takes_commit(self):
        """Whether this answer of a COMMIT is the one to be swallowed."""
        with self.lock:
            swallows, self.swallows_commit = self.swallows_commit, False
            return swallows

    def forget(self, session):
        with self.lock:
            self.sessions.discard(session)

    def cut(self):
        """Ends all sessions on both sides."""
        for session in list(self.sessions):
            session.close()

    def leave_half_open(self, *, writer_only=False):
        """Ends the clients' sides; PostgreSQL's sessions stay, with their transactions and locks."""
        for session in list(self.sessions):
            if session.is_writer or not writer_only:
                session.is_half_open = True
                self.half_open.append(session.server)
                session.close()

    def half_open_ports(self):
        """PostgreSQL knows its sessions by these (pg_stat_activity.client_port)."""
        return [server.getsockname()[1] for server in self.half_open]

    def end_half_open(self):
        while self.half_open:
            self.half_open.pop().close()

    def close(self):
        self.listener.close()
        self.cut()
        self.end_half_open()
