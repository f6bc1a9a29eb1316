import type { PricedSection } from '@golark/contract/own-listings/rules';
import type { SectionValues } from '@golark/contract/own-listings/section-values-schemas';
import type { FeeUnit } from '@golark/contract/pricing/fees';
import { platformMemberDiscountPercent } from '@golark/contract/pricing/rules';
import { useTranslations } from '../platform/translations.ts';
import type { Detail } from '../ui/detail-list.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useMoney } from '../ui/numbers.ts';

type Rate = { nightly: { amount: number } | null; weekendNightly: { amount: number } | null };
type Describe = { [Section in PricedSection]: (values: SectionValues[Section]) => Detail[] };

/** `$120.00 · weekends $150.00`; null where the usual rates hold. */
const useRateText = () => {
  const t = useTranslations('listingPrices.rates');
  const money = useMoney();
  return ({ nightly, weekendNightly }: Rate): string | null =>
    nightly &&
    [
      money(nightly.amount, 'cents'),
      weekendNightly && t('weekends', { amount: money(weekendNightly.amount, 'cents') }),
    ]
      .filter(Boolean)
      .join(' · ');
};

const useDescribeFees = () => {
  const t = useTranslations('listingPrices.fees');
  const kinds = useTranslations('stays.whyPrice.fees');
  const money = useMoney();
  return ({ cleaning, pets, extraGuests, mandatory }: SectionValues['fees']): Detail[] => {
    const feeText = (fee: { amount: { amount: number }; unit: FeeUnit } | null) =>
      fee && `${money(fee.amount.amount, 'cents')} ${t(`units.${fee.unit}`)}`;
    return [
      { name: t('cleaning'), value: feeText(cleaning) },
      { name: t('pets'), value: feeText(pets) },
      {
        name: extraGuests ? t('beyond', { count: extraGuests.includedGuests }) : t('extraGuests'),
        value: feeText(extraGuests),
      },
      ...mandatory.map((fee) => ({
        name: kinds(fee.kind),
        value: `${feeText(fee)}${fee.isTaxable ? '' : ` (${t('untaxed')})`}`,
      })),
    ];
  };
};

/** Returns the values of a section that a price is computed from by name; an empty list says that it has none. */
export const useDescribePriced = () => {
  const t = useTranslations('listingPrices');
  const rateText = useRateText();
  const fees = useDescribeFees();
  const fullDay = useFormatFullDay();
  const percent = (value: number) => value > 0 && t('percentOff', { percent: value });
  const byDays = (path: 'lastMinute' | 'earlyBooking', value: { percent: number; days: number } | null) =>
    value && t(`discounts.${path}Text`, value);
  const describe: Describe = {
    price: ({ rooms }) =>
      rooms.map((room, i) => ({
        name: rooms.length > 1 ? `${t('rates.nightly')} (${i + 1})` : t('rates.nightly'),
        value: rateText(room),
      })),
    seasons: ({ seasons }) =>
      seasons.map(({ firstNight, lastNight, rates }) => ({
        name: t('seasons.range', { first: fullDay(firstNight), last: fullDay(lastNight) }),
        value: rates.flatMap((rate) => rateText(rate) ?? []).join(' / '),
      })),
    discounts: (discounts) => [
      { name: t('discounts.weekly'), value: percent(discounts.weeklyPercent) },
      { name: t('discounts.monthly'), value: percent(discounts.monthlyPercent) },
      { name: t('discounts.lastMinute'), value: byDays('lastMinute', discounts.lastMinute) },
      { name: t('discounts.earlyBooking'), value: byDays('earlyBooking', discounts.earlyBooking) },
      { name: t('discounts.nonRefundable'), value: percent(discounts.nonRefundablePercent) },
    ],
    members: (choice) => [
      {
        name: t('members.short'),
        value:
          choice.funder === 'none'
            ? null
            : t(`members.${choice.funder}Text`, {
                percent: choice.funder === 'host' ? choice.percent : platformMemberDiscountPercent,
              }),
      },
    ],
    fees,
    deposit: ({ deposit }) => [
      {
        name: t('deposit.short'),
        value: deposit && t('deposit.text', { percent: deposit.percent, days: deposit.balanceDaysBefore }),
      },
    ],
  };
  return <Section extends PricedSection>(section: Section, values: SectionValues[Section]): Detail[] =>
    describe[section](values).filter(({ value }) => value);
};
