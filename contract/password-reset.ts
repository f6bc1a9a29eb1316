import { z } from 'zod';
import { NewPassword, SignedIn } from './accounts.ts';
import { defineCall } from './call.ts';
import { Email } from './email.ts';

const ResetToken = z.string().min(1).max(200);

export const requestPasswordReset = defineCall({
  name: 'requestPasswordReset',
  summary: 'Ask for the mail that sets a new password. The answer never tells whether the account exists.',
  method: 'POST',
  path: '/v1/account/reset-password/request',
  access: 'visitor',
  body: z.strictObject({ email: Email }),
  status: 202,
  answer: z.strictObject({}),
  errors: ['VALIDATION_ERROR'],
});

export const validateResetToken = defineCall({
  name: 'validateResetToken',
  summary: 'Whether the token of a reset mail would still work. It is not used up.',
  method: 'POST',
  path: '/v1/account/reset-password/validate-token',
  access: 'visitor',
  body: z.strictObject({ token: ResetToken }),
  status: 200,
  answer: z.strictObject({ valid: z.boolean() }),
  errors: [],
});

/** A token that is unknown, used, expired or altered is `token: …` of VALIDATION_ERROR. */
export const completePasswordReset = defineCall({
  name: 'completePasswordReset',
  summary: 'Set a new password by the token of the mail: once, within one hour; every other session ends.',
  method: 'POST',
  path: '/v1/account/reset-password/complete',
  access: 'visitor',
  body: z.strictObject({ newPassword: NewPassword, token: ResetToken }),
  status: 200,
  answer: SignedIn,
  errors: ['VALIDATION_ERROR', 'TWO_STEP_REQUIRED'],
});
