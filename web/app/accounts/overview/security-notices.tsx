import { ActionForm } from '../../platform/page/action-form.tsx';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';

type SecurityNoticesProps = { email: string; isEmailVerified: boolean; outcome: FormOutcome | undefined };

export const SecurityNotices = ({ email, isEmailVerified, outcome }: SecurityNoticesProps) => {
  const t = useTranslations('accounts');
  if (isEmailVerified) return null;
  return (
    <Alert
      tone="warning"
      title={t('overview.notConfirmed')}
      action={<ActionForm intent="resend" outcome={outcome} submit={t('details.resend')} size="small" />}
    >
      {t('overview.notConfirmedText', { email })}
    </Alert>
  );
};
