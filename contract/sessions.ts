import { z } from 'zod';
import { SignedIn, Token } from './accounts.ts';
import { defineCall } from './call.ts';
import { Email } from './email.ts';

export const logIn = defineCall({
  name: 'logIn',
  summary:
    'Log in. Wrong email and wrong password are told alike. With two-step sign-in on, TWO_STEP_REQUIRED brings a `challenge` for the second call.',
  method: 'POST',
  path: '/v1/account/login',
  access: 'visitor',
  body: z.strictObject({ email: Email, password: z.string().min(6).max(200) }),
  status: 200,
  answer: SignedIn,
  errors: ['VALIDATION_ERROR', 'INVALID_CREDENTIALS', 'TWO_STEP_REQUIRED'],
});

export const logInTwoStep = defineCall({
  name: 'logInTwoStep',
  summary:
    'The second step of a login: the code of the authenticator app, or a recovery code, each of which works once.',
  method: 'POST',
  path: '/v1/account/login/two-step',
  access: 'visitor',
  body: z.strictObject({
    /** From the answer TWO_STEP_REQUIRED; holds for 5 minutes. */
    challenge: z.string().min(1).max(2000),
    code: z.string().trim().min(1).max(40),
  }),
  status: 200,
  answer: SignedIn,
  errors: ['VALIDATION_ERROR', 'INVALID_CREDENTIALS'],
});

export const refreshToken = defineCall({
  name: 'refreshToken',
  summary:
    'A new JWT and a new refresh token for the one given. An old one that comes back ends the session.',
  method: 'POST',
  path: '/v1/account/token/refresh',
  access: 'visitor',
  body: z.strictObject({ refresh: z.string().min(1).max(200) }),
  status: 200,
  answer: z.strictObject({ token: Token }),
  errors: [],
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

export const logOutSession = defineCall({
  name: 'logOutSession',
  summary: 'End one of your sessions; its token is refused at once.',
  method: 'POST',
  path: '/v1/account/me/logout/{sessionId}',
  access: 'account',
  isOwned: true,
  params: z.object({ sessionId: z.string() }),
  status: 204,
  answer: null,
  errors: ['NOT_FOUND'],
});

/** `device` reads like `Chrome on Windows`, `place` like `Portland, Oregon` and is null where nothing is known. */
export const Session = z.strictObject({
  id: z.string(),
  createdAt: z.string(),
  lastSeenAt: z.string(),
  ip: z.string().nullable(),
  userAgent: z.string().nullable(),
  device: z.string(),
  place: z.string().nullable(),
  current: z.boolean(),
});
export type Session = z.infer<typeof Session>;

export const listSessions = defineCall({
  name: 'listSessions',
  summary: 'Where the account is logged in, this session first, then the latest seen.',
  method: 'GET',
  path: '/v1/account/me/sessions',
  access: 'account',
  status: 200,
  answer: z.strictObject({ sessions: z.array(Session) }),
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
