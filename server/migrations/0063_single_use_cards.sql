-- Cards for one payment, whose methods are detached once the payment is over.
CREATE INDEX saved_cards_single_use ON saved_cards (created_at) WHERE NOT is_kept AND removed_at IS NULL;
