import { stayPath } from '@golark/contract/paths';
import { getRate } from '@golark/contract/pricing/calls';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { publicVersionOf } from '#platform/database/public-changes';
import { aListing } from '#testing/factories';
import { type ServedPages, servePages } from '#testing/serve-pages';
import { createTestApp, type TestApp } from '#testing/test-app';
import { testDay } from '#testing/test-now';
import { untilWaiting } from '#testing/until-waiting';

let golark: TestApp;
let served: ServedPages;
beforeAll(async () => {
  golark = await createTestApp();
  await aListing(golark.ctx.db, { id: 'stay-0' });
  served = await servePages(golark);
});
afterAll(async () => {
  await served?.close();
  await golark?.close();
});

const rateQuery = { fromDate: testDay(17), untilDate: testDay(20), adults: 2, children: 0 };
const path = stayPath('stay-0', `?dateFrom=${testDay(17)}&dateTo=${testDay(20)}`);
const open = async () => (await served.app.inject({ url: path })).body;

test.skipIf(!inject('postgresUrl'))(
  'a change that is committed while a page is made shows in the next response',
  async () => {
    const client = await golark.database.pool.connect();
    try {
      await client.query('BEGIN');
      // the page waits for its reviews, while its other calls read the former price
      await client.query('LOCK TABLE reviews IN ACCESS EXCLUSIVE MODE');
      await golark.database.pool.query("UPDATE listings SET cleaning_fee_amount = 11100 WHERE id = 'stay-0'");
      const opening = open();
      await untilWaiting(golark.ctx.db, 1);
      // the page's own call for its price came before these
      for (let n = 0; n < 20; n++)
        await golark.call(getRate, { params: { globalId: 'stay-0' }, query: rateQuery });
      await golark.database.pool.query("UPDATE listings SET cleaning_fee_amount = 22200 WHERE id = 'stay-0'");
      // another page asks for changes before this one is stored
      await publicVersionOf(golark.ctx).read();
      await client.query('COMMIT');
      await opening;
      expect(await open()).toContain('$222');
    } finally {
      client.release();
    }
  },
);
