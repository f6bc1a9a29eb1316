import type { FastifyReply } from 'fastify';
import type { Context } from '#platform/context';
import { sessionCookieName, sessionDays } from './session-tokens.ts';
import type { CompletedLogin } from './start-session.ts';

const optionsOf = (ctx: Context) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl?.startsWith('https:') ?? false,
  }) as const;

/** Sets the session cookie and returns the body of the response. */
export const setSessionCookie = (
  ctx: Context,
  reply: FastifyReply,
  login: CompletedLogin,
): CompletedLogin['response'] => {
  reply.setCookie(sessionCookieName, login.cookie, { ...optionsOf(ctx), maxAge: sessionDays * 86_400 });
  return login.response;
};

export const clearSessionCookie = (ctx: Context, reply: FastifyReply): void => {
  reply.clearCookie(sessionCookieName, optionsOf(ctx));
};
