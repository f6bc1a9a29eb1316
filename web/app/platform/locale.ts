import type { Locale } from '@golark/contract/locale/rules';

/** The tag with a region for dates and React Aria: prices and dates are American in both languages. */
export const languageTag = (locale: Locale): 'en-US' | 'es-US' => (locale === 'es' ? 'es-US' : 'en-US');

/** React Aria reads its language from this property, so that pages do not ship its provider. */
export const setReactAriaLocale = (locale: Locale): void => {
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: languageTag(locale) });
};
