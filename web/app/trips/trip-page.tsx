import { arrivalTimeEndsAt } from '@golark/contract/booking/rules';
import { dayInZone } from '@golark/contract/dates/rules';
import { loadBookingMessages, messageIntent, TripMessages } from '../conversations/index.ts';
import { submitTripMessage } from '../conversations/submit-message.server.ts';
import { AlsoOrdered, confirmPaymentIntent, loadAlsoOrdered } from '../payments/index.ts';
import { outcomeFor } from '../platform/page/form-outcome.ts';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readAccountForm, readAccountPage, runIntent } from '../platform/page/page-request.ts';
import { useTranslations } from '../platform/translations.ts';
import { CancellationLine, PolicyText } from '../stays/index.ts';
import type { Route } from './+types/trip-page.ts';
import { ArrivalTime } from './arrival-time.tsx';
import { arrivalTimeIntent } from './arrival-time-intent.ts';
import { Arriving } from './arriving.tsx';
import { balanceCardIntent, payBalanceIntent } from './balance-intents.ts';
import { cancelInsuranceIntent } from './cancel-insurance-intent.ts';
import { cancelIntent } from './cancel-intent.ts';
import { GettingThere } from './getting-there.tsx';
import { HostAnswer } from './host-answer.tsx';
import { loadTripInsurance } from './load-trip-insurance.ts';
import {
  loadArrival,
  loadPassport,
  loadRetryCards,
  loadReview,
  loadStaysInstead,
  loadTrip,
} from './load-trips.ts';
import { PaymentFailed } from './payment-failed.tsx';
import { retryIntent } from './retry-intent.ts';
import { ReturnedNights } from './returned-nights.tsx';
import { reviewIntent } from './review-intent.ts';
import { StaysInstead } from './stays-instead.tsx';
import { submitArrivalTime } from './submit-arrival-time.server.ts';
import { submitBalance, submitBalanceCard } from './submit-balance.server.ts';
import { submitCancellation } from './submit-cancellation.server.ts';
import { submitInsuranceCancellation } from './submit-insurance-cancellation.server.ts';
import { submitPaymentConfirmation } from './submit-payment-confirmation.server.ts';
import { submitRetry } from './submit-retry.server.ts';
import { submitReview } from './submit-review.server.ts';
import { TripActions } from './trip-actions.tsx';
import { JustPaid, TripBalance } from './trip-balance.tsx';
import { tripCopySeconds, tripMeta } from './trip-copy.ts';
import { TripCountdown } from './trip-countdown.tsx';
import { TripDetails } from './trip-details.tsx';
import { InAndOut, TripHead, TripTitle } from './trip-head.tsx';
import { TripInsurance } from './trip-insurance.tsx';
import { isPaidAlone } from './trip-money.ts';
import { JustBooked, JustChanged, TripOutcome } from './trip-outcome.tsx';
import { TripPayment } from './trip-payment.tsx';
import { TripReceipt } from './trip-receipt.tsx';
import { TripRefund } from './trip-refund.tsx';
import { TripReview } from './trip-review.tsx';
import { TripShortcuts } from './trip-shortcuts.tsx';
import '../insurance/insurance.css';
import './trips.css';

export const handle = {
  messages: [
    'conversations',
    'fields',
    'insurance',
    'map',
    'offline',
    'payments',
    'reviews',
    'rooms',
    'search',
    'stays',
    'trips',
  ],
  hasMobileBar: false,
};

export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now, request, url } = readAccountPage(args);
  assertPageId(args.params.bookingId, url);
  const booking = await loadTrip(api, args.params.bookingId);
  const { arriveDay, property, orderId } = booking;
  const today = dayInZone(now, property.timeZone);
  const isAlone = isPaidAlone(booking);
  const [arrival, cards, conversation, review, alsoOrdered, insurance, passport, instead] = await Promise.all(
    [
      loadArrival(api, booking),
      loadRetryCards(api, booking),
      loadBookingMessages({ api, side: 'guest' }, booking.id, request),
      loadReview(api, booking, today),
      loadAlsoOrdered(api, { orderId, itemId: booking.id, isAlone, without: 'insurance' }),
      loadTripInsurance(api, booking),
      url.searchParams.get('why') === 'price' ? loadPassport(api, booking.id) : undefined,
      loadStaysInstead(api, booking, today),
    ],
  );
  return {
    booking,
    arrival,
    cards,
    conversation,
    review,
    alsoOrdered,
    insurance,
    passport,
    instead,
    isArrivalTimeOpen: booking.status === 'CONFIRMED' && now <= arrivalTimeEndsAt({ arriveDay, ...property }),
    isNew: url.searchParams.has('booked'),
    isChanged: url.searchParams.has('changed'),
    isPaid: url.searchParams.has('paid'),
    hasReturned: url.searchParams.get('payment') === 'returned',
    today,
    offlineSeconds: tripCopySeconds(booking, arrival, now),
    locale,
  };
};

