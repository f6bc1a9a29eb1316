-- Uploaded files are counted by address, like messages to support: each is read by a worker.
ALTER TABLE address_uses DROP CONSTRAINT address_uses_kind_check,
  ADD CONSTRAINT address_uses_kind_check CHECK (kind IN ('sign-up', 'reset-request', 'contact', 'ticket-file'));
