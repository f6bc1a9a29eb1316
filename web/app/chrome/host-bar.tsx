import { preferencesPath } from '@golark/contract/paths';
import { useLocation } from 'react-router';
import { useAccount } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { HomeIcon, Icon } from '../ui/icon.tsx';

/** The property manager that a host acts for; with several, a form to choose one. */
export const HostBar = ({ active }: { active: { propertyManagerId: string } }) => {
  const t = useTranslations('chrome.host');
  const hosts = useAccount()?.hosts ?? [];
  const { pathname, search } = useLocation();
  return (
    <div className="host-bar">
      <form className="page-width host-bar-line" method="post" action={preferencesPath()}>
        <Icon of={HomeIcon} size={18} />
        {hosts.length < 2 ? (
          <span>{t('hosting', { id: active.propertyManagerId })}</span>
        ) : (
          <>
            <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
            <label htmlFor="host">{t('choose')}</label>
            <select id="host" name="host" defaultValue={active.propertyManagerId}>
              {hosts.map(({ propertyManagerId }) => (
                <option key={propertyManagerId}>{propertyManagerId}</option>
              ))}
            </select>
            <button type="submit" className="button" data-variant="quiet" data-size="small">
              {t('change')}
            </button>
          </>
        )}
      </form>
    </div>
  );
};
