import { describe, expect, it } from 'vitest';
import { keyOfPage, moveKey } from './page-key.ts';

/** As a browser asks for it; `cookie` is set beside it, because a test runs in a page, which must not set one. */
const asked = (address: string, cookie = '') => {
  const url = new URL(address, 'https://stays.example');
  const headers = { get: (name: string) => (name === 'cookie' ? cookie : null) };
  return { url, request: { url: url.href, headers } as unknown as Request };
};

const moved = (page: ReturnType<typeof asked>): Response | null => {
  try {
    moveKey(page);
    return null;
  } catch (response) {
    return response as Response;
  }
};

describe('the key in the address of a page of tickets', () => {
  it.each([
    ['/account/tickets/purchased/', 'order1'],
    ['/tickets/transfer/', 'transfer1'],
    ['/tickets/waiting/', 'place1'],
  ])('moves to a cookie of the folder %s, which opens the page from then on', (folder, id) => {
    const page = asked(`${folder}${id}/?bought=1&key=K-1_x`);
    expect(keyOfPage(page)).toBe('K-1_x');
    const { status, headers } = moved(page) ?? new Response();
    expect([status, headers.get('location')]).toEqual([302, `${folder}${id}/?bought=1`]);
    const cookie = headers.get('set-cookie') ?? '';
    expect(cookie).toMatch(/; SameSite=Lax; HttpOnly; Secure$/);
    expect(cookie).toContain(`; Path=${folder};`);
    const [pair] = cookie.split(';');
    expect(keyOfPage(asked(`${folder}${id}/`, pair))).toBe('K-1_x');
    expect(keyOfPage(asked(`${folder}${id}/calendar.ics`, pair))).toBe('K-1_x');
    expect(keyOfPage(asked(`${folder}other/`, pair))).toBeUndefined();
  });

  it('stays where it is if it is none, so that it sets no cookie', () => {
    expect(moved(asked('/tickets/waiting/place1/?key=a%3B%20Path=/'))).toBeNull();
    expect(moved(asked('/tickets/waiting/place1/'))).toBeNull();
  });
});
