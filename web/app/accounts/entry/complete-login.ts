import type { LoginResult } from '@golark/contract/accounts/schemas';
import { redirect } from 'react-router';
import { type AccountEvent, accountEventCookie } from '../../platform/account-event.ts';
import { storeLastEmail } from './last-email.ts';

type Login = { data: LoginResult; headers: Headers };

/** Sets the session's cookie of a successful login and redirects to `next`. */
export const completeLogin = (
  request: Request,
  { data, headers: answered }: Login,
  { next, event }: { next: string; event: AccountEvent },
): never => {
  const headers = new Headers();
  for (const cookie of answered.getSetCookie()) headers.append('Set-Cookie', cookie);
  const lastEmail = storeLastEmail(request, data.account.email);
  if (lastEmail) headers.append('Set-Cookie', lastEmail);
  // readable by scripts for a minute: with consent, analytics reports the event once
  headers.append('Set-Cookie', `${accountEventCookie}=${event}; Path=/; Max-Age=60; SameSite=Lax`);
  throw redirect(next, { headers });
};
