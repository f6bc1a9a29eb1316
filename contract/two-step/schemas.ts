import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { AnyText, Text } from '../text/schemas.ts';

const Password = AnyText(200, 1);

const Code = Text(40);

/** Recovery codes replace the app's code; shown once: `k4tr-9pzm`. */
const RecoveryCodes = z.strictObject({ recoveryCodes: z.array(z.string()) });

export const twoStepSchemas = {
  getTwoStep: {
    summary: 'Whether two-step sign-in is on, since when, and how many recovery codes are left.',
    response: z.strictObject({
      isOn: z.boolean(),
      since: z.string().nullable(),
      recoveryCodesLeft: z.int(),
    }),
    errors: {},
  },
  startTwoStep: {
    summary: 'Create a secret for the authenticator app. It takes effect when its first code is confirmed.',
    body: z.strictObject({ password: Password }),
    response: z.strictObject({
      /** Base32, for typing by hand. */
      secret: z.string(),
      /** `otpauth://totp/…`, the content of the QR code. */
      address: z.string(),
      /** The address as a QR code: a complete `<svg>` without script or reference. */
      picture: z.string(),
    }),
    errors: { INVALID_STATE: null },
  },
  confirmTwoStep: {
    summary: 'Turn two-step sign-in on with a code of the app; every other session ends.',
    body: z.strictObject({ code: Code }),
    response: RecoveryCodes,
    errors: { INVALID_STATE: null },
  },
  renewRecoveryCodes: {
    summary: 'Ten new recovery codes; the old ones stop working.',
    body: z.strictObject({ password: Password }),
    response: RecoveryCodes,
    errors: { INVALID_STATE: null },
  },
  stopTwoStep: {
    summary: 'Turn two-step sign-in off.',
    body: z.strictObject({ password: Password }),
    response: null,
    errors: { INVALID_STATE: null },
  },
} as const satisfies Record<string, CallSchemas>;
