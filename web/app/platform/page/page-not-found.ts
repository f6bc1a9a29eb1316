import { data } from 'react-router';

/** The address has a page's shape, but what it names cannot be: a fatal 404 (specification, section 8). */
export const pageNotFound = ({ pathname }: Pick<URL, 'pathname'>) => {
  const message = `Page Not Found: ${pathname}`;
  return data({ message, fatal: true }, { status: 404 });
};

const id = /^[\w-]{1,64}$/;

/** Throws the fatal 404 for what can be no id of ours, before anybody is asked about it. */
export const assertPageId = (value: string, url: Pick<URL, 'pathname'>): void => {
  if (!id.test(value)) throw pageNotFound(url);
};
