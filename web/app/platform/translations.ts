import type { Locale } from '@golark/contract/locale/rules';
import type { Messages } from '@golark/messages/pages/en';
import { translatorFor } from '@golark/messages/translator';
import { messagesOf } from './messages.ts';

export { useLocale, useTranslations } from 'use-intl';

/** For `meta`, loaders and other code outside components. */
export const translatorOf = <Feature extends keyof Messages>(locale: Locale, feature: Feature) =>
  translatorFor<Messages, Feature>({ locale, messages: messagesOf(locale), namespace: feature });
