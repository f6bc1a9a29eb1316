import { randomUUID } from 'node:crypto';
import { deviceIdCookieName, deviceIdCookieSeconds } from '@golark/contract/flags/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context';

const made = /^[\w-]{16,64}$/;

/** The id of this browser, made with its first page. Its scripts may read it: it says nothing about a person. */
export const deviceIdOf = (ctx: Context, request: FastifyRequest, reply: FastifyReply): string => {
  const kept = request.cookies[deviceIdCookieName];
  if (kept && made.test(kept)) return kept;
  const deviceId = randomUUID();
  // a page that turns out not to be shared asks again: one browser, one id
  request.cookies[deviceIdCookieName] = deviceId;
  reply.setCookie(deviceIdCookieName, deviceId, {
    path: '/',
    sameSite: 'lax',
    maxAge: deviceIdCookieSeconds,
    secure: ctx.config.publicUrl?.startsWith('https:') ?? false,
  });
  return deviceId;
};
