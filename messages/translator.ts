import { type Locale, languageTag } from '@golark/contract/locale/rules';
import { createTranslator, type IntlError, type NamespaceKeys, type NestedKeyOf } from 'use-intl/core';

interface TranslatorOptions<AllMessages, Namespace> {
  locale: Locale;
  /** All namespaces of one side, in this language. */
  messages: AllMessages;
  namespace: Namespace;
  /** Called for a missing message or parameter; without it the error is logged and the text is the key. */
  onError?: (error: IntlError) => void;
}

/** The translator of pages, emails and price lines: `t('nights', { nights: 2 })` is `2 noches`. */
export const translatorFor = <
  const AllMessages extends Record<string, unknown>,
  const Namespace extends NamespaceKeys<AllMessages, NestedKeyOf<AllMessages>>,
>(
  options: TranslatorOptions<AllMessages, Namespace>,
) => createTranslator<AllMessages, Namespace>({ ...options, locale: languageTag(options.locale) });
