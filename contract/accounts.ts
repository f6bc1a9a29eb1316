import { z } from 'zod';
import { defineCall } from './call.ts';
import { Email } from './email.ts';
import { Locale } from './locale.ts';
import { Text } from './text.ts';

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
const Token = z.strictObject({ jwt: z.string(), refresh: z.string(), expiresAt: z.string() });

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

export const logIn = defineCall({
  name: 'logIn',
  summary: 'Log in. Wrong email and wrong password are told alike.',
  method: 'POST',
  path: '/v1/account/login',
  access: 'visitor',
  body: z.strictObject({ email: Email, password: z.string().min(6).max(200) }),
  status: 200,
  answer: SignedIn,
  errors: ['VALIDATION_ERROR', 'INVALID_CREDENTIALS'],
});

export const logOutCurrent = defineCall({
  name: 'logOutCurrent',
  summary: 'End this session; its token is refused at once.',
  method: 'POST',
  path: '/v1/account/me/logout-current',
  access: 'account',
  status: 204,
  answer: null,
  errors: [],
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

export const validateSession = defineCall({
  name: 'validateSession',
  summary: 'Whether the token still holds; 401 UNAUTHENTICATED_ERROR if not.',
  method: 'POST',
  path: '/v1/account/validate-session',
  access: 'account',
  status: 200,
  answer: z.strictObject({ valid: z.literal(true) }),
  errors: [],
});
