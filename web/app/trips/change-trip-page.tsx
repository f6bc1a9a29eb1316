import type { Booking } from '@golark/contract/booking/schemas';
import { tripPath } from '@golark/contract/paths';
import { orNetworkIssue } from '../platform/page/network-issue.ts';
import { personalHeaders } from '../platform/page/page-headers.ts';
import { pageMeta } from '../platform/page/page-meta.ts';
import { assertPageId } from '../platform/page/page-not-found.ts';
import { readAccountForm, readAccountPage, runIntent } from '../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import type { Refusal } from '../stays/priced.ts';
import { useRefusalText } from '../stays/use-refusal-text.ts';
import { Alert } from '../ui/alert.tsx';
import { PageLink, TextLink } from '../ui/link.tsx';
import { useMoney } from '../ui/numbers.ts';
import type { Route } from './+types/change-trip-page.ts';
import { CancelRoom } from './cancel-room.tsx';
import { ChangeForm } from './change-form.tsx';
import { acceptChangeIntent, quoteChangeIntent } from './change-intents.ts';
import { ChangeQuote } from './change-quote.tsx';
import { loadChange } from './load-change.ts';
import { loadTripInsurance } from './load-trip-insurance.ts';
import { loadTrip } from './load-trips.ts';
import { type ChangeOutcome, submitChange, submitChangeQuote } from './submit-change.server.ts';
import './change.css';

export const handle = {
  messages: ['fields', 'payments', 'rooms', 'search', 'stays', 'tripChange'],
};
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const { api, locale, now, url } = readAccountPage(args);
  assertPageId(args.params.bookingId, url);
  const booking = await loadTrip(api, args.params.bookingId);
  const wasDeclined = url.searchParams.has('declined');
  const [stay, insurance] = await Promise.all([
    loadChange(api, booking, now),
    loadTripInsurance(api, booking),
  ]);
  return { booking, stay, isInsured: insurance?.status === 'ACTIVE', wasDeclined, locale };
};

export const action = async (args: Route.ActionArgs) => {
  const { bookingId } = args.params;
  return runIntent(await readAccountForm(args), {
    [quoteChangeIntent]: (request) => submitChangeQuote(request, bookingId),
    [acceptChangeIntent]: (request) => submitChange(request, bookingId),
  });
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'tripChange')('headTitle', {
          title: loaderData.booking.property.title,
        }),
        isIndexed: false,
      })
    : [];

/** Other dates, guests or fewer rooms for a booked stay: first their price, then the change. */
const ChangeTripPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('tripChange');
  const { booking, wasDeclined } = loaderData;
  const outcome = actionData as ChangeOutcome | undefined;
  return (
    <div className="page-width change-trip">
      <p>
        <PageLink className="link" to={tripPath(booking.id)}>
          {t('back')}
        </PageLink>
      </p>
      <h1 className="display">{t('title')}</h1>
      <p className="text-muted">{t('lead', { title: booking.property.title })}</p>
      {wasDeclined && !outcome && <Alert tone="danger" title={t('declined')} isNews />}
      {booking.status === 'CONFIRMED' ? (
        <ConfirmedTrip loaded={loaderData} outcome={outcome} />
      ) : (
        <Alert title={t('notConfirmed')} />
      )}
    </div>
  );
};

export default ChangeTripPage;

type ConfirmedTripProps = {
  loaded: Route.ComponentProps['loaderData'];
  outcome: ChangeOutcome | undefined;
};

const ConfirmedTrip = ({ loaded: { booking, stay, isInsured }, outcome }: ConfirmedTripProps) => {
  const t = useTranslations('tripChange');
  const isAccept = outcome?.intent === acceptChangeIntent;
  if (booking.balance?.status === 'OVERDUE') return <PayFirst booking={booking} />;
  return (
    <>
      {isInsured && <p>{t('insured')}</p>}
      <ChangeForm
        booking={booking}
        stay={stay}
        outcome={isAccept && outcome.quote ? { ...outcome, detail: null, problem: null } : outcome}
      />
      <CancelRoom booking={booking} />
      {outcome?.refusal && <Refused refusal={outcome.refusal} />}
      {outcome?.needsHost && <AskHost bookingId={booking.id} host={booking.property.hostName} />}
      {outcome?.quote && (
        <ChangeQuote
          booking={booking}
          quote={outcome.quote}
          rooms={outcome.values['rooms'] ?? ''}
          cards={stay.cards}
          outcome={isAccept ? outcome : undefined}
        />
      )}
    </>
  );
};

/** A change would move the deadline of a payment that has failed. */
const PayFirst = ({ booking: { id, balance } }: { booking: Booking }) => {
  const t = useTranslations('tripChange');
  const money = useMoney();
  const amount = money(balance?.amount.amount ?? 0, 'cents');
  return (
    <Alert title={t('payFirst', { amount })}>
      <TextLink to={tripPath(id)}>{t('payBalance')}</TextLink>
    </Alert>
  );
};

const ownRules = ['unchanged', 'begun', 'room_not_booked'] as const;
const isOwnRule = (rule: string): rule is (typeof ownRules)[number] => ownRules.some((own) => own === rule);

const Refused = ({ refusal }: { refusal: Refusal }) => {
  const t = useTranslations('tripChange');
  const refusalText = useRefusalText();
  const { rule } = refusal;
  const text = isOwnRule(rule) ? t(`refusals.${rule}`) : refusalText(refusal);
  return <Alert tone="danger" title={text} isNews />;
};

const AskHost = ({ bookingId, host }: { bookingId: string; host: string }) => {
  const t = useTranslations('tripChange');
  return (
    <Alert title={t('needsHost', { host })} isNews>
      <TextLink to={`${tripPath(bookingId)}#messages`}>{t('write', { host })}</TextLink>
    </Alert>
  );
};
