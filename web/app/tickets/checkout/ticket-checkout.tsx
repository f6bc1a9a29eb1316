import { termsPath } from '@golark/contract/paths';
import type { Hold } from '@golark/contract/tickets/order-schemas';
import { useRef } from 'react';
import { Form } from 'react-router';
import { PaymentSection } from '../../payments/index.ts';
import { useFlag } from '../../platform/flags.ts';
import { ActionForm, FormIntent, useIsSubmitting } from '../../platform/page/action-form.tsx';
import { useAccount } from '../../platform/root-data.ts';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFocusFirstInvalid } from '../../ui/focus-first-invalid.ts';
import { useFormatZonedTime } from '../../ui/format-times.ts';
import { LockIcon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { Price } from '../../ui/price.tsx';
import { BuyerFields } from './buyer-fields.tsx';
import { CheckoutAlert, PriceChanged } from './checkout-alert.tsx';
import { HoldBar } from './hold-bar.tsx';
import { HoldEnded } from './hold-ended.tsx';
import type { CheckoutData } from './load-checkout.ts';
import { payIntent, releaseIntent } from './ticket-intents.ts';
import type { TicketOutcome } from './ticket-outcome.ts';
import { TicketPromise } from './ticket-promise.tsx';
import { TicketLines, TicketSummary } from './ticket-summary.tsx';
import { useTypedBuyer } from './use-typed-buyer.ts';

type TicketCheckoutProps = { page: CheckoutData; outcome: TicketOutcome | undefined };

/** One form for the whole page; in narrow windows the total and the button stay at the bottom. */
export const TicketCheckout = ({ page, outcome }: TicketCheckoutProps) => {
  const t = useTranslations('ticketCheckout');
  const formatZonedTime = useFormatZonedTime();
  const form = useRef<HTMLFormElement>(null);
  const account = useAccount();
  const { seatMap, refundSteps, staysPath, cards, now, changedFrom } = page;
  const hold = outcome?.hold ?? page.hold;
  const expiresAt = outcome?.heldUntil ?? hold.expiresAt;
  const isGone = outcome?.failure === 'gone';
  const hasEnded = hold.status === 'EXPIRED' || isGone || outcome?.failure === 'expired';
  const isOrdered = hold.status === 'ORDERED' || outcome?.failure === 'declined';
  useFocusFirstInvalid(form, outcome?.errors);
  useTypedBuyer(form);
  return (
    <div className="page-width ticket-checkout">
      {hasEnded ? (
        <div className="hold-ended">
          <HoldEnded hold={hold} isGone={isGone} />
        </div>
      ) : (
        <HoldBar hold={hold} expiresAt={expiresAt} now={now} canExtend={hold.canExtend && !isOrdered} />
      )}
      <div className="split checkout">
        <div className="min-w-0">
          <h1 className="display max-md:sr-only">{t('title')}</h1>
          <PriceChanged hold={hold} from={changedFrom} />
          {outcome && <CheckoutAlert outcome={outcome} />}
          <div className="lg:hidden mt-5">
            <TicketSummary of={hold} seatMap={seatMap} hasLines={false} />
          </div>
          <Form method="post" noValidate ref={form}>
            <FormIntent intent={payIntent} />
            <input type="hidden" name="holdId" value={hold.id} />
            <section className="checkout-section">
              <h2 className="title-2">{t('buyer.title')}</h2>
              <BuyerFields outcome={outcome} />
            </section>
            <PaymentSection
              cards={cards}
              outcome={outcome}
              visitorHoldId={account ? undefined : hold.id}
              declinedText={t('declined', {
                at: formatZonedTime(expiresAt, hold.event.venue.timeZone),
              })}
            />
            <section className="checkout-section">
              <h2 className="title-2">{t('promise.title')}</h2>
              <TicketPromise hold={hold} refundSteps={refundSteps} />
            </section>
            <section className="checkout-section lg:hidden">
              <h2 className="title-2">{t('summary.price')}</h2>
              <TicketLines of={hold} />
            </section>
            <PaySection total={hold.total.amount} isResale={hold.isResale} isOpen={!hasEnded} />
          </Form>
          {!hasEnded && !isOrdered && <StayNearby hold={hold} to={staysPath} />}
          {!hasEnded && !isOrdered && (
            <ActionForm intent={releaseIntent} submit={t('release')} variant="quiet" size="small">
              <input type="hidden" name="holdId" value={hold.id} />
            </ActionForm>
          )}
        </div>
        <aside className="checkout-aside">
          <TicketSummary of={hold} seatMap={seatMap} />
        </aside>
      </div>
    </div>
  );
};

/** The stay's own checkout offers to pay for these seats too. */
const StayNearby = ({ hold, to }: { hold: Hold; to: string }) => {
  const t = useTranslations('ticketCheckout.stay');
  const formatZonedTime = useFormatZonedTime();
  const { expiresAt, event, quantity } = hold;
  if (useFlag('TICKETNETWORK_BOOKING_CONFIRMATION')) return null;
  const at = formatZonedTime(expiresAt, event.venue.timeZone);
  return (
    <section className="checkout-section">
      <h2 className="title-2">{t('title')}</h2>
      <p className="text-muted">{t('text', { count: quantity, at })}</p>
      <div>
        <ButtonLink to={to}>{t('find')}</ButtonLink>
      </div>
    </section>
  );
};

type PaySectionProps = { total: number; isResale: boolean; isOpen: boolean };

const PaySection = ({ total, isResale, isOpen }: PaySectionProps) => {
  const t = useTranslations('ticketCheckout');
  const money = useMoney();
  const isBusy = useIsSubmitting(payIntent);
  const pay = (
    <Button type="submit" variant="primary" size="large" icon={LockIcon} isBusy={isBusy} isDisabled={!isOpen}>
      {t('pay', { amount: money(total, 'cents') })}
    </Button>
  );
  return (
    <section className="checkout-section">
      <p className="small text-muted">
        {t.rich(isResale ? 'termsResale' : 'terms', {
          link: (words) => <TextLink to={termsPath('tickets')}>{words}</TextLink>,
        })}
      </p>
      <div className="max-lg:hidden">{pay}</div>
      {!isOpen && <p className="small text-muted">{t('notHeld')}</p>}
      <div className="bottom-bar">
        <Price total={total} detail="cents" />
        {pay}
      </div>
    </section>
  );
};
