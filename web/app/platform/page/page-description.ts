import type { Locale } from '@golark/contract/locale/rules';

/** A thing of schema.org with its `@type`. */
export type Thing = Readonly<Record<string, unknown>>;

/** The description of a page for search engines and link previews. All addresses are whole, on the origin that the operator configured. */
export type PageDescription = {
  locale: Locale;
  /** The address of the page in this language, without filters and other parameters. */
  canonical: string;
  alternates: readonly { language: Locale | 'x-default'; href: string }[];
  picture: { src: string; alt: string };
  things: readonly Thing[];
};
