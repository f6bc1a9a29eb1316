import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { Email } from '../email/schemas.ts';
import { Paragraphs, Text } from '../text/schemas.ts';

export const supportSchemas = {
  contactUs: {
    summary: 'Send a message to support: it is stored and emailed to the support address.',
    body: z.strictObject({ name: Text(200), email: Email, subject: Text(200), message: Paragraphs(5000) }),
    response: z.strictObject({}),
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
