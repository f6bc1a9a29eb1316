import { expect, it } from 'vitest';
import { leadToLastPage, readFields } from './page-request.ts';

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

const placeOf = (query: string, page: number, count: number): string | null => {
  try {
    leadToLastPage(new URL(`https://golark.example/s/oregon/bend/${query}`), { page, count });
    return null;
  } catch (response) {
    return (response as Response).headers.get('location');
  }
};

it('leads from a page beyond the end to the last one, with the rest of the address', () => {
  expect(placeOf('?page=9&adults=3', 9, 4)).toBe('/s/oregon/bend/?page=4&adults=3');
  expect(placeOf('?page=9&adults=3', 9, 1)).toBe('/s/oregon/bend/?adults=3');
  expect(placeOf('?page=9', 9, 0)).toBe('/s/oregon/bend/');
});

it('leaves a page of the list alone, and the first one of an empty list', () => {
  expect([placeOf('?page=4', 4, 4), placeOf('', 1, 0)]).toEqual([null, null]);
});
