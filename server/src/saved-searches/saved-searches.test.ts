import { deleteAccount, exportAccount } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import type { BodyInputOf } from '@golark/contract/call';
import { setEmailPreference } from '@golark/contract/email-preferences/calls';
import {
  changeSavedSearch,
  listSavedSearches,
  removeSavedSearch,
  saveSearch,
  switchAlerts,
  validateAlertToken,
} from '@golark/contract/saved-searches/calls';
import { mostSavedSearches } from '@golark/contract/saved-searches/rules';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest';
import { aListing, anAccount, logInAgain, makeMember, someDates } from '#testing/factories';
import { emailsTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testNow } from '#testing/test-now';
import { untilWaiting } from '#testing/until-waiting';
import { alertTokenOf } from './alert-links.ts';
import { checkSearches } from './check-searches.ts';

const dayMinutes = 24 * 60;
const password = 'metolius-at-nine';

let golark: TestApp;
let as: LoginResult;
beforeAll(async () => {
  golark = await createTestApp();
});
beforeEach(async () => {
  golark.clock.set(testNow);
  as = await anAccount(golark);
  await golark.runJobs();
  await changeAccount({ email_verified_at: new Date(testNow) });
});
afterAll(() => golark.close());

const changeAccount = (change: { email_verified_at?: Date | null; suspended_at?: Date | null }) =>
  golark.ctx.db.updateTable('accounts').set(change).where('id', '=', as.account.accountId).execute();

type Body = BodyInputOf<typeof saveSearch>;
const dates = { dateFrom: someDates.arriveDay, dateTo: someDates.departDay };
const query = `?dateFrom=${dates.dateFrom}&dateTo=${dates.dateTo}&adults=3&ages=7`;
const inDenver = (title: string, change: Partial<Body> = {}): Body => ({
  name: 'Denver, in December',
  path: `/s/colorado/denver/${query}`,
  search: { filters: { ...dates, title, guests: { adults: 3, children: 1, ages: [7] } } },
  ...change,
});
const save = (body: Body) => golark.call(saveSearch, { as, body });
const list = async () => (await golark.call(listSavedSearches, { as })).body.searches;
const obstacle = async () => (await golark.call(listSavedSearches, { as })).body.alertObstacle;
const alerts = async () =>
  (await emailsTo(golark, as.account.email)).filter(({ kind }) => kind === 'searchAlerts');

/** The search of the test. */
let searchId = '';

let titles = 0;
/** Stays of which only the searches of one test know. */
const aTitle = (): string => {
  titles += 1;
  return `Larch${titles}`;
};
const addStay = (title: string, nightly_amount = 10_000) =>
  aListing(golark.ctx.db, { title, rooms: [{ nightly_amount, weekend_nightly_amount: nightly_amount }] });
const setRate = (listingId: string, nightly_amount: number) =>
  golark.ctx.db
    .updateTable('room_types')
    .set({ nightly_amount, weekend_nightly_amount: nightly_amount })
    .where('listing_id', '=', listingId)
    .execute();
const setStatus = (id: string, status: string) =>
  golark.ctx.db.updateTable('listings').set({ status }).where('id', '=', id).execute();
const passDay = () => golark.passMinutes(dayMinutes);
const dueCheck = async () => {
  const { accountId } = as.account;
  const checks = golark.ctx.db.selectFrom('saved_search_checks').select('next_at');
  const row = await checks.where('account_id', '=', accountId).executeTakeFirst();
  return row && { accountId, at: row.next_at.toISOString() };
};

