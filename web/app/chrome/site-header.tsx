import { becomeHostPath, loginPath, sellTicketsPath, ticketsPath } from '@golark/contract/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Island } from '../platform/island.tsx';
import { useAccount } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import { NavigationLink, PageLink } from '../ui/link.tsx';
import { Logo } from '../ui/logo.tsx';
import { accountMenu, preferencesMenu } from './menu-code.ts';
import { isMember, membershipPage, offers } from './navigation.ts';
import { SavedLink } from './saved-link.tsx';

/** `search` replaces the links to the offers, such as the search page's compact search. */
export const SiteHeader = ({ search, isLined = true }: { search?: ReactNode; isLined?: boolean }) => {
  const t = useTranslations('chrome');
  const account = useAccount();
  const shownOffers = offers.filter(({ to }) => !(to === membershipPage && isMember(account)));
  return (
    <header className="site-header desktop-only" data-lined={isLined ? '' : undefined}>
      <div className="page-width">
        <Logo />
        {search ?? (
          <nav className="site-nav" aria-label={t('offers')}>
            {shownOffers.map(({ key, to }) => (
              <NavigationLink key={key} to={to} end={key !== 'tickets'}>
                {t(`nav.${key}`)}
              </NavigationLink>
            ))}
          </nav>
        )}
        <div className="site-header-end">
          <div className="site-nav">
            <OfferLink />
          </div>
          <SavedLink />
          <Island of={preferencesMenu} />
          {account && <Island of={accountMenu} account={account} />}
          {!account && <ButtonLink to={loginPath()}>{t('account.logIn')}</ButtonLink>}
        </div>
      </div>
    </header>
  );
};

/** What a visitor can offer: tickets on the pages about tickets, a place on all others. */
const OfferLink = () => {
  const t = useTranslations('chrome');
  const isTickets = useLocation().pathname.startsWith(ticketsPath());
  return (
    <PageLink to={isTickets ? sellTicketsPath() : becomeHostPath()} className="host-link">
      {t(isTickets ? 'footer.sellTickets' : 'nav.listYourPlace')}
    </PageLink>
  );
};
