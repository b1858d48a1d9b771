"""gql's upload: a photo is sent as a form and served without metadata, and a form that any page could send is refused."""

import asyncio
import io
import struct
import urllib.error
import urllib.request
import zlib

from gql import Client, FileVar, gql
from gql.transport.aiohttp import AIOHTTPTransport
from gql.transport.exceptions import TransportQueryError, TransportServerError

import server

sign_up = gql(
    """mutation {
      createAccount(input: {
        name: "Ana", email: "upload@example.org", password: "Secret-Word-7", passwordConfirmation: "Secret-Word-7"
      }) { session { token } userErrors { message } }
    }"""
)
set_photo = gql(
    """mutation ($photo: Upload!) {
      setProfilePhoto(input: {photo: $photo}) { account { photoUrl } message userErrors { code message field } }
    }"""
)


def chunk(name, content):
    return struct.pack(">I", len(content)) + name + content + struct.pack(">I", zlib.crc32(name + content))


def png(*notes):
    """Returns a picture of 2 × 2 pixels. The bytes of a boundary within it must not end the file."""
    pixels = zlib.compress(b"\0\xff\0\0\0\xff\0" * 2)
    header = struct.pack(">IIBBBBB", 2, 2, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + b"".join(notes) + chunk(b"IDAT", pixels) + chunk(b"IEND", b"")


async def ask(document, headers, variables=None):
    transport = AIOHTTPTransport(url=server.graphql, headers=headers)
    async with Client(transport=transport) as session:
        document.variable_values = variables
        return await session.execute(document, upload_files=variables is not None)


def upload(content, headers):
    file = FileVar(io.BytesIO(content), filename="photo.jpg", content_type="image/jpeg")
    return asyncio.run(ask(set_photo, headers, {"photo": file}))["setProfilePhoto"]


def fetch(url, **headers):
    try:
        with urllib.request.urlopen(urllib.request.Request(url, headers=headers)) as response:
            return response.status, response.headers, response.read()
    except urllib.error.HTTPError as error:
        return error.code, error.headers, b""


account = asyncio.run(ask(sign_up, {}))["createAccount"]
assert account["userErrors"] == [], account
signed_in = {"Authorization": f"Bearer {account['session']['token']}", "Apollo-Require-Preflight": "true"}

payload = upload(png(chunk(b"tEXt", b"Comment\0at home\r\n--x\r\n")), signed_in)
assert payload["message"] == "Photo changed successfully" and payload["userErrors"] == [], payload
url = payload["account"]["photoUrl"]
assert url.startswith(f"{server.base}/photos/"), url
status, headers, content = fetch(url)
assert (status, headers["Content-Type"], content) == (200, "image/png", png()), "the picture without its note"
assert fetch(url, **{"If-None-Match": headers["ETag"]})[0] == 304, "a client with a current copy is not sent the photo again"

payload = upload(b"<html>no photo\r\n--x\r\n", signed_in)
assert payload["account"] is None, payload
assert payload["userErrors"] == [{"code": "UNSUPPORTED_FILE_TYPE", "message": "Please choose a PNG, JPEG or WebP image without animation", "field": ["photo"]}], payload

# Without a header that requires a preflight, any page could send this form.
try:
    answer = upload(png(), {"Authorization": signed_in["Authorization"]})
except (TransportServerError, TransportQueryError) as error:
    assert "reflight" in str(error), f"the refusal says which header is missing: {error}"
else:
    raise AssertionError(f"a form without a preflight was accepted: {answer}")
