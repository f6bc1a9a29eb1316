import type { ReactNode } from 'react';
import { Island } from '../platform/island.tsx';
import { useAccount } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { IconLink } from '../ui/button-link.tsx';
import { BackIcon } from '../ui/icon.tsx';
import { Logo } from '../ui/logo.tsx';
import { accountMenu, preferencesMenu } from './menu-code.ts';
import { SavedLink } from './saved-link.tsx';

type MobileBarProps = { title?: string; backTo?: string; search?: ReactNode; isLined?: boolean };

/** The header of phones: the logo, or a way back with the page's title, or the compact search. */
export const MobileBar = ({ title, backTo, search, isLined = true }: MobileBarProps) => {
  const t = useTranslations('chrome');
  const account = useAccount();
  return (
    <header className="site-header phone-only" data-lined={isLined ? '' : undefined}>
      <div className="page-width">
        {backTo && <IconLink icon={BackIcon} label={t('back')} to={backTo} className="-ml-3" />}
        {search ?? (title ? <p className="mobile-bar-title">{title}</p> : <Logo />)}
        <div className="mobile-bar-end">
          {!search && <SavedLink />}
          <Island of={preferencesMenu} />
          {account && !search && <Island of={accountMenu} account={account} />}
        </div>
      </div>
    </header>
  );
};
