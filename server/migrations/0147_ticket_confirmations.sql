-- Ticket orders that a ticket network has to confirm before the card is charged.
CREATE TABLE ticket_confirmations (
  item_id uuid PRIMARY KEY REFERENCES order_items ON DELETE CASCADE,
  -- what the network calls it
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  status text NOT NULL CHECK (status IN ('PENDING', 'CONFIRMED', 'REJECTED', 'WITHDRAWN')),
  requested_at timestamptz NOT NULL,
  answered_at timestamptz
);
