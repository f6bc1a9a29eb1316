export const locales = ['en', 'es'] as const;
export type Locale = (typeof locales)[number];

export const localeCookie = 'golark_locale';
export const localeCookieDays = 365;

export const isLocale = (value: unknown): value is Locale => value === 'en' || value === 'es';

/** The region-bearing tag for dates and React Aria: prices and dates are American in both languages. */
export const languageTag = (locale: Locale): 'en-US' | 'es-US' => (locale === 'es' ? 'es-US' : 'en-US');

/** React Aria takes its words and dates from here, so that no page has to carry its provider. */
export const tellReactAria = (locale: Locale): void => {
  Object.assign(window, { [Symbol.for('react-aria.i18n.locale')]: languageTag(locale) });
};

/** Picks the first language that we speak, by weight: `fr;q=0.9, es;q=0.5` gives es. */
export const localeFromAcceptLanguage = (header: string | null): Locale | null => {
  const wishes = (header ?? '').split(',').map((part, position) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters.find((parameter) => parameter.trim().startsWith('q='));
    return {
      language: tag.slice(0, 2).toLowerCase(),
      weight: weight ? Number(weight.split('=')[1]) : 1,
      position,
    };
  });
  wishes.sort((one, other) => other.weight - one.weight || one.position - other.position);
  const wish = wishes.find(({ language, weight }) => isLocale(language) && weight > 0);
  return wish && isLocale(wish.language) ? wish.language : null;
};
