"""Batching is off by default, so a list of requests gets a 400."""

from gql import Client, GraphQLRequest
from gql.transport.exceptions import TransportServerError
from gql.transport.requests import RequestsHTTPTransport

import server

with Client(transport=RequestsHTTPTransport(url=server.graphql)) as session:
    refused = server.refusal(lambda: session.execute_batch([GraphQLRequest("{ __typename }")] * 2), TransportServerError)
    assert refused.code == 400, f"a list is no request here: {refused}"
