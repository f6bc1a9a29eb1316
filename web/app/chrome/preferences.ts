import {
  isLocale,
  localeCookieDays,
  localeCookieName,
  localeParameter,
  themeCookieName,
} from '@golark/contract/locale/rules';
import { homePath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { hostCookie, hostCookieDays } from '../platform/active-host.ts';
import { consentCookie, consentDays, isConsent } from '../platform/consent.ts';
import { writeCookie } from '../platform/cookie.ts';
import { readFields } from '../platform/page/page-request.ts';
import { samePathOr } from '../platform/page/same-origin.ts';
import { isTheme } from '../platform/theme.ts';
import type { Route } from './+types/preferences.ts';

/** The page to return to, without a language in its address, which would win over the one that was chosen. */
const returnPathOf = (returnTo: FormDataEntryValue | null): string => {
  const path = samePathOr(homePath(), typeof returnTo === 'string' ? returnTo : null);
  const { pathname, searchParams, hash } = new URL(path, 'http://site.invalid');
  if (!searchParams.has(localeParameter)) return path;
  searchParams.delete(localeParameter);
  return `${pathname}${searchParams.size > 0 ? `?${searchParams}` : ''}${hash}`;
};

export const loader = () => redirect(homePath());

export const action = async ({ request }: Route.ActionArgs) => {
  const form = await readFields(request);
  const [locale, theme, returnTo] = [form.get('locale'), form.get('theme'), form.get('returnTo')];
  const [consent, host] = [form.get('consent'), form.get('host')];
  const headers = new Headers();
  const days = localeCookieDays;
  if (isLocale(locale))
    headers.append('Set-Cookie', writeCookie(request, localeCookieName, { value: locale, days }));
  if (isTheme(theme))
    headers.append('Set-Cookie', writeCookie(request, themeCookieName, { value: theme, days }));
  if (isConsent(consent)) {
    const cookie = { value: consent, days: consentDays };
    headers.append('Set-Cookie', writeCookie(request, consentCookie, cookie));
  }
  if (typeof host === 'string' && /^[\w-]{1,64}$/.test(host)) {
    headers.append('Set-Cookie', writeCookie(request, hostCookie, { value: host, days: hostCookieDays }));
  }
  return redirect(returnPathOf(returnTo), { status: 303, headers });
};
