import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Text } from '../text/schemas.ts';

/** The value of a flag; which of the three kinds it is belongs to the flag and never changes. */
export const FlagValue = z.union([z.boolean(), z.string(), z.number()]);

export type FlagValue = z.infer<typeof FlagValue>;

/** Flag name, as `REFINED_DESCRIPTION_TOGGLE`, to its value for one device. */
export const Flags = z.record(z.string(), FlagValue);

export type Flags = z.infer<typeof Flags>;

/** `hash` changes exactly when `flags` does. */
export const FlagSet = z.strictObject({ hash: z.string(), flags: Flags });

export type FlagSet = z.infer<typeof FlagSet>;

export const flagsSchemas = {
  getFeatureFlags: {
    summary:
      'The flags of a device. The same device gets the same response for the same flag set; `hash` changes exactly when `flags` does.',
    query: z.strictObject({ deviceId: Text(200) }),
    response: FlagSet,
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
