import { z } from 'zod';
import { partnerRoles } from '../access/rules.ts';
import type { CallSchemas } from '../call.ts';
import { Email } from '../email/schemas.ts';
import { fieldRule } from '../errors/rules.ts';
import { Locale } from '../locale/schemas.ts';
import { Subscription } from '../membership/subscription-schemas.ts';
import { LastName, Name } from '../names/schemas.ts';
import { Phone, PhoneOut } from '../phone/schemas.ts';
import { BusinessDetails } from '../receipts/schemas.ts';
import { hasControl } from '../text/rules.ts';
import { AnyText, Text } from '../text/schemas.ts';

/** A postal address. A blank second line counts as none. */
export const Address = z.strictObject({
  line1: Text(200),
  line2: z
    .string()
    .trim()
    .max(200)
    .refine((text) => !hasControl(text), fieldRule('invalid'))
    .transform((text) => (text === '' ? undefined : text))
    .optional(),
  city: Text(100),
  state: Text(100).optional(),
  zip: Text(20).optional(),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
});

export type Address = z.infer<typeof Address>;

export const Account = z.strictObject({
  accountId: z.string(),
  firstName: z.string(),
  /** Empty for people with one name. */
  lastName: z.string(),
  email: z.string(),
  /** `+12065550100`, with an extension `+12065550100;ext=5`. */
  phoneNumber: z.string().nullable(),
  phone: PhoneOut.nullable(),
  address: z
    .strictObject({
      line1: z.string(),
      line2: z.string().optional(),
      city: z.string(),
      state: z.string().optional(),
      zip: z.string().optional(),
      countryCode: z.string(),
    })
    .nullable(),
  hosts: z.array(
    z.strictObject({
      id: z.string(),
      propertyManagerId: z.string(),
      /** The name that guests see. */
      name: z.string(),
      dataSource: z.string(),
      role: z.enum(partnerRoles),
    }),
  ),
  membershipSubscription: Subscription.nullable(),
  isEmailVerified: z.boolean(),
  isSuspended: z.boolean(),
  createdAt: z.string(),
});

export type Account = z.infer<typeof Account>;

/** `expiresAt` is when the JWT expires; `refresh` is exchanged for a new one. */
export const Token = z.strictObject({ jwt: z.string(), refresh: z.string(), expiresAt: z.string() });

export const LoginResult = z.strictObject({ token: Token, account: Account });

export type LoginResult = z.infer<typeof LoginResult>;

/** New passwords have at least 12 characters; the upper limit bounds the cost of hashing. */
export const NewPassword = AnyText(200, 12);

const AccountResult = z.strictObject({ account: Account });

/** The challenge that the second login step requires; expires after 5 minutes. */
export const TwoStepRequired = z.object({ challenge: z.string() });

const DeletionBlocked = z.object({
  reason: z.enum([
    'COMING_STAY',
    'LISTING_ON_SALE',
    'OPEN_MEMBERSHIP_PAYMENT',
    'COMING_EVENT',
    'COMING_PAYOUT',
  ]),
  bookingId: z.string().optional(),
  confirmationCode: z.string().optional(),
});

