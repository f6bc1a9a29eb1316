import type { Property } from '@golark/contract/stays/schemas';
import { useIsSubmitting } from '../platform/page/action-form.tsx';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { LockIcon } from '../ui/icon.tsx';
import { useMoney } from '../ui/numbers.ts';
import { Price } from '../ui/price.tsx';

type PaySectionProps = {
  /** Cents. */
  payNow: number;
  isDeposit: boolean;
  property: Pick<Property, 'instantBook' | 'requestReason'>;
};

/** Without instant booking the card is only authorized until the host accepts. */
export const PaySection = ({ payNow, isDeposit, property }: PaySectionProps) => {
  const { requestReason } = property;
  const isRequest = !property.instantBook;
  const t = useTranslations('booking');
  const money = useMoney();
  const isBusy = useIsSubmitting('book');
  const pay = (
    <Button type="submit" variant="primary" size="large" icon={LockIcon} isBusy={isBusy}>
      {t(isRequest ? 'request' : 'pay', { amount: money(payNow, 'cents') })}
    </Button>
  );
  return (
    <section className="checkout-section">
      <p className="small text-muted">{t('terms')}</p>
      <div className="max-lg:hidden">{pay}</div>
      {requestReason && <p className="small">{t('requestLate')}</p>}
      <p className="small text-muted">{t(isRequest ? 'requestNote' : 'yoursAlone')}</p>
      <div className="bottom-bar">
        <Price total={payNow} detail="cents" {...(isDeposit && { words: t('paymentPlan.now') })} />
        {pay}
      </div>
    </section>
  );
};
