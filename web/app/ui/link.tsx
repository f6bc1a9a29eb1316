import type { ComponentProps } from 'react';
import { Link, NavLink, PrefetchPageLinks } from 'react-router';
import { targetOf } from '../platform/navigation-target.ts';
import { type Prefetch, usePrefetch } from '../platform/use-prefetch.ts';

const isServer = typeof document === 'undefined';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & {
  to: string;
  prefetch?: Prefetch;
};

/** An unstyled link, for cards and navigation. */
export const PageLink = (props: PageLinkProps) =>
  isServer ? <ServerLink {...props} /> : <ClientLink {...props} />;

/** A link that React Router handles, and whose page is fetched ahead. */
export const ClientLink = ({ to, prefetch = 'intent', ...rest }: PageLinkProps) => {
  const { page, ahead, handlers } = usePrefetchedLink(to, prefetch);
  return (
    <>
      <Link {...handlers} {...rest} to={page} />
      {ahead}
    </>
  );
};

/**
 * The same HTML without React Router's work for each link, which took a tenth of the time for a page of cards. Only a
 * target that is relative to the current page needs it.
 */
export const ServerLink = (props: PageLinkProps) => {
  const { to, prefetch, replace, state, preventScrollReset, relative, viewTransition, discover, ...others } =
    props;
  const { reloadDocument, mask, defaultShouldRevalidate, ...rest } = others;
  const page = pathOf(to);
  if (!page.startsWith('/')) return <ClientLink {...props} />;
  // two children as in the browser: ids of `useId` count them
  return (
    <>
      <a {...rest} href={page} data-discover="true" />
      {null}
    </>
  );
};

/** A target outside this site is replaced by `#`: use ExternalLink for it. */
const pathOf = (to: string): string => {
  const target = targetOf(to);
  return target.kind === 'page' ? target.path : '#';
};

/** As PageLink, and marked as current on its own page; `end` false also on the pages below it. */
export const NavigationLink = ({
  to,
  end = true,
  ...rest
}: Omit<ComponentProps<typeof NavLink>, 'to' | 'prefetch'> & { to: string }) => {
  const { page, ahead, handlers } = usePrefetchedLink(to, 'intent');
  return (
    <>
      <NavLink {...handlers} {...rest} to={page} end={end} />
      {ahead}
    </>
  );
};

const usePrefetchedLink = (to: string, prefetch: Prefetch) => {
  const page = pathOf(to);
  const { isPrefetched, near, away } = usePrefetch(prefetch);
  return {
    page,
    ahead: isPrefetched ? <PrefetchPageLinks page={page} /> : null,
    handlers: {
      onPointerEnter: near,
      onPointerLeave: away,
      onTouchStart: near,
      onFocus: near,
      onBlur: away,
    },
  };
};

/** A link within text. */
export const TextLink = ({ className, ...rest }: PageLinkProps) => (
  <PageLink {...rest} className={className ? `text-link ${className}` : 'text-link'} />
);

/** A link to another site, which receives no referrer. */
export const ExternalLink = ({
  href,
  rel = 'noreferrer',
  ...rest
}: ComponentProps<'a'> & { href: string }) => {
  const target = targetOf(href, { isExternalAllowed: true });
  return <a {...rest} {...(target.kind === 'external' ? { href: target.url } : {})} rel={rel} />;
};
