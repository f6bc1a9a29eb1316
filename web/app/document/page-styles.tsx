import { useEffect } from 'react';
import { Links } from 'react-router';
import { mapElements } from './map-elements.ts';

const styles = new Map<string, string>();

/** The server provides the text of its style sheets when it starts. */
export const provideStyles = (texts: ReadonlyMap<string, string>): void => {
  for (const [href, text] of texts) styles.set(href, text);
};

/** Style sheets that the server wrote into the page; one that is removed is loaded as a file the next time. */
const written = new Set(
  typeof document === 'undefined'
    ? []
    : [...document.querySelectorAll<HTMLElement>('style[data-href]')].map(({ dataset }) => dataset['href']),
);

const isWritten = (href: string): boolean =>
  typeof document === 'undefined' ? styles.has(href) : written.has(href);

const WrittenStyle = ({ href }: { href: string }) => {
  useEffect(() => () => void written.delete(href), [href]);
  // the browser has the text, and the scripts do not repeat it
  const html = { __html: styles.get(href) ?? '' };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheets, as they were built
  return <style data-href={href} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
};

/** The bundler ends the address of a file that several pages share with `#`. */
const addressOf = (href: string): string => href.replace(/#$/, '');

/** The styles of the page are in the page, so that it is painted without waiting for another file. */
export const PageStyles = () =>
  mapElements(Links({}), (link) => {
    const { rel, href } = link.props;
    if (rel !== 'stylesheet' || !href || !isWritten(addressOf(href))) return link;
    return <WrittenStyle key={link.key} href={addressOf(href)} />;
  });
