import { accountPath } from '@golark/contract/paths';
import { Outlet } from 'react-router';
import { useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { accountPages } from './account-pages.ts';
import { DashboardShell } from './dashboard-shell.tsx';
import { HostBar } from './host-bar.tsx';

/** The account's pages; for a host the same frame with a bar that names the property manager. */
const AccountLayout = () => {
  const t = useTranslations('chrome.account');
  const host = useRootData()?.activeHost ?? null;
  const pages = accountPages.map(({ key, to, icon }) => ({
    to,
    title: t(key),
    icon,
    end: to === accountPath(),
  }));
  return (
    <DashboardShell label={t('navigation')} pages={pages} lead={host && <HostBar active={host} />}>
      <Outlet />
    </DashboardShell>
  );
};

export default AccountLayout;
