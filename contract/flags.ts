import { z } from 'zod';
import { defineCall } from './call.ts';

/** The value of a flag; which of the three kinds it is belongs to the flag and never changes. */
export const FlagValue = z.union([z.boolean(), z.string(), z.number()]);
export type FlagValue = z.infer<typeof FlagValue>;

/** Flag name, as `REFINED_DESCRIPTION_TOGGLE`, to its value for one device. */
export const Flags = z.record(z.string(), FlagValue);
export type Flags = z.infer<typeof Flags>;

/** `hash` changes exactly when `flags` does. */
export const FlagSet = z.strictObject({ hash: z.string(), flags: Flags });
export type FlagSet = z.infer<typeof FlagSet>;

/** The cookie that carries the generated device id; the page's own scripts read it. */
export const deviceIdCookieName = 'golark_device';
/** As long as browsers keep any cookie: 400 days less a little (specification, section 9). */
export const deviceIdCookieSeconds = 34_560_000;

export const getFeatureFlags = defineCall({
  name: 'getFeatureFlags',
  summary:
    'The flags of a device. The same device gets the same answer for the same flag set; `hash` changes exactly when `flags` does.',
  method: 'GET',
  path: '/v1/feature-flags',
  access: 'visitor',
  query: z.strictObject({ deviceId: z.string().trim().min(1).max(200) }),
  status: 200,
  answer: FlagSet,
  errors: ['VALIDATION_ERROR'],
});
