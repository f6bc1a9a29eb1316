import type { FastifyRequest } from 'fastify';
import type { Config, ThirdParties } from '#platform/config';

const tagManagerOrigin = 'https://www.googletagmanager.com';

export const consentCookieName = 'golark_consent';
export type Consent = 'granted' | 'denied' | null;

/** The visitor's choice about analytics on /preferences/; null before they choose. */
export const consentOf = (request: FastifyRequest): Consent => {
  const response = request.cookies[consentCookieName];
  return response === 'granted' || response === 'denied' ? response : null;
};

const originsOf = ({ tagManagerId, analytics, marketing }: ThirdParties): string[] => [
  ...(tagManagerId ? [tagManagerOrigin] : []),
  ...(analytics ? [analytics.host] : []),
  ...(marketing ? [new URL(marketing.src).origin] : []),
];

const pagesWithCardForm = /^\/(account\/payments|property\/[^/]+\/booking)\/?$/i;

/** Whether a page shows the card form of Stripe. */
export const showsStripe = ({ stripe }: Pick<Config, 'stripe'>, url: string): boolean =>
  stripe !== null && pagesWithCardForm.test(new URL(url, 'http://page').pathname);

/** The sources that Stripe documents for Stripe.js and the Payment Element. */
const stripeSources = {
  script: ' https://js.stripe.com https://*.js.stripe.com',
  frame: ' https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
  connect: ' https://api.stripe.com',
  image: ' https://*.stripe.com',
};
const noSources = { script: '', frame: '', connect: '', image: '' };

/** The Content-Security-Policy: allows what the page needs and what its visitor consented to; scripts need the nonce. */
export const pagePolicyOf = (nonce: string, consentedTo: ThirdParties | null, hasStripe = false): string => {
  const stripe = hasStripe ? stripeSources : noSources;
  const others = consentedTo
    ? originsOf(consentedTo)
        .map((origin) => ` ${origin}`)
        .join('')
    : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${others}${stripe.script}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${others}${stripe.image}`,
    "font-src 'self'",
    `connect-src 'self'${others}${stripe.connect}`,
    `frame-src 'self'${stripe.frame}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
};
