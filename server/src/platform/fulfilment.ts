import type { Locale } from '@golark/contract/locale/rules';
import type { ItemKind, ItemStatus } from '@golark/contract/orders/rules';
import type { Transaction } from 'kysely';
import type { DB } from './database/tables.ts';

export interface OrderItem {
  id: string;
  orderId: string;
  position: number;
  kind: ItemKind;
  status: ItemStatus;
  /** The item as it was at purchase; its shape belongs to its kind. */
  snapshot: unknown;
  needsApproval: boolean;
  /** Cents. */
  totalAmount: number;
}

export type ReleaseReason = 'hold_expired' | 'declined' | 'canceled';

/**
 * What items of one kind do with their stock. Every method is idempotent: calling it again for the same item has no
 * further effect.
 */
export interface Fulfilment {
  /** Takes the stock of a stored item. Throws the error of its kind when it is gone, such as DATES_UNAVAILABLE. */
  hold(trx: Transaction<DB>, itemId: string, at: Date): Promise<void>;
  /** Makes a held item the buyer's. */
  confirm(trx: Transaction<DB>, itemId: string, at: Date): Promise<void>;
  /** Returns the stock, and ends what the buyer had of it. */
  release(trx: Transaction<DB>, itemId: string, why: { reason: ReleaseReason; at: Date }): Promise<void>;
  /** A scheduled payment of a held item failed; it can still be paid. A kind without scheduled payments has no use for it. */
  markUnpaid?(trx: Transaction<DB>, itemId: string, until: { at: Date; heldUntil: Date }): Promise<void>;
  /** Our page to which the bank sends the buyer back after 3-D Secure, for an order that begins with this item. */
  returnPath(item: Pick<OrderItem, 'id' | 'orderId' | 'snapshot'>): string;
  /** The zone whose days receipts name: of its place, or of the marketplace's books. */
  timeZoneOf(item: Pick<OrderItem, 'snapshot'>): string;
  /** One line for receipts and payment descriptions. */
  describe(item: Pick<OrderItem, 'snapshot'>, locale: Locale): string;
}

export type Fulfilments = Readonly<Partial<Record<ItemKind, Fulfilment>>>;
