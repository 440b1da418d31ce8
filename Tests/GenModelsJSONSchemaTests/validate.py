"""Says what a JSON Schema makes of JSON values: one line for each, empty where it accepts it.

Usage: validate.py SCHEMA VALUES, two files of JSON, of which the second holds an array.
"""

import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
with open(sys.argv[2], encoding="utf-8") as file:
    values = json.load(file)

jsonschema.Draft7Validator.check_schema(schema)
validator = jsonschema.Draft7Validator(schema)
for value in values:
    error = jsonschema.exceptions.best_match(validator.iter_errors(value))
    place = "/".join(map(str, error.absolute_path)) if error else ""
    print(" ".join(f"{place}: {error.message}".split()) if error else "")
