-- A flag: what it gives to the devices it is on for, and to all others. The kind is that of both values.
CREATE TABLE feature_flags (
  name text PRIMARY KEY CHECK (name ~ '^[A-Z][A-Z0-9_]{1,63}$'),
  on_value jsonb NOT NULL CHECK (jsonb_typeof(on_value) IN ('boolean', 'string', 'number')),
  off_value jsonb NOT NULL,
  -- of the devices, by a hash of flag and device
  percentage smallint NOT NULL CHECK (percentage BETWEEN 0 AND 100),
  CONSTRAINT feature_flags_one_kind CHECK (jsonb_typeof(on_value) = jsonb_typeof(off_value))
);

-- An account's own value goes before the device's.
CREATE TABLE feature_flag_accounts (
  flag_name text NOT NULL REFERENCES feature_flags ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  is_on boolean NOT NULL,
  PRIMARY KEY (account_id, flag_name)
);

INSERT INTO feature_flags (name, on_value, off_value, percentage) VALUES
  ('REFINED_DESCRIPTION_TOGGLE', 'true', 'false', 100),
  ('TICKETNETWORK_BOOKING_CONFIRMATION', 'true', 'false', 0),
  ('VOICE_AGENT_WIDGET', 'true', 'false', 0);
