"""The introspected schema is valid, and equal to the published one."""

import requests
from gql import Client, gql
from gql.transport.requests import RequestsHTTPTransport
from graphql import (
    assert_valid_schema,
    build_client_schema,
    build_schema,
    get_introspection_query,
    lexicographic_sort_schema,
    print_schema,
)

import server


def text(schema):
    return print_schema(lexicographic_sort_schema(schema)).splitlines()


published = build_schema(requests.get(f"{server.base}/schema.graphql").text)

with Client(transport=RequestsHTTPTransport(url=server.graphql), fetch_schema_from_transport=True) as session:
    assert_valid_schema(session.client.schema)
    assert session.client.schema.type_map.keys() == published.type_map.keys(), "gql's own introspection query returns all types"

    everything = get_introspection_query(
        descriptions=True,
        specified_by_url=True,
        directive_is_repeatable=True,
        schema_description=True,
        input_value_deprecation=True,
        input_object_one_of=True,
    )
    told = text(build_client_schema(session.execute(gql(everything))))

expected = text(published)
first = next((pair for pair in zip(told, expected) if pair[0] != pair[1]), None)
assert told == expected, f"introspection and /schema.graphql tell the same schema; first difference: {first}"
