import type { SignedIn } from '@golark/contract/accounts';
import { redirect } from 'react-router';
import { samePathOr } from '../../platform/same-origin.ts';
import { keepLastEmail } from './last-email.ts';

/** Where somebody goes after signing in: back to the page of this site that they came from. */
export function nextPathOf(url: URL): string {
  return samePathOr('/', url.searchParams.get('next'));
}

/** The same address for another page of these, with the way back kept: `/signup/?next=%2Fsaved%2F`. */
export function entryPath(path: string, next: string): string {
  return next === '/' ? path : `${path}?next=${encodeURIComponent(next)}`;
}

type Entered = { data: SignedIn; headers: Headers };

/** Signed in: the session's cookie goes to the browser, which goes on to `next`. */
export function enterAccount(request: Request, { data, headers: answered }: Entered, next: string): never {
  const headers = new Headers();
  for (const cookie of answered.getSetCookie()) headers.append('Set-Cookie', cookie);
  const kept = keepLastEmail(request, data.account.email);
  if (kept) headers.append('Set-Cookie', kept);
  throw redirect(next, { headers });
}
