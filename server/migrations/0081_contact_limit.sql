-- Messages to support are counted like other uses of an address, which is deleted after a day; a message no longer keeps it.
ALTER TABLE address_uses DROP CONSTRAINT address_uses_kind_check,
  ADD CONSTRAINT address_uses_kind_check CHECK (kind IN ('sign-up', 'reset-request', 'contact'));
DROP INDEX support_messages_ip;
ALTER TABLE support_messages DROP COLUMN ip;
