import { createHmac, randomBytes } from 'node:crypto';
import { brandOf, expiryOf } from '@golark/contract/payments/rules';
import type { Database } from '#platform/database/open-database';
import type { PaymentGateway, PaymentResult } from '#platform/payment-gateway';

/** Test cards; every other number that passes the Luhn check succeeds. Nothing but the outcome is kept of a card. */
const outcomeOfTestCard: Record<string, string> = {
  '4000000000000002': 'card_declined',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
  '4000000000000119': 'processing_error',
};

const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;

interface PaymentRow {
  id: string;
  status: string;
  decline_code: string | null;
}

const resultOf = (row: PaymentRow): PaymentResult =>
  row.status === 'captured'
    ? { status: 'captured', paymentId: row.id }
    : { status: 'declined', paymentId: row.id, declineCode: row.decline_code ?? 'card_declined' };

const findRow = (db: Database, idempotencyKey: string): Promise<PaymentRow | undefined> =>
  db
    .selectFrom('sandbox_payments')
    .select(['id', 'status', 'decline_code'])
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirst();

/** A test-mode provider with books of its own, so that it remembers a payment when the shop has crashed. */
export const sandboxGateway = (db: Database, secret: Uint8Array): PaymentGateway => ({
  name: 'sandbox',

  vaultCard: async (card) => {
    const token = newId('card');
    const outcome = outcomeOfTestCard[card.cardNumber] ?? 'captured';
    await db.insertInto('sandbox_cards').values({ token, outcome }).execute();
    const { month, year } = expiryOf(card.cardExpiry);
    return {
      token,
      brand: brandOf(card.cardNumber),
      last4: card.cardNumber.slice(-4),
      expMonth: month,
      expYear: year,
      fingerprint: createHmac('sha256', secret).update(`card ${card.cardNumber}`).digest('hex'),
    };
  },

  pay: async ({ idempotencyKey, token, amount }) => {
    const card = await db
      .selectFrom('sandbox_cards')
      .select('outcome')
      .where('token', '=', token)
      .executeTakeFirstOrThrow();
    const isGood = card.outcome === 'captured';
    await db
      .insertInto('sandbox_payments')
      .values({
        id: newId('pay'),
        idempotency_key: idempotencyKey,
        card_token: token,
        amount,
        currency: 'USD',
        status: isGood ? 'captured' : 'declined',
        decline_code: isGood ? null : card.outcome,
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    const row = await findRow(db, idempotencyKey);
    if (!row) throw new Error('the sandbox lost a payment');
    return resultOf(row);
  },

  findPayment: async (idempotencyKey) => {
    const row = await findRow(db, idempotencyKey);
    return row ? resultOf(row) : null;
  },

  refund: async ({ idempotencyKey, paymentId, amount }) => {
    await db
      .insertInto('sandbox_refunds')
      .values({ id: newId('re'), idempotency_key: idempotencyKey, payment_id: paymentId, amount })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .execute();
    const row = await db
      .selectFrom('sandbox_refunds')
      .select('id')
      .where('idempotency_key', '=', idempotencyKey)
      .executeTakeFirstOrThrow();
    return { refundId: row.id };
  },
});
