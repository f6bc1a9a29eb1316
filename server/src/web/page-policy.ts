import type { FastifyRequest } from 'fastify';
import type { ThirdParties } from '#platform/config';

const tagManagerOrigin = 'https://www.googletagmanager.com';

export const consentCookieName = 'golark_consent';
export type Consent = 'granted' | 'denied' | null;

/** The visitor's answer to the consent question; null without an answer. */
export const consentOf = (request: FastifyRequest): Consent => {
  const answer = request.cookies[consentCookieName];
  return answer === 'granted' || answer === 'denied' ? answer : null;
};

const originsOf = ({ tagManagerId, analytics, marketing }: ThirdParties): string[] => [
  ...(tagManagerId ? [tagManagerOrigin] : []),
  ...(analytics ? [analytics.host] : []),
  ...(marketing ? [new URL(marketing.src).origin] : []),
];

/** Only this site's sources may load, and those the visitor consented to; inline scripts need the nonce. */
export const pagePolicyOf = (nonce: string, agreedTo: ThirdParties | null): string => {
  const others = agreedTo
    ? originsOf(agreedTo)
        .map((origin) => ` ${origin}`)
        .join('')
    : '';
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${others}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data:${others}`,
    "font-src 'self'",
    `connect-src 'self'${others}`,
    "frame-ancestors 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
  ].join('; ');
};
