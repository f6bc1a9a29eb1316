import { logoutPath } from '@golark/contract/paths';
import type { ReactNode } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Icon, type IconShape, LogOutIcon } from '../ui/icon.tsx';
import { NavigationLink } from '../ui/link.tsx';
import { AreaLink, TabLinks } from '../ui/tabs.tsx';
import { DefaultChrome } from './default-chrome.tsx';

type DashboardPage = { to: string; title: string; icon: IconShape; end: boolean; isCurrent?: boolean };

/** The dashboard's frame: navigation on the left, or as tabs above the content on narrow screens. */
export const DashboardShell = ({
  label,
  pages,
  lead,
  children,
}: {
  label: string;
  pages: readonly DashboardPage[];
  /** Shown above both columns: the host for which the account acts. */
  lead?: ReactNode;
  children: ReactNode;
}) => {
  const t = useTranslations('chrome.account');
  return (
    <DefaultChrome>
      {lead}
      <div className="page-width with-side pt-2 lg:pt-8">
        <nav className="account-nav account-nav-side" aria-label={label}>
          {pages.map(({ title, icon, ...page }) => (
            <AreaLink key={page.to} {...page}>
              <Icon of={icon} />
              {title}
            </AreaLink>
          ))}
          <hr className="menu-line" />
          <NavigationLink to={logoutPath()}>
            <Icon of={LogOutIcon} />
            {t('logOut')}
          </NavigationLink>
        </nav>
        {pages.length > 1 && (
          <TabLinks
            className="account-nav-tabs"
            label={label}
            tabs={pages.map(({ icon, ...page }) => page)}
          />
        )}
        <div className="min-w-0">{children}</div>
      </div>
    </DefaultChrome>
  );
};
