import type { getEmailState } from '@golark/contract/accounts/calls';
import type { ResponseOf } from '@golark/contract/call';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../../ui/badge.tsx';
import { CheckIcon, ClockIcon, MailIcon } from '../../ui/icon.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { SettingEdit, SettingRow } from '../form/setting.tsx';
import type { BlockProps } from './person-blocks.tsx';

type EmailBlockProps = BlockProps & { emailState: ResponseOf<typeof getEmailState> | null };

export const EmailBlock = ({ account, outcome, emailState }: EmailBlockProps) => {
  const t = useTranslations('accounts');
  const own = outcomeFor(outcome, 'email');
  const pending = emailState?.pendingEmail ?? null;
  const isPasswordNeeded = emailState?.isPasswordNeeded || own?.errors['password'] !== undefined;
  const isVerified = account.isEmailVerified;
  const badge = (
    <Badge tone={isVerified ? 'success' : 'warning'} icon={isVerified ? CheckIcon : ClockIcon}>
      {t(isVerified ? 'details.confirmed' : 'details.notConfirmed')}
    </Badge>
  );
  return (
    <>
      <SettingEdit
        id="email"
        icon={MailIcon}
        title={account.email}
        badge={badge}
        note={t('details.emailNote')}
        open={t('change')}
        outcome={own}
      >
        <ActionForm
          intent="email"
          outcome={own}
          submit={t('details.changeEmail')}
          variant="primary"
          hasPassword={isPasswordNeeded}
        >
          <TextField
            label={t('details.newEmail')}
            name="newEmail"
            type="email"
            autoComplete="email"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={own?.values['newEmail'] ?? ''}
            error={own?.errors['newEmail']}
            help={t('details.newEmailHelp')}
          />
          {isPasswordNeeded && (
            <PasswordField
              label={t('password')}
              name="password"
              error={own?.errors['password']}
              help={t('details.confirmHelp')}
            />
          )}
        </ActionForm>
      </SettingEdit>
      {(pending || !isVerified) && (
        <SettingRow
          isStacked
          icon={ClockIcon}
          title={pending ?? t('details.notConfirmedTitle')}
          badge={pending && <Badge tone="warning">{t('details.waiting')}</Badge>}
          note={t(pending ? 'details.pendingNote' : 'details.notConfirmedNote')}
        >
          <ActionForm
            intent="resend"
            outcome={outcomeFor(outcome, 'resend')}
            submit={t('details.resend')}
            size="small"
          />
        </SettingRow>
      )}
    </>
  );
};
