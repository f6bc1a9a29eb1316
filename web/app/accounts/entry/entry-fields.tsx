import { forgotPasswordPath } from '@golark/contract/paths';
import type { FieldErrors } from '../../platform/page/field-errors.ts';
import { newPasswordMinimum } from '../../platform/page/field-errors.ts';
import { useTranslations } from '../../platform/translations.ts';
import { MailIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';

type EntryFieldProps = { errors: FieldErrors | undefined };

export const EmailField = ({ errors, value }: EntryFieldProps & { value: string | undefined }) => {
  const t = useTranslations('accounts');
  return (
    <TextField
      label={t('email')}
      name="email"
      type="email"
      icon={MailIcon}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      defaultValue={value}
      error={errors?.['email']}
    />
  );
};

/** The password of an account, and the way to a new one. */
export const PasswordWithHelp = ({ errors, next }: EntryFieldProps & { next: string }) => {
  const t = useTranslations('accounts');
  return (
    <div className="grid gap-2">
      <PasswordField
        label={t('password')}
        name="password"
        autoComplete="current-password"
        error={errors?.['password']}
      />
      <p className="small">
        <TextLink to={forgotPasswordPath(next)}>{t('login.forgot')}</TextLink>
      </p>
    </div>
  );
};

export const NewPasswordField = ({ errors, name = 'password' }: EntryFieldProps & { name?: string }) => {
  const t = useTranslations('accounts');
  return (
    <PasswordField
      label={t(name === 'newPassword' ? 'newPassword' : 'password')}
      name={name}
      autoComplete="new-password"
      minimumLength={newPasswordMinimum}
      error={errors?.[name]}
    />
  );
};
