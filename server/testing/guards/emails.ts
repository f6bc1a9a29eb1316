import type { Guard } from './guard.ts';

const email = 'server/src/platform/email';
const tests = ['accounts/email-preferences.test'];

export const emailGuards: readonly Guard[] = [
  {
    name: 'muted emails not sent',
    guarantee: 'An email of a kind that its account has turned off is not sent.',
    break: {
      file: `${email}/send-email.ts`,
      from: 'if (await isMuted(ctx.db, email)) return markMuted(ctx, emailId);',
      to: '',
    },
    tests,
  },
  {
    name: 'links to unsubscribe signed',
    guarantee: 'Nobody turns off emails of an account without a link from one of them.',
    break: {
      file: `${email}/unsubscribe-token.ts`,
      from: 'return isLinkKey(keyOf(secret, muted), key) ? muted : null;',
      to: 'return key ? muted : null;',
    },
    tests,
  },
  {
    name: 'links to unsubscribe of one kind',
    guarantee: 'The link of one kind of emails turns off no other.',
    break: {
      file: `${email}/unsubscribe-token.ts`,
      from: '`unsubscribe ${kind} ${accountId}`',
      to: '`unsubscribe ${accountId}${kind && ""}`',
    },
    tests,
  },
  {
    name: 'links to unsubscribe of accounts that exist',
    guarantee: 'A link stores nothing about an account that is deleted.',
    break: {
      file: 'server/src/accounts/email-preferences.ts',
      from: "if (!(await lockAccount(trx, muted.accountId, 'share'))) return false;",
      to: '',
    },
    tests,
  },
  {
    name: 'a full queue is processed without pauses',
    guarantee: 'A queue of many jobs does not wait for a second after each batch.',
    break: {
      file: 'server/src/platform/jobs/run-jobs.ts',
      from: 'burstWhenBatchFull: true',
      to: 'burstWhenBatchFull: false',
    },
    tests: ['platform/jobs/job-queue'],
  },
  {
    name: 'emails that a person waits for come first',
    guarantee: 'A link to reset a password is not sent after hundreds of receipts.',
    break: {
      file: 'server/src/platform/jobs/job-queue.ts',
      from: "['work', 'urgent', 'emails', 'messages', 'feeds']",
      to: "['work', 'emails', 'urgent', 'messages', 'feeds']",
    },
    tests: ['platform/jobs/job-queue'],
  },
];
