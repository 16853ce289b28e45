# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Starting on PostgreSQL: where the password may come from, and every reason not to start: postgres_start.py BINARIES"""
import contextlib
import json
import pathlib
import socket
import sys
import urllib.parse

from harness import HOST, POSTGRES, SKIPPED, PATIENCE_SECONDS, check, end_on_signals, equal, psql, run_steps, wait_until

FREE = ("--listen", f"{HOST}:0", "--admin-listen", f"{HOST}:0")
PASSWORD = "Not-to-be-printed 5%/@:ü"
SOON_SECONDS = 15  # a PostgreSQL that never says a word is given up after that


class Role:
    """A role with a password and a database of its own."""

    def __init__(self, bench, password=PASSWORD):
        self.url = bench.make_database()
        self.database = self.name = self.url.rsplit("/", 1)[1]
        self.password = password
        parts = urllib.parse.urlsplit(POSTGRES)
        self.address = f"{parts.hostname}:{parts.port}"
        self.host, self.port = parts.hostname, parts.port
        psql(POSTGRES + "/postgres", f"CREATE ROLE {self.name} LOGIN PASSWORD '{password}'")
        psql(POSTGRES + "/postgres", f"ALTER DATABASE {self.name} OWNER TO {self.name}")

    def address_of(self, password=None, database=None, address=None):
        secret = "" if password is None else ":" + urllib.parse.quote(password, safe="")
        return f"postgresql://{self.name}{secret}@{address or self.address}/{database or self.database}"

    def drop(self):
        psql(POSTGRES + "/postgres", f"DROP DATABASE {self.name} WITH (FORCE)")
        psql(POSTGRES + "/postgres", f"DROP ROLE {self.name}")


@contextlib.contextmanager
def role_of(bench, **more):
    role = Role(bench, **more)
    try:
        yield role
    finally:
        role.drop()


def refused(bench, url, *says, command="serve", code=1, environment=None):
    environment = {**(environment or bench.environment()), "ANSWERDESK_DATABASE": url}
    ended = bench.run(command, "--data-dir", bench.folder / "refused", *FREE, timeout=SOON_SECONDS, environment=environment)
    equal(ended.returncode, code, f"exit code of {command} with {url} ({ended.stderr.strip()})")
    for text in says:
        check(text in ended.stderr, f"{text!r} is not in {ended.stderr!r}")
    for secret in (PASSWORD, urllib.parse.quote(PASSWORD, safe=""), "wrong-password"):
        check(secret not in ended.stdout + ended.stderr, f"a password is shown: {ended.stderr!r}")
    equal(ended.stdout, "", "standard output of a refused start")
    check(not (bench.folder / "refused" / "server.json").exists(), "a refused start left server.json")
    return ended.stderr


def a_database_that_cannot_be_reached_is_named(bench):
    with role_of(bench) as role:
        for command in ("serve", "migrate"):
            refused(bench, role.address_of("wrong-password"), role.address, "password", command=command)
            refused(bench, role.address_of(PASSWORD, database="absent"), "absent", command=command)
            with contextlib.closing(socket.socket()) as closed:  # bound and not listening: nobody else takes it
                closed.bind((HOST, 0))
                address = f"{HOST}:{closed.getsockname()[1]}"
                refused(bench, role.address_of(PASSWORD, address=address), address, command=command)
        refused(bench, role.address_of(), role.address)
        with contextlib.closing(socket.socket()) as silent:
            silent.bind((HOST, 0))
            silent.listen()
            address = f"{HOST}:{silent.getsockname()[1]}"
            refused(bench, role.address_of(PASSWORD, address=address), address)
        refused(bench, role.address_of(PASSWORD, address="postgres.invalid:5432"), "postgres.invalid")


def an_address_that_is_none_is_wrong_usage(bench):
    for url in ("mysql://shop:wrong-password@127.0.0.1/shop", "postgresql://", "postgresql://127.0.0.1:99999/shop",
            "shop.sqlite", "postgresql://shop:wrong-password@127.0.0.1:5432", "http://127.0.0.1/shop"):
        for command in ("serve", "check-config"):
            refused(bench, url, "database", command=command, code=2)


def the_command_line_takes_no_password(bench):
    """Every user of the machine can read it; there the address is refused before anything is done with it."""
    with role_of(bench) as role:
        for url in (role.address_of(PASSWORD), role.address_of() + "?password=" + urllib.parse.quote(PASSWORD, safe="")):
            for command in ("serve", "migrate", "check-config", "init you@shop.example", "backup " + str(bench.folder / "b"),
                    "restore " + str(bench.folder / "b")):
                ended = bench.run(*command.split(), "--data-dir", bench.folder / "refused", "--database", url)
                equal(ended.returncode, 2, f"exit code of {command} ({ended.stderr.strip()})")
                for text in ("--database", "ANSWERDESK_DATABASE", "--database-password-file", ".pgpass", "service="):
                    check(text in ended.stderr, f"{command}: {text!r} is not in {ended.stderr!r}")
                check(PASSWORD not in ended.stderr and urllib.parse.quote(PASSWORD, safe="") not in ended.stderr,
                    f"a password is shown: {ended.stderr!r}")
        check(not (bench.folder / "refused").exists(), "a refused command made the data folder")
        server = bench.server(data="bare", options=("--database", role.address_of()),
            environment=bench.environment(ANSWERDESK_DATABASE_PASSWORD=PASSWORD))
        server.stop()


