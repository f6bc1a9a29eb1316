import { z } from 'zod';
import { defineCall } from './call.ts';

const Password = z.string().min(1).max(200);
const Code = z.string().trim().min(1).max(40);

/** Codes that stand in for the app, shown once: `k4tr-9pzm`. */
const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const getTwoStep = defineCall({
  name: 'getTwoStep',
  summary: 'Whether two-step sign-in is on, since when, and how many recovery codes are left.',
  method: 'GET',
  path: '/v1/account/me/two-step',
  access: 'account',
  status: 200,
  answer: z.strictObject({
    isOn: z.boolean(),
    since: z.string().nullable(),
    recoveryCodesLeft: z.int(),
  }),
  errors: [],
});

export const startTwoStep = defineCall({
  name: 'startTwoStep',
  summary: 'Make a secret for the authenticator app. Nothing changes until its first code is given.',
  method: 'POST',
  path: '/v1/account/me/two-step/start',
  access: 'account',
  body: z.strictObject({ password: Password }),
  status: 200,
  answer: z.strictObject({
    /** Base32, for typing by hand. */
    secret: z.string(),
    /** `otpauth://totp/…`, what the picture holds. */
    address: z.string(),
    /** The address as a QR code: a complete `<svg>` without script or reference. */
    picture: z.string(),
  }),
  errors: ['VALIDATION_ERROR', 'INVALID_STATE'],
});

export const confirmTwoStep = defineCall({
  name: 'confirmTwoStep',
  summary: 'Turn two-step sign-in on by a code of the app; every other session ends.',
  method: 'POST',
  path: '/v1/account/me/two-step/confirm',
  access: 'account',
  body: z.strictObject({ code: Code }),
  status: 200,
  answer: RecoveryCodes,
  errors: ['VALIDATION_ERROR', 'INVALID_STATE'],
});

export const renewRecoveryCodes = defineCall({
  name: 'renewRecoveryCodes',
  summary: 'Ten new recovery codes; the old ones stop working.',
  method: 'POST',
  path: '/v1/account/me/two-step/recovery-codes',
  access: 'account',
  body: z.strictObject({ password: Password }),
  status: 200,
  answer: RecoveryCodes,
  errors: ['VALIDATION_ERROR', 'INVALID_STATE'],
});

export const stopTwoStep = defineCall({
  name: 'stopTwoStep',
  summary: 'Turn two-step sign-in off.',
  method: 'POST',
  path: '/v1/account/me/two-step/stop',
  access: 'account',
  body: z.strictObject({ password: Password }),
  status: 204,
  answer: null,
  errors: ['VALIDATION_ERROR', 'INVALID_STATE'],
});
