import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { fieldRule, repeatErrors } from '../errors/rules.ts';
import { hostLanguages, mostLanguages } from '../hosts/rules.ts';
import { Name } from '../names/schemas.ts';
import { HostingInput } from '../own-listings/section-inputs-schemas.ts';
import { Text } from '../text/schemas.ts';
import { hostKinds } from './rules.ts';

const Languages = z
  .array(z.enum(hostLanguages))
  .min(1)
  .max(mostLanguages)
  .refine((languages) => new Set(languages).size === languages.length, fieldRule('duplicate_items'));

/** The host that an account owns, as far as it is known. */
export const OnboardingHost = z.strictObject({
  id: z.string(),
  kind: z.enum(hostKinds).nullable(),
  publicName: z.string(),
  languages: z.array(z.enum(hostLanguages)),
  phone: z.string().nullable(),
  /** null until the host has chosen. */
  hosting: HostingInput.nullable(),
});

export const Onboarding = z.strictObject({
  /** null before the first step. */
  host: OnboardingHost.nullable(),
  isDone: z.strictObject({ you: z.boolean(), hosting: z.boolean() }),
});
export type Onboarding = z.infer<typeof Onboarding>;

const You = z.strictObject({
  step: z.literal('you'),
  kind: z.enum(hostKinds),
  /** The name that guests read: a person's or a company's. */
  publicName: Name,
  languages: Languages,
  /** In international form such as `+1 503 555 0163`; guests of a confirmed booking see it. */
  phone: Text(40).nullable(),
});

const Hosting = z.strictObject({ step: z.literal('hosting'), hosting: HostingInput });

export const SaveOnboardingInput = z.discriminatedUnion('step', [You, Hosting]);
export type SaveOnboardingInput = z.infer<typeof SaveOnboardingInput>;

export const onboardingSchemas = {
  getOnboarding: {
    summary: 'What the account has said about itself as a host.',
    response: Onboarding,
    errors: {},
  },
  saveOnboarding: {
    summary: 'Save one step of becoming a host. The first one makes the account the owner of a new host.',
    body: SaveOnboardingInput,
    response: Onboarding,
    errors: repeatErrors,
  },
} as const satisfies Record<string, CallSchemas>;
