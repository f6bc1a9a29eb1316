import { contactUs } from '@golark/contract/support/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#testing/test-app';

let golark: TestApp;
beforeAll(async () => {
  golark = await createTestApp({ LOG_LEVEL: 'error' });
});
afterAll(() => golark.close());

test('an error of the database is logged without the values of its statement and row', async () => {
  const secret = 'tok_4eC39HqLyjWDarjtT1zdp7dc';
  await sql`ALTER TABLE support_messages ADD CONSTRAINT broken CHECK (id IS NULL) NOT VALID`.execute(
    golark.database.db,
  );
  const { status } = await golark.call(contactUs, {
    body: { name: secret, email: 'kim@example.com', subject: secret, message: `${secret} and more` },
  });
  expect(status).toBe(500);
  const line = golark.logged.join('\n');
  expect(line).toContain('unexpected error');
  expect(JSON.parse(golark.logged[0] ?? '').err).toMatchObject({
    code: '23514',
    constraint: 'broken',
    stack: expect.any(String),
  });
  expect(line).not.toContain(secret);
});
