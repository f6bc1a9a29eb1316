import { operator } from '@golark/contract/brand';
import type { OrderView } from '#orders';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure } from '#platform/failure';
import { formatDayOf } from '#platform/format';
import type { PdfFile } from '#platform/http/send-file';
import { translatorOf } from '#platform/translator-of';
import {
  changeSections,
  dueRows,
  guestNameOf,
  isPaid,
  itemSections,
  loadOrderFacts,
  paymentRows,
  refundRows,
  withChanges,
} from './order-facts.ts';
import { type Paper, receiptPdf } from './receipt-pdf.ts';

/** Of an order as it is now, in the reader's language. Throws INVALID_STATE for one that was never paid. */
export const receiptFile = async (
  ctx: Context,
  caller: AccountCaller,
  order: OrderView,
): Promise<PdfFile> => {
  if (!isPaid(order)) throw new Failure('INVALID_STATE', { detail: 'Nothing was paid for this order.' });
  const { locale } = caller;
  const t = translatorOf(locale, 'receipts');
  const facts = await loadOrderFacts(ctx, order);
  const paid = withChanges(facts);
  const { timeZone } = facts;
  const now = ctx.clock.now();
  const guest = guestNameOf(facts, caller.session.account);
  const paper: Paper = {
    brand: operator.name,
    title: t('receipt.title'),
    facts: [
      t('order', { code: order.code }),
      t('ordered', { day: formatDayOf(order.created_at, { timeZone, locale }) }),
      t('receipt.asOf', { day: formatDayOf(now, { timeZone, locale }) }),
    ],
    parties: [
      { heading: t('guest'), lines: [guest, facts.stays[0]?.guest.email ?? caller.session.account.email] },
      { heading: t('operator'), lines: [operator.name, ...operator.addressLines] },
    ],
    sections: [
      ...itemSections(ctx, facts, locale),
      ...changeSections(facts, locale),
      {
        heading: t('payments'),
        lines: [],
        rows: [...paymentRows(paid, locale), ...refundRows(paid, locale), ...dueRows(facts, locale)],
      },
    ],
    notes: [t('receipt.note')],
  };
  return { name: t('receipt.file', { code: order.code }), bytes: await receiptPdf(paper, now) };
};
