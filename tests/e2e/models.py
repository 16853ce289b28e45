# SPDX-FileCopyrightText: Answerdesk contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""A model words answers, from its settings to the visitor, and is missed by nobody when it goes: models.py BINARIES"""
import http.server
import json
import sys
import threading

from cli import Shell
from harness import HOST, check, end_on_signals, equal, run_steps

KEY = "sk-e2e-0123456789"
QUESTION = "How long does standard delivery within Germany take?"
WORDED = "Standard delivery within Germany takes 2 to 3 working days."
FIELDS = {"model": str, "messages": list, "max_tokens": int, "stream": bool, "temperature": int}
DATA = {"language", "question", "earlier", "page", "visitor", "passages"}


class StandIn(http.server.ThreadingHTTPServer):
    """An OpenAI-compatible server that takes requests to the letter and words one answer."""
    daemon_threads = True

    def __init__(self):
        super().__init__((HOST, 0), Handler)
        self.faults = []
        self.requests = 0
        threading.Thread(target=self.serve_forever, daemon=True).start()

    @property
    def url(self):
        return f"http://{HOST}:{self.server_address[1]}/v1"

    def end(self):
        self.shutdown()
        self.server_close()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def fault(self, body):
        if self.path != "/v1/chat/completions":
            return "path " + self.path
        if self.headers.get("Content-Type") != "application/json":
            return "content type"
        if self.headers.get("Authorization") != "Bearer " + KEY or "Cookie" in self.headers:
            return "headers"
        if {name: type(value) for name, value in body.items()} != FIELDS or body["stream"] or body["temperature"] != 0:
            return "fields " + ", ".join(sorted(body))
        if [message["role"] for message in body["messages"]] != ["system", "user"]:
            return "roles"
        text = body["messages"][1]["content"]
        if set(json.loads(text)) - DATA or "private" in text or "fingerprint" in text:
            return "data " + text
        return None

    def do_POST(self):
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.server.requests += 1
        fault = self.fault(body)
        if fault:
            self.server.faults.append(fault)
            answer = {"error": {"message": fault}}
        else:
            passages = json.loads(body["messages"][1]["content"]).get("passages", [])
            number = next((p["number"] for p in passages if "Standard delivery within Germany" in p["text"]), 1)
            said = json.dumps({"sentences": [{"text": WORDED, "passages": [number]}]})
            answer = {"id": "1", "object": "chat.completion", "choices": [{"index": 0, "finish_reason": "stop",
                "message": {"role": "assistant", "content": "```json\n" + said + "\n```"}}],
                "usage": {"prompt_tokens": 10, "completion_tokens": 5, "total_tokens": 15}}
        data = json.dumps(answer).encode()
        self.send_response(400 if fault else 200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Connection", "close")  # so that it is gone when its server is
        self.end_headers()
        self.wfile.write(data)


def a_model_words_answers_until_it_goes(bench):
    stand_in = StandIn()
    secret = bench.folder / "model.key"
    secret.write_text(KEY + "\n")
    options = ("--model-url", stand_in.url, "--model-names", "stand-in", "--model-key-file", secret)
    server = bench.server(options=options)
    api_key, _ = server.make_shop("shop")
    server.import_help("shop")
    shell = Shell(server)

    def ask():
        metadata = {"_email": "private", "user_fingerprint": "0b7e1a52-7d0f-4c7e-9a35-0d6a3f6f1c11", "plan": "gold"}
        answer = server.public(api_key).post("/api/v1/send_message", {"query_text": QUESTION, "user_metadata": metadata})
        return answer.expect(200, "ask")

    def use(answer):
        path = f"/admin/v1/companies/shop/threads/{answer['thread_id']}"
        return server.admin().get(path).expect(200, "thread")["messages"][-1]["model"]

    plain = ask()
    equal((stand_in.requests, use(plain)), (0, None), "a company that has not turned it on")
    check("model_name" in shell.run("company", "set", "shop", "--model-name", "other", code=1).stderr, "another model")
    changed = shell.json("company", "set", "shop", "--model-enabled", "on", "--model-timeout-ms", "5000")
    equal((changed["model_enabled"], changed["model_timeout_ms"]), (True, 5000), "company set")
    worded = ask()
    equal(stand_in.faults, [], "what was wrong with the requests")
    equal((worded["result_text"], use(worded)["outcome"]), (WORDED, "used"), "with the model")
    metrics = server.admin().get("/metrics").body.decode()
    check('answerdesk_model_answers_total{outcome="used"} 1\n' in metrics, "metrics")
    check('answerdesk_model_tokens_total{kind="prompt"} 10\n' in metrics, "tokens")

    stand_in.end()
    alone = ask()
    equal((alone["result_text"], use(alone)["outcome"]), (plain["result_text"], "unreachable"), "without the model")
    check(KEY not in server.program.err + server.program.out, "the key stands in the log")
    shown = server.bench.run("check-config", "--data-dir", server.data, *options)
    check(KEY not in shown.stdout + shown.stderr and "model_key" in shown.stdout, "check-config")
    server.stop()


def models_are_set_up_on_a_running_server(bench):
    stand_in = StandIn()
    config = bench.folder / "answerdesk.conf"
    config.write_text("# Of this machine\n")
    server = bench.server(data="set-up", options=("--config", config))
    shell = Shell(server)
    wanted = ("--url", stand_in.url, "--models", "stand-in", "--key")
    tried = shell.json("model-setup", "test", *wanted, ANSWERDESK_NEW_MODEL_KEY=KEY)
    check(tried["test"]["ok"] and WORDED in tried["answer"], f"model-setup test: {tried}")
    equal(stand_in.faults, [], "what was wrong with the request")
    equal(config.read_text(), "# Of this machine\n", "the file after a test")
    written = shell.run("model-setup", "set", *wanted, "--json", ANSWERDESK_NEW_MODEL_KEY=KEY)
    check(KEY not in written.stdout + written.stderr, "the key is shown")
    check(json.loads(written.stdout)["restart_needed"], written.stdout)
    equal(config.stat().st_mode & 0o077, 0, "who else may read the file")
    server.stop()
    server = bench.server(data="set-up", options=("--config", config))
    shown = Shell(server).json("model-setup", "show")
    equal((shown["restart_needed"], shown["completion"]["has_key"], shown["completion"]["models"]["value"]),
        (False, True, "stand-in"), "model-setup show")
    check(KEY not in server.program.err + server.program.out, "the key stands in the log")
    refused = Shell(server).run("model-setup", "test", "--url", "http://127.0.0.1:9/v1", code=1)
    check("unreachable" in refused.stdout, refused.stdout)
    server.stop()
    stand_in.end()


if __name__ == "__main__":
    end_on_signals()
    sys.exit(run_steps(sys.argv[1], [a_model_words_answers_until_it_goes, models_are_set_up_on_a_running_server]))
