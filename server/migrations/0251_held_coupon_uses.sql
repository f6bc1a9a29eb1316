-- The uses of coupons that are taken. One whose order is not paid yet is free again if that order ends.
CREATE VIEW held_coupon_uses AS
  SELECT u.item_id, u.code, u.account_id, i.status <> 'HELD' AS is_paid
  FROM coupon_uses u JOIN order_items i ON i.id = u.item_id
  WHERE u.is_held;
