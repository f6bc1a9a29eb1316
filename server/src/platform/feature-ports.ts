import type { Transaction } from 'kysely';
import type { DB } from './database/tables.ts';

/** What a feature does for an account, without its owner doing anything, stops with the account: in the transaction that suspends it. */
export interface SuspensionEffect {
  suspend(trx: Transaction<DB>, accountId: string): Promise<void>;
  /** Goes on where it stopped. */
  restore(trx: Transaction<DB>, accountId: string): Promise<void>;
}

/** The calendars that hosts import from other sites, for features below the one that imports them. */
export interface SiteCalendars {
  /** Imports what the calendars of a listing say now, as far as their sites respond within a short time. Never throws. */
  refresh(listingId: string): Promise<void>;
}
