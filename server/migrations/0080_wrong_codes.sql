-- Wrong codes of the second step, counted per account from whatever address.
CREATE TABLE wrong_codes (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  entered_at timestamptz NOT NULL
);
CREATE INDEX wrong_codes_account ON wrong_codes (account_id, entered_at);
