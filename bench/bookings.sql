-- The rows of one booking, written as plainly as SQL allows: no account, quote, card, rule or gateway is looked at. The
-- run sets :account, :card, :listing, :room (a room type with very many units), the first :day and the texts in JSON, and the
-- ledger accounts, because a colon begins a variable even in a string.
\set offset random(0, 300)
SELECT gen_random_uuid() AS order_id, gen_random_uuid() AS item_id, gen_random_uuid() AS payment_id \gset
BEGIN;
INSERT INTO orders (id, code, account_id, status, total_amount, locale, hold_expires_at, created_at)
  VALUES (:order_id, :order_id, :account, 'PENDING_PAYMENT', 60000, 'en', now() + interval '15 minutes', now());
INSERT INTO order_items (id, order_id, position, kind, status, snapshot, total_amount)
  VALUES (:item_id, :order_id, 0, 'stay', 'HELD', :snapshot, 60000);
INSERT INTO order_lines (item_id, position, code, params, quantity, amount, payee)
  SELECT :item_id::uuid, n, 'nights', '{"nights": 3}'::jsonb, 3, 15000, :to_host FROM generate_series(0, 3) n;
INSERT INTO payments (id, order_id, purpose, amount, status, card_id, gateway, attempts, due_on, created_at)
  VALUES (:payment_id, :order_id, 'purchase', 60000, 'CREATED', :card, 'sandbox', 1, current_date, now());
INSERT INTO order_events (order_id, at, type, actor) VALUES (:order_id, now(), 'placed', 'guest');
INSERT INTO bookings (id, confirmation_code, quote_id, listing_id, holds_nights, arrive_day, depart_day, party, guest, cancellation, nightly)
  VALUES (:item_id, :order_id, :order_id, :listing, true, :day::date + :offset::integer, :day::date + :offset::integer + 3,
    '{"adults": 2, "children": 0, "childAges": [], "infants": 0, "pets": false}',
    '{"firstName": "Maya", "lastName": "Ortega", "email": "maya@example.com"}', :cancellation, :nightly);
INSERT INTO booking_rooms (booking_id, room_type_id, units) VALUES (:item_id, :room, 1);
INSERT INTO nights AS n (room_type_id, night, units, booked)
  SELECT r.id, :day::date + :offset::integer + d, r.units, 1 FROM room_types r, generate_series(0, 2) d WHERE r.id = :room
  ON CONFLICT (room_type_id, night) DO UPDATE SET booked = n.booked + 1;
COMMIT;
BEGIN;
SELECT 1 FROM orders WHERE id = :order_id FOR UPDATE;
UPDATE payments SET status = 'SUCCEEDED', gateway_payment_id = :payment_id, settled_at = now() WHERE id = :payment_id;
UPDATE orders SET status = 'CONFIRMED' WHERE id = :order_id;
UPDATE order_items SET status = 'CONFIRMED' WHERE id = :item_id;
INSERT INTO order_events (order_id, at, type, actor) VALUES (:order_id, now(), 'payment_succeeded', 'gateway');
WITH posted AS (
  INSERT INTO ledger_transactions (cause, order_id, occurred_at) VALUES (:payment_id, :order_id, now()) RETURNING id)
  INSERT INTO ledger_entries (transaction_id, account, amount, currency)
  SELECT id, account, amount, 'USD' FROM posted, (VALUES (:from_gateway, 60000), (:to_host, -50000),
    (:to_platform, -5000), (:to_tax, -5000)) AS entry(account, amount);
COMMIT;
