export const locales = ['en', 'es'] as const;

export type Locale = (typeof locales)[number];

/** The tag with a region for dates and numbers, which are American in both languages: `1,234.5`. */
export const languageTag = (locale: Locale): 'en-US' | 'es-US' => (locale === 'es' ? 'es-US' : 'en-US');

/** Cookie that stores the visitor's language for 365 days (specification, section 9). */
export const localeCookieName = 'golark_locale';

export const themeCookieName = 'golark_theme';

/** Days that the language cookie is stored. */
export const localeCookieDays = 365;

export const isLocale = (value: unknown): value is Locale => locales.some((locale) => locale === value);

/** The first supported language of `Accept-Language`, by quality value: `fr;q=0.9, es;q=0.5` gives es; null if none is supported. */
export const localeFromHeader = (header: string | undefined | null): Locale | null => {
  if (!header) return null;
  const accepted = header
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const quality = rest.map((r) => /^\s*q=([\d.]+)\s*$/.exec(r)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0] ?? '', quality: quality ? Number(quality) : 1 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  return accepted.map(({ language }) => language).find(isLocale) ?? null;
};

/** The parameter of an address that is in one language, whatever the visitor's own is: `?lang=es`. */
export const localeParameter = 'lang';

/** The address of a page in a language. Without the parameter a page is in the visitor's own, which is English for search engines. */
export const pathInLocale = (path: string, locale: Locale): string =>
  locale === 'en' ? path : `${path}${path.includes('?') ? '&' : '?'}${localeParameter}=${locale}`;

/** Where a request names its language: its address, the cookie of an earlier choice, and the languages of the browser. */
export interface AskedLocale {
  address: unknown;
  cookie: unknown;
  header: string | undefined | null;
}

/** The language of a request: what its address names wins. */
export const localeOfRequest = ({ address, cookie, header }: AskedLocale): Locale =>
  [address, cookie].find(isLocale) ?? localeFromHeader(header) ?? 'en';
