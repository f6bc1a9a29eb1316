import type { Locale } from '@golark/contract/locale/rules';
import { cardProblem } from '@golark/contract/payments/rules';
import type { NewCard } from '@golark/contract/payments/schemas';
import type { Transaction } from 'kysely';
import { lockOpenAccount } from '#accounts';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { invalidField } from '#platform/failure';
import type { VaultedCard } from '#platform/payment-gateway';
import { countCard } from './count-card.ts';
import { ensureCustomer } from './ensure-customer.ts';
import { replaceKeptCard } from './keep-card.ts';
import type { Payer } from './payer.ts';
import { nameCardOfAttempt } from './store/card-attempts.ts';
import { type CardRow, findCardOfMethod, insertCard } from './store/cards.ts';

interface CardToSave {
  card: NewCard;
  /** false: a card for one payment, which is kept once it has paid if its buyer asks for that. */
  isKept: boolean;
  /** In which a refusal is explained. */
  locale: Locale;
}

/** A stored card with the gateway's customer that it belongs to. */
type SavedCard = CardRow & { customer_id: string };

type VaultedToSave = Pick<CardToSave, 'card' | 'isKept'> & { accountId: string; vaulted: VaultedCard };

const storeVaulted = async (
  ctx: Context,
  trx: Transaction<DB>,
  { accountId, card, isKept, vaulted }: VaultedToSave,
): Promise<CardRow> => {
  const { fingerprint, token } = vaulted;
  const gateway = ctx.gateway.name;
  const saved = await findCardOfMethod(trx, { gateway, token });
  if (saved?.removed_at) throw invalidField('methodId', 'invalid');
  if (saved) return saved;
  const now = ctx.clock.now();
  const isDefault = isKept && (await replaceKeptCard(trx, { accountId, gateway, fingerprint, now }));
  return insertCard(trx, {
    account_id: accountId,
    gateway,
    gateway_token: token,
    fingerprint,
    brand: vaulted.brand,
    last4: vaulted.last4,
    exp_month: vaulted.expMonth,
    exp_year: vaulted.expYear,
    name_on_card: card.nameOnCard ?? null,
    is_default: isDefault,
    is_kept: isKept,
    created_at: now,
  });
};

const storeCard = (
  ctx: Context,
  { attemptId, ...toSave }: VaultedToSave & { attemptId: number },
): Promise<CardRow> =>
  ctx.db.transaction().execute(async (trx) => {
    // one after the other: two first cards at once would both be the default
    await lockOpenAccount(trx, toSave.accountId, 'change');
    const stored = await storeVaulted(ctx, trx, toSave);
    await nameCardOfAttempt(trx, { attemptId, cardId: stored.id });
    return stored;
  });

const vault = (ctx: Context, card: NewCard, customerId: string): Promise<VaultedCard> =>
  'methodId' in card
    ? ctx.gateway.attachMethod({ methodId: card.methodId, customerId })
    : ctx.gateway.vaultCard(card, customerId);

/**
 * Saves a card as typed or a method that the browser created; a card that is kept already is replaced, and a method that
 * was saved already is returned. Throws VALIDATION_ERROR, CARD_DECLINED, RATE_LIMITED.
 */
export const saveCard = async (
  ctx: Context,
  payer: Payer,
  { card, isKept, locale }: CardToSave,
): Promise<SavedCard> => {
  const { accountId } = payer;
  const problem = 'methodId' in card ? null : cardProblem(card, ctx.clock.now());
  if (problem) throw invalidField(problem.path, problem.code);
  const attemptId = await countCard(ctx, payer, {
    locale,
    from: 'methodId' in card ? 'method' : 'typed',
  });
  const customer_id = await ensureCustomer(ctx, accountId);
  const vaulted = await vault(ctx, card, customer_id);
  return { ...(await storeCard(ctx, { accountId, card, isKept, vaulted, attemptId })), customer_id };
};
