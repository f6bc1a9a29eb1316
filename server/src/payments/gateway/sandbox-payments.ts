import { type Selectable, sql } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import type { Database } from '#platform/database/open-database';
import type { SandboxPayments } from '#platform/database/tables';
import { Failure } from '#platform/failure';
import type {
  GatewayPayment,
  GatewayPaymentRequest,
  GatewayPaymentStatus,
  GatewayRefund,
} from '#platform/payment-gateway';
import { newSandboxId } from './sandbox-cards.ts';
import { isDeviceSession } from './sandbox-devices.ts';
import type { SandboxOptions } from './sandbox-options.ts';

export type SandboxPaymentRow = Selectable<SandboxPayments>;

const settleAfterSeconds = 60;
const pageSize = 200;

export const presentSandboxPayment = (row: SandboxPaymentRow, origin: string): GatewayPayment => ({
  id: row.id,
  key: row.idempotency_key,
  status: row.status as GatewayPaymentStatus,
  amount: row.status === 'SUCCEEDED' ? row.captured_amount : row.amount,
  currency: 'USD',
  failureCode: row.failure_code,
  action: row.status === 'REQUIRES_ACTION' ? { url: `${origin}/dev/sandbox/3ds/${row.id}` } : null,
  refundedAmount: row.refunded_amount,
});

/** The columns of a payment whose card was accepted. */
const accepted = (capture: string, amount: number) =>
  capture === 'manual'
    ? ({ status: 'AUTHORIZED', captured_amount: 0 } as const)
    : ({ status: 'SUCCEEDED', captured_amount: amount } as const);

type Outcome = { behavior: string; isDeviceKnown: boolean; now: Date };

const outcomeOf = (
  { capture, amount, isOffSession }: GatewayPaymentRequest,
  { behavior, isDeviceKnown, now }: Outcome,
) => {
  if (behavior === 'succeeds' || (behavior === 'knows_device' && isDeviceKnown))
    return accepted(capture, amount);
  if (behavior === 'requires_action' || behavior === 'knows_device') {
    return isOffSession
      ? { status: 'FAILED', failure_code: 'authentication_required' }
      : { status: 'REQUIRES_ACTION' };
  }
  if (behavior === 'succeeds_later' || behavior === 'fails_later')
    return { status: 'PROCESSING', settles_at: new Date(now.getTime() + settleAfterSeconds * 1000) };
  return { status: 'FAILED', failure_code: behavior };
};

export const findSandboxPayment = (
  db: Database,
  by: { key: string } | { id: string },
): Promise<SandboxPaymentRow | undefined> =>
  db
    .selectFrom('sandbox_payments')
    .selectAll()
    .where('key' in by ? 'idempotency_key' : 'id', '=', 'key' in by ? by.key : by.id)
    .executeTakeFirst();

