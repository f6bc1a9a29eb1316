import { RouterContextProvider } from 'react-router';
import { describe, expect, it } from 'vitest';
import { localeFromAcceptLanguage } from './locale.ts';
import { readLocale, readTheme } from './preferences.ts';
import { createRequestContext } from './request-context.ts';

const request = (headers: Record<string, string>) => new Request('https://golark.test/', { headers });

describe('the language of a page', () => {
  it.each([
    ['es-MX,es;q=0.9,en;q=0.8', 'es'],
    ['fr-FR,fr;q=0.9,es;q=0.5,en;q=0.4', 'es'],
    ['en;q=0.2, es;q=0.1', 'en'],
    ['es;q=0, en', 'en'],
    ['de', null],
    ['', null],
  ])('reads %j as %s', (header, locale) => {
    expect(localeFromAcceptLanguage(header)).toBe(locale);
  });

  it('is what the server says, then the cookie, then the browser, then English', () => {
    const asked = request({ cookie: 'a=b; golark_locale=es', 'accept-language': 'en' });
    expect(readLocale(asked, createRequestContext({ locale: 'en' }))).toBe('en');
    expect(readLocale(asked, new RouterContextProvider())).toBe('es');
    expect(readLocale(request({ 'accept-language': 'es' }), new RouterContextProvider())).toBe('es');
    expect(readLocale(request({ cookie: 'golark_locale=xx' }), new RouterContextProvider())).toBe('en');
  });

  it('comes with the color mode of the cookie, or the one of the device', () => {
    expect(readTheme(request({ cookie: 'golark_theme=dark' }), new RouterContextProvider())).toBe('dark');
    expect(readTheme(request({ cookie: 'golark_theme=neon' }), new RouterContextProvider())).toBe('system');
  });
});
