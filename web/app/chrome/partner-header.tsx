import { partnerPath } from '@golark/contract/paths';
import type { ReactNode } from 'react';
import { Island, islandCode } from '../platform/island.tsx';
import { useAccount, useRootData } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { Badge } from '../ui/badge.tsx';
import { PageLink } from '../ui/link.tsx';
import { Logo, LogoMark } from '../ui/logo.tsx';
import { accountMenu, preferencesMenu } from './menu-code.ts';
import type { PartnerNavigation } from './partner-navigation.tsx';

const hostMenu = islandCode(() => import('./host-menu.tsx').then(({ HostMenu }) => HostMenu));

/** The header of wide screens with the pages of the partner area. */
export const PartnerHeader = ({ pages }: { pages: PartnerNavigation }) => {
  const t = useTranslations('chrome.partner');
  return (
    <header className="site-header partner-header desktop-only" data-lined="">
      <div className="page-width">
        <Logo />
        <Badge>{t('badge')}</Badge>
        <nav className="site-nav" aria-label={t('navigation')}>
          {pages.map(({ key, to, isCurrent, title, count }) => (
            <PageLink key={key} to={to} aria-current={isCurrent ? 'page' : undefined}>
              {title}
              {count}
            </PageLink>
          ))}
        </nav>
        <HeaderEnd />
      </div>
    </header>
  );
};

/** The header of phones: the mark leads to today, next to it stands the title of the page. */
export const PartnerMobileBar = ({ title }: { title: string }) => {
  const t = useTranslations('chrome.partner');
  return (
    <header className="site-header partner-header phone-only" data-lined="">
      <div className="page-width">
        <PageLink to={partnerPath()} className="logo" aria-label={t('home')}>
          <LogoMark />
        </PageLink>
        <p className="partner-bar-title">{title}</p>
        <HeaderEnd />
      </div>
    </header>
  );
};

const HeaderEnd = (): ReactNode => {
  const account = useAccount();
  const active = useRootData()?.activeHost;
  if (!account) return null;
  return (
    <div className="site-header-end">
      {active && account.hosts.length > 1 && <Island of={hostMenu} active={active} hosts={account.hosts} />}
      <Island of={preferencesMenu} />
      <Island of={accountMenu} account={account} />
    </div>
  );
};
