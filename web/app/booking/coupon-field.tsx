import { bookingPath } from '@golark/contract/paths';
import type { Quote } from '@golark/contract/pricing/schemas';
import { Form, useLocation } from 'react-router';
import { useTranslations } from '../platform/translations.ts';
import { AppliedCode } from '../ui/applied-code.tsx';
import { Button } from '../ui/button.tsx';
import { useMoney } from '../ui/numbers.ts';
import { TextField } from '../ui/text-field.tsx';
import { CheckoutFold } from './checkout-fold.tsx';

/** A form of its own, which the fields name: a form can't be inside another, and its address has no card data. */
const couponForm = 'coupon-form';

/** The address of the checkout without what belongs to a price: its quote and its coupon. */
const usePlainQuery = (): URLSearchParams => {
  const query = new URLSearchParams(useLocation().search);
  query.delete('quote');
  query.delete('couponCode');
  return query;
};

export const CouponForm = ({ propertyId }: { propertyId: string }) => {
  const query = usePlainQuery();
  return (
    <Form id={couponForm} method="get" action={bookingPath(propertyId)} preventScrollReset replace>
      {[...query].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </Form>
  );
};

type CouponFieldProps = { quote: Quote; typed: string; error: string | undefined };

/** The coupon with what it takes off, or a field for one with the reason why its code does not apply. */
export const CouponField = ({ quote, typed, error }: CouponFieldProps) => {
  const t = useTranslations('booking.coupon');
  const { coupon } = quote;
  if (coupon && !error)
    return (
      <section className="checkout-section" id="coupon">
        <h2 className="title-2">{t('title')}</h2>
        <AppliedCoupon quote={quote} code={coupon.code} />
      </section>
    );
  return (
    <CheckoutFold title={t('have')} id="coupon" isOpen={error !== undefined}>
      <div className="coupon-field">
        <TextField
          form={couponForm}
          label={t('label')}
          name="couponCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          defaultValue={typed}
          error={error}
        />
        <Button type="submit" form={couponForm}>
          {t('use')}
        </Button>
      </div>
    </CheckoutFold>
  );
};

const AppliedCoupon = ({ quote, code }: { quote: Quote; code: string }) => {
  const t = useTranslations('booking.coupon');
  const money = useMoney();
  const query = usePlainQuery();
  const line = quote[quote.applies].lines.find((each) => each.code === 'coupon');
  const amount = money(-(line?.amount.amount ?? 0), 'cents');
  return (
    <div className="justify-self-start" role="status">
      <AppliedCode
        code={code}
        effect={t('applied', { amount })}
        removeLabel={t('remove', { code })}
        removePath={bookingPath(quote.propertyId, `?${query}`)}
      />
    </div>
  );
};
