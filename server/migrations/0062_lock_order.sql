-- Locks an order and returns all that its transitions need in one round trip. Each statement of the function sees what was
-- committed before it, so items, payments and lines are those of after the wait for the lock.
CREATE FUNCTION lock_order(wanted uuid) RETURNS TABLE (found orders, items jsonb, payments jsonb, lines jsonb)
LANGUAGE plpgsql VOLATILE AS $$
BEGIN
  PERFORM FROM orders WHERE id = wanted FOR UPDATE;
  RETURN QUERY SELECT o,
    (SELECT jsonb_agg(i ORDER BY i.position) FROM order_items i WHERE i.order_id = wanted),
    (SELECT jsonb_agg(p ORDER BY p.created_at) FROM public.payments p WHERE p.order_id = wanted),
    (SELECT jsonb_agg(l ORDER BY i.position, l.position)
      FROM order_lines l JOIN order_items i ON i.id = l.item_id WHERE i.order_id = wanted)
  FROM orders o WHERE o.id = wanted;
END $$;
