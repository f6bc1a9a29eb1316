import { loginPath } from '@golark/contract/paths';
import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readAccountPage } from '../../platform/page/page-request.ts';
import { nextPathOf } from '../../platform/page/same-origin.ts';
import { deleteLastEmail, readLastEmail, storeLastEmail } from './last-email.ts';

const login = (next: string) => new URL(loginPath(next), 'https://golark.example');

const redirectOf = (url: URL): Response => {
  try {
    readAccountPage({ request: new Request(url), url, context: new RouterContextProvider() });
  } catch (thrown) {
    return thrown as Response;
  }
  throw new Error('the page was shown to a visitor');
};

describe('after logging in', () => {
  it('the visitor returns to the page that asked for the login', () => {
    const url = new URL('https://golark.example/account/trips/?page=2');
    const location = redirectOf(url).headers.get('location') ?? '';
    expect(location).toBe('/login/?next=%2Faccount%2Ftrips%2F%3Fpage%3D2');
    expect(nextPathOf(new URL(location, url))).toBe('/account/trips/?page=2');
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
  ])('%s is replaced by the home page', (next) => {
    expect(nextPathOf(login(next))).toBe('/');
  });
});

describe('the last used email address', () => {
  const request = (cookie: string) => new Request('https://golark.example/login/', { headers: { cookie } });

  it('is stored only outside development', () => {
    // the tests run in development mode
    expect(storeLastEmail(request(''), 'maya@example.com')).toBeNull();
    expect(readLastEmail(request('golark_last_email=maya%40example.com'))).toBe('');
  });

  it('is deleted with the account', () => {
    expect(deleteLastEmail(request(''))).toMatch(
      /^golark_last_email=; Path=\/; Max-Age=0; .*HttpOnly; Secure$/,
    );
  });
});
