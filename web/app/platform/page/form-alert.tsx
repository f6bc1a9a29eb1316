import { Alert } from '../../ui/alert.tsx';
import { useIsHydrated } from '../../ui/use-is-hydrated.ts';
import { useTranslations } from '../translations.ts';
import type { FormOutcome } from './form-outcome.ts';

type FormAlertProps = { outcome: FormOutcome | undefined; hasPassword?: boolean };

/** Above a form: the number of fields to correct, or why the form was rejected. */
export const FormAlert = ({ outcome, hasPassword = false }: FormAlertProps) => {
  const t = useTranslations('fields');
  const isHydrated = useIsHydrated();
  if (!outcome || outcome.isDone) return null;
  const { errors, problem, detail } = outcome;
  const count = Object.keys(errors).length;
  // otherwise the first of the fields takes the focus
  const news = count === 0 && outcome;
  if (detail) return <Alert tone="danger" title={detail} isNews of={news} />;
  if (problem) return <Alert tone="danger" title={t(`formProblems.${problem}`)} isNews of={news} />;
  if (count === 0) return null;
  return (
    <Alert tone="danger" title={t('again', { count })} isNews of={news}>
      {/* a page without JavaScript was loaded again, and passwords are never sent back */}
      {t(hasPassword && !isHydrated ? 'passwordAgain' : 'nothingLost')}
    </Alert>
  );
};
