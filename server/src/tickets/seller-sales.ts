import type { Delivery } from '@golark/contract/tickets/rules';
import type { Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';

/** Tickets of a seller with an account, at the moment of their sale. */
export interface SellerSale {
  itemId: string;
  listingId: string;
  eventId: string;
  sellerAccountId: string;
  /** `[2,4)`: positions in the row. */
  seats: string;
  quantity: number;
  /** Cents per ticket, all in. */
  priceAmount: number;
  facilityChargeAmount: number;
  delivery: Delivery;
  inHandOn: string | null;
  startsAt: Date;
  timeZone: string;
}

/** What happens to a seller's tickets beside their stock, in the transaction that sells or returns them. */
export interface SellerSales {
  sold(trx: Transaction<DB>, sale: SellerSale, at: Date): Promise<void>;
  /** Whether the seats can be sold again; not if the buyer has got them, or if the seller doesn't have them. */
  returned(trx: Transaction<DB>, itemId: string, at: Date): Promise<boolean>;
}
