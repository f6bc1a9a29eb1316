import type { Locale } from '@golark/contract/locale/rules';
import { Failure } from './failure.ts';

/** The caller of an API call or page. A visitor has no session. */
export interface Caller {
  session: CallerSession | null;
  /** The cookie belongs to a suspended account: pages treat it as a visitor, calls that need an account return 403. */
  isSuspended: boolean;
  locale: Locale;
  ip: string;
  userAgent: string;
}

export interface CallerSession {
  sessionId: string;
  accountId: string;
  /** The Go+ membership is ACTIVE, which is the only condition for member prices. */
  isMember: boolean;
}

/** The caller's account id. Throws UNAUTHENTICATED_ERROR for a visitor, ACCOUNT_SUSPENDED. */
export const accountOf = (caller: Caller): string => {
  if (caller.isSuspended) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  if (!caller.session) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'Log in first.' });
  return caller.session.accountId;
};
