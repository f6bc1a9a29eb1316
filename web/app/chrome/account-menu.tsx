import { fullNameOf } from '@golark/contract/names/rules';
import { logoutPath, partnerPath } from '@golark/contract/paths';
import type { Account } from '../platform/request-context.ts';
import { useTranslations } from '../platform/translations.ts';
import { Avatar } from '../ui/avatar.tsx';
import { Icon, LogOutIcon, MenuIcon } from '../ui/icon.tsx';
import { PageLink } from '../ui/link.tsx';
import { useMenu } from '../ui/use-menu.ts';
import { accountPages } from './account-pages.ts';

export const AccountMenu = ({ account }: { account: Account }) => {
  const t = useTranslations('chrome.account');
  const { menu, key } = useMenu();
  const name = fullNameOf(account);
  return (
    <details key={key} className="menu" ref={menu}>
      <summary className="menu-pill">
        <span className="sr-only">{t('menu', { name })}</span>
        <Icon of={MenuIcon} size={18} />
        <Avatar firstName={account.firstName} lastName={account.lastName} size="small" />
      </summary>
      <nav className="menu-panel" aria-label={t('navigation')}>
        <div className="menu-person">
          <p className="font-semibold">{name}</p>
          <p className="small text-muted">{account.email}</p>
        </div>
        {accountPages.map(({ key: page, to, icon }) => (
          <PageLink key={page} to={to}>
            <Icon of={icon} size={18} />
            {t(page)}
          </PageLink>
        ))}
        {account.hosts.length > 0 && <PageLink to={partnerPath()}>{t('partnerArea')}</PageLink>}
        <hr className="menu-line" />
        <PageLink to={logoutPath()} prefetch="none">
          <Icon of={LogOutIcon} size={18} />
          {t('logOut')}
        </PageLink>
      </nav>
    </details>
  );
};
