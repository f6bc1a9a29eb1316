import { locales, pathInLocale } from '@golark/contract/locale/rules';
import type { SitemapPage } from '#platform/sitemap';

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

const escapeXml = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const schema = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';

const entryOf = (element: 'url' | 'sitemap', address: string, rest: string): string =>
  `<${element}><loc>${escapeXml(address)}</loc>${rest}</${element}>\n`;

const changeOf = ({ changedAt }: SitemapPage): string =>
  changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';

/** The same for every language of a page: each of them has to name all others. */
const alternatesOf = (addressIn: (path: string) => string, path: string): string =>
  [...locales.map((locale) => [locale, pathInLocale(path, locale)] as const), ['x-default', path] as const]
    .map(
      ([language, at]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeXml(addressIn(at))}"/>`,
    )
    .join('');

/** A part of a file has about 80 kB: a compressor takes longer with small ones. */
const pagesPerPart = 100;

/** Written in parts, so that a file is never in memory as a whole. */
export function* writePages(origin: string, pages: readonly SitemapPage[]): Generator<string> {
  const addressIn = (path: string) => `${origin}${path}`;
  yield `${declaration}<urlset ${schema} xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
  const textOf = (page: SitemapPage): string => {
    const rest = `${changeOf(page)}${alternatesOf(addressIn, page.path)}`;
    return locales.map((locale) => entryOf('url', addressIn(pathInLocale(page.path, locale)), rest)).join('');
  };
  for (let start = 0; start < pages.length; start += pagesPerPart)
    yield pages
      .slice(start, start + pagesPerPart)
      .map(textOf)
      .join('');
  yield '</urlset>\n';
}

export function* writeIndex(origin: string, files: readonly SitemapPage[]): Generator<string> {
  yield `${declaration}<sitemapindex ${schema}>\n`;
  for (const file of files) yield entryOf('sitemap', `${origin}${file.path}`, changeOf(file));
  yield '</sitemapindex>\n';
}
