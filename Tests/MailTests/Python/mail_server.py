"""A mail server for the tests: accepts messages and writes each one, as parsed by a mail program, as a line of JSON.

    mail_server.py MESSAGES [--port N] [--tls starttls|smtps CERTIFICATE KEY] [--log-in USER PASSWORD]

It prints its port when it listens, and stops at the end of its standard input. The address of a recipient selects the response:

    reject@…       550 to RCPT                     busy@…    451 to RCPT the first time
    refuse@…       554 to the content              full@…    452 to the content the first time
    held@…         waits for the file              close@…   421 to RCPT the first time, then closes the connection
                   MESSAGES.release
"""

import argparse
import asyncio
import email
import email.policy
import json
import os
import ssl
import sys

from aiosmtpd.smtp import SMTP, AuthResult


class Mailboxes:
    def __init__(self, path):
        self.path = path
        self.seen = {}
        self.connections = 0

    def is_first(self, address):
        self.seen[address] = self.seen.get(address, 0) + 1
        return self.seen[address] == 1

    async def handle_RCPT(self, server, session, envelope, address, options):
        if address.startswith("reject@"):
            return "550 5.1.1 no such mailbox"
        if address.startswith("busy@") and self.is_first(address):
            return "451 4.3.0 try again later"
        if address.startswith("close@") and self.is_first(address):
            asyncio.get_running_loop().call_soon(server.transport.close)
            return "421 4.3.2 closing"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server, session, envelope):
        for address in envelope.rcpt_tos:
            if address.startswith("refuse@"):
                return "554 5.7.1 no such content here"
            if address.startswith("full@") and self.is_first(address):
                return "452 4.2.2 mailbox full"
            while address.startswith("held@") and not os.path.exists(self.path + ".release"):
                await asyncio.sleep(0.01)
        self.write(server, session, envelope)
        return "250 OK"

    def write(self, server, session, envelope):
        raw = envelope.original_content
        message = email.message_from_bytes(raw, policy=email.policy.default)
        text = message.get_content().replace("\r\n", "\n")
        entry = {
            "sender": envelope.mail_from,
            "recipients": envelope.rcpt_tos,
            "peer": session.peer[1],
            "isEncrypted": server.transport.get_extra_info("ssl_object") is not None,
            "user": session.auth_data.login.decode() if session.auth_data else None,
            "headers": {name: str(value) for name, value in message.items()},
            "headerNames": [name for name, _ in message.items()],
            "body": text,
            "raw": raw.decode("ascii", "backslashreplace"),
            "isASCII": raw.isascii(),
            "longestLine": max(len(line) for line in raw.split(b"\r\n")),
            "hasBareLineEnds": raw.count(b"\n") != raw.count(b"\r\n") or raw.count(b"\r") != raw.count(b"\r\n"),
            "defects": [str(defect) for defect in message.defects],
        }
        with open(self.path, "a", encoding="utf-8") as file:
            file.write(json.dumps(entry) + "\n")


async def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("messages")
    parser.add_argument("--port", type=int, default=0)
    parser.add_argument("--tls", nargs=3, metavar=("KIND", "CERTIFICATE", "KEY"))
    parser.add_argument("--log-in", nargs=2, metavar=("USER", "PASSWORD"))
    options = parser.parse_args()

    mailboxes = Mailboxes(options.messages)
    settings = {"hostname": "mail.test"}
    context = None
    if options.tls:
        context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
        context.load_cert_chain(options.tls[1], options.tls[2])
        if options.tls[0] == "starttls":
            settings["tls_context"] = context
    if options.log_in:
        user, password = (word.encode() for word in options.log_in)

        def authenticate(server, session, envelope, mechanism, data):
            return AuthResult(success=(data.login, data.password) == (user, password), auth_data=data, handled=False)

        settings |= {"authenticator": authenticate, "auth_required": True, "auth_require_tls": False}

    is_encrypted = options.tls and options.tls[0] == "smtps"
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: SMTP(mailboxes, **settings), "127.0.0.1", options.port, ssl=context if is_encrypted else None
    )
    print(server.sockets[0].getsockname()[1], flush=True)
    await loop.run_in_executor(None, sys.stdin.read)


asyncio.run(main())
