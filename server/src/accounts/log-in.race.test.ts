import { changeEmail, completeVerify, getAccount } from '@golark/contract/accounts/calls';
import { logIn } from '@golark/contract/sessions/calls';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { anAccount } from '#testing/factories';
import { newestTokenTo } from '#testing/read-emails';
import { createTestApp, type TestApp } from '#testing/test-app';
import { untilWaiting } from '#testing/until-waiting';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({ PASSWORD_HASH_COST: 'full' });
});
afterAll(() => golark.close());

const password = 'metolius-at-nine';

/** Logs in while somebody else holds the account's row and changes it. */
const logInDuring = async (change: object) => {
  const { account } = await anAccount(golark);
  const body = { email: account.email, password };
  const started = await golark.ctx.db.transaction().execute(async (trx) => {
    await trx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', account.accountId)
      .forNoKeyUpdate()
      .execute();
    const call = golark.call(logIn, { body });
    await untilWaiting(golark.ctx.db, 1);
    await trx.updateTable('accounts').set(change).where('id', '=', account.accountId).execute();
    return { call };
  });
  return started.call;
};

// the embedded database has one connection, so nothing waits there
if (inject('postgresUrl')) {
  test('creates no session if the password is changed while it is compared', async () => {
    const response = await logInDuring({ password_hash: 'another' });
    expect(response.problem).toMatchObject({ status: 401, code: 'INVALID_CREDENTIALS' });
  });

  test('creates no session if the account is suspended or deleted in the meantime', async () => {
    const at = golark.clock.now();
    expect((await logInDuring({ suspended_at: at })).problem.code).toBe('ACCOUNT_SUSPENDED');
    expect((await logInDuring({ deleted_at: at })).problem.code).toBe('UNAUTHENTICATED_ERROR');
  });
}

test('assigns an address that two accounts confirm at once to one of them', async () => {
  for (let round = 0; round < 5; round++) {
    const both = [await anAccount(golark), await anAccount(golark)];
    const tokens: string[] = [];
    const newEmail = `both-${round}@example.com`;
    for (const as of both) {
      await golark.call(changeEmail, { as, body: { newEmail } });
      tokens.push(await newestTokenTo(golark, newEmail, 'confirm-email'));
    }
    const responses = await Promise.all(
      tokens.map((token) => golark.call(completeVerify, { body: { token } })),
    );
    expect(responses.map((response) => response.status).sort()).toEqual([200, 409]);
    const emails = await Promise.all(
      both.map(async (as) => (await golark.call(getAccount, { as })).body.email),
    );
    expect(emails.filter((email) => email === newEmail)).toHaveLength(1);
  }
});
