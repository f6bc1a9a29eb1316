import type { Transaction } from 'kysely';
import type { DB } from './database/tables.ts';

/** What a feature does for an account, without its owner doing anything, stops with the account: in the transaction that suspends it. */
export interface SuspensionEffect {
  suspend(trx: Transaction<DB>, accountId: string): Promise<void>;
  /** Goes on where it stopped. */
  restore(trx: Transaction<DB>, accountId: string): Promise<void>;
}
