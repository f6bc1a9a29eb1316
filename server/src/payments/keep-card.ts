import type { Transaction } from 'kysely';
import { lockAccount } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import type { GatewayName } from '#platform/payment-gateway';
import { findCard, findKeptCard, listCards, markCardKept, markCardRemoved } from './store/cards.ts';

interface NewlyKept {
  accountId: string;
  gateway: GatewayName;
  fingerprint: string | null;
  now: Date;
}

/**
 * Removes the kept card with the same number, which the new one replaces. Returns whether the new one is the default: it is if it
 * replaces the default, or is the only one. The transaction holds the lock of the account.
 */
export const replaceKeptCard = async (
  trx: Transaction<DB>,
  { accountId, gateway, fingerprint, now }: NewlyKept,
): Promise<boolean> => {
  const known = fingerprint ? await findKeptCard(trx, { accountId, gateway, fingerprint }) : undefined;
  // not renewed in its row: an open payment asks the gateway again with the token it began with
  if (known) await markCardRemoved(trx, { accountId, cardId: known.id, now });
  return known ? known.is_default : (await listCards(trx, { accountId, gateway })).length === 0;
};

/**
 * Keeps a card for later payments once it has paid, as its buyer asked: a declined card is never kept. Does nothing for a card that
 * is kept or was removed. Locks the account.
 */
export const keepPaidCard = async (
  ctx: Context,
  trx: Transaction<DB>,
  { accountId, cardId }: { accountId: string; cardId: string },
): Promise<void> => {
  const owner = { accountId, gateway: ctx.gateway.name };
  if (!(await lockAccount(trx, accountId, 'change'))) return;
  const card = await findCard(trx, { ...owner, cardId });
  if (!card || card.is_kept) return;
  const { fingerprint } = card;
  const isDefault = await replaceKeptCard(trx, { ...owner, fingerprint, now: ctx.clock.now() });
  await markCardKept(trx, { accountId, cardId, isDefault });
};
