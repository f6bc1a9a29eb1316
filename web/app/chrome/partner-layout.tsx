import { reservationsPath } from '@golark/contract/partner-paths';
import { accountPath } from '@golark/contract/paths';
import { Outlet } from 'react-router';
import { useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { CalendarIcon, PersonIcon } from '../ui/icon.tsx';
import { DashboardShell } from './dashboard-shell.tsx';
import { HostBar } from './host-bar.tsx';

/** The pages of hosts, with a bar that names the host for which they act. */
const PartnerLayout = () => {
  const t = useTranslations('chrome.partner');
  const host = useRootData()?.activeHost ?? null;
  const pages = [
    { to: reservationsPath(), title: t('reservations'), icon: CalendarIcon, end: false },
    { to: accountPath(), title: t('account'), icon: PersonIcon, end: true },
  ];
  return (
    <DashboardShell label={t('navigation')} pages={pages} lead={host && <HostBar active={host} />}>
      <Outlet />
    </DashboardShell>
  );
};

export default PartnerLayout;
