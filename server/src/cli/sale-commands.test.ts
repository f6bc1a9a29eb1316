import { objectToDelivery } from '@golark/contract/objections/calls';
import { answerObjection, getTicketSale } from '@golark/contract/selling/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { logInAgain } from '#testing/factories';
import { aTransferredSale, type DeliveredSale } from '#testing/selling';
import { createTestApp, type TestApp } from '#testing/test-app';
import { decideSale, describeObjections } from './sale-commands.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const objected = async (text: string | null): Promise<DeliveredSale> => {
  const sold = await aTransferredSale(golark);
  const { id: orderId, key } = sold.order;
  const body = { kind: 'not-received' as const, text };
  await golark.call(objectToDelivery, { params: { orderId }, query: { key }, body });
  return sold;
};

const payoutOf = async ({ as, order }: DeliveredSale): Promise<string> => {
  const caller = { as: await logInAgain(golark, as), params: { orderId: order.id } };
  return (await golark.call(getTicketSale, caller)).body.sale.payoutState;
};

test('an operator sees what both say and for how long it waits, and decides with a reason', async () => {
  const { ctx } = golark;
  expect(await describeObjections(ctx)).toEqual([]);
  const first = await objected('Nothing\narrived.');
  await golark.call(answerObjection, {
    as: first.as,
    params: { orderId: first.order.id },
    body: { text: 'Look again.' },
  });
  await golark.passMinutes(3 * 24 * 60);
  const second = await objected(null);
  const lines = await describeObjections(ctx);
  expect(lines).toEqual([
    expect.stringMatching(`^${first.order.code}  not-received  3 d old  payout \\$137.60 due 2026-`),
    expect.stringMatching(/ {2}Rail v. Kings, .*; delivered .* by Ticketmaster, reference TM-123$/),
    '  buyer: Nothing arrived.',
    '  seller: Look again.',
    expect.stringMatching(`^${second.order.code}  not-received  0 h old`),
    expect.stringMatching(/delivered/),
  ]);
  const reason = 'The venue has no such tickets.';
  expect(await decideSale(ctx, first.order.code.toLowerCase(), { winner: 'buyer', reason })).toMatch(
    /everything back/,
  );
  expect(await decideSale(ctx, second.order.code, { winner: 'seller', reason })).toMatch(/is paid at 2026-/);
  expect([await payoutOf(first), await payoutOf(second)]).toEqual(['REVERSED', 'HELD']);
  expect(await describeObjections(ctx)).toEqual([]);
});

test('refuses what is no sale, and what nobody has objected to', async () => {
  const decision = { winner: 'buyer', reason: 'No.' } as const;
  await expect(decideSale(golark.ctx, 'GKNOPE', decision)).rejects.toThrow(
    'GKNOPE is not the code of a sale.',
  );
  const { order } = await aTransferredSale(golark);
  await expect(decideSale(golark.ctx, order.code, decision)).rejects.toThrow(
    'No objection to this sale is open.',
  );
});
