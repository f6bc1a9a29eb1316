-- An order that was paid and could not be confirmed ends, and its payment is refunded, also when the gateway captured the payment of a
-- request that its host had not answered. The other two statuses end so already.
INSERT INTO state_transitions (machine, from_status, to_status) VALUES ('order', 'AWAITING_HOST', 'EXPIRED');
