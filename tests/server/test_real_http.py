from __future__ import annotations

import http.client
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from real import Answer, Server
from sockets import HOME, PATIENCE, Player, Raw
from websockets.exceptions import InvalidStatus

pytestmark = pytest.mark.gate

GUARDS = {
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
LONG = "9" * 5000


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("calls")) as running:
        yield running


def check_guards(headers: dict[str, str]) -> None:
    """Whether a browser is told what it must not do with an answer."""
    assert GUARDS.items() <= headers.items()
    policy = dict(part.split(maxsplit=1) for part in headers["content-security-policy"].split("; "))
    assert policy["default-src"] == "'none'"
    for kind in ("script-src", "style-src"):  # what is written into a page, and nothing else
        assert re.fullmatch(r"'self'( 'sha256-[\w+/=]+')*", policy[kind])
    assert policy["connect-src"] == "'self'"
    assert policy["frame-ancestors"] == policy["base-uri"] == policy["form-action"] == "'none'"
    assert "unsafe" not in headers["content-security-policy"]
    assert headers["cache-control"] in ("no-store", "no-cache")
    assert "server" not in headers


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/t/abcd2345", 200),
        ("GET", "/web/index.html", 200),
        ("GET", "/locales/en/table.ftl", 200),
        ("GET", "/api/sheets", 200),
        ("GET", "/api/tables", 200),
        ("GET", "/healthz", 200),
        ("GET", "/metrics", 200),
        ("HEAD", "/healthz", 200),
        ("POST", "/api/tables", 400),
        ("GET", "/api/tables/abcd2345", 404),
        ("GET", "/nowhere", 404),
        ("GET", "/web/nothing.js", 404),
        ("GET", "/locales/xx/table.ftl", 404),
        ("PUT", "/api/tables", 405),
        ("DELETE", "/api/tables/abcd2345", 405),
        ("POST", "/web/index.html", 405),
        ("GET", f"/api/tables/abcd2345/matches/{LONG}", 404),
        ("GET", f"/api/tables/abcd2345/matches/1/records/{LONG}", 404),
    ],
)
def test_every_answer_carries_the_headers_that_guard_it(
    server: Server, method: str, path: str, status: int
) -> None:
    answer = server.call(method, path)
    assert answer.status == status
    check_guards(answer.headers)


def test_a_refused_handshake_carries_them_too(server: Server) -> None:
    with pytest.raises(InvalidStatus) as refused:
        Player(server.port, "abcd2345", origin="https://elsewhere.example")
    response = refused.value.response
    check_guards({name.lower(): value for name, value in response.headers.raw_items()})


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, "not_found"),
        ("GET", "/api", 404, "not_found"),
        ("GET", "/api/tables/abcd2345", 404, "no_such_table"),
        ("GET", "/api/tables/%00", 404, "no_such_table"),
        ("GET", "/api/tables/" + "a" * 4000, 404, "no_such_table"),
        ("GET", "/api/tables/ABCD2345", 404, "no_such_table"),
        ("GET", "/api/tables/abcd2345/matches/1", 404, "not_found"),
        ("GET", "/api/tables/abcd2345/matches/-1", 404, "not_found"),
        ("GET", "/api/tables/abcd2345/matches/one", 404, "not_found"),
        ("PATCH", "/api/tables", 405, "wrong_method"),
        ("GET", "/api/tables/abcd2345/seats", 405, "wrong_method"),
        ("POST", "/healthz", 405, "wrong_method"),
    ],
)
def test_what_there_is_not_is_told_like_every_other_refusal(
    server: Server, method: str, path: str, status: int, code: str
) -> None:
    answer = server.call(method, path)
    assert (answer.status, answer.error) == (status, code)
    assert answer.headers["content-type"] == "application/json"
    assert answer.data["error"]["message"]


