import { expect, test } from 'vitest';
import { offsetOfToken, pageTokenOf } from './page-token.ts';

test.each([0, 20, 999_999])('a token returns the offset %i that it was made from', (offset) => {
  expect(offsetOfToken(pageTokenOf(offset))).toBe(offset);
});

test.each([
  '',
  'o20',
  '20',
  'not a token',
  Buffer.from('o-1').toString('base64url'),
  Buffer.from('o1234567').toString('base64url'),
  '\u0000',
])('rejects %j, which is not a token of a search', (token) => {
  expect(() => offsetOfToken(token)).toThrow(
    expect.objectContaining({
      code: 'BAD_INPUT',
      details: expect.objectContaining({
        errors: [expect.objectContaining({ path: 'pageToken', code: 'unknown_page_token' })],
      }),
    }),
  );
});
