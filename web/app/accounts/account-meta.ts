import type { Locale } from '@golark/contract/locale/rules';
import type { en } from '../messages/en.ts';
import { pageTitle } from '../platform/page-title.ts';
import { translatorOf } from '../platform/translations.ts';

type Title = keyof typeof en.accounts.headTitles;

/** Pages for one person: named, and kept out of indexes. */
export const personalMeta = (title: Title, locale: Locale | undefined) => {
  if (!locale) return [];
  return [
    pageTitle(translatorOf(locale, 'accounts')(`headTitles.${title}`)),
    { name: 'robots', content: 'noindex' },
  ];
};

/** Pages whose address holds a token: no page that they load or lead to learns it. */
export const secretMeta = (title: Title, locale: Locale | undefined) => [
  ...personalMeta(title, locale),
  { name: 'referrer', content: 'no-referrer' },
];
