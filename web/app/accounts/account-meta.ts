import type { Locale } from '@golark/contract/locale/rules';
import type { en } from '@golark/messages/pages/en';
import { pageMeta } from '../platform/page/page-meta.ts';
import { translatorOf } from '../platform/translations.ts';

type Title = keyof typeof en.accounts.headTitles;

const titleOf = (title: Title, locale: Locale) => translatorOf(locale, 'accounts')(`headTitles.${title}`);

/** For pages with personal data: titled and not indexed. */
export const personalMeta = (title: Title, locale: Locale | undefined) =>
  locale ? pageMeta({ title: titleOf(title, locale), isIndexed: false }) : [];

/** For pages that anyone may find. */
export const publicMeta = (title: 'login' | 'signup', locale: Locale | undefined) =>
  locale
    ? pageMeta({
        title: titleOf(title, locale),
        description: translatorOf(locale, 'accounts')(`descriptions.${title}`),
      })
    : [];

/** For pages with a token in their address. */
export const secretMeta = (title: Title, locale: Locale | undefined) =>
  locale ? pageMeta({ title: titleOf(title, locale), isIndexed: false, isSecret: true }) : [];
