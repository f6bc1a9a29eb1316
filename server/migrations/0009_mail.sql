-- The outbox: written in the transaction of what it tells of, sent by a job, kept for the mailbox page.
CREATE TABLE mail_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- one message for one cause, however often the cause is handled again
  cause text NOT NULL UNIQUE,
  recipient text NOT NULL,
  locale text NOT NULL CHECK (locale IN ('en', 'es')),
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL,
  sent_at timestamptz,
  attempts integer NOT NULL DEFAULT 0,
  last_error text
);
CREATE INDEX mail_messages_unsent ON mail_messages (created_at) WHERE sent_at IS NULL;
CREATE INDEX mail_messages_recent ON mail_messages (created_at DESC);
