import { createHmac, timingSafeEqual } from 'node:crypto';

/** The secret of an order's link, for buyers without an account. It is derived, so that it needs no table and can't be guessed. */
export const orderKeyOf = (secret: Uint8Array, orderId: string): string =>
  createHmac('sha256', secret).update(`ticket-order ${orderId}`).digest('base64url').slice(0, 32);

export const isOrderKey = (
  secret: Uint8Array,
  { orderId, key }: { orderId: string; key: string },
): boolean => {
  const expected = Buffer.from(orderKeyOf(secret, orderId));
  const given = Buffer.from(key);
  return given.length === expected.length && timingSafeEqual(given, expected);
};
