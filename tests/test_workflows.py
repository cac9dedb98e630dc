"""The workflows can be read, call what there is, may do what they need, and keep no secrets."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from mexican_train import __version__

ROOT = Path(__file__).parent.parent
HERE = ROOT / ".github" / "workflows"
WORKFLOWS = sorted(HERE.glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
NOTES = ROOT / "scripts" / "release-notes"
PROJECT: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
each_workflow = pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.stem)


def read(path: Path) -> Any:
    """What a YAML file says."""
    return import_module("yaml").safe_load(path.read_text(encoding="utf-8"))


def steps(workflow: Any) -> Iterator[Any]:
    """All steps of all jobs."""
    for job in workflow["jobs"].values():
        yield from job.get("steps", ())


def test_there_is_one_for_each_purpose() -> None:
    assert [path.stem for path in WORKFLOWS] == ["docs", "release", "tests", "wheels"]


@each_workflow
def test_every_job_runs_somewhere_and_waits_for_jobs_that_there_are(path: Path) -> None:
    jobs = read(path)["jobs"]
    for job in jobs.values():
        assert ("runs-on" in job) != ("uses" in job)
        needed = job.get("needs", [])
        assert {*([needed] if isinstance(needed, str) else needed)} <= {*jobs}
    assert all(("run" in step) != ("uses" in step) for step in steps(read(path)))


@each_workflow
def test_every_script_and_workflow_that_is_called_is_there(path: Path) -> None:
    workflow = read(path)
    called = re.findall(r"(?:^|\s)(\./\w+|scripts/[\w-]+|tests/[\w/.]+)", path.read_text("utf-8"))
    called += [job["uses"] for job in workflow["jobs"].values() if "uses" in job]
    for name in called:
        assert (ROOT / name).exists(), name
        assert not name.startswith("scripts/") or (ROOT / name).stat().st_mode & 0o100, name
    for step in steps(workflow):
        if "uses" in step:
            assert re.fullmatch(r"[\w-]+/[\w-]+@(v\d+(\.\d+)*|release/v1)", step["uses"])


@each_workflow
def test_none_keeps_a_secret_or_may_write_where_it_need_not(path: Path) -> None:
    text, workflow = path.read_text(encoding="utf-8"), read(path)
    assert "secrets." not in text
    assert workflow["permissions"] == {"contents": "read"}
    allowed = {
        ("release", "published"): {"id-token": "write"},
        ("release", "announced"): {"contents": "write"},
        ("docs", "publish"): {"pages": "write", "id-token": "write"},
    }
    for name, job in workflow["jobs"].items():
        assert job.get("permissions", {}) == allowed.get((path.stem, name), {})


def test_a_release_is_published_by_an_environment_that_the_index_trusts() -> None:
    jobs = read(HERE / "release.yml")["jobs"]
    assert jobs["published"]["environment"]["name"] == "pypi"
    assert jobs["built"]["uses"] == "./.github/workflows/wheels.yml"
    assert (jobs["built"]["needs"], jobs["published"]["needs"]) == ("checked", "built")
    assert "with" not in jobs["published"]["steps"][-1]


def test_wheels_are_built_for_every_python_that_is_promised() -> None:
    promised = [
        each.rpartition(" ")[2].replace(".", "")
        for each in PROJECT["project"]["classifiers"]
        if re.search(r"Python :: 3\.\d+$", each)
    ]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{each}-*" for each in promised]


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.stem)
def test_the_forms_for_issues_can_be_filled_in(path: Path) -> None:
    form = read(path)
    if path.stem == "config":
        assert all({"name", "url", "about"} == {*link} for link in form["contact_links"])
        return
    assert {"name", "description", "body"} <= {*form}
    assert len({part["id"] for part in form["body"]}) == len(form["body"])
    assert all(part["attributes"]["label"] for part in form["body"])


def test_how_to_cite_it_says_what_the_project_says() -> None:
    cited = read(ROOT / "CITATION.cff")
    urls = PROJECT["project"]["urls"]
    assert cited["cff-version"] == "1.2.0"
    assert (cited["repository-code"], cited["url"]) == (urls["Source"], urls["Documentation"])
    assert [each["name"] for each in cited["authors"]] == [
        each["name"] for each in PROJECT["project"]["authors"]
    ]


def test_the_notes_of_a_release_are_its_part_of_the_changelog() -> None:
    told = import_module("runpy").run_path(str(NOTES))["notes"]
    changes = "# Changelog\n\n## 1.2.0 (2026-12-01)\n\n- One.\n- Two.\n\n## 1.1.0 (2026-11-20)\n"
    assert told("v1.2.0", "1.2.0", changes) == "- One.\n- Two."
    assert told("v1.1.0", "1.1.0", changes) == ""


@pytest.mark.parametrize(
    ("tag", "version", "sentence"),
    [
        ("v1.3.0", "1.2.0", "make them the same"),
        ("v1.2.0", "1.2.0", "unreleased: write the day"),
        ("v1.3.0", "1.3.0", "no part about 1.3.0"),
    ],
)
def test_a_tag_that_does_not_fit_is_no_release(tag: str, version: str, sentence: str) -> None:
    told = import_module("runpy").run_path(str(NOTES))["notes"]
    with pytest.raises(SystemExit, match=sentence):
        told(tag, version, "## 1.2.0 (unreleased)\n\n- One.\n")


def test_the_version_that_is_tagged_is_the_project_s() -> None:
    assert import_module("runpy").run_path(str(NOTES))["version"]() == __version__
