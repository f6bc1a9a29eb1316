import { z } from 'zod';
import { defineCall } from './call.ts';
import { Email } from './email.ts';
import { Locale } from './locale.ts';
import { hasControl, Text } from './text.ts';

/** A telephone number as a dial code and the number within it; digits only. */
export const Phone = z.strictObject({
  countryCodeISO: z
    .string()
    .regex(/^[A-Z]{2}$/)
    .optional(),
  countryCallingCode: z.string().regex(/^\d{1,4}$/, 'invalid string value'),
  nationalNumber: z
    .string()
    .trim()
    .regex(/^[\d()+\- ]+$/, 'Phone number contains invalid characters')
    .transform((text) => text.replaceAll(/\D/g, ''))
    .refine((digits) => digits.length >= 4 && digits.length <= 15, 'invalid string value'),
});
export type Phone = z.infer<typeof Phone>;

/** Where somebody lives. A blank second line counts as none. */
export const Address = z.strictObject({
  line1: Text(200),
  line2: z
    .string()
    .trim()
    .max(200, 'must be at most 200 characters')
    .refine((text) => !hasControl(text), 'invalid string value')
    .transform((text) => (text === '' ? undefined : text))
    .optional(),
  city: Text(100),
  state: Text(100).optional(),
  zip: Text(20).optional(),
  countryCode: z.string().regex(/^[A-Z]{2}$/, 'invalid string value'),
});
export type Address = z.infer<typeof Address>;

const PhoneOut = z.strictObject({
  countryCodeISO: z.string().optional(),
  countryCallingCode: z.string(),
  nationalNumber: z.string(),
});

export const Account = z.strictObject({
  accountId: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
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
  hosts: z.array(z.strictObject({ id: z.string(), propertyManagerId: z.string(), dataSource: z.string() })),
  membershipSubscription: z.strictObject({ status: z.enum(['ACTIVE', 'PAST_DUE', 'EXPIRED']) }).nullable(),
  isEmailVerified: z.boolean(),
  isSuspended: z.boolean(),
  createdAt: z.string(),
});
export type Account = z.infer<typeof Account>;

/** `expiresAt` is when the JWT ends; `refresh` brings a new one. */
export const Token = z.strictObject({ jwt: z.string(), refresh: z.string(), expiresAt: z.string() });

export const SignedIn = z.strictObject({ token: Token, account: Account });
export type SignedIn = z.infer<typeof SignedIn>;

/** New passwords have at least 12 characters; the limit above keeps hashing bounded. */
export const NewPassword = z.string().min(12).max(200, 'must be at most 200 characters');

export const signUp = defineCall({
  name: 'signUp',
  summary: 'Create an account and log in. Sets the session cookie beside the token.',
  method: 'PUT',
  path: '/v1/account/signup',
  access: 'visitor',
  body: z.strictObject({
    firstName: Text(100),
    lastName: Text(100),
    email: Email,
    password: NewPassword,
    phone: Phone.optional(),
    locale: Locale.optional(),
  }),
  status: 201,
  answer: SignedIn,
  errors: ['VALIDATION_ERROR', 'EMAIL_TAKEN'],
});

export const getAccount = defineCall({
  name: 'getAccount',
  summary: 'The account of the caller.',
  method: 'GET',
  path: '/v1/account/me',
  access: 'account',
  status: 200,
  answer: Account,
  errors: [],
});

export const editAccount = defineCall({
  name: 'editAccount',
  summary: 'Change name, phone and address; what is left out stays, null takes phone or address away.',
  method: 'POST',
  path: '/v1/account/me/edit',
  access: 'account',
  body: z.strictObject({
    firstName: Text(100).optional(),
    lastName: Text(100).optional(),
    /** In international form, `+12065550100`; `phone` goes before it. */
    phoneNumber: z.string().max(40, 'invalid string value').nullable().optional(),
    phone: Phone.nullable().optional(),
    address: Address.nullable().optional(),
    locale: Locale.optional(),
  }),
  status: 200,
  answer: Account,
  errors: ['VALIDATION_ERROR'],
});