describe('the saved searches of an account', () => {
  test('have each search once, and are bounded', async () => {
    const title = aTitle();
    const { body } = await save(inDenver(title));
    expect(body.search).toMatchObject({ name: 'Denver, in December', hasAlerts: true, dropPercent: 10 });
    const again = await save(inDenver(title, { name: 'Another name', dropPercent: 20 }));
    expect(again.body).toEqual(body);
    expect(await list()).toEqual([body.search]);
    await sql`INSERT INTO saved_searches (account_id, name, path, search, fingerprint, has_alerts, drop_percent, saved_at,
        checked_at, is_complete, is_member)
      SELECT account_id, name, path, search, n::text, false, 10, saved_at, checked_at, true, false
      FROM saved_searches, generate_series(2, ${mostSavedSearches}) n WHERE id = ${body.search.id}`.execute(
      golark.ctx.db,
    );
    const { problem } = await save(inDenver(aTitle()));
    expect(problem.errors).toMatchObject([{ path: 'search', code: 'searches_limit' }]);
    expect((await save(inDenver(title))).status).toBe(200);
  });

  test.each([
    ['dates that are past', 422, { search: { filters: { dateFrom: '2020-07-01', dateTo: '2020-07-03' } } }],
    ['a page of another site', 422, { path: '//evil.example/s/' }],
    ['a page that is no search', 422, { path: '/saved/' }],
    ['a page of results', 400, { search: { page: 2 } as Body['search'] }],
  ])('reject %s', async (_, status, change) => {
    expect((await save(inDenver(aTitle(), change))).status).toBe(status);
  });

  test('belong to it alone', async () => {
    const { body } = await save(inDenver(aTitle()));
    const params = { searchId: body.search.id };
    const other = await anAccount(golark);
    const changed = await golark.call(changeSavedSearch, { as: other, params, body: { hasAlerts: false } });
    expect(changed.status).toBe(404);
    await golark.call(removeSavedSearch, { as: other, params });
    expect(await list()).toEqual([body.search]);
    const own = await golark.call(changeSavedSearch, { as, params, body: { dropPercent: 25 } });
    expect(own.body.search).toEqual({ ...body.search, dropPercent: 25 });
    await golark.call(removeSavedSearch, { as, params });
    expect(await list()).toEqual([]);
  });

  test('are in the export, and gone with the account', async () => {
    const { body } = await save(inDenver(aTitle()));
    const exported = await golark.call(exportAccount, { as });
    expect(exported.body).toMatchObject({
      savedSearches: [{ id: body.search.id, search: { sort: 'best' } }],
    });
    await golark.call(deleteAccount, { as, body: { password } });
    const left = golark.ctx.db.selectFrom('saved_searches').select('id');
    expect(await left.where('account_id', '=', as.account.accountId).execute()).toEqual([]);
    expect(await dueCheck()).toBeUndefined();
    await passDay();
    expect(await alerts()).toEqual([]);
  });
});

