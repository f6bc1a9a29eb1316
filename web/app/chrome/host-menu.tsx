import { preferencesPath } from '@golark/contract/paths';
import { useLocation } from 'react-router';
import type { Account } from '../platform/request-context.ts';
import { useTranslations } from '../platform/translations.ts';
import { CheckIcon, ChevronDownIcon, Icon } from '../ui/icon.tsx';
import { useMenu } from '../ui/use-menu.ts';

type Host = Account['hosts'][number];

/** The host for which a member of several teams acts, and the way to another one. */
export const HostMenu = ({ active, hosts }: { active: Host; hosts: readonly Host[] }) => {
  const t = useTranslations('chrome.host');
  const { menu, key } = useMenu();
  const { pathname, search } = useLocation();
  return (
    <details key={key} className="menu host-menu" ref={menu}>
      <summary className="menu-pill">
        <span className="sr-only">{t('choose')}</span>
        <span className="host-menu-name">{active.name}</span>
        <Icon of={ChevronDownIcon} size={18} />
      </summary>
      <form className="menu-panel" method="post" action={preferencesPath()}>
        <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
        <p className="menu-title">{t('choose')}</p>
        {hosts.map(({ propertyManagerId, name }) => (
          <button
            key={propertyManagerId}
            type="submit"
            name="host"
            value={propertyManagerId}
            aria-pressed={propertyManagerId === active.propertyManagerId}
          >
            <span className="min-w-0 grow">{name}</span>
            {propertyManagerId === active.propertyManagerId && <Icon of={CheckIcon} size={18} />}
          </button>
        ))}
      </form>
    </details>
  );
};