export const accountsSchemas = {
  signUp: {
    summary: 'Create an account and log in. Also sets the session cookie.',
    body: z.strictObject({
      firstName: Name,
      lastName: LastName,
      email: Email,
      password: NewPassword,
      phone: Phone.optional(),
      locale: Locale.optional(),
    }),
    response: LoginResult,
    errors: { EMAIL_TAKEN: null },
  },
  getAccount: {
    summary: 'The account of the caller.',
    response: Account,
    errors: {},
  },
  editAccount: {
    summary: 'Change name, phone and address. Omitted fields are unchanged; null removes phone or address.',
    body: z.strictObject({
      firstName: Name.optional(),
      lastName: LastName.optional(),
      /** In international form, `+12065550100` or `+1 206 555 0100 ext. 5`; ignored if `phone` is given. */
      phoneNumber: AnyText(40).nullable().optional(),
      phone: Phone.nullable().optional(),
      address: Address.nullable().optional(),
      locale: Locale.optional(),
    }),
    response: Account,
    errors: {},
  },
  changeName: {
    summary: 'Change the name.',
    body: z.strictObject({ newFirstName: Name, newLastName: LastName }),
    response: AccountResult,
    errors: {},
  },
  changePassword: {
    summary: 'Change the password; every other session ends. A wrong old password is an error of its field.',
    body: z.strictObject({ oldPassword: AnyText(200, 1), newPassword: NewPassword }),
    response: AccountResult,
    errors: {},
  },
  changeEmail: {
    summary:
      'Request another email address. It takes effect when confirmed from the new address; the old address is notified. The response never reveals whether the address is in use.',
    body: z.strictObject({
      newEmail: Email,
      /** Required when the login is older than 10 minutes: without it, `password: password_needed` of VALIDATION_ERROR. */
      password: AnyText(200, 1).optional(),
    }),
    response: AccountResult,
    errors: {},
  },
  /** `pendingEmail` is the address that awaits confirmation, or null; `isPasswordNeeded` tells whether a change requires it. */
  getEmailState: {
    summary: 'The email address, whether it is confirmed, and the address that awaits confirmation.',
    response: z.strictObject({
      email: z.string(),
      isEmailVerified: z.boolean(),
      pendingEmail: z.string().nullable(),
      isPasswordNeeded: z.boolean(),
    }),
    errors: {},
  },
  resendVerify: {
    summary: 'Send the confirmation email again; after 5 an hour none is sent and the response is the same.',
    response: z.strictObject({}),
    errors: {},
  },
  completeVerify: {
    summary: 'Confirm an address with the token of its email. Works once, without being logged in.',
    body: z.strictObject({ token: AnyText(200, 1) }),
    response: AccountResult,
    errors: { EMAIL_TAKEN: null },
  },
  /** `resetToken` is for `completePasswordReset`: the old password no longer works. */
  undoEmailChange: {
    summary:
      'Undo a change of the email address with the token that was emailed to the former one: once, within seven days. Every session ends.',
    body: z.strictObject({ token: AnyText(200, 1) }),
    response: z.strictObject({ email: z.string(), resetToken: z.string() }),
    errors: { EMAIL_TAKEN: null },
  },
  /** One member per feature that stores data of the account. */
  exportAccount: {
    summary: 'Export everything that is stored about this account as JSON.',
    response: z.looseObject({
      exportedAt: z.string(),
      account: Account,
      /** The new address that awaits confirmation. */
      pendingEmail: z.string().nullable(),
      /** Addresses that can undo a change until `undoableUntil`. */
      formerEmails: z.array(z.looseObject({ email: z.string(), undoableUntil: z.string() })),
      sessions: z.array(z.looseObject({ createdAt: z.string() })),
      events: z.array(z.looseObject({ at: z.string(), what: z.string() })),
      twoStep: z.looseObject({ isOn: z.boolean() }),
      /** Browser and system of each device that logged in. */
      knownDevices: z.array(z.looseObject({ device: z.string(), firstSeenAt: z.string() })),
      /** Of the last day. */
      failedLogins: z.array(z.looseObject({ at: z.string(), ip: z.string() })),
      membership: z.looseObject({ subscription: z.looseObject({ status: z.string() }).nullable() }),
      insurancePolicies: z.array(z.looseObject({ policyNumber: z.string().nullable() })),
      /** Property managers that the account acts for. */
      hostProfiles: z.array(z.looseObject({ id: z.string(), name: z.string() })),
      savedCards: z.array(z.looseObject({ brand: z.string(), last4: z.string() })),
      /** Where the hosts that the account owns are paid. */
      payoutAccounts: z.array(z.looseObject({ hostId: z.string(), provider: z.string() })),
      bookings: z.array(z.looseObject({ confirmationCode: z.string() })),
      featureFlags: z.array(z.looseObject({ name: z.string(), isOn: z.boolean() })),
      /** Whom business invoices are made out to. */
      businessDetails: BusinessDetails.nullable(),
      /** Business invoices and credit notes. */
      invoices: z.array(z.looseObject({ number: z.string(), companyName: z.string() })),
      /** With hosts as a guest, and with guests for a host. */
      messages: z.array(z.looseObject({ at: z.string(), sender: z.string(), text: z.string() })),
      /** Of stays, by this account. */
      reviewsWritten: z.array(z.looseObject({ rating: z.int(), text: z.string() })),
      /** By hosts, once they are published. */
      reviewsReceived: z.array(z.looseObject({ rating: z.int(), text: z.string() })),
      messagesToSupport: z.array(z.looseObject({ subject: z.string() })),
      /** `text` is null for an email with a link that opens the account. */
      emails: z.array(
        z.looseObject({ recipient: z.string(), subject: z.string(), text: z.string().nullable() }),
      ),
    }),
    errors: {},
  },
  /** An upcoming stay or a published listing prevents deletion: INVALID_STATE names it in `reason`. */
  deleteAccount: {
    summary: 'Delete the account. Bookings are retained for bookkeeping, without login or profile.',
    body: z.strictObject({ password: AnyText(200, 1) }),
    response: null,
    errors: { INVALID_STATE: DeletionBlocked },
  },
} as const satisfies Record<string, CallSchemas>;
