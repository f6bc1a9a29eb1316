import { homePath, searchPath } from '@golark/contract/paths';
import { brand } from '../brand.ts';
import type { Addresses } from '../platform/page/describe-page.server.ts';
import type { Thing } from '../platform/page/page-description.ts';

const placeholder = 'search_term_string';

/** The company and its site, which search engines can search in by a place's name. */
export const homeThings = (at: Addresses): Thing[] => {
  const organization = { '@id': `${at.file(homePath())}#organization` };
  return [
    {
      '@type': 'Organization',
      ...organization,
      name: brand.name,
      url: at.file(homePath()),
      logo: at.file('/favicon.ico'),
      ...(brand.social.length > 0 ? { sameAs: brand.social.map(({ href }) => href) } : {}),
    },
    {
      '@type': 'WebSite',
      name: brand.name,
      url: at.file(homePath()),
      inLanguage: at.locale,
      publisher: organization,
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: at.file(searchPath(null, `?q={${placeholder}}`)) },
        'query-input': `required name=${placeholder}`,
      },
    },
  ];
};
