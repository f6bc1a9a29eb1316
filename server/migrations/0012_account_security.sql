ALTER TABLE accounts
  -- why the operator stopped the account; never shown to its owner
  ADD COLUMN suspended_reason text,
  -- a deleted account keeps its row for the bookings, without name, email, password or profile
  ADD COLUMN deleted_at timestamptz;

-- Refresh tokens that were replaced: one that comes back was stolen, or its replacement was.
CREATE TABLE replaced_refresh_tokens (
  hash bytea PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE
);
CREATE INDEX replaced_refresh_tokens_session ON replaced_refresh_tokens (session_id);

-- Tokens of mailed links, by SHA-256; `email` is the address that the mail was written for.
CREATE TABLE mail_tokens (
  hash bytea PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  purpose text NOT NULL CHECK (purpose IN ('reset-password', 'verify-email', 'change-email')),
  email text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- used up, or made dead by a newer one or by a changed address
  ended_at timestamptz
);
CREATE INDEX mail_tokens_account ON mail_tokens (account_id, purpose, created_at);

-- Asked-for resets: the answer writes this row, whether or not the account exists, and mail is written afterwards.
CREATE TABLE reset_requests (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email_key text NOT NULL,
  requested_at timestamptz NOT NULL
);

-- Sign-ups and reset requests of an address, counted within an hour.
CREATE TABLE address_uses (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL CHECK (kind IN ('sign-up', 'reset-request')),
  address text NOT NULL,
  used_at timestamptz NOT NULL
);
CREATE INDEX address_uses_address ON address_uses (address, kind, used_at);

CREATE TABLE two_step (
  account_id uuid PRIMARY KEY REFERENCES accounts ON DELETE CASCADE,
  -- AES-256-GCM: 12 bytes of nonce, 16 of tag, the rest the secret of the authenticator app
  sealed_secret bytea NOT NULL,
  created_at timestamptz NOT NULL,
  -- null until the first code was given: not on yet
  confirmed_at timestamptz,
  -- the 30-second step of the last code that was taken: no code works twice
  last_step bigint NOT NULL DEFAULT 0
);

-- Keyed hashes: a code has too few bits for a plain one.
CREATE TABLE recovery_codes (
  account_id uuid NOT NULL REFERENCES two_step ON DELETE CASCADE,
  hash bytea NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, hash)
);

CREATE TABLE known_devices (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- browser and system, without versions
  device text NOT NULL,
  first_seen_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, device)
);

CREATE TABLE account_events (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  at timestamptz NOT NULL,
  what text NOT NULL
);
CREATE INDEX account_events_account ON account_events (account_id, id);

-- A mail with a link that opens something: its body goes once it is handed in.
ALTER TABLE mail_messages ADD COLUMN has_secret boolean NOT NULL DEFAULT false;
