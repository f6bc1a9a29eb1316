import {
  type Access,
  actingHostOf,
  mayAsPartner,
  type OperatorPermission,
  type PartnerRole,
} from '@golark/contract/access/rules';
import type { Account } from '@golark/contract/accounts/schemas';
import type { Locale } from '@golark/contract/locale/rules';
import { Failure } from './failure.ts';

/** The caller of an API call or page. A visitor has no session. */
export interface Caller {
  session: CallerSession | null;
  /** The cookie belongs to a suspended account: pages treat it as a visitor, calls that need an account return 403. */
  isSuspended: boolean;
  locale: Locale;
  ip: string;
  /** The id of the browser; null for an API client without its cookie. */
  deviceId: string | null;
  userAgent: string;
}

export interface CallerSession {
  sessionId: string;
  /** When the password, and the code if there is one, was entered. */
  loggedInAt: Date;
  /** As of the start of the request. */
  account: Account;
  /** The Go+ membership is ACTIVE, which is the only condition for member prices. */
  isMember: boolean;
  operatorPermissions: readonly OperatorPermission[];
}

/** A visitor of no request: what they are shown is what everyone may see. */
export const visitorIn = (locale: Locale): Caller => ({
  session: null,
  isSuspended: false,
  locale,
  ip: '',
  deviceId: null,
  userAgent: '',
});

/** A caller with a session; operators are accounts too. */
export interface AccountCaller extends Caller {
  session: CallerSession;
  accountId: string;
}

/** A member of a host's team; `propertyManagerId` is the host for which this request acts. */
export interface PartnerCaller extends AccountCaller {
  propertyManagerId: string;
  role: PartnerRole;
}

/** The caller that a call with this access receives. */
export type CallerOf<A extends Access> = A extends 'visitor'
  ? Caller
  : A extends { partner: string }
    ? PartnerCaller
    : AccountCaller;

const withAccount = (caller: Caller): AccountCaller => {
  const { session, isSuspended } = caller;
  if (isSuspended) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  if (!session) throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'Log in first.' });
  return { ...caller, session, accountId: session.account.accountId };
};

const forbidden = (detail: string): Failure => new Failure('UNAUTHORIZED_ERROR', { detail });

const actingFor = (caller: AccountCaller, wantedHost: string | null): PartnerCaller => {
  const { hosts } = caller.session.account;
  if (hosts.length === 0) throw forbidden('This account belongs to no host.');
  const host = actingHostOf(hosts, wantedHost);
  // acting for another host than the one that was named would change the wrong calendar
  if (!host || (wantedHost !== null && host.propertyManagerId !== wantedHost)) {
    throw forbidden('This account does not act for this host.');
  }
  return { ...caller, propertyManagerId: host.propertyManagerId, role: host.role };
};

/**
 * The caller with what the access of a call guarantees. Throws UNAUTHENTICATED_ERROR for a visitor, ACCOUNT_SUSPENDED,
 * UNAUTHORIZED_ERROR without the permission and for a host that the account does not act for.
 */
export const admit = (access: Access, caller: Caller, wantedHost: string | null): CallerOf<Access> => {
  if (access === 'visitor') return caller;
  const account = withAccount(caller);
  if (access === 'account') return account;
  if ('operator' in access) {
    if (account.session.operatorPermissions.includes(access.operator)) return account;
    throw forbidden('This call is for operators.');
  }
  const partner = actingFor(account, wantedHost);
  if (mayAsPartner(partner.role, access.partner)) return partner;
  throw forbidden('Your role in this team does not allow this.');
};

/** Who owns the resource of a call: the account, or for a call of partners the acting host. */
export const ownerOf = (caller: CallerOf<Access>): string => {
  if ('propertyManagerId' in caller) return caller.propertyManagerId;
  if ('accountId' in caller) return caller.accountId;
  throw new Error('a call that visitors may make owns nothing');
};