export const action = async (args: Route.ActionArgs) => {
  const { bookingId } = args.params;
  return runIntent(await readAccountForm(args), {
    [cancelIntent]: (request) => submitCancellation(request, bookingId),
    [cancelInsuranceIntent]: (request) => submitInsuranceCancellation(request),
    [confirmPaymentIntent]: (request) => submitPaymentConfirmation(request, bookingId),
    [retryIntent]: (request) => submitRetry(request, bookingId),
    [payBalanceIntent]: (request) => submitBalance(request, bookingId),
    [balanceCardIntent]: (request) => submitBalanceCard(request, bookingId),
    [arrivalTimeIntent]: (request) => submitArrivalTime(request, bookingId),
    [messageIntent]: (request) => submitTripMessage(request, bookingId),
    [reviewIntent]: (request) => submitReview(request, bookingId),
  });
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) => (loaderData ? tripMeta(loaderData) : []);

const TripPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('trips');
  const { booking, arrival, cards, conversation, review, alsoOrdered, passport, instead } = loaderData;
  const { insurance, isArrivalTimeOpen, isNew, isChanged, isPaid, hasReturned, today } = loaderData;
  const { property } = booking;
  // a payment that is planned can wait, one that failed comes first
  const isUrgent = booking.balance?.status === 'OVERDUE';
  const balance = <TripBalance booking={booking} cards={cards} outcome={actionData} />;
  return (
    <div className="page-width trip">
      <TripHead booking={booking} />
      <div className="split">
        <div className="trip-main">
          <TripTitle booking={booking} />
          {isNew && booking.status === 'CONFIRMED' && <JustBooked email={booking.guest.email} />}
          {isChanged && booking.status === 'CONFIRMED' && <JustChanged email={booking.guest.email} />}
          {isPaid && booking.balance?.status === 'PAID' && <JustPaid />}
          <TripRefund booking={booking} outcome={outcomeFor(actionData, cancelIntent)} />
          <ReturnedNights booking={booking} />
          <TripOutcome outcome={actionData} />
          <TripPayment booking={booking} hasReturned={hasReturned} />
          <PaymentFailed booking={booking} cards={cards} outcome={outcomeFor(actionData, retryIntent)} />
          {isUrgent && balance}
          <HostAnswer booking={booking} />
          {instead !== undefined && <StaysInstead booking={booking} found={instead} />}
          <TripCountdown booking={booking} today={today} />
          <InAndOut booking={booking} />
          <TripShortcuts
            booking={booking}
            hasDirections={arrival !== null}
            hasMessages={conversation !== null}
          />
          {!isUrgent && balance}
          {arrival && <GettingThere booking={booking} address={arrival.address} />}
          {arrival && <Arriving booking={booking} arrival={arrival} />}
          {isArrivalTimeOpen && (
            <ArrivalTime booking={booking} outcome={outcomeFor(actionData, arrivalTimeIntent)} />
          )}
          {review && (
            <TripReview booking={booking} review={review} outcome={outcomeFor(actionData, reviewIntent)} />
          )}
          {conversation && (
            <TripMessages
              booking={booking}
              loaded={conversation}
              outcome={outcomeFor(actionData, messageIntent)}
            />
          )}
          <TripDetails booking={booking} />
          {booking.status === 'CONFIRMED' && (
            <section className="stay-section">
              <h2 className="title-2">{t('ifPlansChange')}</h2>
              <PolicyText policy={booking.cancellation.policy} />
              <CancellationLine cancellation={booking.cancellation} timeZone={property.timeZone} />
            </section>
          )}
        </div>
        <aside className="trip-aside">
          <TripActions booking={booking} insurance={insurance} />
          <TripReceipt booking={booking} passport={passport} insurance={insurance} />
          {insurance && <TripInsurance policy={insurance} timeZone={property.timeZone} />}
          <AlsoOrdered items={alsoOrdered} />
        </aside>
      </div>
    </div>
  );
};

export default TripPage;
