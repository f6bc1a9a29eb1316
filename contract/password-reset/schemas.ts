import { z } from 'zod';
import { LoginResult, NewPassword, TwoStepRequired } from '../accounts/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Email } from '../email/schemas.ts';
import { AnyText } from '../text/schemas.ts';

const ResetToken = AnyText(200, 1);

export const passwordResetSchemas = {
  requestPasswordReset: {
    summary:
      'Request the email that sets a new password. The response never reveals whether the account exists.',
    body: z.strictObject({ email: Email }),
    response: z.strictObject({}),
    errors: {},
  },
  validateResetToken: {
    summary: 'Whether the token of a reset email is still valid. It is not consumed.',
    body: z.strictObject({ token: ResetToken }),
    response: z.strictObject({ valid: z.boolean() }),
    errors: {},
  },
  /** A token that is unknown, used, expired or altered is `token: …` of VALIDATION_ERROR. */
  completePasswordReset: {
    summary:
      'Set a new password with the token of the email: once, within one hour; every other session ends.',
    body: z.strictObject({ newPassword: NewPassword, token: ResetToken }),
    response: LoginResult,
    errors: { TWO_STEP_REQUIRED: TwoStepRequired },
  },
} as const satisfies Record<string, CallSchemas>;
