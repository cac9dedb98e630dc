"""The rules for Prometheus and the dashboard for Grafana: every series they name exists, and every
alert fires when it should and is quiet when all is well."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
from needs import need

from mexican_train.server.metrics import BOUNDS, PREFIX, Metrics

pytestmark = pytest.mark.release

DEPLOY = Path(__file__).parent.parent / "deploy"
RULES = DEPLOY / "prometheus" / "mexican-train.yml"
BOARD = DEPLOY / "grafana" / "mexican-train.json"
OPERATIONS = (DEPLOY.parent / "docs" / "operations.md").read_text(encoding="utf-8")
SERIES = dict(line.rsplit(" ", 1) for line in Metrics().text().splitlines() if line[0] != "#")
"""All that a server tells when it has just begun."""
SERVERS = ("a:8001", "b:8002")
STEP = 5
HOUR = 850
"""Steps: more than an hour, since one alert is that patient."""


def slow(name: str, label: str = "") -> dict[str, str]:
    """A histogram in which all takes between 1 and 2.5 seconds, five a step."""
    inner = f"{label}," if label else ""
    late = {f'{name}_bucket{{{inner}le="{le}"}}': "0+5" for le in (*BOUNDS[-1:], "+Inf")}
    return late | {f'{name}_bucket{{{inner}le="{le}"}}': "0" for le in BOUNDS[:-1]}


def counted(name: str) -> dict[str, str]:
    """A counter that goes up by ten a step."""
    return {name: "0+10"}


WRONG: dict[str, tuple[dict[str, str], str]] = {
    "MexicanTrainDown": ({"up": "0"}, "1m"),
    "MexicanTrainNoDatabase": ({"database_up": "0"}, "1m"),
    "MexicanTrainDatabaseSilent": ({"database_answer_age_seconds": "0+5"}, "1m"),
    "MexicanTrainLeaseUnsure": ({"lease_sure": "0"}, "1m"),
    "MexicanTrainCutOff": ({"linked": "0"}, "1m"),
    "MexicanTrainServersMissing": ({"servers": "1"}, "1m"),
    "MexicanTrainLoopLag": (slow("loop_lag_seconds"), "3m"),
    "MexicanTrainRefusesForStorage": (counted('refusals_total{reason="storage"}'), "1m"),
    "MexicanTrainUnreachable": (counted('refusals_total{reason="unreachable"}'), "11m"),
    "MexicanTrainSlowAcknowledgement": (slow("acknowledge_seconds"), "3m"),
    "MexicanTrainSlowCommits": (slow("commit_seconds"), "3m"),
    "MexicanTrainDiskQuota": (
        {"database_bytes": "95", "database_limit_bytes": "100"},
        "3m",
    ),
    "MexicanTrainNoNewTables": (counted('refusals_total{reason="full"}'), "1m"),
    "MexicanTrainTakesNoTables": ({"tables": "0"}, "11m"),
    "MexicanTrainManyConnections": ({"connections": "9000"}, "3m"),
    "MexicanTrainManyTables": ({"tables": "9000"}, "3m"),
    "MexicanTrainBotsWait": (slow("thought_wait_seconds", 'kind="move"'), "3m"),
    "MexicanTrainQueueGrows": ({'queue_length{queue="saving"}': "500"}, "2m"),
    "MexicanTrainSlowReaders": (counted("slow_readers_total"), "11m"),
    "MexicanTrainInterpreted": ({"build_info": 'build="missing"'}, "3m"),
}
"""What goes wrong at the first server, and when the alert must be there; the second is well."""
TOGETHER = ("MexicanTrainAllDown", "MexicanTrainTwoVersions")
"""Those that look at all servers together."""


@cache
def rules() -> list[Any]:
    (group,) = import_module("yaml").safe_load(RULES.read_text(encoding="utf-8"))["groups"]
    return list(group["rules"])


def expressions() -> list[str]:
    """What the rules and the board ask of Prometheus."""
    board = json.loads(BOARD.read_text(encoding="utf-8"))
    asked = [target["expr"] for panel in board["panels"] for target in panel.get("targets", ())]
    return [rule["expr"] for rule in rules()] + asked


def test_every_series_that_is_asked_for_exists() -> None:
    families = {re.split(r"[{ ]", name)[0] for name in SERIES}
    for asked in expressions():
        for name, labels in re.findall(r"\b(mexican_train_\w+)(\{[^}]*\})?", asked):
            assert name in families, asked
            for label, value in re.findall(r'(\w+)="([^"]*)"', labels):
                if label != "instance":  # which Prometheus adds
                    told = [each for each in SERIES if each.startswith(f"{name}{{")]
                    assert any(f'{label}="{value}"' in each for each in told), asked


def test_every_alert_is_tried_and_says_what_to_do() -> None:
    alerts = [rule["alert"] for rule in rules()]
    assert sorted(alerts) == sorted([*WRONG, *TOGETHER])
    for rule in rules():
        assert rule["labels"]["severity"] in ("warning", "critical")
        assert rule["annotations"]["summary"]
        assert rule["annotations"]["action"]
        assert f"`{rule['alert']}`" in OPERATIONS, rule["alert"]
    assert set(re.findall(r"`(MexicanTrain\w+)`", OPERATIONS)) <= set(alerts)


# ---------------------------------------------------------------------- made to fire


def told(
    changed: dict[str, str], server: str, version: str = "", steps: int = 140
) -> list[dict[str, str]]:
    """What a server tells, as far as rules ask for it: all well, or as changed."""
    well = {"connections": "50", "connections_limit": "10000", "tables": "30", "servers": "2"}
    well |= {
        "tables_limit": "10000",
        "database_limit_bytes": "20000000000",
    }
    asked = " ".join(rule["expr"] for rule in rules())
    lines = [{"series": f'up{{job="mexican-train",instance="{server}"}}', "values": "1"}]
    if "up" in changed:
        lines[0]["values"] = changed["up"]
    for series, value in SERIES.items():
        name = series.removeprefix(PREFIX)
        if re.split(r"[{ ]", series)[0] not in asked:
            continue
        inner = name.partition("{")[2].removesuffix("}")
        values = changed.get(name, f"{well.get(name, value)}")
        if name.startswith("build_info"):
            values = "1"
            inner = re.sub('build="[^"]*"', changed.get("build_info", 'build="compiled"'), inner)
            inner = re.sub('version="[^"]*"', f'version="{version}"', inner) if version else inner
        labels = ",".join(filter(None, (inner, f'instance="{server}",job="mexican-train"')))
        family = PREFIX + name.partition("{")[0]
        lines.append({"series": f"{family}{{{labels}}}", "values": values})
    return [line | {"values": f"{line['values']}x{steps}"} for line in lines]


def fires(alert: str, when: str, labels: dict[str, str] | None) -> dict[str, Any]:
    """That an alert is there then, with these labels; or that it is not."""
    (rule,) = (each for each in rules() if each["alert"] == alert)
    expected = []
    if labels is not None:
        words = {
            name: re.sub(r"{{ \$labels\.(\w+) }}", lambda found: labels[found[1]], text)
            for name, text in rule["annotations"].items()
        }
        shown = {name: value for name, value in labels.items() if name != "server"}
        expected = [{"exp_labels": rule["labels"] | shown, "exp_annotations": words}]
    return {"eval_time": when, "alertname": alert, "exp_alerts": expected}


def labels_of(changed: dict[str, str], alert: str) -> dict[str, str]:
    """The labels under which an alert about the first server comes."""
    labels = {"instance": SERVERS[0], "job": "mexican-train"}
    for name in changed:
        if "le=" not in name and '="' in name:
            label, value = re.findall(r'(\w+)="([^"]*)"', name)[0]
            labels[label] = value
    if alert == "MexicanTrainBotsWait":
        labels["kind"] = "move"
    if alert == "MexicanTrainInterpreted":
        told_of = next(name for name in SERIES if name.startswith(f"{PREFIX}build_info"))
        labels |= dict(re.findall(r'(\w+)="([^"]*)"', told_of)) | {"build": "missing"}
    return labels


def scenarios() -> list[dict[str, Any]]:
    first, second = SERVERS
    well = told({}, first) + told({}, second)
    both = {"up": "0"}
    found: list[dict[str, Any]] = [
        {
            "name": "all is well",
            "input_series": well,
            "alert_rule_test": [fires(alert, "11m", None) for alert in (*WRONG, *TOGETHER)],
        },
        {
            "name": "nobody is there",
            "input_series": told(both, first) + told(both, second),
            "alert_rule_test": [fires("MexicanTrainAllDown", "1m", {})],
        },
        {
            "name": "two versions",
            "input_series": told({}, first, steps=HOUR) + told({}, second, "9.9.9", HOUR),
            "alert_rule_test": [
                fires("MexicanTrainTwoVersions", "30m", None),
                fires("MexicanTrainTwoVersions", "70m", {}),
            ],
        },
    ]
    for alert, (changed, when) in WRONG.items():
        found.append(
            {
                "name": alert,
                "input_series": told(changed, first) + told({}, second),
                "alert_rule_test": [fires(alert, when, labels_of(changed, alert))],
            }
        )
    return [each | {"interval": f"{STEP}s"} for each in found]


@pytest.fixture(scope="module")
def promtool() -> str:
    found = shutil.which("promtool")
    need(found is not None, "promtool (Debian's prometheus)")
    assert found is not None
    return found


def test_the_rules_fire_when_they_should_and_are_quiet_when_all_is_well(
    promtool: str, tmp_path: Path
) -> None:
    trial = {
        "rule_files": [str(RULES)],
        "evaluation_interval": f"{3 * STEP}s",
        "tests": scenarios(),
    }
    file = tmp_path / "trial.yml"
    file.write_text(json.dumps(trial), encoding="utf-8")  # which is YAML
    asked = [promtool, "test", "rules", str(file)]
    done = subprocess.run(asked, capture_output=True, text=True, check=False, timeout=300)
    assert done.returncode == 0, done.stdout + done.stderr


def test_promtool_reads_the_rules_and_what_a_server_tells(promtool: str) -> None:
    checked = subprocess.run(
        [promtool, "check", "rules", str(RULES)],
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr
    read = subprocess.run(
        [promtool, "check", "metrics"],
        input=Metrics().text(),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )
    assert (read.returncode, read.stdout + read.stderr) == (0, "")
