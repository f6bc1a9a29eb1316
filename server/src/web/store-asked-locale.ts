import { isLocale, localeCookieDays, localeCookieName, localeParameter } from '@golark/contract/locale/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context';

/**
 * An address with a language is a choice, as that of the menu is: without the cookie, the next page would be in another language.
 * Crawlers send no cookies, so that each address remains in one language for them.
 */
export const storeAskedLocale = (ctx: Context, request: FastifyRequest, reply: FastifyReply): void => {
  const asked = (request.query as Record<string, unknown>)[localeParameter];
  if (!isLocale(asked) || asked === request.cookies[localeCookieName]) return;
  const secure = ctx.config.publicUrl?.startsWith('https:') ? '; Secure' : '';
  const seconds = localeCookieDays * 86_400;
  reply.header(
    'set-cookie',
    `${localeCookieName}=${asked}; Path=/; Max-Age=${seconds}; SameSite=Lax; HttpOnly${secure}`,
  );
};
