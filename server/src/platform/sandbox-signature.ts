import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from './clock.ts';
import { Failure } from './failure.ts';

/** The secret and clock that sign the webhooks of our own sandboxes. */
export interface SandboxSigner {
  secret: Uint8Array;
  clock: Clock;
}

/** A webhook as it is posted to our own server. */
export interface SandboxWebhook {
  rawBody: string;
  headers: Record<string, string>;
}

const header = 'sandbox-signature';
const toleranceSeconds = 300;

const signatureOf = ({ secret }: SandboxSigner, signed: string): string =>
  createHmac('sha256', secret).update(`sandbox webhook ${signed}`).digest('hex');

export const signSandboxWebhook = (signer: SandboxSigner, event: object): SandboxWebhook => {
  const rawBody = JSON.stringify(event);
  const at = Math.floor(signer.clock.now().getTime() / 1000);
  return {
    rawBody,
    headers: {
      'content-type': 'application/json',
      [header]: `t=${at},v1=${signatureOf(signer, `${at}.${rawBody}`)}`,
    },
  };
};

const forged = (detail: string): Failure => new Failure('BAD_INPUT', { detail });

/** Throws BAD_INPUT for a webhook that no sandbox of this server has signed, or not lately. */
export const assertSandboxSignature = (
  signer: SandboxSigner,
  rawBody: Buffer,
  headers: Record<string, string | undefined>,
): void => {
  const [, at = '', signature = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(headers[header] ?? '') ?? [];
  const expected = signatureOf(signer, `${at}.${rawBody.toString('utf8')}`);
  if (!signature || !timingSafeEqual(Buffer.from(signature), Buffer.from(expected)))
    throw forged('The signature of this webhook is not valid.');
  if (Math.abs(signer.clock.now().getTime() / 1000 - Number(at)) > toleranceSeconds)
    throw forged('The signature of this webhook is too old.');
};
