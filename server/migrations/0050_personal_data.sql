-- Whose data an email contains, whoever receives it: it is deleted with that account.
ALTER TABLE emails ADD COLUMN account_id uuid REFERENCES accounts ON DELETE CASCADE;
CREATE INDEX emails_account ON emails (account_id);
UPDATE emails SET account_id = o.account_id
FROM orders o JOIN order_items i ON i.order_id = o.id
WHERE emails.cause LIKE 'booking-%' AND split_part(emails.cause, ':', 2) = i.id::text;
UPDATE emails SET account_id = m.account_id
FROM support_messages m WHERE emails.cause = 'contact:' || m.id;
UPDATE emails SET account_id = a.id
FROM accounts a WHERE emails.account_id IS NULL AND a.email_key = lower(emails.recipient);

-- What accounts that were deleted by an earlier release left behind.
DELETE FROM feature_flag_accounts f USING accounts a WHERE a.id = f.account_id AND a.deleted_at IS NOT NULL;
DELETE FROM support_messages m USING accounts a WHERE a.id = m.account_id AND a.deleted_at IS NOT NULL;
DELETE FROM emails e USING accounts a
WHERE a.id = e.account_id AND a.deleted_at IS NOT NULL AND e.sent_at IS NOT NULL;
UPDATE bookings b SET note = NULL, guest = b.guest - 'phone'
FROM order_items i, orders o, accounts a
WHERE i.id = b.id AND o.id = i.order_id AND a.id = o.account_id AND a.deleted_at IS NOT NULL;
