import type { Account } from '@golark/contract/accounts/schemas';
import { forgotPasswordPath } from '@golark/contract/paths';
import type { FormOutcome } from '../../platform/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { LockIcon, PersonIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { ActionForm, outcomeFor } from '../form/action-form.tsx';
import { newPasswordMinimum } from '../form/check-fields.ts';
import { NameFields } from '../form/name-fields.tsx';
import { SettingEdit } from '../form/setting.tsx';

export type BlockProps = { account: Account; outcome: FormOutcome | undefined };

export const NameBlock = ({ account, outcome }: BlockProps) => {
  const t = useTranslations('accounts');
  const own = outcomeFor(outcome, 'name');
  const { firstName, lastName } = account;
  return (
    <SettingEdit
      id="name"
      icon={PersonIcon}
      title={`${firstName} ${lastName}`}
      note={t('details.nameNote')}
      open={t('change')}
      outcome={own}
    >
      <ActionForm intent="name" outcome={own} submit={t('save')} variant="primary">
        <NameFields errors={own?.errors} kept={{ firstName, lastName, ...own?.kept }} />
      </ActionForm>
    </SettingEdit>
  );
};

export const PasswordBlock = ({ outcome }: BlockProps) => {
  const t = useTranslations('accounts');
  const own = outcomeFor(outcome, 'password');
  return (
    <SettingEdit
      id="password"
      icon={LockIcon}
      title={t('password')}
      note={t('details.passwordNote')}
      open={t('change')}
      outcome={own}
    >
      <ActionForm
        intent="password"
        outcome={own}
        submit={t('details.changePassword')}
        variant="primary"
        hasPassword
        beside={
          <TextLink className="small" to={forgotPasswordPath()}>
            {t('login.forgot')}
          </TextLink>
        }
      >
        <PasswordField label={t('oldPassword')} name="oldPassword" error={own?.errors['oldPassword']} />
        <PasswordField
          label={t('newPassword')}
          name="newPassword"
          minimumLength={newPasswordMinimum}
          error={own?.errors['newPassword']}
        />
      </ActionForm>
    </SettingEdit>
  );
};
