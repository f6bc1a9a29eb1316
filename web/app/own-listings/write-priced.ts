import type { PricedSection } from '@golark/contract/own-listings/rules';
import type { SectionValues } from '@golark/contract/own-listings/section-values-schemas';
import { hostFeeKinds } from '@golark/contract/pricing/fees';
import { writeCents } from '../platform/read-cents.ts';

type Field = [name: string, value: string];
type Amount = { amount: number } | null | undefined;

const written = (money: Amount): string => (money ? writeCents(money.amount) : '');
/** 0 percent is none, and an empty field. */
const orEmpty = (percent: number): string => (percent > 0 ? String(percent) : '');

type Rate = { roomTypeId: string; nightly: Amount; weekendNightly: Amount };

const rateFields = (path: string, rates: readonly Rate[]): Field[] =>
  rates.flatMap((rate, i): Field[] => [
    [`${path}.${i}.roomTypeId`, rate.roomTypeId],
    [`${path}.${i}.nightly`, written(rate.nightly)],
    [`${path}.${i}.weekendNightly`, written(rate.weekendNightly)],
  ]);

const discountFields = (
  path: 'lastMinute' | 'earlyBooking',
  discount: { percent: number; days: number } | null,
): Field[] => [
  [`${path}.percent`, discount ? String(discount.percent) : ''],
  [`${path}.days`, discount ? String(discount.days) : ''],
];

const feeFields = ({ cleaning, pets, extraGuests, mandatory }: SectionValues['fees']): Field[] => [
  ['cleaning.amount', written(cleaning?.amount)],
  ['cleaning.unit', cleaning?.unit ?? 'stay'],
  ['pets.amount', written(pets?.amount)],
  ['pets.unit', pets?.unit ?? 'stay'],
  ['extraGuests.amount', written(extraGuests?.amount)],
  ['extraGuests.unit', extraGuests?.unit ?? 'guest-night'],
  ['extraGuests.includedGuests', extraGuests ? String(extraGuests.includedGuests) : ''],
  ...hostFeeKinds.flatMap((kind): Field[] => {
    const fee = mandatory.find((each) => each.kind === kind);
    // most are taxed, so that a new one begins so
    const isTaxable = fee?.isTaxable ?? true;
    return [
      [`mandatory.${kind}.amount`, written(fee?.amount)],
      [`mandatory.${kind}.unit`, fee?.unit ?? 'stay'],
      ...(isTaxable ? [[`mandatory.${kind}.isTaxable`, 'on'] satisfies Field] : []),
    ];
  }),
];

type Writers = { [Section in PricedSection]: (values: SectionValues[Section]) => Field[] };

/** By section the fields of its form. */
export const pricedWriters: Writers = {
  price: ({ rooms }) => rateFields('rooms', rooms),
  seasons: ({ seasons }) => [
    ['seasonCount', String(seasons.length)],
    ...seasons.flatMap(({ firstNight, lastNight, rates }, i): Field[] => [
      [`seasons.${i}.firstNight`, firstNight],
      [`seasons.${i}.lastNight`, lastNight],
      ...rateFields(`seasons.${i}.rates`, rates),
    ]),
  ],
  discounts: (discounts) => [
    ['weeklyPercent', orEmpty(discounts.weeklyPercent)],
    ['monthlyPercent', orEmpty(discounts.monthlyPercent)],
    ...discountFields('lastMinute', discounts.lastMinute),
    ...discountFields('earlyBooking', discounts.earlyBooking),
    ['nonRefundablePercent', orEmpty(discounts.nonRefundablePercent)],
  ],
  members: (choice) => [
    ['funder', choice.funder],
    ['percent', choice.funder === 'host' ? String(choice.percent) : ''],
  ],
  fees: feeFields,
  deposit: ({ deposit }) => [
    ['deposit.percent', deposit ? String(deposit.percent) : ''],
    ['deposit.balanceDaysBefore', deposit ? String(deposit.balanceDaysBefore) : ''],
  ],
};
