import type { Locale } from '@golark/contract/locale/rules';
import type { ServerMessages } from '@golark/messages/server/en';
import { Failure } from '#platform/failure';
import { translatorOf } from '#platform/translator-of';

export type LimitName = keyof ServerMessages['paymentLimits'];

/** Says in the language of the caller what to do. The same for an account, its device and its address. */
export const limitReached = (name: LimitName, retryAfterSeconds: number, locale: Locale): Failure => {
  const t = translatorOf(locale, 'paymentLimits');
  const minutes = Math.ceil(retryAfterSeconds / 60);
  return new Failure('RATE_LIMITED', {
    detail: t(name, { minutes, hours: Math.ceil(retryAfterSeconds / 3600) }),
    retryAfterSeconds,
    // a page shows the detail of these limits, and a sentence of its own for all others
    extra: { limit: name },
  });
};
