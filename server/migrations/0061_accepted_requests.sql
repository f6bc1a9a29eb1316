-- Accepting a request to book is a change of its status, so that a request that was accepted can no longer be declined or
-- expire while its payment is captured.
INSERT INTO state_transitions (machine, from_status, to_status) VALUES ('order', 'AWAITING_HOST', 'PENDING_PAYMENT');
