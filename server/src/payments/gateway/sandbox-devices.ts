import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSandboxId } from './sandbox-cards.ts';
import type { SandboxOptions } from './sandbox-options.ts';

type Secret = SandboxOptions['secret'];

const signatureOf = (secret: Secret, id: string): string =>
  createHmac('sha256', secret).update(`device session ${id}`).digest('hex');

/** Authorizes the page that collects data about a device, for one card. */
export const deviceAccessToken = (secret: Secret, token: string): string =>
  createHmac('sha256', secret).update(`device ${token}`).digest('hex');

/** The id of what the sandbox collected about a device; it can't be made up. */
export const newDeviceSession = (secret: Secret): string => {
  const id = newSandboxId('device');
  return `${id}_${signatureOf(secret, id)}`;
};

/** Whether the sandbox has collected something under this id. */
export const isDeviceSession = (secret: Secret, session: string): boolean => {
  const end = session.lastIndexOf('_');
  const expected = Buffer.from(signatureOf(secret, session.slice(0, end)));
  const given = Buffer.from(session.slice(end + 1));
  return given.length === expected.length && timingSafeEqual(given, expected);
};
