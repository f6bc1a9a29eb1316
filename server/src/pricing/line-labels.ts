import type { Locale } from '@golark/contract/locale/rules';
import type { LineCode, LineParams } from '@golark/contract/pricing/rules';
import { formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';

export interface LabeledLine {
  code: LineCode;
  params: LineParams;
}

/** `, 3 nights × $25.00`; nothing for a fee that is charged once, or that was stored without its unit. */
const countsOf = ({ unit, each, ...counts }: LineParams, locale: Locale): string => {
  if (unit !== 'night' && unit !== 'guest' && unit !== 'guest-night') return '';
  const { nights = 0, rooms = 1, guests = 0 } = counts;
  const amounts = { nights, rooms, guests, each: formatUsd(Number(each), locale) };
  return `, ${translatorOf(locale, 'feeUnits')(unit, amounts)}`;
};

const nameOf = ({ code, params }: LabeledLine, locale: Locale): string => {
  const t = translatorOf(locale, 'priceLines');
  switch (code) {
    case 'nights':
      return t(code, { nights: params['nights'] ?? 0 });
    case 'tickets':
      return t(code, { count: params['count'] ?? 1 });
    case 'membership':
      return t(code, { months: params['months'] ?? 12 });
    case 'membership_code':
    case 'coupon':
      return t(code, { code: params['code'] ?? '' });
    case 'last_minute_discount':
    case 'early_booking_discount':
    case 'non_refundable_discount':
      return t(code, { percent: params['percent'] ?? 0 });
    case 'host_fee':
    case 'host_fee_untaxed':
      return t(code, { kind: params['kind'] ?? '' });
    default:
      // without parameters a text is not formatted, which is 20 times as fast
      return code === 'occupancy_tax' ? '' : t(code);
  }
};

const taxLabel = ({ name = '', nameEs, firstNights }: LineParams, locale: Locale): string => {
  const own = String((locale === 'es' && nameEs) || name);
  if (firstNights === undefined) return own;
  return translatorOf(locale, 'priceLines')('taxOfFirstNights', { name: own, nights: firstNights });
};

/** A quote shows most of its lines in two to six prices, and most quotes show the same few texts. */
const knownLabels = new Map<string, string>();
const mostKnownLabels = 5000;

/**
 * The text of a price line in the language of its reader. A code without a message does not compile. A tax has
 * its own name in both languages, because it is a legal name and not a translation.
 */
export const labelOf = (line: LabeledLine, locale: Locale): string => {
  const { code, params } = line;
  if (code === 'occupancy_tax') return taxLabel(params, locale);
  const key = `${locale} ${code} ${JSON.stringify(params)}`;
  const known = knownLabels.get(key);
  if (known !== undefined) return known;
  const label = nameOf(line, locale) + countsOf(params, locale);
  if (knownLabels.size >= mostKnownLabels) knownLabels.clear();
  knownLabels.set(key, label);
  return label;
};
