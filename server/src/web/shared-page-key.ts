import type { FlagSet } from '@golark/contract/flags/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { isLocale, localeParameter, themeCookieName } from '@golark/contract/locale/rules';
import type { FastifyRequest } from 'fastify';
import { sessionCookieName } from '#accounts';
import { type Consent, consentOf } from './page-policy.ts';
import type { Sharing } from './shared-routes.ts';

const themes = ['light', 'dark'] as const;

/**
 * Everything that a shared page depends on. Anything else that a shared page should depend on must be added here and passed
 * to the page by `render-from-key.ts`: nothing else of the request is read.
 */
export interface SharedPageKey {
  origin: string;
  path: string;
  /** `?name=value` of the parameters that the page accepts, in one order; of any page that is reused, as it was asked. */
  query: string;
  locale: Locale;
  theme: 'system' | (typeof themes)[number];
  /** The flags of the visitor's device; their hash is part of the key. */
  flags: FlagSet;
  /** The visitor's answer to the consent question. */
  consent: Consent;
}

export const textOf = (key: SharedPageKey): string =>
  JSON.stringify([key.origin, key.path, key.query, key.locale, key.theme, key.flags.hash, key.consent]);

/** The parameters that the page accepts, or null if there are others: such an address is not shared. */
const acceptedQuery = (address: URL, accepted: readonly string[]): string | null => {
  if (address.search === '') return '';
  const given = [...address.searchParams];
  const isAccepted = ([name, value]: [string, string]): boolean =>
    name === localeParameter ? isLocale(value) : accepted.includes(name);
  if (!given.every(isAccepted)) return null;
  const query = new URLSearchParams(given.toSorted(([one], [other]) => (one < other ? -1 : 1)));
  return query.size > 0 ? `?${query}` : '';
};

const mayShare = (request: FastifyRequest): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  request.cookies[sessionCookieName] === undefined &&
  request.headers.authorization === undefined;

/** Null for a request that must not receive a shared page. */
export const readSharedPageKey = (
  { request, address }: { request: FastifyRequest; address: URL },
  visitor: { locale: Locale; flags: FlagSet },
  sharing: Sharing | 'any',
): SharedPageKey | null => {
  if (!mayShare(request)) return null;
  if (sharing !== 'any' && sharing.ownCookies.some((name) => request.cookies[name] !== undefined))
    return null;
  const query = sharing === 'any' ? address.search : acceptedQuery(address, sharing.acceptedQuery);
  if (query === null) return null;
  const { origin, pathname: path } = address;
  const theme = themes.find((one) => one === request.cookies[themeCookieName]) ?? 'system';
  return { origin, path, query, ...visitor, theme, consent: consentOf(request) };
};
