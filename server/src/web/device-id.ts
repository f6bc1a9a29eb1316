import { randomUUID } from 'node:crypto';
import { deviceIdCookieName, deviceIdCookieSeconds } from '@golark/contract/flags/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '#platform/context';
import { findDeviceId } from '#platform/http/device-cookie';

/** The id of this browser, created with its first page. Scripts may read it: it identifies no person. */
export const deviceIdOf = (ctx: Context, request: FastifyRequest, reply: FastifyReply): string => {
  const kept = findDeviceId(request);
  if (kept) return kept;
  const deviceId = randomUUID();
  // a page that is not shared reads it again and must get the same id
  request.cookies[deviceIdCookieName] = deviceId;
  const secure = ctx.config.publicUrl?.startsWith('https:') ? '; Secure' : '';
  // the framework's `setCookie` takes as long as all else that a stored page needs
  reply.header(
    'set-cookie',
    `${deviceIdCookieName}=${deviceId}; Max-Age=${deviceIdCookieSeconds}; Path=/; SameSite=Lax${secure}`,
  );
  return deviceId;
};