describe('an alert', () => {
  test('has what is new, back and cheaper since the last one, once, for the own total, dates and party', async () => {
    const title = aTitle();
    const [stable, dropping, leaving] = [await addStay(title), await addStay(title), await addStay(title)];
    await save(inDenver(title));
    await setStatus(leaving, 'unpublished');
    await passDay();
    expect(await alerts()).toEqual([]);
    await setStatus(leaving, 'published');
    await setRate(dropping, 5000);
    const added = await addStay(title);
    await passDay();
    const [email, ...others] = await alerts();
    expect(others).toEqual([]);
    expect(email?.subject).toBe('Denver, in December: 1 price drop · 1 stay available again · 1 new stay');
    const text = email?.text ?? '';
    for (const id of [dropping, leaving, added])
      expect(text).toContain(
        `/property/${id}/?dateFrom=${dates.dateFrom}&dateTo=${dates.dateTo}&adults=3&ages=7`,
      );
    expect(text).not.toContain(`/property/${stable}/`);
    expect(text).toMatch(/Price drop: \$\d+\.\d\d in total, down from \$\d+\.\d\d/);
    expect(text).toContain('Available again: $');
    expect(text).toContain(`/s/colorado/denver/${query}`);
    expect(email?.html).toMatch(/<img src="[^"]+\/pictures\/[^"]+\.jpg"/);
    await setRate(dropping, 10_000);
    await passDay();
    await setRate(dropping, 5000);
    await passDay();
    expect(await alerts()).toHaveLength(1);
  });

  test('is one email for all searches of an account, in its language, and no more than one a day', async () => {
    as = await anAccount(golark, { locale: 'es' });
    await changeAccount({ email_verified_at: new Date(testNow) });
    const found = [aTitle(), aTitle()];
    for (const title of found) await save(inDenver(title, { name: title }));
    for (const title of found) await addStay(title);
    await golark.passMinutes(dayMinutes - 1);
    expect(await alerts()).toEqual([]);
    await golark.passMinutes(1);
    for (const title of found) await addStay(title);
    await golark.passMinutes(dayMinutes - 1);
    const [email, ...others] = await alerts();
    expect(others).toEqual([]);
    expect(email).toMatchObject({ locale: 'es', subject: 'Novedades en 2 de tus búsquedas guardadas' });
    for (const title of found) expect(email?.text).toContain(`${title}\n1 alojamiento nuevo`);
  });

  test('is about listings that were added since, where a search has more results than are compared', async () => {
    const title = aTitle();
    await save(inDenver(title));
    await golark.ctx.db.updateTable('saved_searches').set({ is_complete: false }).execute();
    await addStay(title);
    const added = await aListing(golark.ctx.db, {
      title,
      created_at: new Date(golark.clock.now().getTime() + 1),
    });
    await passDay();
    const [email] = await alerts();
    expect(email?.subject).toBe('Denver, in December: 1 new stay');
    expect(email?.text).toContain(`/property/${added}/`);
  });

  test.each([
    ['flexible dates', { guests: { adults: 1, flexible: 'week' } }, 1],
    ['no dates', {}, 0],
  ])('of a search with %s compares totals only if they are of its own dates', async (_, filters, count) => {
    const title = aTitle();
    const dropping = await addStay(title);
    await save(inDenver(title, { search: { filters: { title, ...filters } } }));
    await setRate(dropping, 5000);
    await passDay();
    expect(await alerts()).toHaveLength(count);
  });

  test('is not sent for totals that differ because of a membership', async () => {
    const title = aTitle();
    await addStay(title);
    await save(inDenver(title, { dropPercent: 1 }));
    await makeMember(golark, as.account.accountId);
    await passDay();
    expect(await alerts()).toEqual([]);
  });

  test.each([
    [
      'has turned all alerts off',
      async () => {
        const body = { kind: 'searchAlerts', isMuted: true } as const;
        await golark.call(setEmailPreference, { as, body });
        expect(await obstacle()).toBe('muted');
      },
    ],
    ['is suspended', () => changeAccount({ suspended_at: new Date(testNow) })],
    [
      'has not confirmed its address',
      async () => {
        await changeAccount({ email_verified_at: null });
        expect(await obstacle()).toBe('unverified');
      },
    ],
    [
      'has turned the alerts of the search off',
      async () => {
        const params = { searchId: (await list())[0]?.id ?? '' };
        await golark.call(changeSavedSearch, { as, params, body: { hasAlerts: false } });
      },
    ],
  ])('is not written for an account that %s', async (_, stop) => {
    const title = aTitle();
    await save(inDenver(title));
    expect(await obstacle()).toBeNull();
    await stop();
    await addStay(title);
    await passDay();
    expect(await alerts()).toEqual([]);
  });

  test('is not sent once the dates are over, and not with all that happened in a pause', async () => {
    const title = aTitle();
    const { body } = await save(inDenver(title));
    await changeAccount({ email_verified_at: null });
    await golark.passMinutes(8 * dayMinutes);
    await changeAccount({ email_verified_at: new Date(testNow) });
    await addStay(title);
    await passDay();
    await addStay(title);
    await passDay();
    expect((await alerts()).map(({ subject }) => subject)).toEqual(['Denver, in December: 1 new stay']);
    await golark.passMinutes(20 * dayMinutes);
    await addStay(title);
    await passDay();
    expect(await alerts()).toHaveLength(1);
    as = await logInAgain(golark, as);
    expect(await list()).toEqual([{ ...body.search, isOver: true }]);
  });

  test('has a link that turns off its search alone, and on again, which a GET does not', async () => {
    const title = aTitle();
    const { body } = await save(inDenver(title));
    await addStay(title);
    await passDay();
    const token = /search-alerts\/\?token=([\w-]+)/.exec((await alerts())[0]?.text ?? '')?.[1] ?? '';
    const asked = await golark.call(validateAlertToken, { body: { token } });
    expect(asked.body).toEqual({ name: body.search.name, hasAlerts: true });
    const off = await golark.call(switchAlerts, { body: { token, hasAlerts: false } });
    expect(off.body).toEqual({ name: body.search.name, hasAlerts: false });
    await passDay();
    expect(await dueCheck()).toBeUndefined();
    await golark.call(switchAlerts, { body: { token, hasAlerts: true } });
    await addStay(title);
    await passDay();
    expect(await alerts()).toHaveLength(2);
    const other = token.replace(/^./, (digit) => (digit === '0' ? '1' : '0'));
    for (const wrong of [`${token}x`, other, ''])
      expect((await golark.call(validateAlertToken, { body: { token: wrong } })).status).toBe(422);
  });
});

