import { expect, test } from 'vitest';
import { type MembershipEmailFacts, type MembershipEmailKind, membershipEmail } from './membership-email.ts';

const facts: Omit<MembershipEmailFacts, 'kind'> = {
  ...{ firstName: 'Maya', endsOn: 'Nov 20, 2027', renews: true, noticeDays: '30 and 7' },
  ticketFeePercentOff: 100,
  ...{ renewalAmount: 7900, feeAmount: 5900, savedAmount: 8420 },
  invoice: {
    code: 'GKAB23CD45',
    lines: [
      { code: 'membership', params: { months: 12 }, quantity: 1, amount: 7900 },
      { code: 'membership_code', params: { code: 'GO2025' }, quantity: 1, amount: -2000 },
    ],
    ...{ totalAmount: 5900, card: 'Visa 4242', refundableUntil: 'Dec 4, 2026', refundedAmount: 5900 },
    ...{ nextAttempt: 'Nov 21, 2027', payableUntil: 'Dec 4, 2027' },
  },
  ...{ accountUrl: 'https://golark.example/account/membership/', helpUrl: 'https://golark.example/contact/' },
};
const write = (kind: MembershipEmailKind, locale: 'en' | 'es', change: Partial<MembershipEmailFacts> = {}) =>
  membershipEmail({ ...facts, ...change, kind }, locale);
const textOf = ({ content }: ReturnType<typeof write>): string => content.paragraphs.join(' ');

const kinds: MembershipEmailKind[] = [
  ...([
    'joined',
    'renewed',
    'notice',
    'failed',
    'unpaid',
    'ended',
    'canceled',
    'reinstated',
    'refunded',
  ] as const),
];

test.each(kinds)('the email %s is complete in both languages and leads to the membership', (kind) => {
  const [en, es] = [write(kind, 'en'), write(kind, 'es')];
  expect(en.subject).not.toBe(es.subject);
  for (const { subject, content } of [en, es]) {
    const words = [subject, content.title, ...content.paragraphs, content.footer].join(' ');
    expect(words).not.toMatch(/[{}]|undefined/);
    expect(content.action?.url).toBe(facts.accountUrl);
    expect(content.paragraphs[kind === 'notice' ? 1 : 0]).toContain('Maya');
  }
});

test('a receipt has the lines, the total and the card, in the language of the reader', () => {
  expect(write('joined', 'es').content.rows).toEqual([
    { label: 'Pedido', value: 'GKAB23CD45' },
    { label: 'Go+ por un año', value: '$79.00' },
    { label: 'Código GO2025', value: '−$20.00' },
    { label: 'Total', value: '$59.00', isStrong: true },
    { label: 'Pagado con', value: 'Visa 4242' },
  ]);
});

test('a welcome names the stays and the tickets that are cheaper, with an example', () => {
  expect(textOf(write('joined', 'en'))).toMatch(
    /at every stay marked Go\+\. On event tickets you pay no service fee: 2 tickets that cost \$200\.00 cost you \$174\.56/,
  );
  expect(textOf(write('joined', 'es', { ticketFeePercentOff: 50 }))).toContain('50% menos del cargo');
  expect(textOf(write('joined', 'en', { ticketFeePercentOff: 0 }))).not.toContain('tickets');
});

test('a receipt says whether Go+ renews, and until when it is refunded', () => {
  expect(textOf(write('joined', 'en'))).toMatch(
    /renews on Nov 20, 2027 for \$79\.00.*back until Dec 4, 2026/,
  );
  const ending = textOf(write('joined', 'en', { renews: false }));
  expect(ending).toContain("Go+ ends on Nov 20, 2027. You won't be charged again.");
});

test.each([
  [7899, /^Go\+ hasn't paid off for you: you've saved \$78\.99/],
  [7900, /^You've saved \$79\.00 with Go\+/],
])(
  'a notice begins with what %i cents of savings are against the price of a renewal',
  (savedAmount, words) => {
    expect(write('notice', 'en', { savedAmount }).content.paragraphs[0]).toMatch(words);
  },
);

test('a failed payment says when the card is tried again, or that it is not', () => {
  expect(textOf(write('failed', 'en'))).toContain("We'll try your card again on Nov 21, 2027.");
  const last = { invoice: facts.invoice && { ...facts.invoice, nextAttempt: null } };
  expect(textOf(write('failed', 'en', last))).toContain("We won't try your card again.");
});
