import type { Locale } from '@golark/contract/locale/rules';
import type { Messages } from '@golark/messages/pages/en';
import { translatorFor } from '@golark/messages/translator';
import { useLocale as useIntlLocale } from 'use-intl';
import { messagesOf } from './messages.ts';

export { useTranslations } from 'use-intl';

/** The language; texts are formatted with its region. */
export const useLocale = (): Locale => useIntlLocale().slice(0, 2) as Locale;

/** For `meta`, loaders and other code outside components. */
export const translatorOf = <Feature extends keyof Messages>(locale: Locale, feature: Feature) =>
  translatorFor<Messages, Feature>({ locale, messages: messagesOf(locale), namespace: feature });
