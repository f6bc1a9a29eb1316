import { accountExportPath, tripsPath } from '@golark/contract/paths';
import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { buttonLook } from '../../ui/button-look.ts';
import { DeleteIcon, DownloadIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { SettingEdit, SettingRow, SettingSection } from '../form/setting.tsx';

export const ExportSection = () => {
  const t = useTranslations('accounts.settings');
  return (
    <SettingSection id="export" title={t('export')}>
      <SettingRow isStacked icon={DownloadIcon} title={t('exportTitle')} note={t('exportText')}>
        {/* a plain link: the file must not be prefetched */}
        <a {...buttonLook({ size: 'small' })} href={accountExportPath()} download>
          <span>{t('exportButton')}</span>
        </a>
      </SettingRow>
    </SettingSection>
  );
};

export type UpcomingTrips = { count: number; until: string | null };

type DeleteProps = { upcoming: UpcomingTrips | null; outcome: FormOutcome | undefined };

export const DeleteSection = ({ upcoming, outcome }: DeleteProps) => {
  const t = useTranslations('accounts');
  const own = outcomeFor(outcome, 'delete');
  const count = upcoming?.count ?? 0;
  return (
    <SettingSection id="delete" title={t('settings.delete')}>
      <p className="text-muted max-w-[62ch]">
        {t('settings.deleteText')}{' '}
        {count > 0 &&
          t.rich('settings.tripsAhead', {
            count,
            until: upcoming?.until ?? 'other',
            link: (chunks) => <TextLink to={tripsPath()}>{chunks}</TextLink>,
          })}
      </p>
      <SettingEdit
        id="delete-account"
        icon={DeleteIcon}
        title={t('settings.deleteTitle')}
        note={t('settings.deleteNote')}
        open={t('settings.deleteOpen')}
        outcome={own}
        isDanger
      >
        <ActionForm
          intent="delete"
          outcome={own}
          submit={t('settings.deleteNow')}
          variant="danger"
          icon={DeleteIcon}
          hasPassword
        >
          <p>{t('settings.deleteAsk')}</p>
          <PasswordField label={t('password')} name="password" error={own?.errors['password']} />
        </ActionForm>
      </SettingEdit>
    </SettingSection>
  );
};
