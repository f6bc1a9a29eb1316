import { accountPath, partnerPath, purchasedTicketsPath } from '@golark/contract/paths';
import { Outlet, useLocation } from 'react-router';
import { useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { HomeIcon, Icon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { accountPages } from './account-pages.ts';
import { DashboardShell } from './dashboard-shell.tsx';

/** Listings and sales are next to the page that the navigation leads to. */
const isOfSelling = (pathname: string): boolean =>
  pathname.startsWith(`${accountPath()}tickets/`) && !pathname.startsWith(purchasedTicketsPath());

/** The account's pages; for a host with a bar that leads to the partner area. */
const AccountLayout = () => {
  const t = useTranslations('chrome.account');
  const { pathname } = useLocation();
  const host = useRootData()?.activeHost ?? null;
  const pages = accountPages.map(({ key, to, icon }) => ({
    to,
    title: t(key),
    icon,
    end: to === accountPath(),
    isCurrent: key === 'selling' && isOfSelling(pathname),
  }));
  return (
    <DashboardShell label={t('navigation')} pages={pages} lead={host && <HostBar name={host.name} />}>
      <Outlet />
    </DashboardShell>
  );
};

export default AccountLayout;

const HostBar = ({ name }: { name: string }) => {
  const t = useTranslations('chrome.host');
  return (
    <div className="host-bar">
      <p className="page-width host-bar-line">
        <Icon of={HomeIcon} size={18} />
        <span>{t('hosting', { name })}</span>
        <PageLink className="link" to={partnerPath()}>
          {t('partnerArea')}
        </PageLink>
      </p>
    </div>
  );
};
