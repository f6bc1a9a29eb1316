import { type Locale, locales, pathInLocale } from '@golark/contract/locale/rules';
import { describedContext, originContext } from '../request-context.ts';
import { translatorOf } from '../translations.ts';
import type { Thing } from './page-description.ts';
import { readPage } from './page-request.ts';

/** Whole addresses in the language of the page. */
export type Addresses = {
  locale: Locale;
  page: (path: string) => string;
  /** A file, or a page in any language. */
  file: (path: string) => string;
  /** Wide enough for large previews, in a format that all of them show. */
  picture: (id: string) => string;
};

type Description = {
  /** The path of the page, with its number at most: other parameters are no page of their own. */
  path: string;
  /** The picture of what the page is about; the brand's without one. */
  picture?: { id: string; alt: string } | undefined;
  things?: (at: Addresses) => readonly Thing[];
};

const brandPicture = 'scene.hero-dawn';

/**
 * Describes a public page for search engines and link previews. It is written into the page by the server only
 * (`page-head.tsx`): neither the data nor the code of it goes to browsers.
 */
export const describePage = (
  args: Parameters<typeof readPage>[0],
  { path, picture, things = () => [] }: Description,
): void => {
  const described = args.context.get(describedContext);
  if (!described) return;
  const { locale, url } = readPage(args);
  const origin = args.context.get(originContext) ?? url.origin;
  const at: Addresses = {
    locale,
    file: (of) => `${origin}${of}`,
    page: (of) => `${origin}${pathInLocale(of, locale)}`,
    picture: (id) => `${origin}/pictures/${id}/1280.jpg`,
  };
  const { id, alt } = picture ?? { id: brandPicture, alt: translatorOf(locale, 'about')('us.picture') };
  described.page = {
    locale,
    canonical: at.page(path),
    alternates: [
      ...locales.map((language) => ({ language, href: at.file(pathInLocale(path, language)) })),
      { language: 'x-default', href: at.file(path) },
    ],
    picture: { src: at.picture(id), alt },
    things: things(at),
  };
};
