import { joinPath } from '@golark/contract/join-paths';
import { Form } from 'react-router';
import { useToday } from '../platform/root-data.ts';
import { useTranslations } from '../platform/translations.ts';
import { AppliedCode } from '../ui/applied-code.tsx';
import { Button } from '../ui/button.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useMoney } from '../ui/numbers.ts';
import { TextField } from '../ui/text-field.tsx';
import type { Offer } from './load-purchase.ts';

type JoinCodeProps = {
  offer: Offer;
  next: string;
  /** The error of the purchase about the code. */
  error?: string | undefined;
};

/** The code with its effect, or a field for one with the reason why its code does not apply. */
export const JoinCode = ({ offer, next, error }: JoinCodeProps) => {
  const t = useTranslations('joinMembership.code');
  const problem = useCodeProblem(offer);
  const { code } = offer;
  return (
    <section className="checkout-section" id="code">
      <h2 className="title-2">{t('title')}</h2>
      {code?.status === 'APPLIED' && !error ? (
        <OwnCode code={code} next={next} />
      ) : (
        <Form method="get" action={joinPath('')} className="join-code" preventScrollReset replace>
          {next !== '/' && <input type="hidden" name="next" value={next} />}
          <TextField
            label={t('label')}
            name="code"
            isOptional
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            defaultValue={code?.code}
            error={problem ?? error}
          />
          <Button type="submit">{t('use')}</Button>
        </Form>
      )}
    </section>
  );
};

const useCodeProblem = ({ code, plan }: Offer): string | undefined => {
  const t = useTranslations('joinMembership.code.problems');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const today = useToday() ?? '';
  if (!code || code.status === 'APPLIED') return undefined;
  const price = money(plan.price.amount, 'cents');
  // one that is used up ends later, or never
  if (code.status === 'EXPIRED' && code.endsOn && code.endsOn < today)
    return t('ended', { day: formatDay(code.endsOn), price });
  return t(code.status, { price });
};

const OwnCode = ({ code, next }: { code: NonNullable<Offer['code']>; next: string }) => {
  const t = useTranslations('joinMembership.code');
  const money = useMoney();
  return (
    <div className="justify-self-start">
      <AppliedCode
        code={code.code}
        effect={t('applied', { amount: money(code.discount.amount, 'cents') })}
        removeLabel={t('remove', { code: code.code })}
        removePath={joinPath('', next)}
      />
    </div>
  );
};
