import { cardProblem } from '@golark/contract/payments/rules';
import type { CardInput } from '@golark/contract/payments/schemas';
import { lockOpenAccount } from '#accounts';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import type { VaultedCard } from '#platform/payment-gateway';
import { type CardRow, findKeptCard, insertCard, listCards, markCardRemoved } from './store.ts';

interface NewCard {
  card: CardInput;
  /** false: a card for one payment, not offered again. */
  isKept: boolean;
}

const keepCard = (
  ctx: Context,
  accountId: string,
  { card, isKept, vaulted }: NewCard & { vaulted: VaultedCard },
): Promise<CardRow> =>
  ctx.db.transaction().execute(async (trx) => {
    // one after the other: two first cards at once would both be the default
    await lockOpenAccount(trx, accountId, 'change');
    const { fingerprint } = vaulted;
    const now = ctx.clock.now();
    const known = isKept && fingerprint ? await findKeptCard(trx, { accountId, fingerprint }) : undefined;
    // not renewed in its row: a charge that is open asks the gateway again with the token it began with
    if (known) await markCardRemoved(trx, { accountId, cardId: known.id, now });
    const isFirst = known ? known.is_default : (await listCards(trx, accountId)).length === 0;
    return insertCard(trx, {
      account_id: accountId,
      gateway_token: vaulted.token,
      fingerprint,
      brand: vaulted.brand,
      last4: vaulted.last4,
      exp_month: vaulted.expMonth,
      exp_year: vaulted.expYear,
      name_on_card: card.nameOnCard ?? null,
      is_default: isKept && isFirst,
      is_kept: isKept,
      created_at: now,
    });
  });

/**
 * Hands the number to the gateway's vault and keeps its token; a card that is kept already is replaced.
 * Throws VALIDATION_ERROR, CARD_DECLINED.
 */
export const saveCard = async (ctx: Context, accountId: string, input: NewCard): Promise<CardRow> => {
  const problem = cardProblem(input.card, ctx.clock.now());
  if (problem) throw invalidField(problem.path, problem.code);
  const vaulted = await ctx.gateway.vaultCard(input.card);
  return keepCard(ctx, accountId, { ...input, vaulted });
};
