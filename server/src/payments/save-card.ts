import type { CardInput } from '@golark/contract/payments';
import { lockOpenAccount } from '#accounts';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import type { VaultedCard } from '#platform/payment-gateway';
import { refusalOfCard } from './rules/card-brand.ts';
import { type CardRow, findKeptCard, insertCard, listCards, updateCard } from './store.ts';

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
    const columns = {
      gateway_token: vaulted.token,
      exp_month: vaulted.expMonth,
      exp_year: vaulted.expYear,
      name_on_card: card.nameOnCard ?? null,
    };
    const known = isKept && fingerprint ? await findKeptCard(trx, { accountId, fingerprint }) : undefined;
    if (known) return updateCard(trx, known.id, columns);
    return insertCard(trx, {
      ...columns,
      account_id: accountId,
      fingerprint,
      brand: vaulted.brand,
      last4: vaulted.last4,
      is_default: isKept && (await listCards(trx, accountId)).length === 0,
      is_kept: isKept,
      created_at: ctx.clock.now(),
    });
  });

/**
 * Hands the number to the gateway's vault and keeps its token; a card that is kept already is renewed in its place.
 * Throws VALIDATION_ERROR, CARD_DECLINED.
 */
export const saveCard = async (ctx: Context, accountId: string, input: NewCard): Promise<CardRow> => {
  const refusal = refusalOfCard(input.card, ctx.clock.now());
  if (refusal) throw invalidField(refusal.path, refusal.message);
  const vaulted = await ctx.gateway.vaultCard(input.card);
  return keepCard(ctx, accountId, { ...input, vaulted });
};
