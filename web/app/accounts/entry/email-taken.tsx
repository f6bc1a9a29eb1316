import { loginPath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';

/** Above a sign-up form: the way on for those who have an account already. */
export const EmailTaken = ({ next }: { next: string }) => {
  const t = useTranslations('accounts');
  return (
    <Alert
      title={t('signup.taken')}
      action={<ButtonLink to={loginPath(next)}>{t('login.submit')}</ButtonLink>}
    />
  );
};
