import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { repeatErrors } from '../errors/rules.ts';
import { AnyText, Text } from '../text/schemas.ts';

const params = z.object({ accountId: AnyText(100) });
const response = z.strictObject({ accountId: z.string(), isSuspended: z.boolean() });

export const operatorsSchemas = {
  suspendAccount: {
    summary: 'Suspend an account: every call with its sessions returns 403. Its data remains.',
    params,
    body: z.strictObject({
      /** Stored with the account, never shown to its owner. */
      reason: Text(500),
    }),
    response,
    errors: { NOT_FOUND: null, ...repeatErrors },
  },
  restoreAccount: {
    summary: 'End the suspension of an account.',
    params,
    response,
    errors: { NOT_FOUND: null, ...repeatErrors },
  },
} as const satisfies Record<string, CallSchemas>;
