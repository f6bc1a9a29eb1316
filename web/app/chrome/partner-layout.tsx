import { actingHostOf, mayAsPartner } from '@golark/contract/access/rules';
import { countUnreadConversations } from '@golark/contract/conversations/calls';
import { Outlet } from 'react-router';
import { actingAs } from '../partner/index.ts';
import { hostCookie } from '../platform/active-host.ts';
import { callApi } from '../platform/api-client.ts';
import { readCookie } from '../platform/cookie.ts';
import { Island, islandCode } from '../platform/island.tsx';
import { readAccountPage } from '../platform/page/page-request.ts';
import { useTranslations } from '../platform/translations.ts';
import { Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import type { Route } from './+types/partner-layout.ts';
import { PartnerHeader, PartnerMobileBar } from './partner-header.tsx';
import { type PartnerNavigation, useCurrentTitle, usePartnerNavigation } from './partner-navigation.tsx';
import { contentId, SkipLink } from './skip-link.tsx';
import './partner.css';

const footer = islandCode(() => import('./slim-footer.tsx').then(({ SlimFooter }) => SlimFooter));

/**
 * How many conversations have something new; 0 if it cannot be read, because the page does not depend on it, and for an account that is about
 * to become a host.
 */
export const loader = async (args: Route.LoaderArgs) => {
  const { api, account } = readAccountPage(args);
  const host = actingHostOf(account.hosts, readCookie(args.request, hostCookie));
  if (!host || !mayAsPartner(host.role, 'reservations.read')) return { unread: 0 };
  const result = await callApi(api, countUnreadConversations, { headers: actingAs(host) });
  return { unread: result.ok ? result.data.count : 0 };
};

/** A conversation that is read on one page is not new on the next one. */
export const shouldRevalidate = () => true;

/** The pages of hosts: their own header, and on phones a bar at the bottom. */
const PartnerLayout = ({ loaderData }: Route.ComponentProps) => {
  const pages = usePartnerNavigation(loaderData.unread);
  const title = useCurrentTitle(pages);
  return (
    <>
      <SkipLink />
      <PartnerHeader pages={pages} />
      <PartnerMobileBar title={title} />
      <main id={contentId} tabIndex={-1}>
        <div className="page-width partner-page">
          <Outlet />
        </div>
      </main>
      <Island of={footer} />
      <PartnerTabBar pages={pages.filter(({ isWide }) => !isWide)} />
    </>
  );
};

export default PartnerLayout;

const PartnerTabBar = ({ pages }: { pages: PartnerNavigation }) => {
  const t = useTranslations('chrome.partner');
  if (pages.length === 0) return null;
  return (
    <nav className="tab-bar" aria-label={t('navigation')}>
      {pages.map(({ key, to, isCurrent, icon, title, count }) => (
        <PageLink key={key} to={to} aria-current={isCurrent ? 'page' : undefined}>
          <Icon of={icon} size={24} />
          {title}
          {count}
        </PageLink>
      ))}
    </nav>
  );
};
