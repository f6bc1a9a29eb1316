import type { Card } from '@golark/contract/payments/schemas';
import { useRef, useState } from 'react';
import { Form } from 'react-router';
import { PaymentSection } from '../payments/index.ts';
import { FormIntent, useIsSubmitting } from '../platform/page/action-form.tsx';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/check.tsx';
import { useFocusFirstInvalid } from '../ui/focus-first-invalid.ts';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { LockIcon } from '../ui/icon.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Price } from '../ui/price.tsx';
import { joinIntent } from './join-intent.ts';
import type { Offer } from './load-purchase.ts';
import type { JoinOutcome } from './submit-join.server.ts';

type JoinFormProps = { offer: Offer; cards: readonly Card[]; outcome: JoinOutcome | undefined };

/** The consent to renewal, the card and the button, each separate from the others. */
export const JoinForm = ({ offer, cards, outcome }: JoinFormProps) => {
  const t = useTranslations('joinMembership');
  const form = useRef<HTMLFormElement>(null);
  const formatDay = useFormatFullDay();
  const [isRenewing, setRenewing] = useState(outcome?.values['renewalConsent'] === 'on');
  const { plan, code } = offer;
  useFocusFirstInvalid(form, outcome?.errors);
  return (
    <Form method="post" noValidate ref={form}>
      <FormIntent intent={joinIntent} />
      <input type="hidden" name="planId" value={plan.id} />
      {code?.status === 'APPLIED' && <input type="hidden" name="code" value={code.code} />}
      <section className="checkout-section">
        <h2 className="title-2">{t('renewal.title')}</h2>
        <Checkbox
          name="renewalConsent"
          checked={isRenewing}
          onChange={(event) => setRenewing(event.currentTarget.checked)}
        >
          {plan.renewalConsent}
        </Checkbox>
        <p className="small text-muted">
          {t('renewal.choice', { day: formatDay(plan.endsOn) })} {t('renewal.card')}
        </p>
      </section>
      <PaymentSection
        cards={cards}
        outcome={outcome}
        declinedText={t('declinedText')}
        keptNote={isRenewing ? t('renewal.kept') : undefined}
      />
      <JoinButton total={plan.firstPrice.amount} />
    </Form>
  );
};

const JoinButton = ({ total }: { total: number }) => {
  const t = useTranslations('joinMembership');
  const money = useMoney();
  const isBusy = useIsSubmitting(joinIntent);
  const join = (
    <Button type="submit" variant="go" size="large" icon={LockIcon} isBusy={isBusy}>
      {t('pay', { amount: money(total, 'cents') })}
    </Button>
  );
  return (
    <section className="checkout-section">
      <p className="small text-muted">{t('cancelAnytime')}</p>
      <div className="max-lg:hidden">{join}</div>
      <div className="bottom-bar">
        <Price total={total} detail="cents" />
        {join}
      </div>
    </section>
  );
};
