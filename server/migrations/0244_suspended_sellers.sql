-- What a suspended account offers or waits for is paused until the account is restored.
ALTER TABLE ticket_listings ADD COLUMN is_suspended boolean NOT NULL DEFAULT false;
ALTER TABLE waiting_list ADD COLUMN is_paused boolean NOT NULL DEFAULT false;

UPDATE ticket_listings l SET is_suspended = true, status = CASE l.status WHEN 'active' THEN 'paused' ELSE l.status END
FROM accounts a WHERE a.id = l.seller_account_id AND a.suspended_at IS NOT NULL AND l.status IN ('active', 'sold');
UPDATE waiting_list w SET is_paused = true
FROM accounts a WHERE a.id = w.account_id AND a.suspended_at IS NOT NULL AND w.status = 'WAITING';
