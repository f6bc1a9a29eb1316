-- The card that the buyer chose for what is still to be charged, instead of the one of the last payment.
ALTER TABLE orders ADD COLUMN card_id uuid REFERENCES saved_cards ON DELETE SET NULL;
CREATE INDEX orders_card ON orders (card_id) WHERE card_id IS NOT NULL;
