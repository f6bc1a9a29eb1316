import type { Locale } from '@golark/contract/locale/rules';
import { Failure } from './failure.ts';

/** Who makes a call. A visitor has no session. */
export interface Caller {
  session: CallerSession | null;
  /** The cookie of a suspended account: a visitor on pages, refused by every call for an account. */
  isSuspended: boolean;
  locale: Locale;
  ip: string;
  userAgent: string;
}

export interface CallerSession {
  sessionId: string;
  accountId: string;
  /** Status ACTIVE of a Go+ membership: the one thing that grants member prices. */
  isMember: boolean;
}

/** The caller's account id. Throws UNAUTHENTICATED_ERROR for a visitor, ACCOUNT_SUSPENDED. */
export const accountOf = (caller: Caller): string => {
  if (caller.isSuspended) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  if (!caller.session) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'Log in first.' });
  return caller.session.accountId;
};
