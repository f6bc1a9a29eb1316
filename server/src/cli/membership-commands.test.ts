import { joinMembership } from '@golark/contract/membership/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAccount, goodCard } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { addMembershipCode, describeMembershipCodes, stopMembershipCode } from './membership-commands.ts';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

test('an operator adds a code, sees its uses and ends it', async () => {
  const { ctx } = golark;
  const added = await addMembershipCode(ctx, 'Autumn-26', { off: 1950, uses: 2 });
  expect(added).toBe('AUTUMN-26 takes $19.50 off the first period from now on.');
  const as = await anAccount(golark);
  const body = { code: 'autumn-26', card: goodCard };
  expect((await golark.call(joinMembership, { as, body })).status).toBe(200);
  expect(await describeMembershipCodes(ctx)).toEqual([
    'GO2025  $20.00 off  0 used  no end',
    'AUTUMN-26  $19.50 off  1 of 2 used  no end',
  ]);
  golark.clock.advanceMinutes(1);
  await stopMembershipCode(ctx, 'autumn-26');
  const other = await anAccount(golark);
  const late = await golark.call(joinMembership, { as: other, body });
  expect(late.problem.errors).toMatchObject([{ path: 'code', message: 'This code has expired.' }]);
});

test.each([
  ['a code that exists', 'go2025', { off: 100 }, /is a code already/],
  ['a code that takes off everything', 'FREE', { off: 7900 }, /Nothing would remain/],
  ['an odd name', 'a b', { off: 100 }, /letters, digits and hyphens/],
  ['an end in the past', 'OLD', { off: 100, until: new Date('2020-01-01') }, /in the past/],
] as const)('refuses %s', async (...[, code, options, message]) => {
  await expect(addMembershipCode(golark.ctx, code, options)).rejects.toThrow(message);
});

test('refuses to end a code that is unknown', async () => {
  await expect(stopMembershipCode(golark.ctx, 'NOPE')).rejects.toThrow(/no code that could be ended/);
});
