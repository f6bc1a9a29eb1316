import { maskContacts } from '@golark/contract/contacts/mask-contacts';
import type { Sale } from '@golark/contract/selling/schemas';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, notFound } from '#platform/failure';
import { presentSale } from '../present-sale.ts';
import { canAnswer, openObjection } from '../rules/objecting.ts';
import { emailBuyerJob } from '../sale-jobs.ts';
import { recordAnswer } from '../store/objections.ts';
import { findSale, lockSale, type SaleRow } from '../store/sales.ts';

const assertAnswerable = (row: SaleRow | undefined): void => {
  if (row && canAnswer(row)) return;
  const detail =
    row && openObjection(row)
      ? 'You have answered this problem as often as possible. We decide now.'
      : 'No problem with these tickets waits for a decision.';
  throw new Failure('INVALID_STATE', { detail });
};

/** What the seller says about an open objection; the buyer gets it by email. Throws INVALID_STATE. */
export const answerObjection = async (
  ctx: Context,
  { locale }: AccountCaller,
  { resource, text }: { resource: SaleRow; text: string },
): Promise<{ sale: Sale }> => {
  const { item_id: itemId } = resource;
  await ctx.db.transaction().execute(async (trx) => {
    await lockSale(trx, itemId, { withOrder: false, withListing: false });
    assertAnswerable(await findSale(trx, itemId));
    await recordAnswer(trx, itemId, { text: maskContacts(text).text, at: ctx.clock.now() });
    await ctx.jobs.enqueue(trx, emailBuyerJob, { data: { itemId, kind: 'objectionAnswered' } });
  });
  const row = await findSale(ctx.db, itemId);
  if (!row) throw notFound('This sale');
  return { sale: presentSale(ctx, row, locale) };
};
