import type { Locale } from '@golark/contract/locale/rules';
import type { LineCode, LineParams } from '@golark/contract/pricing/rules';
import { translatorOf } from '#platform/translator-of';

export interface LabeledLine {
  code: LineCode;
  params: LineParams;
}

/**
 * The text of a price line in the language of its reader. A code without a message does not compile. A tax has
 * its own name in both languages, because it is a legal name and not a translation.
 */
export const labelOf = ({ code, params }: LabeledLine, locale: Locale): string => {
  if (code === 'occupancy_tax') return String((locale === 'es' && params['nameEs']) || params['name'] || '');
  const t = translatorOf(locale, 'priceLines');
  if (code === 'nights') return t(code, { nights: params['nights'] ?? 0 });
  if (code === 'tickets') return t(code, { count: params['count'] ?? 1 });
  if (code === 'membership') return t(code, { months: params['months'] ?? 12 });
  if (code === 'membership_code') return t(code, { code: params['code'] ?? '' });
  // without parameters a text is not formatted, which is 20 times as fast
  return t(code);
};
