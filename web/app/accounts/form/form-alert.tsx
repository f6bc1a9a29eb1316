import type { FormOutcome } from '../../platform/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';

type FormAlertProps = { outcome: FormOutcome | undefined; hasPassword?: boolean };

/** Above a form: how many fields to look at again, or why nothing came of it. */
export const FormAlert = ({ outcome, hasPassword = false }: FormAlertProps) => {
  const t = useTranslations('fields');
  const isHydrated = useIsHydrated();
  if (!outcome || outcome.isDone) return null;
  const { errors, problem, detail } = outcome;
  if (detail) return <Alert tone="danger" title={detail} isNews />;
  if (problem) return <Alert tone="danger" title={t(`formProblems.${problem}`)} isNews />;
  const count = Object.keys(errors).length;
  if (count === 0) return null;
  return (
    <Alert tone="danger" title={t('again', { count })} isNews>
      {/* a page without JavaScript came anew, and passwords never travel back */}
      {t(hasPassword && !isHydrated ? 'passwordAgain' : 'nothingLost')}
    </Alert>
  );
};
