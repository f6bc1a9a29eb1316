import type { Locale } from '@golark/contract/locale/rules';
import { createTranslator } from 'use-intl/core';
import type { Messages } from '../messages/en.ts';
import { messagesOf } from './messages.ts';

export { useLocale, useTranslations } from 'use-intl';

/** For `meta`, loaders and other code outside components. */
export const translatorOf = <Feature extends keyof Messages>(locale: Locale, feature: Feature) =>
  createTranslator<Messages, Feature>({ locale, messages: messagesOf(locale), namespace: feature });
