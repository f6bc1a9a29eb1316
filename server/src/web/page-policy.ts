import type { FastifyRequest } from 'fastify';
import type { ThirdParties } from '#platform/config';

const tagManagerOrigin = 'https://www.googletagmanager.com';

/** The cookie that /preferences/ writes when a visitor agrees to be measured. */
export const hasConsent = (request: FastifyRequest): boolean =>
  request.cookies['golark_consent'] === 'granted';

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
