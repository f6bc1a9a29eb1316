import type { Guard } from './guard.ts';

const accounts = 'server/src/accounts';
const limitTests = [
  'accounts/limit-attempts',
  'accounts/log-in.race',
  'accounts/two-step',
  'support/contact-support',
];

export const accountGuards: readonly Guard[] = [
  {
    name: 'wrong passwords limited before the comparison',
    guarantee: 'After ten wrong passwords no more are compared.',
    break: {
      file: `${accounts}/log-in.ts`,
      from: 'await assertMayTry(ctx, attempt);\n  const account = await findAccountByEmail',
      to: 'const account = await findAccountByEmail',
    },
    tests: limitTests,
    survives:
      'What follows checks the limit again under a lock; without this check, passwords are compared in vain.',
  },
  {
    name: 'wrong passwords counted',
    guarantee: 'Each wrong password counts.',
    break: {
      file: `${accounts}/limit-attempts.ts`,
      from: 'await insertLoginFailure(trx, { email: attempt.email, address, at: ctx.clock.now() });',
      to: '',
    },
    tests: limitTests,
  },
  {
    name: 'wrong passwords counted under a lock',
    guarantee: 'Of a hundred guesses at once, ten get an answer.',
    break: {
      file: `${accounts}/limit-attempts.ts`,
      from: 'const isAllowed = await ctx.db.transaction().execute(async (trx) => {\n    await lockAddress(trx, address);',
      to: 'const isAllowed = await ctx.db.transaction().execute(async (trx) => {',
    },
    tests: limitTests,
    group: 'postgres',
  },
  {
    name: 'limit checked inside the transaction of a login',
    guarantee: 'A right password after the limit does not log in, even if it was sent at the same time.',
    break: {
      file: `${accounts}/log-in.ts`,
      from: 'await assertMayTry(ctx, attempt, trx);',
      to: '',
    },
    tests: limitTests,
  },
  {
    name: 'guesses per address limited',
    guarantee: 'One address can not try one password with many accounts.',
    break: { file: `${accounts}/limit-attempts.ts`, from: ' || isOverAddress;', to: ';' },
    tests: limitTests,
  },
  {
    name: 'uses of an address counted under a lock',
    guarantee: 'Of sixty messages at once from one address, twenty are accepted.',
    break: {
      file: `${accounts}/limit-attempts.ts`,
      from: 'const oldest = await ctx.db.transaction().execute(async (trx) => {\n    await lockAddress(trx, address);',
      to: 'const oldest = await ctx.db.transaction().execute(async (trx) => {',
    },
    tests: limitTests,
    group: 'postgres',
  },
  {
    name: 'uses of an address limited',
    guarantee: 'One address can not sign up or write without end.',
    break: {
      file: `${accounts}/limit-attempts.ts`,
      from: 'if (used.count >= usesAnHour[kind]) return used.oldest;',
      to: '',
    },
    tests: limitTests,
  },
  {
    name: 'wrong codes limited per account',
    guarantee: 'The second factor can not be guessed from many addresses.',
    break: {
      file: `${accounts}/log-in-two-step.ts`,
      from: 'if (retryAfterSeconds !== null) return { retryAfterSeconds };',
      to: '',
    },
    tests: ['accounts/two-step', 'accounts/limit-attempts'],
  },
  {
    name: 'wrong codes counted under a lock',
    guarantee: 'Of many codes at once, ten are compared.',
    break: {
      file: `${accounts}/store/two-step.ts`,
      from: ".where('account_id', '=', accountId).forUpdate().executeTakeFirst();",
      to: ".where('account_id', '=', accountId).executeTakeFirst();",
    },
    tests: ['accounts/two-step', 'accounts/limit-attempts'],
    group: 'postgres',
  },
  {
    name: 'owner hears of wrong codes',
    guarantee: 'The owner gets an email when somebody who knows the password guesses codes.',
    break: {
      file: `${accounts}/log-in-two-step.ts`,
      from: "await writeAccountEmail(ctx, trx, { kind: 'wrongCodes', account });",
      to: '',
    },
    tests: ['accounts/two-step', 'accounts/limit-attempts'],
  },
  {
    name: 'code of an app used once',
    guarantee: 'A code that was seen over a shoulder does not work again.',
    break: { file: `${accounts}/store/two-step.ts`, from: "\n    .where('last_step', '<', step)", to: '' },
    tests: ['accounts/two-step'],
  },
  {
    name: 'recovery code used once',
    guarantee: 'A recovery code works once.',
    break: {
      file: `${accounts}/store/two-step.ts`,
      from: "\n    .where('hash', '=', code.hash)\n    .where('used_at', 'is', null)",
      to: "\n    .where('hash', '=', code.hash)",
    },
    tests: ['accounts/two-step'],
  },
  {
    name: 'emailed link used once',
    guarantee: 'A link from an email works once.',
    break: {
      file: `${accounts}/store/email-tokens.ts`,
      from: "    .where('hash', '=', hash)\n    .where('ended_at', 'is', null)\n    .where('expires_at', '>', now)",
      to: "    .where('hash', '=', hash)",
    },
    tests: [
      'accounts/password-reset',
      'accounts/verify-email',
      'accounts/bad-tokens',
      'accounts/log-in.race',
    ],
    group: 'postgres',
  },
  {
    name: 'emailed link expires',
    guarantee: 'An old link from an email does not work.',
    break: {
      file: `${accounts}/store/email-tokens.ts`,
      from: "    .where('purpose', 'in', wanted.purposes)\n    .where('ended_at', 'is', null)\n    .where('expires_at', '>', wanted.now)",
      to: "    .where('purpose', 'in', wanted.purposes)",
    },
    tests: ['accounts/password-reset', 'accounts/verify-email', 'accounts/bad-tokens'],
  },
  {
    name: 'emailed link for its purpose',
    guarantee: 'A link that confirms an address can not set a password.',
    break: {
      file: `${accounts}/store/email-tokens.ts`,
      from: "\n    .where('purpose', 'in', wanted.purposes)\n    .where('ended_at', 'is', null)\n    .where('expires_at', '>', wanted.now)",
      to: "\n    .where('ended_at', 'is', null)\n    .where('expires_at', '>', wanted.now)",
    },
    tests: ['accounts/password-reset', 'accounts/verify-email', 'accounts/bad-tokens'],
  },
  {
    name: 'reset emails limited',
    guarantee: 'An account gets at most five emails with links in an hour.',
    break: {
      file: `${accounts}/send-verification-email.ts`,
      from: '>= emailsPerHour) return null;',
      to: '>= 1e9) return null;',
    },
    tests: ['accounts/password-reset', 'accounts/verify-email', 'accounts/limit-attempts'],
  },
  {
    name: 'one account per email address',
    guarantee: 'Two sign-ups at once with one address are one account.',
    break: { sql: 'ALTER TABLE accounts DROP CONSTRAINT accounts_email_taken' },
    tests: ['accounts/sign-up', 'accounts/log-in.race', 'accounts/verify-email'],
  },
  {
    name: 'weak password refused',
    guarantee: 'A short or breached password is refused.',
    break: {
      file: `${accounts}/sign-up.ts`,
      from: "if (problem) throw invalidField('password', problem);",
      to: '',
    },
    tests: ['accounts/sign-up'],
  },
  {
    name: 'password for a new email address',
    guarantee: 'Whoever finds a device that is logged in can not take the account over by its address.',
    break: {
      file: `${accounts}/change-email.ts`,
      from: "if (isPasswordNeeded(ctx, caller)) throw invalidField('password', 'password_needed');",
      to: '',
    },
    tests: ['accounts/undo-email-change', 'accounts/verify-email'],
  },
  {
    name: 'undo of a new address ends all access',
    guarantee: 'Whoever changed the address is out once its owner undoes it.',
    break: {
      file: `${accounts}/undo-email-change.ts`,
      from: 'await endAccess(trx, undo);',
      to: '',
    },
    tests: ['accounts/undo-email-change'],
  },
  {
    name: 'undo works once',
    guarantee: 'The link that undoes a change of address works once.',
    break: {
      file: `${accounts}/undo-email-change.ts`,
      from: 'if (!(await consumeEmailToken(trx, token.hash, now))) throw invalidToken();',
      to: '',
    },
    tests: ['accounts/undo-email-change'],
    group: 'postgres',
  },
];
