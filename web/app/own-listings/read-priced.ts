import type { PricedSection } from '@golark/contract/own-listings/rules';
import { hostFeeKinds } from '@golark/contract/pricing/fees';
import { textOf } from '../platform/page/form-values.ts';
import { centsOf, numberOf, rowsOf } from './typed-values.ts';

/** The rows of rates under a path, by the room types that the form names. */
const ratesOf = (form: FormData, path: string) =>
  [...form.keys()]
    .filter((name) => name.startsWith(path) && /^\d+\.roomTypeId$/.test(name.slice(path.length)))
    .map((name) => {
      const row = name.slice(0, -'.roomTypeId'.length);
      const nightly = centsOf(form, `${row}.nightly`);
      return {
        roomTypeId: textOf(form, name),
        nightly,
        weekendNightly: centsOf(form, `${row}.weekendNightly`) ?? nightly,
      };
    });

const seasonPath = (row: number): string => `seasons.${row}`;

/** The rows of seasons that are not to be removed; one into which nothing was typed is none. */
export const typedSeasons = (form: FormData): number[] =>
  rowsOf(form, 'seasonCount').filter((row) => {
    const path = seasonPath(row);
    if (form.has(`${path}.isRemoved`)) return false;
    return [...form.keys()].some(
      (name) =>
        name.startsWith(`${path}.`) && !name.endsWith('.roomTypeId') && textOf(form, name) !== undefined,
    );
  });

const feePath = (kind: string): string => `mandatory.${kind}`;

/** The fees of every guest that have an amount. */
export const typedFees = (form: FormData) =>
  hostFeeKinds.filter((kind) => textOf(form, `${feePath(kind)}.amount`) !== undefined);

/** A group of fields that is left out if these are empty. */
const ifTyped = <Value>(form: FormData, names: readonly string[], value: Value): Value | null =>
  names.some((name) => textOf(form, name) !== undefined) ? value : null;

const discountAt = (form: FormData, path: 'lastMinute' | 'earlyBooking') => {
  const names = [`${path}.percent`, `${path}.days`] as const;
  return ifTyped(form, names, { percent: numberOf(form, names[0]), days: numberOf(form, names[1]) });
};

const feeAt = (form: FormData, path: 'cleaning' | 'pets') =>
  ifTyped(form, [`${path}.amount`], {
    amount: centsOf(form, `${path}.amount`),
    unit: textOf(form, `${path}.unit`),
  });

/** By section the values that its form says; what is missing or wrong is refused by the schema of the call. */
export const pricedReaders: Record<PricedSection, (form: FormData) => unknown> = {
  price: (form) => ({ rooms: ratesOf(form, 'rooms.') }),
  seasons: (form) => ({
    seasons: typedSeasons(form).map((row) => ({
      firstNight: textOf(form, `${seasonPath(row)}.firstNight`),
      lastNight: textOf(form, `${seasonPath(row)}.lastNight`),
      rates: ratesOf(form, `${seasonPath(row)}.rates.`).map(
        ({ nightly = null, weekendNightly = null, ...rate }) => ({
          ...rate,
          nightly,
          weekendNightly,
        }),
      ),
    })),
  }),
  discounts: (form) => ({
    weeklyPercent: numberOf(form, 'weeklyPercent') ?? 0,
    monthlyPercent: numberOf(form, 'monthlyPercent') ?? 0,
    lastMinute: discountAt(form, 'lastMinute'),
    earlyBooking: discountAt(form, 'earlyBooking'),
    nonRefundablePercent: numberOf(form, 'nonRefundablePercent') ?? 0,
  }),
  members: (form) => {
    const funder = textOf(form, 'funder');
    return funder === 'host' ? { funder, percent: numberOf(form, 'percent') } : { funder };
  },
  fees: (form) => ({
    cleaning: feeAt(form, 'cleaning'),
    pets: feeAt(form, 'pets'),
    extraGuests: ifTyped(form, ['extraGuests.amount', 'extraGuests.includedGuests'], {
      amount: centsOf(form, 'extraGuests.amount'),
      unit: textOf(form, 'extraGuests.unit'),
      includedGuests: numberOf(form, 'extraGuests.includedGuests'),
    }),
    mandatory: typedFees(form).map((kind) => ({
      kind,
      unit: textOf(form, `${feePath(kind)}.unit`),
      amount: centsOf(form, `${feePath(kind)}.amount`),
      isTaxable: form.has(`${feePath(kind)}.isTaxable`),
    })),
  }),
  deposit: (form) => ({
    deposit: ifTyped(form, ['deposit.percent', 'deposit.balanceDaysBefore'], {
      percent: numberOf(form, 'deposit.percent'),
      balanceDaysBefore: numberOf(form, 'deposit.balanceDaysBefore'),
    }),
  }),
};

/** The first night of the season that a field belongs to; null for another field. */
export const seasonNightOf = (form: FormData, field: string): string | null => {
  const [, row] = /^seasons\.(\d+)\./.exec(field) ?? [];
  const night = row === undefined ? undefined : textOf(form, `seasons.${row}.firstNight`);
  return night ?? null;
};
