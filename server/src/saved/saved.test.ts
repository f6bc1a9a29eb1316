import { deleteAccount, exportAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { BodyInputOf } from '@golark/contract/call';
import {
  getSharedStays,
  listSavedIds,
  listSavedStays,
  previewSavedStays,
  removeSavedStay,
  saveStays,
  setSavedDates,
  shareSavedStays,
} from '@golark/contract/saved/calls';
import { mostSavedStays, type StayToSave } from '@golark/contract/saved/rules';
import { searchProperties } from '@golark/contract/search/calls';
import { maxSearchNights } from '@golark/contract/search/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { aListing, anAccount, someDates } from '#testing/factories';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay, testNow } from '#testing/test-now';
import { untilWaiting } from '#testing/until-waiting';

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

const party = { adults: 2, childAges: [7], infants: 0, pets: false };
const stay = (globalId: string, change: Partial<StayToSave> = {}): StayToSave => ({
  ...{ globalId, dates: someDates, party },
  ...change,
});
const save = (...stays: StayToSave[]) => golark.call(saveStays, { as, body: { stays } });
const savedIds = async (who: LoginResult = as): Promise<string[]> =>
  (await golark.call(listSavedIds, { as: who })).body.ids;
const list = async () => (await golark.call(listSavedStays, { as })).body;
const search = async (filters: NonNullable<BodyInputOf<typeof searchProperties>['filters']>) =>
  (await golark.call(searchProperties, { body: { filters } })).body;
/** The nightly rates of all rooms of a listing. */
const setRate = (listingId: string, nightly_amount: number) =>
  golark.ctx.db
    .updateTable('room_types')
    .set({ nightly_amount })
    .where('listing_id', '=', listingId)
    .execute();

/** Each waits at the end of its transaction until all are there or wait for another. The embedded database has one connection: nothing overlaps. */
const allAtOnce = async <T>(merges: (() => Promise<T>)[]): Promise<T[]> => {
  if (!inject('postgresUrl')) return Promise.all(merges.map((merge) => merge()));
  const { db } = golark.ctx;
  await sql`CREATE FUNCTION wait_to_commit() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN PERFORM pg_advisory_xact_lock_shared(1); RETURN NULL; END $$`.execute(db);
  await sql`CREATE CONSTRAINT TRIGGER wait_to_commit AFTER INSERT ON saved_stays DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION wait_to_commit()`.execute(db);
  const { started } = await db.transaction().execute(async (trx) => {
    await sql`SELECT pg_advisory_xact_lock(1)`.execute(trx);
    const started = merges.map((merge) => merge());
    await untilWaiting(db, merges.length);
    return { started };
  });
  const results = await Promise.all(started);
  await sql`DROP FUNCTION wait_to_commit CASCADE`.execute(db);
  return results;
};

describe('a wish list', () => {
  test('has the price of the day on which a stay was saved and that of today, for its dates', async () => {
    const id = await aListing(golark.ctx.db);
    const { body } = await save(stay(id));
    const [first] = body.stays;
    expect(first).toMatchObject({ stay: { id }, dates: someDates, party, savedAt: testNow });
    expect(first?.priceThen?.amount).toBeGreaterThan(0);
    expect(first?.priceNow).toEqual(first?.priceThen);
    expect(first?.stay.total).toEqual(first?.priceNow);
    await setRate(id, 5000);
    const [cheaper] = (await list()).stays;
    expect(cheaper?.priceThen).toEqual(first?.priceThen);
    expect(cheaper?.priceNow?.amount).toBeLessThan(first?.priceThen?.amount ?? 0);
  });

  test('compares nightly prices of a stay that was saved without dates', async () => {
    const id = await aListing(golark.ctx.db);
    await save(stay(id, { dates: null }));
    const [saved] = (await list()).stays;
    expect(saved).toMatchObject({
      dates: null,
      priceNow: saved?.stay.nightly,
      priceThen: saved?.stay.nightly,
    });
  });

  test('has no price for dates that are past, and shows the stay nevertheless', async () => {
    const id = await aListing(golark.ctx.db);
    await save(stay(id, { dates: { arriveDay: testDay(2), departDay: testDay(4) } }));
    golark.clock.advanceMinutes(5 * 24 * 60);
    const [saved] = (
      await golark.call(previewSavedStays, {
        body: { stays: [stay(id, { dates: { arriveDay: testDay(2), departDay: testDay(4) } })] },
      })
    ).body.stays;
    expect(saved).toMatchObject({ stay: { id }, priceNow: null });
  });

  test('keeps what is on it when it is saved again, and lists the newest first', async () => {
    const [one, two] = [await aListing(golark.ctx.db), await aListing(golark.ctx.db)];
    await save(stay(one));
    golark.clock.advanceMinutes(1);
    await save(stay(two), stay(two, { dates: null }));
    golark.clock.advanceMinutes(1);
    const { body } = await save(stay(one, { dates: null, savedAmount: 1 }));
    expect(body.stays.map(({ stay: { id }, dates }) => [id, dates])).toEqual([
      [two, someDates],
      [one, someDates],
    ]);
  });

  test('takes a stay off, and undoing it restores its place and its price', async () => {
    const [one, two] = [await aListing(golark.ctx.db), await aListing(golark.ctx.db)];
    await save(stay(one));
    golark.clock.advanceMinutes(1);
    await save(stay(two));
    const removed = (await list()).stays.find((saved) => saved.stay.id === one);
    for (let twice = 0; twice < 2; twice++)
      expect((await golark.call(removeSavedStay, { as, params: { globalId: one } })).status).toBe(204);
    expect(await savedIds()).toEqual([two]);
    const savedAmount = removed?.priceThen?.amount;
    await save(stay(one, { savedAt: removed?.savedAt, savedAmount }));
    expect((await list()).stays[1]).toEqual(removed);
  });

  test('compares with the total of a search for the same dates and people', async () => {
    const id = await aListing(golark.ctx.db, { title: 'The only one like this' });
    const people = { adults: 2, childAges: [1, 7], infants: 0, pets: false };
    const { body } = await save(stay(id, { party: people }));
    const { properties } = await search({
      dateFrom: someDates.arriveDay,
      dateTo: someDates.departDay,
      title: 'The only one like this',
      guests: { adults: 2, children: 2, ages: people.childAges },
    });
    expect(properties.map(({ total }) => total)).toEqual([body.stays[0]?.priceNow]);
  });

  test('gives all its stays the same dates and party, compared with the prices of that moment', async () => {
    const [one, two, other] = await Promise.all([1, 2, 3].map(() => aListing(golark.ctx.db)));
    await save(stay(one ?? '', { savedAmount: 1 }), stay(two ?? '', { dates: null }));
    const someoneElse = await anAccount(golark);
    await golark.call(saveStays, { as: someoneElse, body: { stays: [stay(other ?? '')] } });
    const dates = { arriveDay: testDay(20), departDay: testDay(23) };
    const people = { ...party, adults: 3, childAges: [] };
    const { body } = await golark.call(setSavedDates, { as, body: { dates, party: people } });
    for (const saved of body.stays) {
      expect(saved).toMatchObject({ dates, party: people, priceNow: saved.stay.total });
      expect(saved.priceThen).toEqual(saved.priceNow);
    }
    expect(body.stays).toHaveLength(2);
    const [theirs] = (await golark.call(listSavedStays, { as: someoneElse })).body.stays;
    expect(theirs).toMatchObject({ dates: someDates, party });
    // those that can't be booked say so, by having no price
    const past = { arriveDay: testDay(-3), departDay: testDay(-1) };
    const late = await golark.call(setSavedDates, { as, body: { dates: past, party: people } });
    expect(late.body.stays.map(({ priceNow, priceThen }) => [priceNow, priceThen])).toEqual([
      [null, null],
      [null, null],
    ]);
    const wrong = { arriveDay: testDay(9), departDay: testDay(9) };
    const refused = await golark.call(setSavedDates, { as, body: { dates: wrong, party: people } });
    expect(refused.problem.errors).toMatchObject([{ path: 'dates.departDay', code: 'stay_order' }]);
  });

  test('refuses dates in the wrong order, too many nights and stays that do not exist', async () => {
    const id = await aListing(golark.ctx.db);
    const wrong = { arriveDay: someDates.departDay, departDay: someDates.arriveDay };
    expect((await save(stay(id, { dates: wrong }))).problem).toMatchObject({
      status: 422,
      errors: [{ path: 'stays.0.dates.departDay', code: 'stay_order' }],
    });
    const long = { arriveDay: testDay(2), departDay: testDay(2 + maxSearchNights + 1) };
    expect((await save(stay(id, { dates: long }))).problem).toMatchObject({
      status: 422,
      errors: [{ path: 'stays.0.dates.departDay', code: 'stay_max_stay' }],
    });
    expect((await save(stay('no-such-stay'))).problem.code).toBe('NOT_FOUND');
    expect(await savedIds()).toEqual([]);
  });

  test('is of its account alone', async () => {
    const id = await aListing(golark.ctx.db);
    await save(stay(id));
    const other = await anAccount(golark);
    await golark.call(removeSavedStay, { as: other, params: { globalId: id } });
    expect([await savedIds(other), await savedIds()]).toEqual([[], [id]]);
  });

  test('is exported, and deleted with its account', async () => {
    const id = await aListing(golark.ctx.db);
    await save(stay(id));
    const { body } = await golark.call(exportAccount, { as });
    expect(JSON.stringify(body)).toContain(`"propertyId":"${id}"`);
    await golark.call(deleteAccount, { as, body: { password: 'metolius-at-nine' } });
    expect(
      await golark.ctx.db.selectFrom('saved_stays').selectAll().where('listing_id', '=', id).execute(),
    ).toEqual([]);
  });
});

describe('a list that a browser stores', () => {
  test('is priced without an account, and nothing is stored', async () => {
    const id = await aListing(golark.ctx.db);
    const { body } = await golark.call(previewSavedStays, {
      body: { stays: [stay(id, { savedAmount: 123_456 })] },
    });
    expect(body.stays).toMatchObject([{ stay: { id }, priceThen: { amount: 123_456 } }]);
    expect(
      await golark.ctx.db.selectFrom('saved_stays').selectAll().where('listing_id', '=', id).execute(),
    ).toEqual([]);
  });

  test('is merged by two tabs at the same time once, with what is on the list already', async () => {
    const ids = await Promise.all([1, 2, 3, 4].map(() => aListing(golark.ctx.db)));
    const [first = '', ...local] = ids;
    await save(stay(first, { savedAmount: 100 }));
    const merges = Array.from({ length: 6 }, () =>
      save(...[first, ...local].map((id) => stay(id, { savedAmount: 999 }))),
    );
    for (const { status } of await Promise.all(merges)) expect(status).toBe(200);
    expect((await savedIds()).sort()).toEqual([...ids].sort());
    const kept = (await list()).stays.find((saved) => saved.stay.id === first);
    expect(kept?.priceThen?.amount).toBe(100);
  });

  test('never grows a list above its limit, also when several are merged at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: mostSavedStays + 4 }, () => aListing(golark.ctx.db)));
    const undated = (id: string) => stay(id, { dates: null, savedAmount: 1 });
    await save(...ids.slice(0, mostSavedStays - 2).map(undated));
    const last = ids.slice(mostSavedStays - 2);
    const added = await allAtOnce(last.map((id) => () => save(undated(id))));
    expect(added.filter(({ status }) => status === 200)).toHaveLength(2);
    for (const { problem } of added.filter(({ status }) => status !== 200))
      expect(problem).toMatchObject({
        status: 422,
        errors: [{ path: 'stays', code: 'saved_limit', params: { maximum: mostSavedStays } }],
      });
    expect(await savedIds()).toHaveLength(mostSavedStays);
    expect((await save(undated(ids[0] ?? ''))).status).toBe(200);
  });
});

