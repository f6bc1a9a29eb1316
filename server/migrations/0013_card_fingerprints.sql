-- The gateway's own mark of a card number, by which the same card is known again; the number cannot be had from it.
ALTER TABLE saved_cards ADD COLUMN fingerprint text;
CREATE UNIQUE INDEX saved_cards_once ON saved_cards (account_id, fingerprint) WHERE is_kept AND removed_at IS NULL;
