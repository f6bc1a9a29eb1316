import type { Locale } from '@golark/contract/locale/rules';
import { isRouteErrorResponse } from 'react-router';
import { translatorOf } from '../platform/translations.ts';

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** Whether React Router failed to ask the server for the scripts of an unknown page. */
export const isLostManifest = (error: unknown): boolean =>
  error instanceof Error && /^40[34]\b/.test(error.message);

export const notFoundMeta = (locale: Locale) => [
  { title: translatorOf(locale, 'chrome')('error.notFoundHead') },
  { name: 'robots', content: 'noindex' },
];

export const errorMeta = (error: unknown, locale: Locale) => {
  if (isNotFound(error)) return notFoundMeta(locale);
  return [
    { title: translatorOf(locale, 'chrome')('error.otherHead') },
    { name: 'robots', content: 'noindex' },
  ];
};
