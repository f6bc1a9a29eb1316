import { useTranslations } from '../platform/translations.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { useFormatFullDay } from '../ui/format-full-day.ts';
import { useMoney } from '../ui/numbers.ts';
import type { PaymentPlanInCheckout } from './use-payment-plan.ts';

/** In full or a deposit with the balance on its day; nothing where there is no choice. An order that is held keeps its plan. */
export const PaymentPlanChoice = ({ plan }: { plan: PaymentPlanInCheckout }) => {
  const t = useTranslations('booking.paymentPlan');
  const money = useMoney();
  const formatDay = useFormatFullDay();
  const { deposit, isDeposit, isHeld, setChosen, total } = plan;
  if (!deposit) return null;
  const words = {
    now: money(deposit.now, 'cents'),
    later: money(deposit.later, 'cents'),
    day: formatDay(deposit.dueOn),
  };
  if (isHeld)
    return isDeposit ? (
      <section className="checkout-section">
        <h2 className="title-2">{t('title')}</h2>
        <p>{t('deposit', words)}</p>
        <p className="small text-muted">{t('depositNote', words)}</p>
      </section>
    ) : null;
  return (
    <section className="checkout-section">
      <h2 className="title-2">{t('title')}</h2>
      <ChoiceGroup
        label={t('title')}
        isLabelHidden
        name="paymentPlan"
        value={isDeposit ? 'deposit' : 'full'}
        onChange={setChosen}
        choices={[
          { value: 'full', title: t('full'), amount: money(total, 'cents') },
          { value: 'deposit', title: t('deposit', words), note: t('depositNote', words) },
        ]}
      />
    </section>
  );
};
