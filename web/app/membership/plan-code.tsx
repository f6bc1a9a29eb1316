import { membershipPath } from '@golark/contract/paths';
import { Form } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { AppliedCode } from '../ui/applied-code.tsx';
import { Button } from '../ui/button.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useMoney } from '../ui/numbers.ts';
import { TextField } from '../ui/text-field.tsx';
import type { PlanPage } from './load-plan.ts';

type Code = NonNullable<PlanPage['code']>;

/** The code that applies, or a field for one; under the field, why a code doesn't apply. */
export const PlanCode = ({ loaded }: { loaded: PlanPage }) => {
  const t = useTranslations('plan.code');
  const { code, next } = loaded;
  if (code?.status === 'APPLIED') return <OwnCode code={code} next={next} />;
  if (code) return <CodeForm loaded={loaded} code={code} />;
  return (
    <details className="plan-code-question">
      <summary className="text-link">{t('have')}</summary>
      <CodeForm loaded={loaded} />
    </details>
  );
};

const OwnCode = ({ code: { code, discount, endsOn }, next }: { code: Code; next: string }) => {
  const t = useTranslations('plan.code');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  return (
    <div>
      <p className="small font-semibold">{t('yours')}</p>
      <div className="mt-2">
        <AppliedCode
          code={code}
          effect={t('effect', { amount: money(discount.amount) })}
          removeLabel={t('remove', { code })}
          removePath={membershipPath('', next)}
        />
      </div>
      {endsOn && <p className="extra-small text-muted mt-1">{t('until', { day: formatDay(endsOn) })}</p>}
    </div>
  );
};

/** Goes to the path of the code; what else is in the address comes along. */
const CodeForm = ({ loaded, code }: { loaded: PlanPage; code?: Code }) => {
  const t = useTranslations('plan.code');
  const problem = useCodeProblem(loaded.today);
  return (
    <Form action={membershipPath('')} method="get" className="plan-code-form">
      <TextField
        label={t('field')}
        name="code"
        required
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        defaultValue={code?.code}
        error={code && problem(code)}
      />
      {loaded.next !== '/' && <input type="hidden" name="next" value={loaded.next} />}
      <Button type="submit" variant="secondary">
        {t('apply')}
      </Button>
    </Form>
  );
};

const useCodeProblem = (today: string) => {
  const t = useTranslations('plan.code');
  const formatDay = useFormatFullDay();
  return ({ code, status, endsOn }: Code): string => {
    if (status === 'USED') return t('used', { code });
    if (status === 'UNKNOWN') return t('unknown', { code });
    if (status === 'USED_UP') return t('usedUp', { code });
    if (status === 'RESERVED') return t('reserved', { code });
    return endsOn && endsOn < today ? t('ended', { code, day: formatDay(endsOn) }) : t('expired', { code });
  };
};
