import type { ComponentProps } from 'react';
import { Link, NavLink } from 'react-router';
import { mayFetchAhead } from '../platform/connection.ts';
import { targetOf } from '../platform/navigation-target.ts';

type PageLinkProps = Omit<ComponentProps<typeof Link>, 'to'> & { to: string };

/** A link without a look of its own, for cards and navigation. */
export function PageLink({ to, prefetch = 'intent', ...rest }: PageLinkProps) {
  return <Link {...rest} to={pathOf(to)} prefetch={mayFetchAhead() ? prefetch : 'none'} />;
}

/** What is no page of ours goes nowhere: a link out of the site is an ExternalLink. */
function pathOf(to: string): string {
  const target = targetOf(to);
  return target.kind === 'page' ? target.path : '#';
}

/** As PageLink, and marked as current on its own page; `end` false also on the pages below it. */
export function NavigationLink({
  to,
  end = true,
  ...rest
}: Omit<ComponentProps<typeof NavLink>, 'to'> & { to: string }) {
  return <NavLink {...rest} to={pathOf(to)} end={end} prefetch={mayFetchAhead() ? 'intent' : 'none'} />;
}

/** A link inside words. */
export function TextLink({ className, ...rest }: PageLinkProps) {
  return <PageLink {...rest} className={className ? `text-link ${className}` : 'text-link'} />;
}

/** A page of somebody else: opens here, and learns nothing about the page it was opened from. */
export function ExternalLink({ href, rel = 'noreferrer', ...rest }: ComponentProps<'a'> & { href: string }) {
  const target = targetOf(href, { isExternalAllowed: true });
  return <a {...rest} {...(target.kind === 'external' ? { href: target.url } : {})} rel={rel} />;
}
