import { isSecretPath } from '@golark/contract/secret-paths';
import type { FastifyRequest } from 'fastify';
import type { Config, ThirdParties } from '#platform/config';

const tagManagerOrigin = 'https://www.googletagmanager.com';

export const consentCookieName = 'golark_consent';
export type Consent = 'granted' | 'denied' | null;

/** The visitor's answer to the consent question; null without an answer. */
export const consentOf = (request: FastifyRequest): Consent => {
  const answer = request.cookies[consentCookieName];
  return answer === 'granted' || answer === 'denied' ? answer : null;
};

/** The services that may run in a page: those that the operator uses, where its visitor has agreed and the page holds no secret. */
export const servicesOf = (
  { thirdParties }: Pick<Config, 'thirdParties'>,
  { consent, url }: { consent: Consent; url: string },
): ThirdParties | null =>
  consent === 'granted' && !isSecretPath(new URL(url, 'http://page').pathname) ? thirdParties : null;

const originsOf = ({ tagManagerId, analytics, marketing }: ThirdParties): string[] => [
  ...(tagManagerId ? [tagManagerOrigin] : []),
  ...(analytics ? [analytics.host] : []),
  ...(marketing ? [new URL(marketing.src).origin] : []),
];

const pagesWithCardForm =
  /^\/(account\/(payments|membership)|membership\/purchase|property\/[^/]+\/booking|tickets\/event\/[^/]+\/checkout)\/?$/i;

const pagesThatLeadToStripe = /^\/partner\/onboarding(\/payouts)?\/?$/i;

/** The part of Stripe on a page: its card form, or a form of ours after which hosts continue at Stripe. */
export type StripeOnPage = 'card-form' | 'payout-form' | null;

export const stripeOnPage = ({ stripe }: Pick<Config, 'stripe'>, url: string): StripeOnPage => {
  if (stripe === null) return null;
  const { pathname } = new URL(url, 'http://page');
  if (pagesWithCardForm.test(pathname)) return 'card-form';
  return pagesThatLeadToStripe.test(pathname) ? 'payout-form' : null;
};

const noSources = { script: '', frame: '', connect: '', image: '', form: '' };
/** The sources that Stripe documents for Stripe.js and the Payment Element. */
const cardFormSources = {
  ...noSources,
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
  image: ' https://*.stripe.com',
};
/** Browsers apply the targets of forms to the redirects that follow as well. */
const payoutFormSources = { ...noSources, form: ' https://*.stripe.com' };

/** The addresses from which a page may load without consent. */
interface PageSources {
  stripe?: StripeOnPage;
  mapStyleUrl?: string | null;
}

const stripeSourcesOf = (part: StripeOnPage): typeof noSources => {
  if (part === null) return noSources;
  return part === 'card-form' ? cardFormSources : payoutFormSources;
};

/**
 * Only this site's sources may load, and those the visitor consented to. `inlineScripts` are the sources that allow inline
 * scripts: a nonce, or the hashes of a page that is the same for many visitors.
 */
export const pagePolicyOf = (
  inlineScripts: readonly string[],
  agreedTo: ThirdParties | null,
  { stripe: part = null, mapStyleUrl = null }: PageSources = {},
): string => {
  const stripe = stripeSourcesOf(part);
  const map = mapStyleUrl ? ` ${new URL(mapStyleUrl).origin}` : '';
  const others = agreedTo
    ? originsOf(agreedTo)
        .map((origin) => ` ${origin}`)
        .join('')
    : '';
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...inlineScripts].join(' ')}${others}${stripe.script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${others}${stripe.image}${map}`,
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src 'self'${others}${stripe.connect}${map}`,
    `frame-src 'self'${stripe.frame}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    `form-action 'self'${stripe.form}`,
    "object-src 'none'",
  ].join('; ');
};
