import { addDays } from '@golark/contract/dates/rules';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useFormatRange } from '../ui/format-range.ts';
import { useMoney } from '../ui/numbers.ts';

type Night = PricePassport['nights'][number];

/** Nights that follow each other at the same rate for the same reason. */
const runsOf = (nights: readonly Night[]): (Night & { until: string })[] => {
  const runs: (Night & { until: string })[] = [];
  for (const night of [...nights].sort((a, b) => a.roomTypeId.localeCompare(b.roomTypeId))) {
    const last = runs.at(-1);
    const continues =
      last?.until === night.date &&
      last.roomTypeId === night.roomTypeId &&
      last.amount === night.amount &&
      last.source === night.source;
    if (continues) last.until = addDays(night.date, 1);
    else runs.push({ ...night, until: addDays(night.date, 1) });
  }
  return runs;
};

/** Every input of a price in words, closed at first; it opens without scripts too. */
export const WhyThisPrice = ({ passport }: { passport: PricePassport }) => {
  const t = useTranslations('stays.whyPrice');
  return (
    <details className="why-price small">
      <summary>{t('title')}</summary>
      <PriceInputs passport={passport} />
    </details>
  );
};

export const PriceInputs = ({ passport }: { passport: PricePassport }) => {
  const t = useTranslations('stays.whyPrice');
  const formatDay = useFormatFullDay();
  const { pricedOn, rules, hash } = passport;
  return (
    <div className="why-price-inputs small">
      <p>{t('computed', { day: formatDay(pricedOn), days: rules.daysAhead })}</p>
      <NightRows passport={passport} />
      <ul>
        <DiscountRows passport={passport} />
        <FeeRows passport={passport} />
        <TaxRows passport={passport} />
      </ul>
      <p className="text-muted">
        {t('hash')} <code>{hash}</code>
      </p>
    </div>
  );
};

const NightRows = ({ passport }: { passport: PricePassport }) => {
  const t = useTranslations('stays.whyPrice');
  const money = useMoney();
  const formatRange = useFormatRange();
  return (
    <dl className="figures">
      {runsOf(passport.nights).map(({ date, until, roomTypeId, units, amount, source }) => (
        <div key={`${date}${roomTypeId}`}>
          <dt>{formatRange({ start: date, end: until })}</dt>
          <dd>{t('night', { amount: money(amount, 'cents'), units, source: t(`sources.${source}`) })}</dd>
        </div>
      ))}
    </dl>
  );
};

const DiscountRows = ({ passport }: { passport: PricePassport }) => {
  const { rules, variant } = passport;
  const t = useTranslations('stays.whyPrice');
  const money = useMoney();
  const { coupon } = rules;
  const value = coupon && (coupon.amount === null ? `${coupon.percent}%` : money(coupon.amount, 'cents'));
  return (
    <>
      {rules.weeklyDiscountPercent > 0 && <li>{t('weekly', { percent: rules.weeklyDiscountPercent })}</li>}
      {rules.monthlyDiscountPercent > 0 && <li>{t('monthly', { percent: rules.monthlyDiscountPercent })}</li>}
      {rules.lastMinuteDiscountPercent > 0 && (
        <li>{t('lastMinute', { percent: rules.lastMinuteDiscountPercent, days: rules.lastMinuteDays })}</li>
      )}
      {rules.earlyBookingDiscountPercent > 0 && (
        <li>
          {t('earlyBooking', { percent: rules.earlyBookingDiscountPercent, days: rules.earlyBookingDays })}
        </li>
      )}
      {passport.version === 2 && passport.rules.nonRefundableDiscountPercent > 0 && (
        <li>
          {t(passport.ratePlan === 'standard' ? 'refundable' : 'nonRefundable', {
            percent: passport.rules.nonRefundableDiscountPercent,
          })}
        </li>
      )}
      {rules.memberDiscountPercent > 0 && (
        <li>
          {t(variant === 'member' ? 'member' : 'nonMember', {
            percent: rules.memberDiscountPercent,
            payer: rules.memberDiscountFunder,
          })}
        </li>
      )}
      {coupon && value && (
        <li>
          {t('coupon', { code: coupon.code, value })}
          {coupon.minimumAmount > 0 &&
            ` ${t('couponMinimum', { amount: money(coupon.minimumAmount, 'cents') })}`}
        </li>
      )}
    </>
  );
};

const FeeRows = ({ passport: { rules, party } }: { passport: PricePassport }) => {
  const t = useTranslations('stays.whyPrice');
  const money = useMoney();
  const perUnit = (amount: number, unit: 'stay' | 'night' | 'guest' | 'guest-night') =>
    t(`units.${unit}`, { amount: money(amount, 'cents') });
  return (
    <>
      {rules.cleaningFeeAmount > 0 && (
        <li>{t('cleaning', { fee: perUnit(rules.cleaningFeeAmount, rules.cleaningFeeUnit) })}</li>
      )}
      {party.pets && rules.petFeeAmount > 0 && (
        <li>{t('pets', { fee: perUnit(rules.petFeeAmount, rules.petFeeUnit) })}</li>
      )}
      {rules.extraGuestFeeAmount > 0 && (
        <li>
          {t('extraGuests', {
            fee: perUnit(rules.extraGuestFeeAmount, rules.extraGuestFeeUnit),
            included: rules.includedGuests,
          })}
        </li>
      )}
      {rules.hostFees.map(({ kind, unit, amount, isTaxable }) => (
        <li key={kind}>
          {t(isTaxable ? 'hostFee' : 'hostFeeUntaxed', {
            name: t(`fees.${kind}`),
            fee: perUnit(amount, unit),
          })}
        </li>
      ))}
      <li>{t('serviceFee', { percent: rules.serviceFeePercent })}</li>
    </>
  );
};

const TaxRows = ({ passport }: { passport: PricePassport }) => {
  const t = useTranslations('stays.whyPrice');
  const locale = useLocale();
  const formatDay = useFormatFullDay();
  const rulesOf = useTaxRules();
  return passport.taxes.map((tax) => (
    <li key={`${tax.jurisdiction}${tax.name}`}>
      {t('tax', {
        name: (locale === 'es' && tax.nameEs) || tax.name,
        rules: rulesOf(tax),
        source: tax.source,
        day: formatDay(tax.asOf),
      })}
    </li>
  ));
};

type Tax = PricePassport['taxes'][number];

/** `6% of everything taxable; not due from 30 nights on` */
const useTaxRules = () => {
  const t = useTranslations('stays.whyPrice.taxes');
  const money = useMoney();
  return (tax: Tax): string => {
    const amount = (cents: number) => ({ amount: money(cents, 'cents') });
    const { basisPoints, nightAmount, mostPerNight, mostPerStay, taxedNights, exemptFromNights } = tax;
    return [
      ...(basisPoints > 0 ? [t('rate', { percent: basisPoints / 100 })] : []),
      ...(nightAmount ? [t('perNight', amount(nightAmount))] : []),
      ...(mostPerNight ? [t('mostPerNight', amount(mostPerNight))] : []),
      ...(mostPerStay ? [t('mostPerStay', amount(mostPerStay))] : []),
      ...(taxedNights ? [t('firstNights', { nights: taxedNights })] : []),
      ...(exemptFromNights ? [t('exempt', { nights: exemptFromNights })] : []),
    ].join('; ');
  };
};
