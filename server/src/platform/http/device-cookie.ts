import { randomUUID } from 'node:crypto';
import { deviceIdCookieName, deviceIdCookieSeconds } from '@golark/contract/flags/rules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../caller.ts';
import type { Context } from '../context.ts';

const made = /^[\w-]{16,64}$/;

/** The id of the browser, which its first page created; null for an API client that sends no cookie. */
export const findDeviceId = ({ cookies }: FastifyRequest): string | null => {
  const kept = cookies[deviceIdCookieName];
  return kept && made.test(kept) ? kept : null;
};

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

/** The caller as the owner of something that is about to exist: a visitor without a cookie gets one, which then is the only key to it. */
export const withDevice = (
  ctx: Context,
  { caller, request, reply }: { caller: Caller; request: FastifyRequest; reply: FastifyReply },
): Caller => (caller.session ? caller : { ...caller, deviceId: deviceIdOf(ctx, request, reply) });
