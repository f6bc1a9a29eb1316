import {
  type Locale,
  localeCookieName,
  localeOfRequest,
  localeParameter,
  themeCookieName,
} from '@golark/contract/locale/rules';
import type { RouterContextProvider } from 'react-router';
import { readCookie } from './cookie.ts';
import { localeContext, themeContext } from './request-context.ts';
import { isTheme, type Theme } from './theme.ts';

type ReadonlyContext = Readonly<Pick<RouterContextProvider, 'get'>>;

/** The server's choice; otherwise that of the address, the visitor's cookie, the browser's languages, or English. */
export const readLocale = (request: Request, context: ReadonlyContext): Locale =>
  context.get(localeContext) ??
  localeOfRequest({
    address: new URL(request.url).searchParams.get(localeParameter),
    cookie: readCookie(request, localeCookieName),
    header: request.headers.get('accept-language'),
  });

export const readTheme = (request: Request, context: ReadonlyContext): Theme => {
  const cookie = readCookie(request, themeCookieName);
  return context.get(themeContext) ?? (isTheme(cookie) ? cookie : 'system');
};
