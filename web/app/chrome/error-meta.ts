import { isRouteErrorResponse } from 'react-router';
import type { Locale } from '../platform/locale.ts';
import { translatorOf } from '../platform/translations.ts';

export function isNotFound(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 404;
}

export function notFoundMeta(locale: Locale) {
  return [
    { title: translatorOf(locale, 'chrome')('error.notFoundHead') },
    { name: 'robots', content: 'noindex' },
  ];
}

export function errorMeta(error: unknown, locale: Locale) {
  if (isNotFound(error)) return notFoundMeta(locale);
  return [
    { title: translatorOf(locale, 'chrome')('error.otherHead') },
    { name: 'robots', content: 'noindex' },
  ];
}
