import type { CalendarConflict } from '@golark/contract/calendar-feeds/schemas';
import { calendarFeedsPath, reservationPath, reservationsPath } from '@golark/contract/partner-paths';
import type { HostDay, HostDayRequest, HostDayReview } from '@golark/contract/partners/day-schemas';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatRange } from '../../ui/format-range.ts';
import { useFormatInstant } from '../../ui/format-times.ts';
import { CalendarIcon, ClockIcon, Icon, ProblemIcon, StarIcon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { useFormatParty } from '../format-party.ts';

const requestsShown = 3;
const reviewsShown = 5;

/** The tasks that are due: nights that are sold twice, requests by their deadline, then guests who left and can be reviewed. */
export const ToDo = ({ day }: { day: HostDay }) => {
  const t = useTranslations('partnerToday.toDo');
  const { requests, requestCount, reviews, calendarConflicts: conflicts, feedsToCheck } = day;
  const count = requestCount + reviews.length + conflicts.length + Math.min(feedsToCheck, 1);
  return (
    <section className="panel host-day-list host-day-to-do" aria-labelledby="to-do">
      <div className="host-day-head">
        <h2 className="title-3" id="to-do">
          {t('title')}
        </h2>
        {count > 0 && (
          <span className="host-day-count" data-tone="danger">
            {count}
          </span>
        )}
      </div>
      {count === 0 && <p className="small text-muted">{t('none')}</p>}
      <ul>
        {conflicts.map((conflict) => (
          <ConflictTask key={`${conflict.event.id} ${conflict.from}`} conflict={conflict} />
        ))}
        {feedsToCheck > 0 && <FeedsTask count={feedsToCheck} />}
        {requests.slice(0, requestsShown).map((request) => (
          <RequestTask key={request.bookingId} request={request} />
        ))}
        {reviews.slice(0, reviewsShown).map((review) => (
          <ReviewTask key={review.bookingId} review={review} />
        ))}
      </ul>
      {requestCount > requestsShown && (
        <PageLink className="link small" to={reservationsPath('requests')}>
          {t('allRequests', { count: requestCount })}
        </PageLink>
      )}
      {reviews.length > reviewsShown && (
        <PageLink className="link small" to={reservationsPath('past')}>
          {t('allReviews', { count: reviews.length })}
        </PageLink>
      )}
    </section>
  );
};

const RequestTask = ({ request }: { request: HostDayRequest }) => {
  const t = useTranslations('partnerToday.toDo');
  const formatInstant = useFormatInstant();
  const formatRange = useFormatRange();
  const formatParty = useFormatParty();
  const money = useMoney();
  const { bookingId, guestName, title, arriveDay, departDay, guests, earnings, answerBy, timeZone } = request;
  return (
    <li className="host-day-task">
      <span className="host-day-mark" data-tone="warning">
        <Icon of={ClockIcon} />
      </span>
      <div className="min-w-0">
        <h3 className="host-day-name">{t('request', { at: formatInstant(answerBy, timeZone) })}</h3>
        <p className="small text-muted">
          {t('requestFacts', {
            guest: guestName,
            guests: formatParty(guests),
            dates: formatRange({ start: arriveDay, end: departDay }),
            title,
            earnings: money(earnings.amount, 'cents'),
          })}
        </p>
        <ButtonLink
          to={reservationPath(bookingId)}
          variant="primary"
          size="small"
          aria-label={t('openNamed', { guest: guestName })}
        >
          {t('open')}
        </ButtonLink>
      </div>
    </li>
  );
};

const ReviewTask = ({ review }: { review: HostDayReview }) => {
  const t = useTranslations('partnerToday.toDo');
  const formatInstant = useFormatInstant();
  const { bookingId, guestName, title, until, timeZone } = review;
  return (
    <li className="host-day-task">
      <span className="host-day-mark">
        <Icon of={StarIcon} />
      </span>
      <div className="min-w-0">
        <h3 className="host-day-name">
          <PageLink to={`${reservationPath(bookingId)}#review`}>{t('review', { guest: guestName })}</PageLink>
        </h3>
        <p className="small text-muted">{t('reviewFacts', { title, at: formatInstant(until, timeZone) })}</p>
      </div>
    </li>
  );
};

const ConflictTask = ({ conflict }: { conflict: CalendarConflict }) => {
  const t = useTranslations('partnerToday.toDo');
  const formatRange = useFormatRange();
  const { from, until, feed, listing, takenBy } = conflict;
  const [other] = takenBy;
  const facts = { site: feed.name, title: listing.title, other: other?.name ?? '' };
  return (
    <li className="host-day-task">
      <span className="host-day-mark" data-tone="danger">
        <Icon of={ProblemIcon} />
      </span>
      <div className="min-w-0">
        <h3 className="host-day-name">
          {t('conflict', { dates: formatRange({ start: from, end: until }) })}
        </h3>
        <p className="small text-muted">
          {other?.name ? t('conflictNamed', facts) : t('conflictFacts', facts)}
        </p>
        <ButtonLink to={calendarFeedsPath()} variant="primary" size="small">
          {t('openConflict')}
        </ButtonLink>
      </div>
    </li>
  );
};

const FeedsTask = ({ count }: { count: number }) => {
  const t = useTranslations('partnerToday.toDo');
  return (
    <li className="host-day-task">
      <span className="host-day-mark" data-tone="warning">
        <Icon of={CalendarIcon} />
      </span>
      <div className="min-w-0">
        <h3 className="host-day-name">
          <PageLink to={calendarFeedsPath()}>{t('feeds', { count })}</PageLink>
        </h3>
        <p className="small text-muted">{t('feedsText')}</p>
      </div>
    </li>
  );
};
