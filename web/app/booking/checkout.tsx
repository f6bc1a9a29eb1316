import type { PaymentPlan } from '@golark/contract/pricing/payment-plans';
import { useRef } from 'react';
import { Form } from 'react-router';
import { InsuranceChoice } from '../insurance/insurance-choice.tsx';
import type { InsurancePart } from '../insurance/load-insurance.ts';
import { useInsurance } from '../insurance/use-insurance.ts';
import { PaymentSection } from '../payments/index.ts';
import { FormIntent } from '../platform/page/action-form.tsx';
import { useTranslations } from '../platform/translations.ts';
import {
  CancellationLine,
  HouseRules,
  PolicyText,
  PriceLines,
  useFormatZonedTime,
  WhyThisPrice,
} from '../stays/index.ts';
import { useFocusFirstInvalid } from '../ui/focus-first-invalid.ts';
import { ClockIcon, Icon } from '../ui/icon.tsx';
import type { BookingOutcome } from './booking-outcome.ts';
import { BookingSummary } from './booking-summary.tsx';
import { CheckoutFold } from './checkout-fold.tsx';
import { CheckoutRates } from './checkout-rates.tsx';
import { CouponField, CouponForm } from './coupon-field.tsx';
import { GoPlusChoice } from './go-plus-choice.tsx';
import { GuestFields } from './guest-fields.tsx';
import type { BookingPageData } from './load-booking-page.ts';
import type { GoPlusPart } from './load-go-plus.ts';
import type { TicketsPart } from './load-tickets.ts';
import { OutcomeAlert } from './outcome-alert.tsx';
import { PaySection } from './pay-section.tsx';
import { PaymentPlanChoice } from './payment-plan-choice.tsx';
import { TicketsChoice } from './tickets-choice.tsx';
import { useGoPlus } from './use-go-plus.ts';
import { type PaymentPlanInCheckout, usePaymentPlan } from './use-payment-plan.ts';
import { useTickets } from './use-tickets.ts';
import { withLines } from './with-lines.ts';

type CheckoutProps = {
  page: Extract<BookingPageData, { kind: 'quoted' }>;
  joining: { part: GoPlusPart | null; isInAddress: boolean };
  adding: { part: TicketsPart | null; isInAddress: boolean };
  insuring: { part: InsurancePart | null; isInAddress: boolean };
  /** Why the code in the address does not apply. An order that is held is paid as it was placed. */
  coupon: { error: string | null; isHeld: boolean };
  /** How an order that is held is paid; null for a new one. */
  heldPlan: PaymentPlan | null;
  outcome: BookingOutcome | undefined;
};

/** One form for the whole page; in narrow windows the total and the button stay at the bottom. */
export const Checkout = ({ page, joining, adding, insuring, coupon, heldPlan, outcome }: CheckoutProps) => {
  const t = useTranslations('booking');
  const formatZonedTime = useFormatZonedTime();
  const form = useRef<HTMLFormElement>(null);
  const { property, search, cards, changePath } = page;
  const quote = outcome?.quote ?? page.quote;
  const goPlus = useGoPlus({ ...joining, quote, outcome });
  const { isJoining } = goPlus;
  const tickets = useTickets({ ...adding, outcome, isJoiningGoPlus: isJoining });
  const insurance = useInsurance({ ...insuring, sent: sentInsurance(outcome), isJoiningGoPlus: isJoining });
  const withTickets = tickets.addTo(goPlus.price);
  const price = insurance.isIncluded ? withLines(withTickets, insurance.lines) : withTickets;
  const plan = usePaymentPlan({ quote, price, isJoiningGoPlus: isJoining, outcome, held: heldPlan });
  const keptNote = useKeptNote({ isRenewing: isJoining && goPlus.isRenewing, plan });
  const isStayAlone = !isJoining && !tickets.isIncluded && !insurance.isIncluded;
  const isRequest = !property.instantBook;
  const canUseCoupon = !coupon.isHeld && !goPlus.isHeld;
  const summary = { property, quote, search, changePath };
  const heldUntil = formatZonedTime(outcome?.heldUntil ?? quote.expiresAt, property.timeZone);
  useFocusFirstInvalid(form, outcome?.errors);
  return (
    <>
      <div className="page-width split checkout">
        <Form method="post" className="min-w-0" noValidate ref={form}>
          <FormIntent intent="book" />
          <input type="hidden" name="quoteId" value={quote.quoteId} />
          <h1 className="display max-md:sr-only">{t('title')}</h1>
          <p className="price-held text-muted">
            <Icon of={ClockIcon} size={18} />
            <span>{t(outcome?.heldUntil ? 'nightsHeld' : 'priceHeld', { at: heldUntil })}</span>
          </p>
          {outcome && <OutcomeAlert outcome={outcome} changePath={changePath} />}
          <div className="lg:hidden mt-5">
            <BookingSummary {...summary} />
          </div>
          <section className="checkout-section">
            <h2 className="title-2">{t('ifPlansChange')}</h2>
            {canUseCoupon && <CheckoutRates quote={quote} timeZone={property.timeZone} />}
            <PolicyText policy={quote.cancellation.policy} />
            <CancellationLine
              cancellation={quote.cancellation}
              timeZone={property.timeZone}
              hasAmounts={isStayAlone}
            />
            {!isStayAlone && <p className="small text-muted">{t('refundsOfStay')}</p>}
          </section>
          {canUseCoupon && (
            <CouponField
              key={quote.quoteId}
              quote={quote}
              typed={page.coupon.code}
              error={outcome?.errors['couponCode'] ?? coupon.error ?? undefined}
            />
          )}
          <section className="checkout-section">
            <h2 className="title-2">{t('whoIsComing')}</h2>
            <GuestFields hostName={property.host.name} outcome={outcome} />
          </section>
          <GoPlusChoice quote={quote} goPlus={goPlus} isRequest={isRequest} />
          <TicketsChoice tickets={tickets} total={price.total.amount} />
          <InsuranceChoice insurance={insurance} total={price.total.amount} />
          <PaymentPlanChoice plan={plan} />
          <PaymentSection
            cards={cards}
            outcome={outcome}
            declinedText={t('problems.declinedText', { at: heldUntil })}
            keptNote={keptNote}
          />
          <section className="checkout-section lg:hidden">
            <h2 className="title-2">{t('yourPrice')}</h2>
            <PriceLines price={price} isGrand />
            {price === quote[quote.applies] && <WhyThisPrice passport={quote.passport} />}
          </section>
          <CheckoutFold title={t('houseRules')}>
            <HouseRules property={property} />
          </CheckoutFold>
          <PaySection payNow={plan.payNow} isDeposit={plan.isDeposit} property={property} />
        </Form>
        <aside className="checkout-aside">
          <BookingSummary {...summary} price={price} />
        </aside>
      </div>
      <CouponForm propertyId={property.id} />
    </>
  );
};

/** Why a new card is saved. */
const useKeptNote = ({
  isRenewing,
  plan,
}: {
  isRenewing: boolean;
  plan: PaymentPlanInCheckout;
}): string | undefined => {
  const t = useTranslations('booking');
  if (plan.isDeposit) return t('paymentPlan.kept');
  return isRenewing ? t('goPlus.kept') : undefined;
};

const sentInsurance = (outcome: BookingOutcome | undefined) =>
  outcome?.values
    ? {
        insuranceQuoteId: outcome.values['insuranceQuoteId'] ?? '',
        isDeclined: outcome.failure === 'declined',
      }
    : null;
