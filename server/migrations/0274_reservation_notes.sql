-- What a host's team writes about a stay for itself. The guest never reads it; it is deleted with the guest's account.
CREATE TABLE reservation_notes (
  booking_id uuid PRIMARY KEY REFERENCES bookings ON DELETE CASCADE,
  property_manager_id text NOT NULL REFERENCES property_managers ON DELETE CASCADE,
  -- the guest's
  account_id uuid REFERENCES accounts ON DELETE CASCADE,
  body text NOT NULL CONSTRAINT reservation_notes_length CHECK (length(body) BETWEEN 1 AND 2000),
  updated_at timestamptz NOT NULL
);
CREATE INDEX reservation_notes_account ON reservation_notes (account_id);
CREATE INDEX reservation_notes_host ON reservation_notes (property_manager_id);

-- Texts that a host's team sends again and again.
CREATE TABLE saved_replies (
  id uuid PRIMARY KEY,
  property_manager_id text NOT NULL REFERENCES property_managers ON DELETE CASCADE,
  title text NOT NULL CONSTRAINT saved_replies_title CHECK (length(title) BETWEEN 1 AND 80),
  body text NOT NULL CONSTRAINT saved_replies_length CHECK (length(body) BETWEEN 1 AND 4000),
  created_at timestamptz NOT NULL
);
CREATE INDEX saved_replies_host ON saved_replies (property_manager_id, created_at);
