-- The buyer asked for the card to be kept in the account, which it is once this payment succeeds.
ALTER TABLE payments ADD COLUMN keeps_card boolean NOT NULL DEFAULT false;
