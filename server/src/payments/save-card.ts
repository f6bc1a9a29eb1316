import type { CardInput } from '@golark/contract/payments';
import type { Context } from '#platform/context';
import { invalidField } from '#platform/failure';
import { expiryOf, isExpired } from './rules/card-brand.ts';
import { type CardRow, clearDefaultCard, insertCard, listCards } from './store.ts';

/**
 * Hands the number to the gateway's vault and keeps its token. `isKept: false` is a card for one payment.
 * Throws VALIDATION_ERROR (expired), CARD_DECLINED.
 */
export const saveCard = async (
  ctx: Context,
  accountId: string,
  input: { card: CardInput; isKept: boolean },
): Promise<CardRow> => {
  const now = ctx.clock.now();
  if (isExpired(expiryOf(input.card.cardExpiry), now))
    throw invalidField('cardExpiry', 'This card has expired.');
  const vaulted = await ctx.gateway.vaultCard(input.card);
  const isFirst = input.isKept && (await listCards(ctx.db, accountId)).length === 0;
  return ctx.db.transaction().execute(async (trx) => {
    if (isFirst) await clearDefaultCard(trx, accountId);
    return insertCard(trx, {
      account_id: accountId,
      gateway_token: vaulted.token,
      brand: vaulted.brand,
      last4: vaulted.last4,
      exp_month: vaulted.expMonth,
      exp_year: vaulted.expYear,
      name_on_card: input.card.nameOnCard ?? null,
      is_default: isFirst,
      is_kept: input.isKept,
      created_at: now,
    });
  });
};