/** The payment of this key; a second request with the key changes nothing. */
export const insertSandboxPayment = async (
  { db, clock, secret }: SandboxOptions,
  request: GatewayPaymentRequest,
  behavior: string,
): Promise<SandboxPaymentRow> => {
  const inserted = await db
    .insertInto('sandbox_payments')
    .values({
      id: newSandboxId('pay'),
      idempotency_key: request.key,
      card_token: request.token,
      customer_id: request.customerId,
      amount: request.amount,
      currency: 'USD',
      capture: request.capture,
      return_url: request.returnUrl,
      created_at: clock.now(),
      ...outcomeOf(request, {
        behavior,
        isDeviceKnown: isDeviceSession(secret, request.deviceProfileSessionId ?? ''),
        now: clock.now(),
      }),
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  const row = inserted ?? (await findSandboxPayment(db, { key: request.key }));
  if (!row) throw new Error('the sandbox lost a payment');
  return row;
};

/** Moves a payment out of a state, if it is still in it. */
const moveFrom = (
  db: Database,
  move: { id: string; from: GatewayPaymentStatus; set: Partial<SandboxPaymentRow> },
): Promise<SandboxPaymentRow | undefined> =>
  db
    .updateTable('sandbox_payments')
    .set({ settles_at: null, ...move.set })
    .where('id', '=', move.id)
    .where('status', '=', move.from)
    .returningAll()
    .executeTakeFirst();

/** Decides about a payment that waits for the buyer or for the bank; returns undefined if it waits no more. */
export const settleSandboxPayment = (
  db: Database,
  row: SandboxPaymentRow,
  failureCode: string | null,
): Promise<SandboxPaymentRow | undefined> =>
  moveFrom(db, {
    id: row.id,
    from: row.status as GatewayPaymentStatus,
    set: failureCode ? { status: 'FAILED', failure_code: failureCode } : accepted(row.capture, row.amount),
  });

const inWrongState = (what: string): Failure =>
  new Failure('INVALID_STATE', { detail: `This payment cannot be ${what}.` });

export const captureSandboxPayment = async (
  db: Database,
  { id, amount }: { id: string; amount: number },
): Promise<SandboxPaymentRow> => {
  const before = await findSandboxPayment(db, { id });
  if (before?.status === 'SUCCEEDED' && before.captured_amount === amount) return before;
  if (!before || amount < 1 || amount > before.amount) throw inWrongState('captured');
  const set = { status: 'SUCCEEDED', captured_amount: amount };
  const moved = await moveFrom(db, { id, from: 'AUTHORIZED', set });
  if (moved) return moved;
  const after = await findSandboxPayment(db, { id });
  if (after?.status !== 'SUCCEEDED' || after.captured_amount !== amount) throw inWrongState('captured');
  return after;
};

export const cancelSandboxPayment = async (db: Database, id: string): Promise<SandboxPaymentRow> => {
  const row = await db
    .updateTable('sandbox_payments')
    .set({ status: 'CANCELED', settles_at: null, failure_code: null })
    .where('id', '=', id)
    .where('status', 'in', ['REQUIRES_ACTION', 'AUTHORIZED', 'FAILED', 'CANCELED'])
    .returningAll()
    .executeTakeFirst();
  if (!row) throw inWrongState('canceled');
  return row;
};

export const findSandboxRefund = async (
  db: Database,
  { key, paymentId }: { key: string; paymentId: string },
): Promise<GatewayRefund | null> => {
  const row = await db
    .selectFrom('sandbox_refunds')
    .select('id')
    .where('idempotency_key', '=', key)
    .where('payment_id', '=', paymentId)
    .executeTakeFirst();
  return row ? { refundId: row.id, status: 'SUCCEEDED' } : null;
};

/** Throws INVALID_STATE when all refunds together would exceed what was captured; the database decides. */
export const insertSandboxRefund = async (
  { db, clock }: SandboxOptions,
  refund: { key: string; paymentId: string; amount: number },
): Promise<GatewayRefund> => {
  try {
    const row = await db
      .insertInto('sandbox_refunds')
      .values({
        id: newSandboxId('re'),
        idempotency_key: refund.key,
        payment_id: refund.paymentId,
        amount: refund.amount,
        created_at: clock.now(),
      })
      .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (row) return { refundId: row.id, status: 'SUCCEEDED' };
  } catch (error) {
    if (isViolationOf(error, 'sandbox_payments_refund_within_capture'))
      throw new Failure('INVALID_STATE', { detail: 'Refunds cannot exceed the captured amount.' });
    throw error;
  }
  const known = await findSandboxRefund(db, refund);
  if (!known) throw new Failure('INVALID_STATE', { detail: 'This key refunded another payment.' });
  return known;
};

/** Payments that the bank decides about by now. */
export const listSettling = (db: Database, now: Date) =>
  db
    .selectFrom('sandbox_payments')
    .innerJoin('sandbox_cards', 'sandbox_cards.token', 'sandbox_payments.card_token')
    .selectAll('sandbox_payments')
    .select('sandbox_cards.behavior')
    .where('sandbox_payments.status', '=', 'PROCESSING')
    .where('sandbox_payments.settles_at', '<=', now)
    .execute();

export async function* listSandboxPayments(
  db: Database,
  { from, until }: { from: Date; until: Date },
): AsyncGenerator<SandboxPaymentRow> {
  let last: { created_at: Date; id: string } | null = null;
  for (;;) {
    let query = db
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('created_at', '>=', from)
      .where('created_at', '<', until)
      .orderBy('created_at')
      .orderBy('id')
      .limit(pageSize);
    if (last) query = query.where(sql<boolean>`(created_at, id) > (${last.created_at}, ${last.id})`);
    const rows: SandboxPaymentRow[] = await query.execute();
    yield* rows;
    last = rows.at(-1) ?? null;
    if (rows.length < pageSize) return;
  }
}
