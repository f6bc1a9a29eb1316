import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { AnyText } from '../text/schemas.ts';
import { mutableEmailKinds } from './rules.ts';

const EmailPreference = z.strictObject({
  /** A group of emails that can be turned off: `messages`. Others are always sent. */
  kind: z.enum(mutableEmailKinds),
  /** Emails of this kind are not sent. */
  isMuted: z.boolean(),
});

export type EmailPreference = z.infer<typeof EmailPreference>;

const EmailPreferences = z.strictObject({
  /** One for each kind. */
  preferences: z.array(EmailPreference),
});

/** Of the link in an email: it names the account and the kind, and does not expire. */
const token = AnyText(200);

export const emailPreferencesSchemas = {
  getEmailPreferences: {
    summary:
      "Which kinds of emails the caller's account gets. Necessary ones, such as confirmations, are not listed.",
    response: EmailPreferences,
    errors: {},
  },
  setEmailPreference: {
    summary: 'Turn one kind of emails off or on. Returns all kinds. Repeating it has no effect.',
    body: EmailPreference,
    response: EmailPreferences,
    errors: {},
  },
  validateUnsubscribeToken: {
    summary: 'What the link to unsubscribe in an email turns off. Changes nothing.',
    body: z.strictObject({ token }),
    response: EmailPreference,
    errors: {},
  },
  unsubscribe: {
    summary:
      'Turn the kind of emails that a link names off, or on again, without logging in. Repeating it has no effect.',
    body: z.strictObject({ token, isMuted: z.boolean() }),
    response: EmailPreference,
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
