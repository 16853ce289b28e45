# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""installer/nginx.conf as it stands, with other ports and a certificate of its own, before a server: nginx.py BINARIES"""
import http.client
import json
import shutil
import socket
import ssl
import subprocess
import sys

from harness import HOST, ROOT, SKIPPED, cart_event, check, end_on_signals, equal, free_port, run_steps, wait_until

NGINX = shutil.which("nginx", path="/usr/sbin:/usr/bin:/usr/local/sbin")
OPENSSL = shutil.which("openssl")
NAME = "api.shop.example"
CLIENT = "127.0.0.9"  # another address than that of nginx, which calls the server from 127.0.0.1


def replaced(text, *pairs):
    for old, new in pairs:
        check(old in text, f"the example has no {old!r} any more")
        text = text.replace(old, new)
    return text


def answer_of(connection, method, path, body=None, headers=None):
    connection.request(method, path, None if body is None else json.dumps(body),
        {"Host": NAME, "Content-Type": "application/json", **(headers or {})})
    response = connection.getresponse()
    return response, response.read()


def the_example_serves_the_public_endpoints_only(bench):
    server = bench.server("demo", environment=bench.environment(ANSWERDESK_TRUSTED_PROXIES=HOST))
    demo = server.summary
    certificate, key = bench.folder / "cert.pem", bench.folder / "key.pem"
    subprocess.run([OPENSSL, "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
        "-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}", "-keyout", key, "-out", certificate],
        check=True, capture_output=True, timeout=60)
    plain, secure = free_port(), free_port()
    example = replaced((ROOT / "installer/nginx.conf").read_text(),
        ("    listen [::]:80;\n", ""), ("    listen [::]:443 ssl http2;\n", ""),
        ("listen 80;", f"listen {HOST}:{plain};"), ("listen 443 ssl", f"listen {HOST}:{secure} ssl"),
        ("server 127.0.0.1:8420;", f"server {server.base_url.removeprefix('http://')};"),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(key)))
    folders = "".join(f"{kind}_temp_path {bench.folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi"))
    config = bench.folder / "nginx.conf"
    config.write_text(f"daemon off; master_process off; pid {bench.folder}/nginx.pid; error_log stderr;\n"
        f"events {{}}\nhttp {{\naccess_log off;\n{folders}{example}\n}}\n")
    nginx = bench.start("-c", config, program=NGINX, name="nginx")

    trusted = ssl.create_default_context(cafile=certificate)

    def connect():
        raw = socket.create_connection((HOST, secure), 30, source_address=(CLIENT, 0))
        connection = http.client.HTTPConnection(HOST, secure)
        connection.sock = trusted.wrap_socket(raw, server_hostname=NAME)
        return connection

    def listens():
        check(nginx.running, f"nginx ended: {nginx.err[-800:]}")
        try:
            socket.create_connection((HOST, secure), 1).close()
            return True
        except OSError:
            return False

    wait_until(listens, 30, "nginx listening")
    client = connect()
    asked, body = answer_of(client, "POST", "/api/v1/send_message",
        {"query_text": "How long does standard delivery to Germany take?",
            "user_metadata": {"user_fingerprint": demo["user_fingerprint"]}},
        {"Authorization": f"Bearer {demo['api_key']}", "X-Forwarded-For": "203.0.113.9", "X-Request-Id": "forged"})
    equal(asked.status, 200, "a question through nginx")
    check("2–3 working days" in json.loads(body)["result_text"], "no delivery time in the answer")
    check("max-age" in asked.headers["Strict-Transport-Security"], "no Strict-Transport-Security")
    request_id = asked.headers["X-Request-Id"]
    check(len(request_id) == 32, f"not a request id of nginx: {request_id!r}")

    event = cart_event(demo["company_key"], demo["user_fingerprint"], demo["user_faq_fingerprint"], "alta-2", value=379.9)
    equal(answer_of(client, "POST", "/analytics/cart_events", event)[0].status, 200, "a cart event through nginx")

    logged = [row for row in server.admin().get("/admin/v1/requests").expect(200)["items"] if row["request_id"] == request_id]
    equal([row["address"] for row in logged], [CLIENT], "the client's own address in the log")

    for path in ("/admin/v1/status", "/healthz", "/readyz", "/metrics", "/openapi.json", "/"):
        equal(answer_of(client, "GET", path)[0].status, 404, path)
    equal(answer_of(connect(), "POST", "/analytics/checkout_events", {"much": "x" * (5 << 20)})[0].status, 413,
        "a body of 5 MB")
    sent_on, _ = answer_of(http.client.HTTPConnection(HOST, plain, timeout=30), "GET", "/api/v1/product-faqs")
    equal((sent_on.status, sent_on.headers["Location"]), (301, f"https://{NAME}/api/v1/product-faqs"), "without TLS")
    nginx.end()
    server.stop()


if __name__ == "__main__":
    end_on_signals()
    if not NGINX or not OPENSSL:
        print("nginx or openssl is not installed")
        sys.exit(SKIPPED)
    sys.exit(run_steps(sys.argv[1], [the_example_serves_the_public_endpoints_only]))