describe('a shared list', () => {
  const share = async (isShared: boolean) =>
    (await golark.call(shareSavedStays, { as, body: { isShared } })).body.shareKey;
  const open = (shareKey: string) => golark.call(getSharedStays, { params: { shareKey } });

  test('is read by whoever has its link, with nothing about its owner', async () => {
    const id = await aListing(golark.ctx.db);
    await save(stay(id));
    const key = (await share(true)) ?? '';
    expect(key.length).toBeGreaterThanOrEqual(32);
    expect(await share(true)).toBe(key);
    expect((await list()).shareKey).toBe(key);
    const { body } = await open(key);
    expect(body.stays).toMatchObject([{ stay: { id }, dates: someDates, party }]);
    expect(body.stays[0]?.priceNow?.amount).toBeGreaterThan(0);
    expect(Object.keys(body)).toEqual(['name', 'stays']);
    for (const own of ['savedAt', 'priceThen']) expect(body.stays[0]).not.toHaveProperty(own);
  });

  test('is closed when its owner ends the link, and the next link differs', async () => {
    await save(stay(await aListing(golark.ctx.db)));
    const key = (await share(true)) ?? '';
    expect(await share(false)).toBeNull();
    for (const wrong of [key, 'made-up', `${key}x`]) expect((await open(wrong)).status).toBe(404);
    expect(await share(true)).not.toBe(key);
  });

  test('is closed for a suspended account', async () => {
    const key = (await share(true)) ?? '';
    await golark.ctx.db
      .updateTable('accounts')
      .set({ suspended_at: testNow })
      .where('id', '=', as.account.accountId)
      .execute();
    expect((await open(key)).status).toBe(404);
  });
});
