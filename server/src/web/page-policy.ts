import type { FastifyRequest } from 'fastify';
import type { ThirdParties } from '#platform/config';

const tagManagerOrigin = 'https://www.googletagmanager.com';

export const consentCookieName = 'golark_consent';
export type Consent = 'granted' | 'denied' | null;

/** What the visitor answered when /preferences/ asked to measure; null while there is no answer. */
export const consentOf = (request: FastifyRequest): Consent => {
  const answer = request.cookies[consentCookieName];
  return answer === 'granted' || answer === 'denied' ? answer : null;
};

const originsOf = ({ tagManagerId, analytics, marketing }: ThirdParties): string[] => [
  ...(tagManagerId ? [tagManagerOrigin] : []),
  ...(analytics ? [analytics.host] : []),
  ...(marketing ? [new URL(marketing.src).origin] : []),
];

/** Only what a page of ours needs may load, and what its visitor agreed to; scripts carry the nonce of their answer. */
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
