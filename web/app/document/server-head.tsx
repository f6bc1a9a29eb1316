import { languageTag, locales } from '@golark/contract/locale/rules';
import { Fragment, type ReactNode } from 'react';
import { brand } from '../brand.ts';
import type { PageDescription } from '../platform/page/page-description.ts';
import { mapElements } from './map-elements.ts';

/** The title and the description that the page has anyway. */
const textsOf = (meta: ReactNode): { title: string; description: string } => {
  const texts = { title: '', description: '' };
  mapElements(meta, (element) => {
    const { type, props } = element;
    const { name, content, children } = props as { name?: string; content?: string; children?: ReactNode };
    if (type === 'title') texts.title = String(children);
    if (name === 'description') texts.description = content ?? '';
    return null;
  });
  return texts;
};

/** `es_US`: dates and prices are American in both languages. */
const openGraphLocale = (locale: PageDescription['locale']): string => languageTag(locale).replace('-', '_');

/** `</script>` in a title must not end the script. */
const jsonOf = (data: object): string => JSON.stringify(data).replaceAll('<', '\\u003c');

/** The links, properties and structured data of a described page. */
export const serverHead = (description: PageDescription, meta: ReactNode): ReactNode => {
  const { locale, canonical, alternates, picture, things } = description;
  const { title, description: summary } = textsOf(meta);
  const properties = [
    ['og:site_name', brand.name],
    ['og:type', 'website'],
    ['og:title', title],
    ...(summary ? [['og:description', summary]] : []),
    ['og:url', canonical],
    ['og:locale', openGraphLocale(locale)],
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ['og:locale:alternate', openGraphLocale(other)]),
    ['og:image', picture.src],
    ['og:image:alt', picture.alt],
  ];
  return (
    <Fragment>
      <link rel="canonical" href={canonical} data-head="" />
      {alternates.map(({ language, href }) => (
        <link key={language} rel="alternate" hrefLang={language} href={href} data-head="" />
      ))}
      {properties.map(([property, content]) => (
        <meta key={property} property={property} content={content} data-head="" />
      ))}
      {/* the rest of the card is that of Open Graph */}
      <meta name="twitter:card" content="summary_large_image" data-head="" />
      {things.length > 0 && (
        <script
          type="application/ld+json"
          data-head=""
          // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped, and no browser runs it
          dangerouslySetInnerHTML={{
            __html: jsonOf({ '@context': 'https://schema.org', '@graph': things }),
          }}
        />
      )}
    </Fragment>
  );
};
