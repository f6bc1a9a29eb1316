import type { Locale } from '@golark/contract/locale/rules';
import type { Context } from '#platform/context';
import { formatUsd } from '#platform/format';
import { translatorOf } from '#platform/translator-of';
import type { Plan } from './store/plans.ts';

/** `30 and 7` */
export const noticeDaysText = ({ config }: Context, locale: Locale): string =>
  new Intl.ListFormat(locale).format(config.renewalNoticeDays.map(String));

/** What a buyer agrees to who wants automatic renewal. The same text is shown, and stored as evidence. */
export const consentWording = (
  ctx: Context,
  { priceAmount, months }: Pick<Plan, 'priceAmount' | 'months'>,
  locale: Locale,
): string =>
  translatorOf(locale, 'membership')('renewalConsent', {
    months,
    price: formatUsd(priceAmount, locale),
    days: noticeDaysText(ctx, locale),
  });
