import type { Quote } from '@golark/contract/pricing/schemas';
import { useRef } from 'react';
import { Form } from 'react-router';
import { PaymentSection } from '../../payments/index.ts';
import { FormIntent } from '../../platform/page/action-form.tsx';
import { useTranslations } from '../../platform/translations.ts';
import { CancellationLine, HouseRules, PolicyText, useFormatZonedTime } from '../../stays/index.ts';
import { useFocusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { ClockIcon, Icon } from '../../ui/icon.tsx';
import type { BookingOutcome } from '../booking-outcome.ts';
import { CheckoutFold } from '../checkout-fold.tsx';
import { GuestFields } from '../guest-fields.tsx';
import { OutcomeAlert } from '../outcome-alert.tsx';
import { PaySection } from '../pay-section.tsx';
import type { SplitPageData, SplitPart } from './load-split-page.ts';
import { PricedSplitSummary, SplitPrice, SplitSummary, totalOf } from './split-summary.tsx';

type Page = Extract<SplitPageData, { kind: 'quoted' }>;
type Parts = Page['parts'];

type SplitCheckoutProps = { page: Page; outcome: BookingOutcome | undefined };

/** With the current price of a home that was quoted at another one. */
const withCurrent = (part: SplitPart<Quote>, current: Quote | undefined): SplitPart<Quote> =>
  current?.propertyId === part.property.id ? { ...part, quote: current } : part;

/** Only homes with instant booking can share the dates. */
const instantly = { instantBook: true, requestReason: null } as const;

const firstOf = (parts: Parts): string =>
  parts.map(({ quote }) => quote.expiresAt).toSorted()[0] ?? parts[0].quote.expiresAt;

/** Two homes with one payment: both are booked or neither. */
export const SplitCheckout = ({ page, outcome }: SplitCheckoutProps) => {
  const t = useTranslations('booking');
  const formatZonedTime = useFormatZonedTime();
  const form = useRef<HTMLFormElement>(null);
  const { cards, changePath } = page;
  const parts: Parts = [
    withCurrent(page.parts[0], outcome?.quote),
    withCurrent(page.parts[1], outcome?.quote),
  ];
  const [first, second] = parts;
  const heldUntil = formatZonedTime(outcome?.heldUntil ?? firstOf(parts), first.property.timeZone);
  const isHeld = page.isHeld || Boolean(outcome?.heldUntil);
  const hosts = t('split.hosts', { first: first.property.host.name, second: second.property.host.name });
  useFocusFirstInvalid(form, outcome?.errors);
  return (
    <div className="page-width split checkout">
      <Form method="post" className="min-w-0" noValidate ref={form}>
        <FormIntent intent="book" />
        <input type="hidden" name="quoteId" value={first.quote.quoteId} />
        <input type="hidden" name="secondQuoteId" value={second.quote.quoteId} />
        <h1 className="display max-md:sr-only">{t('split.title')}</h1>
        <p className="text-muted mt-2">{t('split.lead')}</p>
        <p className="price-held text-muted">
          <Icon of={ClockIcon} size={18} />
          <span>{t(isHeld ? 'nightsHeld' : 'priceHeld', { at: heldUntil })}</span>
        </p>
        {outcome && <OutcomeAlert outcome={outcome} changePath={changePath} />}
        <div className="lg:hidden mt-5">
          <SplitSummary parts={parts} changePath={changePath} />
        </div>
        <Policies parts={parts} />
        <section className="checkout-section">
          <h2 className="title-2">{t('whoIsComing')}</h2>
          <GuestFields hostName={hosts} outcome={outcome} />
        </section>
        <PaymentSection
          cards={cards}
          outcome={outcome}
          declinedText={t('problems.declinedText', { at: heldUntil })}
        />
        <section className="checkout-section lg:hidden">
          <h2 className="title-2">{t('yourPrice')}</h2>
          <SplitPrice parts={parts} />
        </section>
        <Rules parts={parts} />
        <PaySection payNow={totalOf(parts)} isDeposit={false} property={instantly} />
      </Form>
      <aside className="checkout-aside">
        <PricedSplitSummary parts={parts} changePath={changePath} />
      </aside>
    </div>
  );
};

const Policies = ({ parts }: { parts: Parts }) => {
  const t = useTranslations('booking');
  return (
    <section className="checkout-section">
      <h2 className="title-2">{t('ifPlansChange')}</h2>
      <p className="small text-muted">{t('split.policies')}</p>
      {parts.map(({ property, quote }) => (
        <section key={property.id} className="split-policy">
          <h3 className="font-semibold">{property.title}</h3>
          <PolicyText policy={quote.cancellation.policy} />
          <CancellationLine cancellation={quote.cancellation} timeZone={property.timeZone} />
        </section>
      ))}
    </section>
  );
};

const Rules = ({ parts }: { parts: Parts }) => {
  const t = useTranslations('booking');
  return (
    <CheckoutFold title={t('houseRules')}>
      {parts.map(({ property }) => (
        <section key={property.id} className="split-policy">
          <h3 className="font-semibold">{property.title}</h3>
          <HouseRules property={property} />
        </section>
      ))}
    </CheckoutFold>
  );
};
