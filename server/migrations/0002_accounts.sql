CREATE TABLE accounts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL CHECK (length(email) <= 320),
  email_key text NOT NULL GENERATED ALWAYS AS (lower(email)) STORED CONSTRAINT accounts_email_taken UNIQUE,
  first_name text NOT NULL,
  last_name text NOT NULL,
  password_hash text NOT NULL,
  phone jsonb,
  address jsonb,
  locale text NOT NULL CHECK (locale IN ('en', 'es')),
  email_verified_at timestamptz,
  suspended_at timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- SHA-256 of the cookie's secret and of the refresh token; the secrets themselves are never stored
  cookie_hash bytea NOT NULL UNIQUE,
  refresh_hash bytea NOT NULL UNIQUE,
  ip text,
  user_agent text,
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_account ON sessions (account_id) WHERE ended_at IS NULL;

-- Failed logins, counted per account key and per address within a window.
CREATE TABLE login_failures (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  email_key text NOT NULL,
  ip text NOT NULL,
  failed_at timestamptz NOT NULL
);
CREATE INDEX login_failures_email ON login_failures (email_key, failed_at);
CREATE INDEX login_failures_ip ON login_failures (ip, failed_at);

-- A property manager; an account may act for several, and one without an account belongs to the catalogue.
CREATE TABLE property_managers (
  id text PRIMARY KEY,
  account_id uuid REFERENCES accounts,
  name text NOT NULL,
  data_source text NOT NULL CHECK (data_source IN ('DIRECT', 'AIRBNB', 'CATALOG')),
  joined_on date NOT NULL
);
CREATE INDEX property_managers_account ON property_managers (account_id);
