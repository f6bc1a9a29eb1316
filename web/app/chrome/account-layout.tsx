import { Outlet } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { Icon, LogOutIcon } from '../ui/icon.tsx';
import { NavigationLink } from '../ui/link.tsx';
import { TabLinks } from '../ui/tabs.tsx';
import { DefaultChrome } from './default-chrome.tsx';
import { accountPages, isBuilt } from './navigation.ts';

/** Navigation at the left, or as tabs above on narrow screens, kept on the current one. */
export default function AccountLayout() {
  const t = useTranslations('chrome.account');
  const pages = accountPages.filter(({ to }) => isBuilt(to));
  return (
    <DefaultChrome>
      <div className="page-width with-side pt-2 lg:pt-8">
        <nav className="account-nav account-nav-side" aria-label={t('navigation')}>
          {pages.map(({ key, to, icon }) => (
            <NavigationLink key={key} to={to} end={to === '/account/'}>
              <Icon of={icon} />
              {t(key)}
            </NavigationLink>
          ))}
          <hr className="menu-line" />
          <NavigationLink to="/account/logout/">
            <Icon of={LogOutIcon} />
            {t('logOut')}
          </NavigationLink>
        </nav>
        {pages.length > 1 && (
          <TabLinks
            className="account-nav-tabs"
            label={t('navigation')}
            tabs={pages.map(({ key, to }) => ({ to, title: t(key), end: to === '/account/' }))}
          />
        )}
        <div className="min-w-0">
          <Outlet />
        </div>
      </div>
    </DefaultChrome>
  );
}
