import { randomUUID } from 'node:crypto';
import { deviceIdCookieName, deviceIdCookieSeconds } from '@golark/contract/flags/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context';

const deviceIdPattern = /^[\w-]{16,64}$/;

/** The id of this browser, created with its first page. Scripts may read it, because it identifies no person. */
export const deviceIdOf = (ctx: Context, request: FastifyRequest, reply: FastifyReply): string => {
  const cached = request.cookies[deviceIdCookieName];
  if (cached && deviceIdPattern.test(cached)) return cached;
  const deviceId = randomUUID();
  // this function may be called twice for one request and must return the same id
  request.cookies[deviceIdCookieName] = deviceId;
  reply.setCookie(deviceIdCookieName, deviceId, {
    path: '/',
    sameSite: 'lax',
    maxAge: deviceIdCookieSeconds,
    secure: ctx.config.publicUrl?.startsWith('https:') ?? false,
  });
  return deviceId;
};
