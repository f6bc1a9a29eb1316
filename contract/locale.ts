import { z } from 'zod';

export const locales = ['en', 'es'] as const;
export const Locale = z.enum(locales);
export type Locale = z.infer<typeof Locale>;

/** Cookie that keeps the visitor's language for 365 days (specification, section 9). */
export const localeCookieName = 'golark_locale';
export const themeCookieName = 'golark_theme';

/** The first language of `Accept-Language` that we speak; quality values are honoured. */
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
