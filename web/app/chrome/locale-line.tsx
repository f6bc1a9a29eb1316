import { useTranslations } from '../platform/translations.ts';
import { GlobeIcon, Icon } from '../ui/icon.tsx';
import { PreferencesMenu } from './preferences-menu.tsx';

export const LocaleLine = () => {
  const t = useTranslations('chrome.footer');
  return (
    <PreferencesMenu
      summaryClass="locale-line"
      summary={
        <>
          <Icon of={GlobeIcon} size={18} />
          {t('localeLine')}
        </>
      }
    />
  );
};