@pytest.mark.parametrize(
    "path",
    [
        "/web/../app.py",
        "/web/../../../../../../../../etc/passwd",
        "/web/%2e%2e/server/app.py",
        "/web/%2e%2e%2fserver%2fapp.py",
        "/web/..%2f..%2f__init__.py",
        "/web/..%5cserver%5capp.py",
        "/web//etc/passwd",
        "/web/%2fetc%2fpasswd",
        "/web/index.html%00.js",
        "/web/%00",
        "/web/.",
        "/web/",
        "/web/" + "a" * 4000,
        "/locales/../server/app.py",
        "/locales/%2e%2e%2fweb/index.ftl",
        "/locales/en/..%2ftable.ftl",
        "//etc/passwd",
    ],
)
def test_no_path_leads_out_of_what_is_served(server: Server, path: str) -> None:
    answer = server.call("GET", path)
    assert (answer.status, answer.error) == (404, "not_found")


WRONG: dict[str, list[object]] = {
    "name": [None, 5, ["Ada"], "A" * 201],
    "seats": ["4", None, 4.0, True, [], {}],
    "bots": ["planner", [1], ["planner"] * 9, {}],
    "rules": [[], 7, "x"],
    **{field: [1] for field in ("sheet", "public", "hints", "chat")},
}
BODIES: list[object] = [
    *(b"", b"{", b"null", b"[]", b"\xff\xfe", b'"Ada"', b"{" * 4000, b"[" * 4096),
    *({}, b'{"name":"\\ud800"}'),
    *({"name": "Ada", field: value} for field, values in WRONG.items() for value in values),
]


@pytest.mark.parametrize("body", BODIES, ids=[str(number) for number in range(len(BODIES))])
def test_a_body_of_another_form_is_refused(server: Server, body: object) -> None:
    for path in ("/api/tables", "/api/tables/abcd2345/seats"):
        answer = server.call("POST", path, body)
        assert (answer.status, answer.error) == (400, "bad_message")


@pytest.mark.parametrize(
    ("fields", "code"),
    [
        ({"sheet": "poker"}, "unknown_sheet"),
        ({"sheet": "../../etc/passwd"}, "unknown_sheet"),
        ({"seats": 1}, "bad_options"),
        ({"seats": 9}, "bad_options"),
        ({"seats": -(10**40)}, "bad_options"),
        ({"rounds": 0}, "bad_options"),
        ({"rounds": 10**18}, "bad_options"),
        ({"clock": 1}, "bad_options"),
        ({"chat": "loud"}, "bad_options"),
        ({"colour": "invisible"}, "bad_options"),
        ({"rules": {"luck": 1}}, "bad_options"),
        ({"rules": {"max_pip": 10**300}}, "bad_options"),
        ({"rules": {"max_pip": [[[[]]]]}}, "bad_options"),
        ({"rules": {"hand": 10**9}}, "bad_options"),
        ({"bots": ["genius"]}, "no_such_bot"),
        ({"seats": 2, "bots": ["planner", "planner"]}, "bad_options"),
        ({"name": "   "}, "bad_name"),
        ({"name": "A" * 25}, "bad_name"),
    ],
)
def test_options_that_cannot_be_played_make_no_table(
    server: Server, fields: dict[str, object], code: str
) -> None:
    before = server.metric("mexican_train_tables_made_total")
    answer = server.call("POST", "/api/tables", {"name": "Ada", **fields})
    assert (answer.status, answer.error) == (400, code)
    assert server.metric("mexican_train_tables_made_total") == before


def test_a_seat_needs_the_invite_and_a_free_place(server: Server) -> None:
    made, other = server.make(seats=2), server.make()

    def sit(invite: str) -> Answer:
        path = f"/api/tables/{made.table}/seats"
        return server.call("POST", path, {"name": "Bo", "invite": invite})

    for wrong in ("", "x", other.invite, made.token, made.invite + "x"):
        assert (sit(wrong).status, sit(wrong).error) == (403, "bad_secret")
    assert sit(made.invite).status == 201
    assert sit(made.invite).status == 409


