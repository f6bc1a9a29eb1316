-- The kinds of emails that an account doesn't want. The list of kinds is in the contract: a row of a kind that is gone has no effect.
CREATE TABLE muted_emails (
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 40),
  muted_at timestamptz NOT NULL,
  PRIMARY KEY (account_id, kind)
);

ALTER TABLE emails
  -- null for a necessary email, which can't be muted
  ADD COLUMN kind text CHECK (length(kind) BETWEEN 1 AND 40),
  -- when it was due but not sent, because its kind is muted; its body is erased then
  ADD COLUMN muted_at timestamptz,
  ADD CONSTRAINT emails_necessary_sent CHECK (muted_at IS NULL OR (kind IS NOT NULL AND sent_at IS NULL));
