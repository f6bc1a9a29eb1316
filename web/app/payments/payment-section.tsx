import { useTranslations } from '../platform/translations.ts';
import { PayWith, type PayWithProps } from './pay-with.tsx';
import { TestPayments } from './test-payments.tsx';

/** The card in the form of a checkout. */
export const PaymentSection = (props: PayWithProps) => {
  const t = useTranslations('payments');
  return (
    <section className="checkout-section">
      <h2 className="title-2">{t('payWith')}</h2>
      <TestPayments />
      <PayWith {...props} />
    </section>
  );
};
