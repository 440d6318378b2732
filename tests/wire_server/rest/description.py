"""Bodies of requests and answers against Discord's own API description (an OpenAPI file).

Needs jsonschema-rs, a development dependency: import this module only where a description is used.
"""

import json
from pathlib import Path

from jsonschema_rs import Draft202012Validator, ValidationError, ValidationErrorKind, Validator

from tests.wire_server.errors import JsonObject, Problem

_MAX_MESSAGE = 300


class Description:
    """Validators compiled from the description, each when it is first needed.

    One thing is relaxed: ids may be numbers. discord.py sends some so (`attachments[].id`,
    `recipient_id`, `allowed_mentions.users`), and Discord takes them.
    """

    def __init__(self, path: Path) -> None:
        self._document: JsonObject = json.loads(path.read_bytes())
        schemas = self._document["components"]["schemas"]
        schemas["SnowflakeType"] = {
            "anyOf": [schemas["SnowflakeType"], {"type": "integer", "minimum": 0}]
        }
        self._validators: dict[tuple[str, ...], Validator | None] = {}

    @property
    def paths(self) -> list[str]:
        """The paths that are described, such as `/users/{user_id}`."""
        return [*self._document["paths"]]

    def check_request(self, method: str, template: str, body: object) -> list[Problem]:
        """Return what is wrong with the body of a request to a path such as `/users/{user_id}`."""
        return self._check((method, template), body)

    def check_answer(self, method: str, template: str, status: int, body: object) -> list[Problem]:
        """Return what is wrong with the body of an answer, where its status is described."""
        return self._check((method, template, str(status)), body)

    def _check(self, key: tuple[str, ...], body: object) -> list[Problem]:
        if key not in self._validators:
            self._validators[key] = self._compile(*key)
        validator = self._validators[key]
        if validator is None or validator.is_valid(body):
            return []
        return [_explain(error) for error in validator.iter_errors(body)]

    def _compile(self, method: str, template: str, status: str | None = None) -> Validator | None:
        operation = self._document["paths"].get(template, {}).get(method.lower(), {})
        if status is None:
            part = operation.get("requestBody", {})
        else:
            part = operation.get("responses", {}).get(status, {})
        schema = part.get("content", {}).get("application/json", {}).get("schema")
        if schema is None:
            return None
        return Draft202012Validator({**schema, "components": self._document["components"]})


def _explain(error: ValidationError) -> Problem:
    """Follow the alternatives of a union down to the error inside the one that was meant."""
    while True:
        match error.kind:
            case ValidationErrorKind.AnyOf(context) | ValidationErrorKind.OneOfNotValid(context):
                meant = [branch for branch in context if not _other_type(branch, error)]
                if not meant:
                    break
                error = max((branch[0] for branch in meant), key=_closeness)
            case _:
                break
    return Problem(tuple(error.instance_path), error.kind.name, error.message[:_MAX_MESSAGE])


def _closeness(error: ValidationError) -> tuple[bool, int]:
    """Rank errors by how likely their alternative was meant: null, for one, hardly ever is."""
    return error.kind.name != "type", len(error.instance_path)


def _other_type(branch: list[ValidationError], union: ValidationError) -> bool:
    """Tell whether a branch was refused for its `type`: then it is not the one that was meant."""
    tag = [*union.instance_path, "type"]
    return any(problem.instance_path == tag for problem in branch)
