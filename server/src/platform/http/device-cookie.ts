import { deviceIdCookieName } from '@golark/contract/flags/rules';
import type { FastifyRequest } from 'fastify';

const made = /^[\w-]{16,64}$/;

/** The id of the browser, which its first page created; null for an API client that sends no cookie. */
export const findDeviceId = ({ cookies }: FastifyRequest): string | null => {
  const kept = cookies[deviceIdCookieName];
  return kept && made.test(kept) ? kept : null;
};
