-- A visitor's key belongs to the browser or to the link of an order, a transfer or a place on a waiting list.
ALTER TABLE idempotency_keys ADD COLUMN scope text;
UPDATE idempotency_keys SET scope = account_id::text;
ALTER TABLE idempotency_keys DROP CONSTRAINT idempotency_keys_pkey;
ALTER TABLE idempotency_keys ALTER COLUMN scope SET NOT NULL, ALTER COLUMN account_id DROP NOT NULL,
  ADD PRIMARY KEY (scope, key);
CREATE INDEX idempotency_keys_account ON idempotency_keys (account_id) WHERE account_id IS NOT NULL;
