-- Forms of the gateway that visitors open for the seats they hold.
ALTER TABLE address_uses DROP CONSTRAINT address_uses_kind_check,
  ADD CONSTRAINT address_uses_kind_check CHECK (kind IN ('sign-up', 'reset-request', 'contact', 'ticket-file', 'ticket-transfer', 'waiting-list', 'message', 'card-form'));