def test_one_connection_may_ask_again_and_again(server: Server) -> None:
    line = http.client.HTTPConnection(HOME, server.port, timeout=PATIENCE)
    try:
        for path, status in (("/healthz", 200), ("/nowhere", 404), ("/api/sheets", 200)) * 3:
            line.request("GET", path)
            answer = line.getresponse()
            answer.read()
            assert answer.status == status
    finally:
        line.close()


@pytest.mark.parametrize(
    "request_",
    [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",  # a browser that tries HTTPS
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"GET / HTTP/9.9\r\n\r\n",
        b"GET http://[ HTTP/1.1\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nContent-Length: -5\r\n\r\n",
        b"POST /api/tables HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
        b"GET \xff HTTP/1.1\r\n\r\n",
        b"\r\n\r\n\x00\x00\x00",
    ],
)
def test_what_is_no_http_is_answered_with_400_and_closed(server: Server, request_: bytes) -> None:
    with Raw(server.port) as raw:
        raw.line.sendall(request_)
        assert raw.rest()[:12] in (b"", b"HTTP/1.1 400")


def test_figures_are_for_the_machine_itself_alone(server: Server, tmp_path: Path) -> None:
    assert server.call("GET", "/metrics").status == 200
    assert server.call("GET", "/metrics", address="127.0.0.7").status == 404
    through_a_proxy = {"X-Forwarded-For": "10.9.8.7"}
    assert server.call("GET", "/metrics", headers=through_a_proxy).status == 404
    with Server(tmp_path, "--metrics", "127.0.0.7") as other:
        assert other.call("GET", "/metrics", address="127.0.0.7").status == 200
        assert other.call("GET", "/metrics").status == 404


def test_health_and_figures(server: Server) -> None:
    health = server.call("GET", "/healthz")
    assert health.data["status"] == "ok"
    host, guest = server.pair()
    with host, guest:
        assert server.metric("mexican_train_connections") == 2
        acted = 'mexican_train_actions_total{kind="acted"}'
        commits = server.metric("mexican_train_commit_seconds_count")
        before = server.metric(acted)
        (host if host.view["legal"] else guest).act()
        assert server.metric(acted) == before + 1
        assert server.metric("mexican_train_commit_seconds_count") == commits + 1
        refused = 'mexican_train_refusals_total{reason="not_host"}'
        count = server.metric(refused)
        guest.ask("pause")
        assert server.metric(refused) == count + 1
    assert server.metric("mexican_train_tables") >= 1
    answer = server.call("GET", "/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    named = [line.split()[2] for line in answer.body.decode().splitlines() if "# TYPE" in line]
    assert len(named) == len(set(named)) >= 8


def test_a_public_table_is_listed_and_another_is_not(server: Server) -> None:
    public, private = server.make(public=True), server.make()
    host = server.player(public.table, token=public.token)
    with host, server.player(private.table, token=private.token):
        listed = server.call("GET", "/api/tables")
    assert [each["table"] for each in listed.data["tables"]] == [public.table]
    assert public.token not in json.dumps(listed.data)


def test_nothing_of_this_was_a_failure_of_the_server(server: Server) -> None:
    assert server.trouble() == []


def test_a_seat_belongs_to_whoever_took_it_though_the_line_was_cut(server: Server) -> None:
    made = server.make(seats=8)
    path = f"/api/tables/{made.table}/seats"
    host = server.player(made.table, token=made.token)
    for number in range(6):
        body = {"name": f"Bo {number}", "invite": made.invite, "id": f"{number}" * 32}
        line = http.client.HTTPConnection(HOME, server.port)
        line.request("POST", path, json.dumps(body))
        line.close()  # before the answer
        while sum(each["taken"] for each in host.view["players"]) < number + 2:
            host.get()
        again = server.call("POST", path, body)
        assert (again.status, again.data["seat"]) == (201, number + 1)
        with server.player(made.table, token=again.data["token"]) as bo:
            assert bo.view["seat"] == number + 1
    assert server.call("GET", f"/api/tables/{made.table}").data["free"] == 1
