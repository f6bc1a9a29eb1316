import { type Locale, languageTag } from '@golark/contract/locale/rules';

/** React Aria reads its language from this property, so that pages do not ship its provider. */
export const setReactAriaLocale = (locale: Locale): void => {
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: languageTag(locale) });
};