describe('a check', () => {
  const news = async (title = aTitle()) => {
    await save(inDenver(title));
    await addStay(title);
    golark.clock.advanceMinutes(dayMinutes);
    return (await dueCheck()) ?? { accountId: '', at: '' };
  };

  test.runIf(inject('postgresUrl'))(
    'of two processes at the same time is one, and loses nothing',
    async () => {
      const title = aTitle();
      const check = await news(title);
      const { db } = golark.ctx;
      const { both, later } = await db.transaction().execute(async (trx) => {
        await sql`SELECT FROM accounts WHERE id = ${check.accountId} FOR UPDATE`.execute(trx);
        const first = checkSearches(golark.ctx, check);
        await untilWaiting(db, 1);
        // the second process finds more than the first one, and waits for it
        const later = await addStay(title);
        const second = checkSearches(golark.ctx, check);
        await untilWaiting(db, 2);
        return { both: [first, second], later };
      });
      await Promise.all(both);
      expect(await alerts()).toHaveLength(1);
      await passDay();
      const [, next, ...others] = await alerts();
      expect(next?.text).toContain(`/property/${later}/`);
      expect(others).toEqual([]);
    },
  );

  test('that fails at its last step is repeated as a whole, and sends one email', async () => {
    const check = await news();
    const { emails } = golark.ctx;
    golark.ctx.emails = {
      write: async (trx, message) => {
        await emails.write(trx, message);
        throw new Error('the connection was lost');
      },
    };
    await expect(checkSearches(golark.ctx, check)).rejects.toThrow('the connection was lost');
    golark.ctx.emails = emails;
    expect(await dueCheck()).toEqual(check);
    for (let run = 0; run < 2; run++) await checkSearches(golark.ctx, check);
    expect(await alerts()).toHaveLength(1);
  });

  test.each([
    ['its search is deleted', () => golark.call(removeSavedSearch, { as, params: { searchId } })],
    [
      'its reader turns off the search by the link',
      () => {
        const token = alertTokenOf(golark.ctx.secret, searchId);
        return golark.call(switchAlerts, { body: { token, hasAlerts: false } });
      },
    ],
    [
      'its reader turns off all alerts',
      () => golark.call(setEmailPreference, { as, body: { kind: 'searchAlerts', isMuted: true } }),
    ],
    ['its account is deleted', () => golark.call(deleteAccount, { as, body: { password } })],
    ['its account is suspended', () => changeAccount({ suspended_at: new Date(testNow) })],
  ])('during which %s sends nothing', async (_, act) => {
    const check = await news();
    as = await logInAgain(golark, as);
    searchId = (await list())[0]?.id ?? '';
    const { search } = golark.ctx;
    golark.ctx.search = {
      ...search,
      find: async (...asked) => {
        const found = await search.find(...asked);
        golark.ctx.search = search;
        await act();
        return found;
      },
    };
    await checkSearches(golark.ctx, check);
    expect(golark.ctx.search).toBe(search);
    await golark.runJobs();
    expect((await alerts()).filter(({ text }) => text !== '')).toEqual([]);
  });

  test('goes on for the other searches where one is of a place or a form that is gone', async () => {
    const check = await news();
    as = await logInAgain(golark, as);
    await save(inDenver(aTitle(), { search: { filters: { cityId: 'co-gone' }, firstCityId: 'co-gone' } }));
    const { body } = await save(inDenver(aTitle()));
    const former = JSON.stringify({ filters: { moat: true } });
    await golark.ctx.db
      .updateTable('saved_searches')
      .set({ search: former })
      .where('id', '=', body.search.id)
      .execute();
    await checkSearches(golark.ctx, check);
    expect(await alerts()).toHaveLength(1);
    expect((await list()).map(({ isOver }) => isOver).toSorted()).toEqual([false, false, true]);
    expect((await dueCheck())?.at).toBe(new Date(Date.parse(check.at) + dayMinutes * 60_000).toISOString());
  });

  test('whose job is gone is planned again', async () => {
    await news();
    await sql`DELETE FROM job_queue.job WHERE data->>'name' = 'saved-searches.check'`.execute(golark.ctx.db);
    golark.clock.advanceMinutes(61);
    await golark.runRecurring('saved-searches.enqueue-overdue');
    await golark.runRecurring('saved-searches.enqueue-overdue');
    await golark.runJobs();
    expect(await alerts()).toHaveLength(1);
  });
});
