import type { Guard } from './guard.ts';

const accounts = 'server/src/accounts';
const tests = [
  'accounts/list-sessions',
  'accounts/refresh-token',
  'accounts/suspend-account',
  'accounts/password-reset',
  'accounts/sign-up',
];

export const sessionGuards: readonly Guard[] = [
  {
    name: 'ended session is refused',
    guarantee: 'A session that was ended no longer works.',
    break: {
      file: `${accounts}/store/sessions.ts`,
      from: "    .where('sessions.ended_at', 'is', null)\n    .where('accounts.deleted_at', 'is', null)",
      to: "    .where('accounts.deleted_at', 'is', null)",
    },
    tests,
  },
  {
    name: 'expired session is refused',
    guarantee: 'A session ends after 90 days without use.',
    break: {
      file: `${accounts}/store/sessions.ts`,
      from: "    .where('sessions.expires_at', '>', now);",
      to: "    .where('sessions.expires_at', '>', new Date(0));",
    },
    tests,
  },
  {
    name: 'session of a deleted account is refused',
    guarantee: 'A deleted account has no session.',
    break: {
      file: `${accounts}/store/sessions.ts`,
      from: "    .where('accounts.deleted_at', 'is', null)\n    .where('sessions.expires_at', '>', now);",
      to: "    .where('sessions.expires_at', '>', now);",
    },
    tests: ['accounts/bad-tokens', 'account-data/delete-account'],
  },
  {
    name: 'session ended by its owner',
    guarantee: 'Nobody ends the session of somebody else.',
    break: {
      file: `${accounts}/store/sessions.ts`,
      from: "    .where('id', '=', session.sessionId)\n    .where('account_id', '=', session.accountId)\n    .where('ended_at', 'is', null)\n    .executeTakeFirst();\n  return updated",
      to: "    .where('id', '=', session.sessionId)\n    .where('ended_at', 'is', null)\n    .executeTakeFirst();\n  return updated",
    },
    tests,
  },
  {
    name: 'refresh token replaced once',
    guarantee: 'Of two requests with one refresh token, one gets a new one.',
    break: {
      file: `${accounts}/store/sessions.ts`,
      from: "    .where('refresh_hash', '=', session.oldHash)\n",
      to: '',
    },
    tests,
    group: 'postgres',
  },
  {
    name: 'stolen refresh token ends the session',
    guarantee: 'A refresh token that is used again ends the session for both holders.',
    break: { file: `${accounts}/refresh-token.ts`, from: 'await endStolenSession(ctx, oldHash);', to: '' },
    tests,
  },
  {
    name: 'other sessions end with the password',
    guarantee: 'A new password ends every other session.',
    break: {
      file: `${accounts}/change-password.ts`,
      from: 'await endOtherSessions(trx, { accountId, exceptSessionId: caller.session.sessionId, now });',
      to: '',
    },
    tests: ['accounts/password-reset', 'accounts/edit-account', 'accounts/list-sessions'],
  },
  {
    name: 'sessions end with a reset',
    guarantee: 'A reset password ends every session.',
    break: {
      file: `${accounts}/complete-password-reset.ts`,
      from: 'await endOtherSessions(trx, { accountId, exceptSessionId: null, now });',
      to: '',
    },
    tests: ['accounts/password-reset'],
  },
  {
    name: 'reset links end with the password',
    guarantee: 'A link to reset the password does not outlive a change of the password.',
    break: {
      file: `${accounts}/change-password.ts`,
      from: "await endEmailTokens(trx, { accountId, purposes: ['reset-password', 'change-email'], now });",
      to: '',
    },
    tests: ['accounts/password-reset', 'accounts/edit-account'],
  },
  {
    name: 'links to the old address end with it',
    guarantee: 'Who lost the old address can not take the account back with an old link.',
    break: {
      file: `${accounts}/complete-verify.ts`,
      from: "await endEmailTokens(trx, { accountId, purposes: ['reset-password', 'verify-email', 'change-email'], now });",
      to: '',
    },
    tests: ['accounts/verify-email', 'accounts/password-reset'],
  },
  {
    name: 'cross-site requests with a cookie',
    guarantee: 'Another site can not act with the cookie of a visitor.',
    break: {
      file: `${accounts}/authenticate.ts`,
      from: 'if (found) assertSameOrigin(originOf(request), ctx.origins);',
      to: '',
    },
    tests: ['accounts/sign-up', ...tests],
  },
  {
    name: 'suspended account is refused',
    guarantee: 'A suspended account does nothing.',
    break: {
      file: `${accounts}/authenticate.ts`,
      from: 'session: live && !isSuspended ? sessionOf(live, ctx.clock.now()) : null,',
      to: 'session: live ? sessionOf(live, ctx.clock.now()) : null,',
    },
    tests,
  },
  {
    name: 'token of a suspended account is refused',
    guarantee: 'A suspended account does nothing with a token either.',
    break: {
      file: `${accounts}/authenticate.ts`,
      from: "if (found.suspended_at) throw new Failure('ACCOUNT_SUSPENDED', { detail: 'This account is suspended.' });",
      to: '',
    },
    tests,
  },
  {
    name: 'login challenge ends with the password',
    guarantee: 'A half-finished login does not survive a change of the password.',
    break: {
      file: `${accounts}/two-step-challenge.ts`,
      from: 'return account && read?.isFor(account.password_hash) ? account : undefined;',
      to: 'return account;',
    },
    tests: ['accounts/two-step'],
  },
];
