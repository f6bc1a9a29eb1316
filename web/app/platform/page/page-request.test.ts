import { expect, it } from 'vitest';
import { readFields } from './page-request.ts';

const post = (body: string | null, headers: Record<string, string>) =>
  readFields(new Request('http://site.invalid/login/', { method: 'POST', body, headers }));
const statusOf = (read: Promise<unknown>) =>
  read.then(() => 200).catch((response: Response) => response.status);

it('reads the fields of a form', async () => {
  const form = await post('a=1', { 'content-type': 'application/x-www-form-urlencoded' });
  expect(form.get('a')).toBe('1');
});

it.each([
  [null, {}],
  ['a=1', { 'content-type': 'text/plain' }],
  ['a=1', { 'content-type': 'multipart/form-data' }],
  ['a=1', { 'content-type': 'multipart/form-data; boundary=x' }],
] as [string | null, Record<string, string>][])(
  'answers 400 to the body %j with %j, which is no form',
  async (body, headers) => {
    expect(await statusOf(post(body, headers))).toBe(400);
  },
);
