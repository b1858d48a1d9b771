"""Python's own http.client: a chunked body, a reused connection, and hand-written pipelined requests."""

import http.client
import json
import socket
from urllib.parse import urlsplit

import server

address = urlsplit(server.base)
body = json.dumps({"query": '{ recipe(id: "recipe_1") { id } }'}).encode()
expected = b'{"data":{"recipe":{"id":"recipe_1"}}}'

connection = http.client.HTTPConnection(address.hostname, address.port, timeout=20)
for _ in range(3):
    # An iterable without a length is sent as `Transfer-Encoding: chunked`, here byte by byte.
    connection.request("POST", "/graphql", iter([bytes([byte]) for byte in body]), {"Content-Type": "application/json"}, encode_chunked=True)
    answer = connection.getresponse()
    assert (answer.status, answer.read()) == (200, expected), f"a body in chunks: {answer.status}"
    connection.request("HEAD", "/graphql?query={__typename}")
    head = connection.getresponse()
    assert head.status == 200 and head.read() == b"", f"HEAD has no body: {head.status}"
    assert int(head.getheader("Content-Length")) > 0, "HEAD reports the length of GET's body"
connection.close()

request = b"POST /graphql HTTP/1.1\r\nHost: test\r\nContent-Type: application/json\r\nContent-Length: %d\r\n\r\n" % len(body) + body
with socket.create_connection((address.hostname, address.port), timeout=20) as pipe:
    pipe.sendall(request * 20)
    pipe.shutdown(socket.SHUT_WR)
    received = b""
    while more := pipe.recv(65536):
        received += more
assert received.count(b"HTTP/1.1 200 OK\r\n") == received.count(expected) == 20, f"twenty pipelined requests: {received[-300:]}"
