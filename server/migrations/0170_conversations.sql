-- What a guest and a host write to each other about a listing. A listing that changes hands begins new conversations.
CREATE TABLE conversations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  listing_id text NOT NULL REFERENCES listings ON DELETE CASCADE,
  property_manager_id text NOT NULL REFERENCES property_managers ON DELETE CASCADE,
  account_id uuid NOT NULL REFERENCES accounts ON DELETE CASCADE,
  -- the newest message that each side has read; messages of one conversation have ascending ids
  guest_read_id bigint NOT NULL DEFAULT 0,
  host_read_id bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  last_message_at timestamptz NOT NULL,
  CONSTRAINT conversations_one_per_guest UNIQUE (account_id, listing_id, property_manager_id)
);
CREATE INDEX conversations_guest ON conversations (account_id, last_message_at DESC);
CREATE INDEX conversations_host ON conversations (property_manager_id, last_message_at DESC);
CREATE INDEX conversations_listing ON conversations (listing_id);

CREATE TABLE conversation_messages (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  conversation_id uuid NOT NULL REFERENCES conversations ON DELETE CASCADE,
  sender text NOT NULL CHECK (sender IN ('guest', 'host')),
  -- who wrote it: the guest, or a member of the host's team
  author_account_id uuid REFERENCES accounts ON DELETE SET NULL,
  -- contact details are hidden before it is stored
  body text NOT NULL CONSTRAINT conversation_messages_length CHECK (length(body) BETWEEN 1 AND 20000),
  has_hidden_contacts boolean NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX conversation_messages_conversation ON conversation_messages (conversation_id, id);
CREATE INDEX conversation_messages_author ON conversation_messages (author_account_id, sent_at);

ALTER TABLE address_uses DROP CONSTRAINT address_uses_kind_check,
  ADD CONSTRAINT address_uses_kind_check CHECK (kind IN ('sign-up', 'reset-request', 'contact', 'ticket-file', 'ticket-transfer', 'waiting-list', 'message'));
