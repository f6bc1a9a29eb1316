import { locales } from '@golark/contract/locale/rules';
import { preferencesPath, settingsPath } from '@golark/contract/paths';
import { useRootData } from '../../platform/root-data.ts';
import type { Theme } from '../../platform/theme.ts';
import { useLocale, useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { SettingSection } from '../form/setting.tsx';

/** Plain forms: another language or color mode reloads the page. */
export const LanguageSection = () => {
  const t = useTranslations('accounts');
  const words = useTranslations('chrome.preferences');
  const locale = useLocale();
  return (
    <SettingSection id="language" title={t('settings.language')}>
      <form method="post" action={settingsPath()} className="language-form">
        <input type="hidden" name="intent" value="language" />
        <NativeSelect
          label={words('language')}
          name="locale"
          defaultValue={locale}
          options={locales.map((value) => ({ value, label: words(value) }))}
        />
        <Button type="submit">{t('save')}</Button>
      </form>
      <p className="small text-muted mt-3">{t('settings.languageNote')}</p>
    </SettingSection>
  );
};

/** Each color mode with the previews that show it. */
const modes: readonly { theme: Theme; shown: readonly Theme[] }[] = [
  { theme: 'system', shown: ['light', 'dark'] },
  { theme: 'light', shown: ['light'] },
  { theme: 'dark', shown: ['dark'] },
];

export const ColorSection = () => {
  const t = useTranslations('chrome.preferences');
  const chosen = useRootData()?.theme ?? 'system';
  return (
    <SettingSection id="color" title={t('theme')}>
      <form method="post" action={preferencesPath()} className="mode-cards">
        <input type="hidden" name="returnTo" value={settingsPath('color')} />
        {modes.map(({ theme, shown }) => (
          <button key={theme} type="submit" name="theme" value={theme} aria-pressed={theme === chosen}>
            <span className="mode-picture" aria-hidden="true">
              {shown.map((mode) => (
                <span key={mode} data-theme={mode}>
                  <i />
                  <i />
                  <i />
                </span>
              ))}
            </span>
            {t(theme)}
          </button>
        ))}
      </form>
    </SettingSection>
  );
};
