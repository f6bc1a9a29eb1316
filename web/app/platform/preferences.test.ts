import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { readLocale, readTheme } from './preferences.ts';
import { createRequestContext } from './request-context.ts';

const request = (headers: Record<string, string>) => new Request('https://golark.test/', { headers });

describe('the language of a page', () => {
  it('is what the server says, then the cookie, then the browser, then English', () => {
    const asked = request({ cookie: 'a=b; golark_locale=es', 'accept-language': 'en' });
    expect(readLocale(asked, createRequestContext({ locale: 'en' }))).toBe('en');
    expect(readLocale(asked, new RouterContextProvider())).toBe('es');
    expect(readLocale(request({ 'accept-language': 'es' }), new RouterContextProvider())).toBe('es');
    expect(readLocale(request({ cookie: 'golark_locale=xx' }), new RouterContextProvider())).toBe('en');
  });

  it('is that of the address before the cookie, if we speak it', () => {
    const asked = (query: string) =>
      new Request(`https://golark.test/${query}`, { headers: { cookie: 'golark_locale=en' } });
    expect(readLocale(asked('?lang=es'), new RouterContextProvider())).toBe('es');
    expect(readLocale(asked('?lang=fr'), new RouterContextProvider())).toBe('en');
  });

  it('comes with the color mode of the cookie, or the one of the device', () => {
    expect(readTheme(request({ cookie: 'golark_theme=dark' }), new RouterContextProvider())).toBe('dark');
    expect(readTheme(request({ cookie: 'golark_theme=neon' }), new RouterContextProvider())).toBe('system');
  });
});
