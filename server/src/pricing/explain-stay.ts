import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { Explanation } from '@golark/contract/pricing/schemas';
import type { Caller } from '#platform/caller';
import type { Context } from '#platform/context';
import { formatDay, formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import { findTerms, type Refused } from './get-quote.ts';
import type { StayOfListing } from './requested-stay.ts';

export const explainRefusal = (
  refused: Refused,
  locale: Locale,
): Extract<Explanation, { allowed: false }> => {
  const t = translatorOf(locale, 'stayRules');
  if (refused.refusal === 'unavailable')
    return { allowed: false, rule: 'taken', path: 'arriveDay', limit: null, day: null, text: t('taken') };
  const { rule, path, limit = null, day = null } = refused.rule;
  const text = t(rule, { limit: limit ?? 0, day: day ? formatDay(day, locale) : '' });
  return { allowed: false, rule, path, limit, day, text };
};

/** Whether a stay is allowed: its total, or the rule that rejects it, both with a sentence for guests and hosts. Throws NOT_FOUND. */
export const explainStay = async (
  ctx: Context,
  caller: Caller,
  wanted: StayOfListing,
): Promise<Explanation> => {
  const { locale } = caller;
  const found = await findTerms(ctx, caller, wanted);
  if (found.refused) return explainRefusal(found.refused, locale);
  const { offer, applies } = found.terms;
  const { total } = offer[applies];
  const text = translatorOf(locale, 'stayRules')('allowed', { total: formatUsd(total, locale) });
  return { allowed: true, total: usd(total), text };
};