def the_password_may_come_from_elsewhere(bench):
    with role_of(bench) as role:
        file = bench.folder / "password"
        file.write_text(PASSWORD + "\n")
        home = bench.folder / "home"
        home.mkdir()
        pgpass = home / ".pgpass"
        escaped = PASSWORD.replace("\\", "\\\\").replace(":", "\\:")
        pgpass.write_text(f"{role.host}:{role.port}:*:{role.name}:{escaped}\n")
        pgpass.chmod(0o600)
        services = bench.folder / "services.conf"
        services.write_text(f"[shop]\nhost={role.host}\nport={role.port}\ndbname={role.database}\nuser={role.name}\n"
            f"password={PASSWORD}\n")
        services.chmod(0o600)
        bare = role.address_of()
        ways = {"the address": (role.address_of(PASSWORD), {}),
            "a file": (bare, {"ANSWERDESK_DATABASE_PASSWORD_FILE": str(file)}),
            "the environment": (bare, {"ANSWERDESK_DATABASE_PASSWORD": PASSWORD}),
            "PGPASSWORD": (bare, {"PGPASSWORD": PASSWORD}),
            "PGPASSFILE": (bare, {"PGPASSFILE": str(pgpass)}),
            ".pgpass": (bare, {"HOME": str(home)}),
            "a service": ("postgresql:///?service=shop", {"PGSERVICEFILE": str(services)})}
        for way, (url, variables) in ways.items():
            environment = bench.environment(**{"HOME": str(bench.folder), **variables})
            environment["ANSWERDESK_DATABASE"] = url
            server = bench.server(data="ways", environment=environment)
            line = pathlib.Path(f"/proc/{server.program.process.pid}/cmdline").read_bytes().decode()
            check(PASSWORD not in line and urllib.parse.quote(PASSWORD, safe="") not in line, f"{way}: {line!r}")
            status = server.admin().get("/admin/v1/status").expect(200, way)
            equal(status["database"]["kind"], "postgresql", "kind of database with the password from " + way)
            shown = json.dumps([status, server.addresses]) + server.program.out + server.program.err
            check(PASSWORD not in shown and urllib.parse.quote(PASSWORD, safe="") not in shown, f"{way}: it is shown")
            server.stop()
        wrong = bench.environment(ANSWERDESK_DATABASE_PASSWORD="wrong-password")
        refused(bench, bare, "password", environment=wrong)
        missing = bench.environment(ANSWERDESK_DATABASE_PASSWORD_FILE=str(bench.folder / "absent"))
        refused(bench, bare, "absent", environment=missing, code=2)


def a_second_server_on_the_database_is_refused(bench):
    with role_of(bench) as role:
        url = role.address_of(PASSWORD)
        first = bench.server(data="first", environment=bench.environment(ANSWERDESK_DATABASE=url))
        for command in ("serve", "migrate"):
            refused(bench, url, "in use", role.database, command=command)
        equal(first.admin().get("/admin/v1/status").status, 200, "status of the first server")
        first.make_company("shop")
        first.kill()
        # Its lock goes with its connection, which PostgreSQL notices by itself.
        second = wait_until(lambda: started(bench, url), PATIENCE_SECONDS, "a start after the first one was killed")
        equal([entry["company_key"] for entry in second.admin().all("/admin/v1/companies")], ["shop"], "companies")
        second.stop()


def started(bench, url):
    """The server, or none when the database is still taken."""
    environment = bench.environment(ANSWERDESK_DATABASE=url)
    ended = bench.run("migrate", "--data-dir", bench.folder / "second", environment=environment)
    if ended.returncode != 0:
        check("in use" in ended.stderr, ended.stderr)
        return None
    return bench.server(data="second", environment=environment)


def migrate_and_check_config_know_it(bench):
    with role_of(bench) as role:
        url = role.address_of(PASSWORD)
        environment = bench.environment(ANSWERDESK_DATABASE=url)
        migrated = bench.run("migrate", "--data-dir", bench.folder / "data", environment=environment)
        equal((migrated.returncode, migrated.stderr), (0, ""), "migrate")
        versions = [int(version) for (version,) in psql(role.url, "SELECT version FROM schema_migration ORDER BY version")]
        check(versions and f"schema version {versions[-1]}" in migrated.stdout, f"{versions}: {migrated.stdout}")
        checked = bench.run("check-config", environment=environment)
        equal((checked.returncode, checked.stderr), (0, ""), "check-config")
        check(PASSWORD not in checked.stdout, "check-config shows the password")
        check(not (bench.folder / "data" / "answerdesk.sqlite").exists(), "an SQLite file beside PostgreSQL")


if __name__ == "__main__":
    end_on_signals()
    if not POSTGRES:
        print("skipped: ANSWERDESK_TEST_POSTGRES is not set")
        sys.exit(SKIPPED)
    sys.exit(run_steps(sys.argv[1], [a_database_that_cannot_be_reached_is_named, an_address_that_is_none_is_wrong_usage,
        the_command_line_takes_no_password, the_password_may_come_from_elsewhere,
        a_second_server_on_the_database_is_refused, migrate_and_check_config_know_it]))