const AccountAnswer = z.strictObject({ account: Account });

export const changeName = defineCall({
  name: 'changeName',
  summary: 'Change the name alone.',
  method: 'POST',
  path: '/v1/account/me/name',
  access: 'account',
  body: z.strictObject({ newFirstName: Text(100), newLastName: Text(100) }),
  status: 200,
  answer: AccountAnswer,
  errors: ['VALIDATION_ERROR'],
});

export const changePassword = defineCall({
  name: 'changePassword',
  summary: 'Change the password; every other session ends. A wrong old password is told at its field.',
  method: 'POST',
  path: '/v1/account/me/password',
  access: 'account',
  body: z.strictObject({ oldPassword: z.string().min(1).max(200), newPassword: NewPassword }),
  status: 200,
  answer: AccountAnswer,
  errors: ['VALIDATION_ERROR'],
});

export const changeEmail = defineCall({
  name: 'changeEmail',
  summary:
    'Ask for another email address: it takes effect when confirmed from the new one, and the old one is told. The answer is the same whether or not somebody else uses the address.',
  method: 'POST',
  path: '/v1/account/me/email',
  access: 'account',
  body: z.strictObject({ newEmail: Email }),
  status: 200,
  answer: AccountAnswer,
  errors: ['VALIDATION_ERROR'],
});

/** `pendingEmail` waits for its confirmation; null when none does. */
export const getEmailState = defineCall({
  name: 'getEmailState',
  summary: 'The email address, whether it is confirmed, and the one that waits to be.',
  method: 'GET',
  path: '/v1/account/me/email',
  access: 'account',
  status: 200,
  answer: z.strictObject({
    email: z.string(),
    isEmailVerified: z.boolean(),
    pendingEmail: z.string().nullable(),
  }),
  errors: [],
});

export const resendVerify = defineCall({
  name: 'resendVerify',
  summary: 'Send the mail that confirms the address again; silently none beyond 5 an hour.',
  method: 'POST',
  path: '/v1/account/me/email/resend-verify',
  access: 'account',
  status: 202,
  answer: z.strictObject({}),
  errors: [],
});

export const completeVerify = defineCall({
  name: 'completeVerify',
  summary: 'Confirm an address by the token of its mail; works once, and without being logged in.',
  method: 'POST',
  path: '/v1/account/me/email/complete-verify',
  access: 'visitor',
  body: z.strictObject({ token: z.string().min(1).max(200) }),
  status: 200,
  answer: AccountAnswer,
  errors: ['VALIDATION_ERROR', 'EMAIL_TAKEN'],
});

/** Everything that is kept of the account, as one JSON document; the members say where each part comes from. */
export const exportAccount = defineCall({
  name: 'exportAccount',
  summary: 'Everything that is kept of this account, as an open JSON file.',
  method: 'GET',
  path: '/v1/account/me/export',
  access: 'account',
  status: 200,
  answer: z.looseObject({
    exportedAt: z.string(),
    account: Account,
    sessions: z.array(z.looseObject({ createdAt: z.string() })),
    events: z.array(z.looseObject({ at: z.string(), what: z.string() })),
    savedCards: z.array(z.looseObject({ brand: z.string(), last4: z.string() })),
    bookings: z.array(z.looseObject({ confirmationCode: z.string() })),
    messagesToSupport: z.array(z.looseObject({ subject: z.string() })),
  }),
  errors: [],
});

/** A stay still to come, or a listing on sale, keeps the account open: INVALID_STATE names what is in the way. */
export const deleteAccount = defineCall({
  name: 'deleteAccount',
  summary: 'Delete the account. Bookings stay as the law of bookkeeping asks, without sign-in or profile.',
  method: 'POST',
  path: '/v1/account/me/delete',
  access: 'account',
  body: z.strictObject({ password: z.string().min(1).max(200) }),
  status: 204,
  answer: null,
  errors: ['VALIDATION_ERROR', 'INVALID_STATE'],
});
