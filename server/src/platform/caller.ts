import type { Locale } from '@golark/contract/locale';
import { Failure } from './failure.ts';

/** Who makes a call. A visitor has no session. */
export interface Caller {
  session: CallerSession | null;
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

/** The caller's account id. Throws UNAUTHENTICATED_ERROR for a visitor. */
export const accountOf = (caller: Caller): string => {
  if (!caller.session) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'Log in first.' });
  return caller.session.accountId;
};
