import { locales } from '@golark/contract/locale/rules';
import { preferencesPath } from '@golark/contract/paths';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useRootData } from '../platform/root-data.ts';
import { themes } from '../platform/theme.ts';
import { useLocale, useTranslations } from '../platform/translations.ts';
import { CheckIcon, GlobeIcon, Icon, MoonIcon, SunIcon, SystemThemeIcon } from '../ui/icon.tsx';
import { useMenu } from '../ui/use-menu.ts';

const themeIcons = { system: SystemThemeIcon, light: SunIcon, dark: MoonIcon };

/** Plain form posts to /preferences/: they work without JavaScript, and reload the page. */
export const PreferencesMenu = ({
  summary,
  summaryClass,
  label,
}: {
  summary: ReactNode;
  summaryClass: string;
  label?: string;
}) => {
  const t = useTranslations('chrome.preferences');
  const locale = useLocale();
  const theme = useRootData()?.theme ?? 'system';
  const { menu, key } = useMenu();
  const { pathname, search } = useLocation();
  return (
    <details key={key} className="menu" ref={menu}>
      <summary className={summaryClass} aria-label={label}>
        {summary}
      </summary>
      <form className="menu-panel" method="post" action={preferencesPath()}>
        <input type="hidden" name="returnTo" value={`${pathname}${search}`} />
        <p className="menu-title">{t('language')}</p>
        {locales.map((choice) => (
          <button
            key={choice}
            type="submit"
            name="locale"
            value={choice}
            lang={choice}
            aria-pressed={choice === locale}
          >
            <span className="grow">{t(choice)}</span>
            {choice === locale && <Icon of={CheckIcon} size={18} />}
          </button>
        ))}
        <p className="menu-title">{t('theme')}</p>
        {themes.map((choice) => (
          <button key={choice} type="submit" name="theme" value={choice} aria-pressed={choice === theme}>
            <Icon of={themeIcons[choice]} size={18} />
            <span className="grow">{t(choice)}</span>
            {choice === theme && <Icon of={CheckIcon} size={18} />}
          </button>
        ))}
      </form>
    </details>
  );
};

export const PreferencesIconMenu = () => {
  const t = useTranslations('chrome.preferences');
  return <PreferencesMenu label={t('title')} summaryClass="icon-button" summary={<Icon of={GlobeIcon} />} />;
};
