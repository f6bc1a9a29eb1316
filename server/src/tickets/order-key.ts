import { createHmac, timingSafeEqual } from 'node:crypto';

const keyOf = (secret: Uint8Array, of: string): string =>
  createHmac('sha256', secret).update(of).digest('base64url').slice(0, 32);

const isKey = (expected: string, given: string): boolean => {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
};

/** The secret of an order's link, for buyers without an account. It is derived, so that it needs no table and can't be guessed. */
export const orderKeyOf = (secret: Uint8Array, orderId: string): string =>
  keyOf(secret, `ticket-order ${orderId}`);

export const isOrderKey = (secret: Uint8Array, { orderId, key }: { orderId: string; key: string }): boolean =>
  isKey(orderKeyOf(secret, orderId), key);

/** The secret of the link by which somebody gets tickets of others. */
export const transferKeyOf = (secret: Uint8Array, transferId: string): string =>
  keyOf(secret, `ticket-transfer ${transferId}`);

export const isTransferKey = (
  secret: Uint8Array,
  { transferId, key }: { transferId: string; key: string },
): boolean => isKey(transferKeyOf(secret, transferId), key);

/** The secret of the link of somebody on a waiting list. */
export const waitingKeyOf = (secret: Uint8Array, placeId: string): string =>
  keyOf(secret, `waiting-place ${placeId}`);

export const isWaitingKey = (
  secret: Uint8Array,
  { placeId, key }: { placeId: string; key: string },
): boolean => isKey(waitingKeyOf(secret, placeId), key);
