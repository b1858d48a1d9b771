"""People for a load: logged-in accounts with readable mail, and identities from the bench's own provider."""
import asyncio
import base64
import itertools
import json
import pathlib
import re
import secrets
import subprocess
import time
from dataclasses import dataclass

from accounts import sign_in

PEOPLE, ADMINISTRATORS = 200, 4
MARK = "%@load.bench.example.org"
PASSWORD, NEXT_PASSWORD = "Correct-Horse-1", "Correct-Horse-2"
ISSUER, AUDIENCE = "https://issuer.bench.example.org", "load"

# Near the demo data's stores. Each account has both roles, so that it can donate and receive.
PREPARATION = f"""
    INSERT INTO account (name, email, email_verified, roles, is_admin, time_zone, latitude, longitude)
    SELECT 'Mia Lindgren', 'person' || n || '@load.bench.example.org', true, '{{DONOR,RECEIVER}}', n > {PEOPLE}, 'UTC', store.latitude, store.longitude
    FROM generate_series(1, {PEOPLE + ADMINISTRATORS}) AS n JOIN grocery_store AS store ON store.id = 1 + n % 20 ORDER BY n;
"""


@dataclass
class Person:
    """A logged-in person."""

    number: int
    token: str

    @property
    def id(self):
        return f"account_{self.number}"


class People:
    """Creates people. They stay in the database, which is only for measurements."""

    def __init__(self, database):
        self.database = database
        database.execute(f"UPDATE account SET email = 'former' || id || substr(email, strpos(email, '@')) WHERE email LIKE 'person{MARK}';")
        database.execute(PREPARATION)
        numbers = [int(number) for number in database.texts(f"SELECT id FROM account WHERE email LIKE 'person{MARK}' ORDER BY id")]
        people = [Person(number, token) for number, token in sign_in(database, numbers).items()]
        self.all, self.administrators = people[:PEOPLE], people[PEOPLE:]
        self.items = database.texts("SELECT id FROM catalog_item WHERE in_stock ORDER BY id LIMIT 20000")
        self._new = itertools.count(1)
        self._run = secrets.token_hex(4)

    def email(self):
        """Returns an address without an account."""
        return f"new-{self._run}-{next(self._new)}@load.bench.example.org"

    async def secret(self, prefix, email):
        """Returns the latest secret mailed to an address, as the recipient would read it."""
        query = f"SELECT body FROM email_outbox WHERE recipient = '{email}' ORDER BY id DESC LIMIT 1"
        text = "\n".join(await asyncio.to_thread(self.database.texts, query))
        return re.search(rf"{prefix}_[A-Za-z0-9_-]+", text)[0]


class Issuer:
    """An identity provider with its keys in a file."""

    def __init__(self, folder):
        self.key = pathlib.Path(folder, "issuer.pem")
        _openssl("genpkey", "-algorithm", "RSA", "-pkeyopt", "rsa_keygen_bits:2048", "-out", self.key)
        modulus = bytes.fromhex(_openssl("rsa", "-in", self.key, "-noout", "-modulus").decode().strip().partition("=")[2])
        keys = {"keys": [{"kty": "RSA", "kid": "1", "alg": "RS256", "use": "sig", "n": _text(modulus), "e": "AQAB"}]}
        pathlib.Path(folder, "keys.json").write_text(json.dumps(keys))
        provider = {"name": "BENCH", "issuer": ISSUER, "audiences": [AUDIENCE], "jwks": str(pathlib.Path(folder, "keys.json"))}
        self.configuration = pathlib.Path(folder, "providers.json")
        self.configuration.write_text(json.dumps({"providers": [provider]}))

    def token(self, email):
        """Returns an ID token for a new user."""
        now = int(time.time())
        claims = {"iss": ISSUER, "aud": AUDIENCE, "sub": secrets.token_hex(8), "iat": now, "exp": now + 600, "email": email, "email_verified": True, "name": "Ida"}
        signed = ".".join(_text(json.dumps(part).encode()) for part in [{"alg": "RS256", "kid": "1", "typ": "JWT"}, claims])
        return signed + "." + _text(_openssl("dgst", "-sha256", "-sign", self.key, input=signed.encode()))


def _text(data):
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _openssl(*arguments, input=None):
    return subprocess.run(["openssl", *map(str, arguments)], input=input, check=True, capture_output=True).stdout
