"""Logged-in accounts."""
import base64
import hashlib
import secrets


def sign_in(database, accounts):
    """Creates a session for each account. Returns the tokens by account number."""
    tokens = {account: secrets.token_bytes(32) for account in accounts}
    rows = ",".join(f"('\\x{hashlib.sha256(token).hexdigest()}'::bytea, {account}, now() + interval '1 day')" for account, token in tokens.items())
    database.execute(f"INSERT INTO session (digest, account_id, expires_at) VALUES {rows};")
    return {account: "cps_" + base64.urlsafe_b64encode(token).decode().rstrip("=") for account, token in tokens.items()}
