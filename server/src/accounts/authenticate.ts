import { operatorPermissions } from '@golark/contract/access/rules';
import type { Locale } from '@golark/contract/locale/rules';
import { localeCookieName, localeOfRequest, localeParameter } from '@golark/contract/locale/rules';
import type { FastifyRequest } from 'fastify';
import type { Caller, CallerSession } from '#platform/caller';
import type { Context } from '#platform/context';
import { isUuid } from '#platform/database/ids';
import { Failure } from '#platform/failure';
import { findDeviceId } from '#platform/http/device-cookie';
import { assertSameOrigin, originOf } from '#platform/http/origins';
import { presentAccount } from './present-account.ts';
import { hashOf, sessionCookieName, sessionIdOfJwt } from './session-tokens.ts';
import { findSessionByCookie, findSessionById, type LiveSession, touchSession } from './store/sessions.ts';

const staleAfterMilliseconds = 5 * 60_000;

const bearerOf = (request: FastifyRequest): string | null =>
  /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

const byBearer = async (ctx: Context, jwt: string): Promise<LiveSession> => {
  const now = ctx.clock.now();
  const sessionId = await sessionIdOfJwt(ctx.secret, jwt, now);
  const found = sessionId && isUuid(sessionId) ? await findSessionById(ctx.db, sessionId, now) : undefined;
  if (!found)
    throw new Failure('UNAUTHENTICATED_ERROR', { detail: 'This token does not hold. Log in again.' });
  if (found.suspended_at) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });
  return found;
};

/** With an expired cookie the caller is a visitor: pages still load, calls that need an account return 401 or 403. */
const byCookie = async (ctx: Context, request: FastifyRequest): Promise<LiveSession | undefined> => {
  const cookie = request.cookies[sessionCookieName];
  if (!cookie) return undefined;
  const found = await findSessionByCookie(ctx.db, hashOf(cookie), ctx.clock.now());
  if (found) assertSameOrigin(originOf(request), ctx.origins);
  return found;
};

/** Updates `last_seen_at` at most every five minutes, so that most requests write nothing. */
const touchIfStale = async (ctx: Context, live: LiveSession, ip: string): Promise<void> => {
  const now = ctx.clock.now();
  if (now.getTime() - live.last_seen_at.getTime() < staleAfterMilliseconds) return;
  await touchSession(ctx.db, { sessionId: live.session_id, ip, now });
};

const localeOf = ({ query, cookies, headers }: FastifyRequest): Locale =>
  localeOfRequest({
    address: (query as Record<string, unknown>)[localeParameter],
    cookie: cookies[localeCookieName],
    header: headers['accept-language'],
  });

const sessionOf = (live: LiveSession, now: Date): CallerSession => {
  const account = presentAccount(live, now);
  return {
    sessionId: live.session_id,
    loggedInAt: live.logged_in_at,
    account,
    isMember: account.membershipSubscription?.status === 'ACTIVE',
    operatorPermissions: operatorPermissions.filter((known) => live.operator_permissions.includes(known)),
  };
};

/**
 * Returns the caller of a request. Throws UNAUTHENTICATED_ERROR (invalid token), UNAUTHORIZED_ERROR (cross-site) and,
 * for a token, ACCOUNT_SUSPENDED. With the cookie of a suspended account the caller is a visitor with `isSuspended`.
 */
export const authenticate = async (ctx: Context, request: FastifyRequest): Promise<Caller> => {
  const jwt = bearerOf(request);
  const live = jwt ? await byBearer(ctx, jwt) : await byCookie(ctx, request);
  const isSuspended = Boolean(live?.suspended_at);
  if (live && !isSuspended) await touchIfStale(ctx, live, request.ip);
  return {
    session: live && !isSuspended ? sessionOf(live, ctx.clock.now()) : null,
    isSuspended,
    locale: localeOf(request),
    ip: request.ip,
    deviceId: findDeviceId(request),
    userAgent: request.headers['user-agent'] ?? '',
  };
};
