import { reservationsPath } from '@golark/contract/partner-paths';
import { textOf } from '../../platform/page/form-values.ts';
import { orNetworkIssue } from '../../platform/page/network-issue.ts';
import { personalHeaders } from '../../platform/page/page-headers.ts';
import { pageMeta } from '../../platform/page/page-meta.ts';
import { assertPageId } from '../../platform/page/page-not-found.ts';
import { readAccountForm, runIntent } from '../../platform/page/page-request.ts';
import { translatorOf, useTranslations } from '../../platform/translations.ts';
import { PageLink } from '../../ui/link.tsx';
import { readMessagesPage } from '../messages/read-messages-page.ts';
import type { Route } from './+types/reservation-page.ts';
import { GuestMessages } from './guest-messages.tsx';
import { GuestReviewSection } from './guest-review.tsx';
import { loadReservation } from './load-reservation.ts';
import { PrivateNote } from './private-note.tsx';
import { ReservationCard } from './reservation-card.tsx';
import { Done } from './reservation-list.tsx';
import { submitReservation } from './submit-reservation.server.ts';
import { submitReservationPage } from './submit-reservation-page.server.ts';
import './reservations.css';

export const handle = { messages: ['conversations', 'fields', 'partner'] };
export const headers = personalHeaders;

export const loader = async (args: Route.LoaderArgs) => {
  const page = readMessagesPage(args);
  const { bookingId } = args.params;
  assertPageId(bookingId, page.url);
  return { ...(await loadReservation(page, bookingId)), host: page.host, locale: page.locale };
};

export const action = async (args: Route.ActionArgs) => {
  const request = await readAccountForm(args);
  const { host } = readMessagesPage(args, textOf(request.form, 'host'));
  const { bookingId } = args.params;
  return runIntent({ ...request, host }, { ...submitReservation, ...submitReservationPage(bookingId) });
};

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orNetworkIssue(serverAction());

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? pageMeta({
        title: translatorOf(loaderData.locale, 'partner')('page.headTitle', {
          guest: loaderData.reservation.guestName,
        }),
        isIndexed: false,
      })
    : [];

/** One reservation with everything that a host does about it. */
const ReservationPage = ({ loaderData, actionData }: Route.ComponentProps) => {
  const t = useTranslations('partner');
  const { reservation, note, host, messages, review, hasBegun } = loaderData;
  return (
    <div className="reservation-page">
      <p>
        <PageLink className="link" to={reservationsPath()}>
          {t('page.back')}
        </PageLink>
      </p>
      <h1 className="sr-only">{t('page.headTitle', { guest: reservation.guestName })}</h1>
      <Done outcome={actionData} />
      <ReservationCard
        reservation={reservation}
        tab={hasBegun ? 'current' : 'upcoming'}
        host={host}
        outcome={actionData?.subject === reservation.id ? actionData : undefined}
        isAlone
      />
      {messages && (
        <GuestMessages reservation={reservation} loaded={messages} host={host} outcome={actionData} />
      )}
      {review && (
        <GuestReviewSection reservation={reservation} review={review} host={host} outcome={actionData} />
      )}
      <PrivateNote note={note} host={host} outcome={actionData} />
    </div>
  );
};

export default ReservationPage;
