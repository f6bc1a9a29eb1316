import type { FastifyReply } from 'fastify';
import type { Context } from '#platform/context';
import { sessionCookieName, sessionDays } from './session-tokens.ts';
import type { Entered } from './start-session.ts';

const optionsOf = (ctx: Context) =>
  ({
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: ctx.config.publicUrl?.startsWith('https:') ?? false,
  }) as const;

/** The browser's half of a login, beside the token in the body. */
export const setSessionCookie = (ctx: Context, reply: FastifyReply, entered: Entered): Entered['answer'] => {
  reply.setCookie(sessionCookieName, entered.cookie, { ...optionsOf(ctx), maxAge: sessionDays * 86_400 });
  return entered.answer;
};

export const clearSessionCookie = (ctx: Context, reply: FastifyReply): void => {
  reply.clearCookie(sessionCookieName, optionsOf(ctx));
};
