import { createHmac, randomBytes } from 'node:crypto';
import { brandOf, expiryOf } from '@golark/contract/payments/rules';
import type { CardInput } from '@golark/contract/payments/schemas';
import { Failure, invalidField } from '#platform/failure';
import type { GatewayPaymentRequest, VaultedCard } from '#platform/payment-gateway';
import type { SandboxOptions } from './sandbox-options.ts';

/** What a card does when it is charged: a failure code, or one of these. */
type CardBehavior =
  | 'succeeds'
  | 'requires_action'
  | 'knows_device'
  | 'succeeds_later'
  | 'fails_later'
  | (string & {});

/** Published test cards; every other number that passes the Luhn check succeeds. */
const behaviorOfTestCard: Record<string, CardBehavior> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000119': 'processing_error',
  '4000002760003184': 'requires_action',
  '4000000000003055': 'knows_device',
  '4000000000000259': 'fails_later',
  '4000000000000077': 'succeeds_later',
};

const fingerprintOf = (secret: SandboxOptions['secret'], cardNumber: string): string =>
  createHmac('sha256', secret).update(`card ${cardNumber}`).digest('hex');

export const fingerprintsOfTestCards = ({ secret }: SandboxOptions): Set<string> =>
  new Set(
    ['4242424242424242', ...Object.keys(behaviorOfTestCard)].map((number) => fingerprintOf(secret, number)),
  );

export const newSandboxId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

/** Stores the behavior of a card and what may be shown of it; nothing else of the number. */
export const vaultSandboxCard = async (
  { db, clock, secret }: SandboxOptions,
  card: CardInput,
  customerId: string | null,
): Promise<VaultedCard> => {
  const { month, year } = expiryOf(card.cardExpiry);
  const vaulted: VaultedCard = {
    token: newSandboxId('card'),
    brand: brandOf(card.cardNumber),
    last4: card.cardNumber.slice(-4),
    expMonth: month,
    expYear: year,
    fingerprint: fingerprintOf(secret, card.cardNumber),
  };
  await db
    .insertInto('sandbox_cards')
    .values({
      token: vaulted.token,
      behavior: behaviorOfTestCard[card.cardNumber] ?? 'succeeds',
      customer_id: customerId,
      card: JSON.stringify(vaulted),
      created_at: clock.now(),
    })
    .execute();
  return vaulted;
};

export const attachSandboxCard = async (
  { db }: SandboxOptions,
  { methodId, customerId }: { methodId: string; customerId: string },
): Promise<VaultedCard> => {
  const row = await db
    .updateTable('sandbox_cards')
    .set({ customer_id: customerId })
    .where('token', '=', methodId)
    .where('detached_at', 'is', null)
    .where((where) => where.or([where('customer_id', 'is', null), where('customer_id', '=', customerId)]))
    .returning('card')
    .executeTakeFirst();
  if (!row) throw invalidField('methodId', 'invalid');
  return row.card as unknown as VaultedCard;
};

export const detachSandboxCard = async ({ db, clock }: SandboxOptions, token: string): Promise<void> => {
  await db
    .updateTable('sandbox_cards')
    .set({ detached_at: clock.now() })
    .where('token', '=', token)
    .where('detached_at', 'is', null)
    .execute();
};

/** The cards of the customer are detached, and what they showed is erased. */
export const deleteSandboxCustomer = ({ db, clock }: SandboxOptions, customerId: string): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await trx
      .updateTable('sandbox_cards')
      .set((eb) => ({
        detached_at: eb.fn.coalesce('detached_at', eb.val(clock.now())),
        customer_id: null,
        card: '{}',
      }))
      .where('customer_id', '=', customerId)
      .execute();
    await trx.deleteFrom('sandbox_customers').where('id', '=', customerId).execute();
  });

/** Throws INVALID_STATE for a card that is not, or no longer, a method of this customer. */
export const getCardBehavior = async (
  { db }: SandboxOptions,
  { token, customerId }: Pick<GatewayPaymentRequest, 'token' | 'customerId'>,
): Promise<CardBehavior> => {
  const row = await db
    .selectFrom('sandbox_cards')
    .select('behavior')
    .where('token', '=', token)
    .where('customer_id', '=', customerId)
    .where('detached_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Failure('INVALID_STATE', { detail: 'This card is not a method of this customer.' });
  return row.behavior;
};
