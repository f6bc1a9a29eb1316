import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { samePathOr } from '../platform/page/same-origin.ts';
import { action } from './preferences.ts';

type ActionArguments = Parameters<typeof action>[0];

const post = (fields: Record<string, string>, headers: Record<string, string> = {}) => {
  const request = new Request('https://golark.test/preferences/', {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: 'https://golark.test', ...headers },
  });
  return action({ request } as ActionArguments);
};

describe('choosing a language or a color mode', () => {
  it('keeps the language for 365 days and goes back to the page', async () => {
    const answer = await post({ locale: 'es', returnTo: '/s/colorado/denver/?page=2' });
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/s/colorado/denver/?page=2');
    expect(answer.headers.get('set-cookie')).toBe(
      'golark_locale=es; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly; Secure',
    );
  });

  it('goes back to the address without its language, which would win over the one that was chosen', async () => {
    const answer = await post({ locale: 'en', returnTo: '/s/colorado/?lang=es&page=2#map' });
    expect(answer.headers.get('location')).toBe('/s/colorado/?page=2#map');
  });

  it('keeps the color mode in its own cookie', async () => {
    const answer = await post({ theme: 'dark', returnTo: '/' });
    expect(answer.headers.get('set-cookie')).toMatch(/^golark_theme=dark; Path=\//);
  });

  it('sets no cookie for a language that we do not speak', async () => {
    const answer = await post({ locale: 'fr\r\nSet-Cookie: a=b', theme: 'neon' });
    expect(answer.headers.get('set-cookie')).toBeNull();
  });

  it('refuses a post from another site', async () => {
    for (const headers of [{ origin: 'https://evil.test' }, { 'sec-fetch-site': 'cross-site' }])
      await expect(post({ locale: 'es' }, headers)).rejects.toMatchObject({ status: 403 });
  });

  it.each([
    'https://evil.test/',
    '//evil.test/',
    '/\\evil.test/',
    '/\t/evil.test/',
    '/..//evil.test/',
    'javascript:alert(1)',
    '',
    'evil',
  ])('goes home instead of to %j', async (returnTo) => {
    expect((await post({ theme: 'light', returnTo })).headers.get('location')).toBe('/');
  });

  it('never leaves the site, whatever is asked for', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '\t',
      '\n',
      '@',
      ':',
      'evil.test',
      'https:',
      '%2f',
      '?',
      '#',
      'a',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const target = samePathOr('/', pieces.join(''));
        expect(new URL(target, 'https://golark.test').origin).toBe('https://golark.test');
      }),
      { numRuns: 2_000 },
    );
  });
});
