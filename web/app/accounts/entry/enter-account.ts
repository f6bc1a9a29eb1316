import type { LoginResult } from '@golark/contract/accounts/schemas';
import { homePath } from '@golark/contract/paths';
import { redirect } from 'react-router';
import { type AccountEvent, accountEventCookie } from '../../platform/account-event.ts';
import { samePathOr } from '../../platform/same-origin.ts';
import { keepLastEmail } from './last-email.ts';

/** Where somebody goes after signing in: back to the page of this site that they came from. */
export const nextPathOf = (url: URL): string => samePathOr(homePath(), url.searchParams.get('next'));

type Entered = { data: LoginResult; headers: Headers };
type Onward = { next: string; event: AccountEvent };

/** Signed in: the session's cookie goes to the browser, which goes on to `next`. */
export const enterAccount = (
  request: Request,
  { data, headers: answered }: Entered,
  { next, event }: Onward,
): never => {
  const headers = new Headers();
  for (const cookie of answered.getSetCookie()) headers.append('Set-Cookie', cookie);
  const kept = keepLastEmail(request, data.account.email);
  if (kept) headers.append('Set-Cookie', kept);
  // for a minute, and for scripts: what measures the site, with consent, tells the event once
  headers.append('Set-Cookie', `${accountEventCookie}=${event}; Path=/; Max-Age=60; SameSite=Lax`);
  throw redirect(next, { headers });
};
