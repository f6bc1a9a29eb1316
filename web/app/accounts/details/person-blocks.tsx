import type { Account } from '@golark/contract/accounts/schemas';
import { fullNameOf } from '@golark/contract/names/rules';
import { forgotPasswordPath } from '@golark/contract/paths';
import { ActionForm } from '../../platform/page/action-form.tsx';
import { newPasswordMinimum } from '../../platform/page/field-errors.ts';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { outcomeFor } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { LockIcon, PersonIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { NameFields } from '../../ui/name-fields.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
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
      title={fullNameOf(account)}
      note={t('details.nameNote')}
      open={t('change')}
      outcome={own}
    >
      <ActionForm intent="name" outcome={own} submit={t('save')} variant="primary">
        <NameFields errors={own?.errors} values={{ firstName, lastName, ...own?.values }} />
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
