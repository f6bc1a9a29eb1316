import { getAccount } from '@golark/contract/accounts/calls';
import { getOnboarding, saveOnboarding } from '@golark/contract/onboarding/calls';
import type { SaveOnboardingInput } from '@golark/contract/onboarding/schemas';
import { listOwnListings } from '@golark/contract/own-listings/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aHost, aListing, anAccount } from '#testing/factories';
import { aDraft, detailsOf } from '#testing/own-listings';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp();
});
afterAll(() => golark.close());

const you: SaveOnboardingInput = {
  ...{ step: 'you', kind: 'company', publicName: 'Pine Stays', languages: ['en', 'es'] },
  phone: '+1 303 555 0163',
};
const hosting: SaveOnboardingInput = {
  step: 'hosting',
  hosting: {
    ...{ checkInFrom: '17:00', checkInUntil: '23:00', checkOutBy: '09:30' },
    ...{ isInstantBook: false, cancellationPolicy: 'strict' },
  },
};

test('the first step makes the account the owner of a new host, and each step is saved alone', async () => {
  const as = await anAccount(golark);
  expect((await golark.call(getOnboarding, { as })).body).toEqual({
    host: null,
    isDone: { you: false, hosting: false },
  });
  expect((await golark.call(listOwnListings, { as, query: {} })).status).toBe(403);
  const first = await golark.call(saveOnboarding, { as, body: hosting });
  expect(first.body).toMatchObject({
    host: { publicName: 'Maya', kind: null },
    isDone: { you: false, hosting: true },
  });
  const second = await golark.call(saveOnboarding, { as, body: you });
  expect(second.body).toMatchObject({
    host: {
      id: first.body.host?.id,
      publicName: 'Pine Stays',
      phone: '+13035550163',
      languages: ['en', 'es'],
    },
    isDone: { you: true, hosting: true },
  });
  const { hosts } = (await golark.call(getAccount, { as })).body;
  expect(hosts).toMatchObject([
    { propertyManagerId: first.body.host?.id, role: 'owner', dataSource: 'DIRECT' },
  ]);
  expect((await golark.call(getOnboarding, { as })).body).toEqual(second.body);
  // new listings begin with it
  const rules = (await detailsOf(golark, as, await aDraft(golark, as))).sections.rules.values;
  expect(rules).toMatchObject({
    checkInFrom: '17:00',
    checkOutBy: '09:30',
    isInstantBook: false,
    cancellationPolicy: 'strict',
  });
});

test('many presses on several devices make one host', async () => {
  const as = await anAccount(golark);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, i) => golark.call(saveOnboarding, { as, body: i % 2 ? you : hosting })),
  );
  expect(new Set(answers.map(({ body }) => body.host?.id)).size).toBe(1);
  expect((await golark.call(getAccount, { as })).body.hosts).toHaveLength(1);
  expect((await golark.call(getOnboarding, { as })).body.isDone).toEqual({ you: true, hosting: true });
});

test('whoever only works for another host gets a host of their own, and changes nothing of the other one', async () => {
  const { hostId } = await aHost(golark);
  const as = await anAccount(golark);
  await golark.ctx.db
    .insertInto('team_members')
    .values({ property_manager_id: hostId, account_id: as.account.accountId, role: 'manager' })
    .execute();
  const { body } = await golark.call(saveOnboarding, { as, body: you });
  expect(body.host?.id).not.toBe(hostId);
  const other = golark.ctx.db.selectFrom('property_managers').select('name').where('id', '=', hostId);
  expect((await other.executeTakeFirstOrThrow()).name).toBe('June');
});

test('a host that exists already, with its listings, is changed', async () => {
  const { host: as, hostId } = await aHost(golark);
  await aListing(golark.ctx.db, { property_manager_id: hostId });
  expect((await golark.call(saveOnboarding, { as, body: you })).body.host).toMatchObject({ id: hostId });
});

test.each([
  [{ ...you, publicName: 'call 303 555 0163' }, 'publicName'],
  [{ ...you, publicName: ' ' }, 'publicName'],
  [{ ...you, languages: [] }, 'languages'],
  [{ ...you, phone: '12' }, 'phone'],
  [{ ...hosting, hosting: { ...hosting.hosting, checkInUntil: '16:00' } }, 'hosting.checkInUntil'],
  [{ ...hosting, hosting: { ...hosting.hosting, checkOutBy: '25:00' } }, 'hosting.checkOutBy'],
])('an invalid value is refused at its field, and makes no host: %#', async (body, path) => {
  const as = await anAccount(golark);
  const { problem } = await golark.call(saveOnboarding, { as, body: body as SaveOnboardingInput });
  expect(problem).toMatchObject({ status: 422, errors: [{ path }] });
  expect((await golark.call(getOnboarding, { as })).body.host).toBeNull();
});
