import { isLinkKey, linkKeyOf } from '#platform/link-key';

/** The secret of an order's link, for buyers without an account. It is derived, so that it needs no table and can't be guessed. */
export const orderKeyOf = (secret: Uint8Array, orderId: string): string =>
  linkKeyOf(secret, `ticket-order ${orderId}`);

export const isOrderKey = (secret: Uint8Array, { orderId, key }: { orderId: string; key: string }): boolean =>
  isLinkKey(orderKeyOf(secret, orderId), key);

/** The secret of the link by which somebody gets tickets of others. */
export const transferKeyOf = (secret: Uint8Array, transferId: string): string =>
  linkKeyOf(secret, `ticket-transfer ${transferId}`);

export const isTransferKey = (
  secret: Uint8Array,
  { transferId, key }: { transferId: string; key: string },
): boolean => isLinkKey(transferKeyOf(secret, transferId), key);

/** The secret of the link of somebody on a waiting list. */
export const waitingKeyOf = (secret: Uint8Array, placeId: string): string =>
  linkKeyOf(secret, `waiting-place ${placeId}`);

export const isWaitingKey = (
  secret: Uint8Array,
  { placeId, key }: { placeId: string; key: string },
): boolean => isLinkKey(waitingKeyOf(secret, placeId), key);
