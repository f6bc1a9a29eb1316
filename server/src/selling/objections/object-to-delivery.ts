import { maskContacts } from '@golark/contract/contacts/mask-contacts';
import type { ObjectionInput, OrderObjection } from '@golark/contract/objections/schemas';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import { kindsToObject, openObjection } from '../rules/objecting.ts';
import { emailBuyerJob, emailSellerJob } from '../sale-jobs.ts';
import { insertObjection } from '../store/objections.ts';
import { stopPayout } from '../store/payouts.ts';
import { findSale, lockSale, type SaleRow } from '../store/sales.ts';
import { itemOfOrder, loadObjection, type OrderAccess } from './order-objection.ts';

const refused = (detail: string): Failure => new Failure('INVALID_STATE', { detail });

const whyNot = (row: SaleRow | undefined, now: Date): string => {
  if (row?.status === 'DUE') return 'These tickets are not delivered yet.';
  if (row?.status !== 'DELIVERED' || row.is_issued_here) return 'Nothing can be objected to this order.';
  if (openObjection(row)) return 'You have reported a problem with these tickets already.';
  if (row.payout_status === 'PAID' || row.pays_at <= now)
    return 'The seller is paid by now: problems can be reported until the day of the payout.';
  return 'A problem with these tickets was decided already, or withdrawn too often.';
};

const assertPossible = (
  row: SaleRow | undefined,
  { kind, now }: { kind: ObjectionInput['kind']; now: Date },
): void => {
  const kinds = row ? kindsToObject(row, now) : [];
  if (kinds.length === 0) throw refused(whyNot(row, now));
  if (!kinds.includes(kind)) throw invalidField('kind', 'delivery_kind');
};

/**
 * Says that delivered tickets did not arrive or are not valid, and stops the payout: of an objection and the payout at the same moment,
 * one takes effect. Throws NOT_FOUND, INVALID_STATE, VALIDATION_ERROR (kind).
 */
export const objectToDelivery = async (
  ctx: Context,
  caller: Caller,
  { access, input }: { access: OrderAccess; input: ObjectionInput },
): Promise<OrderObjection> => {
  const itemId = await itemOfOrder(ctx, caller, access);
  const { kind, text } = input;
  await ctx.db.transaction().execute(async (trx) => {
    await lockSale(trx, itemId, { withOrder: false, withListing: false });
    const now = ctx.clock.now();
    assertPossible(await findSale(trx, itemId), { kind, now });
    const details = text === null ? null : maskContacts(text).text;
    await insertObjection(trx, { itemId, kind, details, at: now });
    if (!(await stopPayout(trx, itemId, now))) throw refused('The seller is paid by now.');
    await ctx.jobs.enqueue(trx, emailBuyerJob, { data: { itemId, kind: 'objected' } });
    await ctx.jobs.enqueue(trx, emailSellerJob, { data: { itemId, kind: 'objected' } });
    reachStep('selling.objected.before-commit');
  });
  ctx.log.warn(
    { orderId: access.orderId, itemId, kind, alert: 'objection-to-decide' },
    'a buyer objects to the delivery of a seller',
  );
  return loadObjection(ctx, itemId);
};
