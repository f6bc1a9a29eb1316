import type { MetaDescriptor } from 'react-router';
import { brand } from '../../brand.ts';

type PageMeta = {
  title: string;
  description?: string;
  /** Personal pages and errors are not indexed. */
  isIndexed?: boolean;
  /** The address holds a token: no page that this one loads or links to receives it as a referrer. */
  isSecret?: boolean;
};

/** `Log in | Golark`, the title of every page that does not name the brand itself. */
const brandedTitle = (title: string): string => `${title} | ${brand.name}`;

export const pageMeta = ({ title, description, ...page }: PageMeta): MetaDescriptor[] => {
  const { isIndexed = true, isSecret = false } = page;
  return [
    { title: title.includes(brand.name) ? title : brandedTitle(title) },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(isIndexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    ...(isSecret ? [{ name: 'referrer', content: 'no-referrer' }] : []),
  ];
};
