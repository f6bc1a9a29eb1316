import type { Guard } from './guard.ts';

const send = 'server/src/conversations/send-message.ts';
const tests = ['conversations/conversations.test'];

export const conversationGuards: readonly Guard[] = [
  {
    name: 'contacts hidden before a booking',
    guarantee: 'Guest and host learn no contact details of each other before they have a confirmed booking.',
    break: {
      file: send,
      from: 'mayShare ? { text, hasHiddenContacts: false } : maskContacts(text)',
      to: '{ text, hasHiddenContacts: mayShare && maskContacts(text).hasHiddenContacts }',
    },
    tests,
  },
  {
    name: 'booking of these two',
    guarantee: 'A booking with another host opens nothing.',
    break: {
      file: 'server/src/booking/stays-between.ts',
      from: "AND o.account_id = ${accountId} AND i.snapshot ->> 'hostId' = ${hostId}",
      to: 'AND o.account_id = ${accountId} AND ${hostId}::text IS NOT NULL',
    },
    tests,
  },
  {
    name: 'messages of an account counted one by one',
    guarantee: 'An account cannot send more messages per hour by sending them at once.',
    break: {
      file: send,
      from: "await lockOpenAccount(trx, authorId, 'change');",
      to: "await lockOpenAccount(trx, authorId, 'share');",
    },
    tests,
    group: 'postgres',
  },
  {
    name: 'messages per network',
    guarantee: 'A network with many accounts cannot send messages without end.',
    break: { file: send, from: "await countUseOfAddress(ctx, caller, 'message');", to: '' },
    tests,
  },
  {
    name: 'one email until it is read',
    guarantee: 'A reader gets one email for any number of unread messages.',
    break: { file: send, from: 'if (isFirstUnread) await', to: 'await' },
    tests,
  },
];
