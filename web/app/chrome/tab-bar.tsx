import { loginPath } from '@golark/contract/paths';
import { useAccount } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { Icon } from '../ui/icon.tsx';
import { NavigationLink } from '../ui/link.tsx';
import { tabs } from './navigation.ts';

/** Tabs that are current on all pages below theirs, such as an event's. */
const areas: ReadonlySet<string> = new Set(['tickets', 'trips']);

export const TabBar = () => {
  const t = useTranslations('chrome');
  const isSignedIn = useAccount() !== null;
  return (
    <nav className="tab-bar" aria-label={t('mainNavigation')}>
      {tabs.map(({ key, to, icon }) => {
        const asksToLogIn = key === 'account' && !isSignedIn;
        return (
          <NavigationLink key={key} to={asksToLogIn ? loginPath() : to} end={!areas.has(key)}>
            <Icon of={icon} size={24} />
            {t(asksToLogIn ? 'tabs.logIn' : `tabs.${key}`)}
          </NavigationLink>
        );
      })}
    </nav>
  );
};
