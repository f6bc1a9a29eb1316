import type { LineParams } from '@golark/contract/pricing/rules';
import type { PreparedItem } from '#orders';
import type { BookingView } from '../views.ts';
import type { ChangeSnapshot } from './change-fulfilment.ts';
import { type ChangeTerms, partiesOf } from './change-terms.ts';
import { insertChange, type NewChange } from './store.ts';

/** The figures of a line's text that are of the whole stay and not of the difference. */
const countParams: ReadonlySet<string> = new Set(['unit', 'each', 'nights', 'guests', 'rooms']);

const paramsOf = (params: LineParams, nights: number): LineParams => ({
  ...Object.fromEntries(Object.entries(params).filter(([name]) => !countParams.has(name))),
  ...('nights' in params && !('unit' in params) ? { nights } : {}),
});

/** What is paid for a change, line by line; a line that gets smaller is negative. */
const linesOf = ({ changed, nightly }: ChangeTerms): PreparedItem['lines'] =>
  changed.flatMap(({ line: { code, params }, settled }) =>
    settled === 0 ? [] : [{ code, params: paramsOf(params, nightly.length), quantity: 1, amount: settled }],
  );

/** A change that has to be paid as the only item of its order. */
export const prepareChange = (own: BookingView, change: NewChange): PreparedItem => {
  const { id, terms } = change;
  const snapshot: ChangeSnapshot = {
    ...{ bookingId: own.id, confirmationCode: own.confirmation_code, title: own.snapshot.title },
    timeZone: own.snapshot.timeZone,
  };
  return {
    ...{ id, kind: 'change', snapshot, lines: linesOf(terms), parties: partiesOf(own) },
    totalAmount: terms.settledAmount,
    memberSavingsAmount: 0,
    needsApproval: false,
    stockKey: `${own.listing_id}:${terms.dates.arriveDay}`,
    store: (trx) => insertChange(trx, change),
  };
};
