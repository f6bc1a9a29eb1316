ALTER TABLE emails
  -- until when one process is sending it, so that two jobs do not send it twice
  ADD COLUMN claimed_until timestamptz,
  -- which workers send it: visitors cause messages in numbers, and people wait for the other emails
  ADD COLUMN lane text NOT NULL DEFAULT 'emails' CHECK (lane IN ('emails', 'messages'));
UPDATE emails SET lane = 'messages' WHERE cause LIKE 'contact:%';
