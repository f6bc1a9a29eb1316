import { z } from 'zod';
import { LoginResult, Token, TwoStepRequired } from '../accounts/schemas.ts';
import type { CallSchemas } from '../call.ts';
import { Email } from '../email/schemas.ts';
import { AnyText, Text } from '../text/schemas.ts';

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

export const sessionsSchemas = {
  logIn: {
    summary:
      'Log in. A wrong email and a wrong password get the same response. With two-step sign-in on, TWO_STEP_REQUIRED carries a `challenge` for the second call.',
    body: z.strictObject({ email: Email, password: AnyText(200, 6) }),
    response: LoginResult,
    errors: { INVALID_CREDENTIALS: null, TWO_STEP_REQUIRED: TwoStepRequired },
  },
  logInTwoStep: {
    summary:
      'The second step of a login: the code of the authenticator app, or a recovery code, each of which works once.',
    body: z.strictObject({
      /** From the error TWO_STEP_REQUIRED; expires after 5 minutes. */
      challenge: AnyText(2000, 1),
      code: Text(40),
    }),
    response: LoginResult,
    errors: { INVALID_CREDENTIALS: null },
  },
  refreshToken: {
    summary:
      'Exchange a refresh token for a new JWT and a new refresh token. Reuse of an old refresh token ends the session.',
    body: z.strictObject({ refresh: AnyText(200, 1) }),
    response: z.strictObject({ token: Token }),
    errors: {},
  },
  logOutCurrent: {
    summary: 'End this session; its token is rejected from then on.',
    response: null,
    errors: {},
  },
  logOutSession: {
    summary: 'End a session of the caller; its token is rejected from then on.',
    params: z.object({ sessionId: AnyText(100) }),
    response: null,
    errors: { NOT_FOUND: null },
  },
  listSessions: {
    summary: 'Sessions of the account: this one first, then by latest use.',
    response: z.strictObject({ sessions: z.array(Session) }),
    errors: {},
  },
  validateSession: {
    summary: 'Whether the token is still valid; 401 UNAUTHENTICATED_ERROR if not.',
    response: z.strictObject({ valid: z.literal(true) }),
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
