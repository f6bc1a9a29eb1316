import type { LoginResult } from '@golark/contract/accounts/schemas';
import {
  createSavedList,
  deleteSavedList,
  getSharedStays,
  listSavedIds,
  listSavedLists,
  listSavedStays,
  moveSavedStay,
  renameSavedList,
  saveStays,
  setSavedDates,
  shareSavedStays,
} from '@golark/contract/saved/calls';
import { mostSavedLists, mostSavedStays } from '@golark/contract/saved/rules';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { aListing, anAccount, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';

let golark: TestApp;
let as: LoginResult;
beforeAll(async () => {
  golark = await createTestApp();
});
beforeEach(async () => {
  golark.clock.set(testNow);
  as = await anAccount(golark);
});
afterAll(() => golark.close());

const create = async (name: string, who: LoginResult = as) => {
  golark.clock.advanceMinutes(1);
  return golark.call(createSavedList, { as: who, body: { name } });
};
const createdId = async (name: string) => (await create(name)).body.list.id;
const save = (globalId: string, listId?: string) => {
  golark.clock.advanceMinutes(1);
  const stays = [{ globalId, dates: null, savedAmount: 1 }];
  return golark.call(saveStays, { as, body: { stays, ...(listId ? { listId } : {}) } });
};
const idsOn = async (listId: string) =>
  (await golark.call(listSavedStays, { as, query: { listId } })).body.stays.map(({ stay }) => stay.id);
const move = (globalId: string, listId: string, who: LoginResult = as) =>
  golark.call(moveSavedStay, { as: who, params: { globalId, listId } });

test('the first stay makes a list without a name, and later ones go to the list that was used last', async () => {
  const [one = '', two = '', three = ''] = await Promise.all([1, 2, 3].map(() => aListing(golark.ctx.db)));
  const first = (await save(one)).body;
  expect(first).toMatchObject({ list: { name: null, stayCount: 1 }, lists: [{ name: null }] });
  const coast = await createdId('Oregon coast');
  expect((await save(two)).body.list).toEqual({ id: coast, name: 'Oregon coast', stayCount: 1 });
  await save(three, first.list?.id);
  // a stay is on one list: saved again, it stays where it is
  expect((await save(two)).body.list).toMatchObject({ name: null, stayCount: 2 });
  expect([await idsOn(first.list?.id ?? ''), await idsOn(coast)]).toEqual([[three, one], [two]]);
  expect((await golark.call(listSavedIds, { as })).body.ids.sort()).toEqual([one, two, three].sort());
  const { body } = await golark.call(listSavedLists, { as });
  expect(body.lists).toMatchObject([{ name: null }, { id: coast }]);
  expect((await golark.call(listSavedStays, { as })).body.list).toEqual(body.lists[0]);
});

test('a stay moves to another list, with its dates and price, unless that is full', async () => {
  const ids = await Promise.all(Array.from({ length: mostSavedStays + 1 }, () => aListing(golark.ctx.db)));
  const [moved = '', ...others] = ids;
  const { body } = await save(moved);
  const full = await createdId('Full');
  const stays = others.map((globalId) => ({ globalId, dates: null, savedAmount: 1 }));
  await golark.call(saveStays, { as, body: { stays } });
  expect((await move(moved, full)).problem.errors).toMatchObject([
    { path: 'globalId', code: 'saved_limit', params: { maximum: mostSavedStays } },
  ]);
  const free = await createdId('Free');
  expect((await move(moved, free)).status).toBe(204);
  const list = (await golark.call(listSavedStays, { as, query: { listId: free } })).body;
  expect(list.stays).toEqual(body.stays);
  expect(list.lists.map(({ stayCount }) => stayCount)).toEqual([0, mostSavedStays, 1]);
  expect((await move('no-such-stay', free)).status).toBe(404);
});

test('names differ within an account, capitals aside, and are trimmed', async () => {
  expect((await create('  Ski trip ')).body.list.name).toBe('Ski trip');
  for (const name of ['Ski trip', 'SKI TRIP'])
    expect((await create(name)).problem.errors).toMatchObject([{ path: 'name', code: 'list_name_taken' }]);
  for (const name of ['', '   ', 'x'.repeat(61)]) expect((await create(name)).status).toBe(422);
  expect((await create('Ski trip', await anAccount(golark))).status).toBe(200);
  const other = await createdId('Beach');
  const rename = (name: string) =>
    golark.call(renameSavedList, { as, params: { listId: other }, body: { name } });
  expect((await rename('ski Trip')).problem.errors).toMatchObject([
    { path: 'name', code: 'list_name_taken' },
  ]);
  expect((await rename('BEACH')).body.list).toEqual({ id: other, name: 'BEACH', stayCount: 0 });
});

test('an account never has more lists than the limit, also when several are made at the same time', async () => {
  const made = await Promise.all(
    Array.from({ length: mostSavedLists + 3 }, (_, i) =>
      golark.call(createSavedList, { as, body: { name: `Trip ${i}` } }),
    ),
  );
  const refused = made.filter(({ status }) => status !== 200);
  expect(refused).toHaveLength(3);
  for (const { problem } of refused)
    expect(problem.errors).toMatchObject([{ code: 'lists_limit', params: { maximum: mostSavedLists } }]);
});

test('a list is deleted with its stays and its link, and no other', async () => {
  const [one = '', two = ''] = [await aListing(golark.ctx.db), await aListing(golark.ctx.db)];
  await save(one);
  const gone = await createdId('Gone');
  await save(two);
  const { body } = await golark.call(shareSavedStays, { as, body: { isShared: true, listId: gone } });
  for (let twice = 0; twice < 2; twice++)
    expect((await golark.call(deleteSavedList, { as, params: { listId: gone } })).status).toBe(204);
  expect((await golark.call(listSavedIds, { as })).body.ids).toEqual([one]);
  const shared = await golark.call(getSharedStays, { params: { shareKey: body.shareKey ?? '' } });
  expect(shared.status).toBe(404);
});

test('each list has a link of its own, with its name', async () => {
  const [one = '', two = ''] = [await aListing(golark.ctx.db), await aListing(golark.ctx.db)];
  const first = (await save(one)).body.list?.id;
  const second = await createdId('Second');
  await save(two);
  const open = async (listId: string | undefined) => {
    const { body } = await golark.call(shareSavedStays, {
      as,
      body: { isShared: true, ...(listId ? { listId } : {}) },
    });
    return (await golark.call(getSharedStays, { params: { shareKey: body.shareKey ?? '' } })).body;
  };
  expect(await open(first)).toMatchObject({ name: null, stays: [{ stay: { id: one } }] });
  expect(await open(second)).toMatchObject({ name: 'Second', stays: [{ stay: { id: two } }] });
});

test('dates of all stays are those of one list', async () => {
  const [one = '', two = ''] = [await aListing(golark.ctx.db), await aListing(golark.ctx.db)];
  const first = (await save(one)).body.list?.id ?? '';
  await createdId('Second');
  await save(two);
  const party = { adults: 2, childAges: [], infants: 0, pets: false };
  const { body } = await golark.call(setSavedDates, { as, body: { dates: someDates, party } });
  expect(body.stays.map(({ stay, dates }) => [stay.id, dates])).toEqual([[two, someDates]]);
  const untouched = (await golark.call(listSavedStays, { as, query: { listId: first } })).body;
  expect(untouched.stays[0]?.dates).toBeNull();
});

test('lists of another account do not exist', async () => {
  const stay = await aListing(golark.ctx.db);
  const mine = (await save(stay)).body.list?.id ?? '';
  const other = await anAccount(golark);
  const body = { stays: [{ globalId: stay, dates: null, savedAmount: 1 }], listId: mine };
  const party = { adults: 9 };
  for (const { status } of [
    await golark.call(saveStays, { as: other, body }),
    await golark.call(listSavedStays, { as: other, query: { listId: mine } }),
    await golark.call(shareSavedStays, { as: other, body: { isShared: true, listId: mine } }),
    await golark.call(setSavedDates, { as: other, body: { dates: null, party, listId: mine } }),
    await move(stay, mine, other),
  ])
    expect(status).toBe(404);
  await golark.call(deleteSavedList, { as: other, params: { listId: mine } });
  expect(await idsOn(mine)).toEqual([stay]);
});
