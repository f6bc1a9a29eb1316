import type { ComponentProps } from 'react';
import { Link, NavLink, PrefetchPageLinks } from 'react-router';
import { targetOf } from '../platform/navigation-target.ts';
import { type FetchAhead, useFetchAhead } from '../platform/use-fetch-ahead.ts';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & {
  to: string;
  prefetch?: FetchAhead;
};

/** A link without a look of its own, for cards and navigation. */
export const PageLink = ({ to, prefetch = 'intent', ...rest }: PageLinkProps) => {
  const { page, ahead, hands } = useLinkAhead(to, prefetch);
  return (
    <>
      <Link {...hands} {...rest} to={page} />
      {ahead}
    </>
  );
};

/** What is no page of ours goes nowhere: a link out of the site is an ExternalLink. */
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
  const { page, ahead, hands } = useLinkAhead(to, 'intent');
  return (
    <>
      <NavLink {...hands} {...rest} to={page} end={end} />
      {ahead}
    </>
  );
};

const useLinkAhead = (to: string, prefetch: FetchAhead) => {
  const page = pathOf(to);
  const { isAhead, near, away } = useFetchAhead(prefetch);
  return {
    page,
    ahead: isAhead ? <PrefetchPageLinks page={page} /> : null,
    hands: {
      onPointerEnter: near,
      onPointerLeave: away,
      onTouchStart: near,
      onFocus: near,
      onBlur: away,
    },
  };
};

/** A link inside words. */
export const TextLink = ({ className, ...rest }: PageLinkProps) => (
  <PageLink {...rest} className={className ? `text-link ${className}` : 'text-link'} />
);

/** A page of somebody else: opens here, and learns nothing about the page it was opened from. */
export const ExternalLink = ({
  href,
  rel = 'noreferrer',
  ...rest
}: ComponentProps<'a'> & { href: string }) => {
  const target = targetOf(href, { isExternalAllowed: true });
  return <a {...rest} {...(target.kind === 'external' ? { href: target.url } : {})} rel={rel} />;
};
