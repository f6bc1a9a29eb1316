import {
  isLocale,
  type Locale,
  localeCookieName,
  localeFromHeader,
  themeCookieName,
} from '@golark/contract/locale/rules';
import type { RouterContextProvider } from 'react-router';
import { readCookie } from './cookie.ts';
import { localeContext, themeContext } from './request-context.ts';
import { isTheme, type Theme } from './theme.ts';

type ReadonlyContext = Readonly<Pick<RouterContextProvider, 'get'>>;

/** The server's choice, then the visitor's cookie, then the browser's languages, then English. */
export const readLocale = (request: Request, context: ReadonlyContext): Locale => {
  const cookie = readCookie(request, localeCookieName);
  return (
    context.get(localeContext) ??
    (isLocale(cookie) ? cookie : null) ??
    localeFromHeader(request.headers.get('accept-language')) ??
    'en'
  );
};

export const readTheme = (request: Request, context: ReadonlyContext): Theme => {
  const cookie = readCookie(request, themeCookieName);
  return context.get(themeContext) ?? (isTheme(cookie) ? cookie : 'system');
};
