import type { exportAccount } from '@golark/contract/accounts/calls';
import type { ResponseOf } from '@golark/contract/call';
import type { Selectable, Transaction } from 'kysely';
import type { AccountCaller } from './caller.ts';
import type { Context } from './context.ts';
import type { Accounts, DB } from './database/tables.ts';

/**
 * What remains in a table of a deleted account, once the jobs of the deletion have run:
 * `deleted` no row; `anonymized` rows without anything that identifies the person; `retained` rows for the stated reason;
 * `expires` rows until they are deleted by their age.
 */
export type PersonalTable<Column extends string> =
  | { onDeletion: 'deleted'; contains: string }
  | { onDeletion: 'anonymized'; contains: string; reason: string }
  | {
      onDeletion: 'retained' | 'expires';
      contains: string;
      reason: string;
      /** The only columns that may still contain a name, address or number of the person. */
      identifyingColumns: readonly Column[];
    };

type PersonalTables = { readonly [Table in keyof DB]?: PersonalTable<keyof DB[Table] & string> };

export type AccountExport = ResponseOf<typeof exportAccount>;

/** `exportedAt` is added by the call; every other member belongs to one feature. */
export type ExportPart = Partial<Omit<AccountExport, 'exportedAt'>>;

/** The row of an account before its deletion, locked. */
export type AccountToErase = Selectable<Accounts>;

/**
 * What a feature stores about people. Erasure that may run after the deletion, such as a call of the gateway, is a
 * listener of `account.deleted`.
 */
export interface PersonalData {
  readonly feature: string;
  readonly tables: PersonalTables;
  /** The feature's members of the export, in the format of its own calls. Never contains secrets, hashes or tokens. */
  exportOf?(ctx: Context, caller: AccountCaller): Promise<ExportPart>;
  /** Throws INVALID_STATE, with a reason, while the account cannot be deleted. */
  assertDeletable?(ctx: Context, trx: Transaction<DB>, account: AccountToErase): Promise<void>;
  /** Runs in the transaction of the deletion, in no particular order. */
  erase?(ctx: Context, trx: Transaction<DB>, account: AccountToErase): Promise<void>;
}
