export const locales = ['en', 'es'] as const;

export type Locale = (typeof locales)[number];

/** Cookie that stores the visitor's language for 365 days (specification, section 9). */
export const localeCookieName = 'golark_locale';

export const themeCookieName = 'golark_theme';

/** The first supported language of `Accept-Language`, by quality value; null if none is supported. */
export const localeFromHeader = (header: string | undefined | null): Locale | null => {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...rest] = part.trim().split(';');
      const quality = rest.map((r) => /^\s*q=([\d.]+)\s*$/.exec(r)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0] ?? '', quality: quality ? Number(quality) : 1 };
    })
    .sort((a, b) => b.quality - a.quality);
  return (
    locales.find(
      (locale) => wanted.find((w) => w.language === 'en' || w.language === 'es')?.language === locale,
    ) ?? null
  );
};
