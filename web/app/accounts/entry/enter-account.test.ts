import { describe, expect, it } from 'vitest';
import { loginPathFor } from '../../platform/require-account.ts';
import { nextPathOf } from './enter-account.ts';
import { forgetLastEmail, keepLastEmail, readLastEmail } from './last-email.ts';

const login = (next: string) => new URL(`https://golark.example/login/?next=${encodeURIComponent(next)}`);

describe('after signing in', () => {
  it('somebody goes back to the page that they came from', () => {
    const url = new URL('https://golark.example/account/trips/?page=2');
    expect(loginPathFor(url)).toBe('/login/?next=%2Faccount%2Ftrips%2F%3Fpage%3D2');
    expect(nextPathOf(new URL(loginPathFor(url), url))).toBe('/account/trips/?page=2');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('nobody leaves for %s', (next) => {
    expect(nextPathOf(login(next))).toBe('/');
  });
});

describe('the last used email address', () => {
  const request = (cookie: string) => new Request('https://golark.example/login/', { headers: { cookie } });

  it('is kept only outside development', () => {
    // the tests run as development does
    expect(keepLastEmail(request(''), 'maya@example.com')).toBeNull();
    expect(readLastEmail(request('golark_last_email=maya%40example.com'))).toBe('');
  });

  it('goes with the account', () => {
    expect(forgetLastEmail(request(''))).toMatch(
      /^golark_last_email=; Path=\/; Max-Age=0; .*HttpOnly; Secure$/,
    );
  });
});
