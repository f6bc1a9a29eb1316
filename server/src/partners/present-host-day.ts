import { mayAsPartner } from '@golark/contract/access/rules';
import { instantInZone, nightsBetween } from '@golark/contract/dates/rules';
import { usd } from '@golark/contract/money/rules';
import { fullNameOf } from '@golark/contract/names/rules';
import type { HostDay, HostDayReview, HostDayStay } from '@golark/contract/partners/day-schemas';
import { findHostDay } from '#booking';
import { checkCalendars } from '#calendar-feeds';
import { type ConversationView, listConversationsToAnswer, presentConversation } from '#conversations';
import { hasPayoutsSetUp } from '#payouts';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { listReviewedBookings, reviewWindowOf } from '#reviews';
import { clockTime, findHostFacts, type HostFacts } from '#stays';

const staysShown = 20;
const conversationsRead = 20;
const conversationsShown = 5;
const conflictsShown = 5;

type Day = Awaited<ReturnType<typeof findHostDay>>;
type Row = Day['arrivals'][number];

/** The members that all lists of a day have. */
const presentStay = (row: Row, { locale }: PartnerCaller) => {
  const { adults, children, infants, pets } = row.party;
  return {
    bookingId: row.id,
    guestName: fullNameOf({ firstName: row.first_name, lastName: row.last_name }),
    listingId: row.listing_id,
    title: row.title[locale],
    timeZone: row.time_zone,
    arriveDay: row.arrive_day,
    departDay: row.depart_day,
    nights: nightsBetween(row.arrive_day, row.depart_day),
    guests: { adults, children, infants, pets },
  };
};

interface Known {
  caller: PartnerCaller;
  facts: HostFacts;
  conversations: readonly ConversationView[];
}

const unreadOf = ({ account_id, listing_id }: Row, conversations: Known['conversations']) =>
  conversations.find(
    (view) => view.account_id === account_id && view.listing_id === listing_id && view.unread_count > 0,
  );

const visitOf = (row: Row, { caller, conversations }: Known): Omit<HostDayStay, 'at' | 'isExpected'> => {
  const unread = unreadOf(row, conversations);
  return {
    ...presentStay(row, caller),
    tasks: unread ? ['message'] : [],
    conversationId: unread?.id ?? null,
  };
};

const arrivalOf = (row: Row, known: Known): HostDayStay => {
  const visit = visitOf(row, known);
  const lacksAccess = known.facts.without_access.includes(row.listing_id);
  return {
    ...visit,
    at: clockTime(row.arrival_time ?? row.check_in_from),
    isExpected: row.arrival_time !== null,
    tasks: lacksAccess ? ['access', ...visit.tasks] : visit.tasks,
  };
};

const departureOf = (row: Row, known: Known): HostDayStay => ({
  ...visitOf(row, known),
  at: clockTime(row.check_out_by),
  isExpected: false,
});

const reviewOf = (row: Row, caller: PartnerCaller): HostDayReview => {
  const checkOut = instantInZone(row.depart_day, row.check_out_by, row.time_zone);
  return { ...presentStay(row, caller), until: reviewWindowOf(checkOut).closesAt.toISOString() };
};

const nextStepsOf = (
  { listing_count, without_access, has_languages, is_paid }: HostFacts,
  { role }: PartnerCaller,
): HostDay['nextSteps'] => {
  if (listing_count === 0) return ['listing'];
  return [
    ...(without_access.length === listing_count ? (['access'] as const) : []),
    ...(has_languages ? [] : (['languages'] as const)),
    ...(is_paid || !mayAsPartner(role, 'payouts.write') ? [] : (['payouts'] as const)),
  ];
};

/** The guests who left and are not reviewed. */
const listReviewsDue = async (ctx: Context, { ended }: Day): Promise<Row[]> => {
  if (ended.length === 0) return [];
  const reviewed = new Set(
    await listReviewedBookings(
      ctx.db,
      ended.map(({ id }) => id),
    ),
  );
  return ended.filter(({ id }) => !reviewed.has(id)).slice(0, staysShown);
};

/** The acting host's tasks of today, in a fixed number of statements however many bookings there are. */
export const presentHostDay = async (ctx: Context, caller: PartnerCaller): Promise<HostDay> => {
  const { propertyManagerId: hostId, locale } = caller;
  const now = ctx.clock.now();
  const isPaid = hasPayoutsSetUp({ hostId, provider: ctx.payoutProvider.name });
  const [day, facts, conversations] = await Promise.all([
    findHostDay(ctx.db, hostId, { now, limit: staysShown }),
    findHostFacts(ctx.db, hostId, { isPaid }),
    listConversationsToAnswer(ctx.db, { party: { hostId }, locale }, conversationsRead),
  ]);
  const [reviews, calendars] = await Promise.all([
    listReviewsDue(ctx, day),
    checkCalendars(ctx, caller, facts.listing_ids),
  ]);
  const known = { caller, facts, conversations };
  return {
    timeZone: facts.time_zone,
    arrivals: day.arrivals.map((row) => arrivalOf(row, known)),
    arrivalCount: day.arrival_count,
    departures: day.departures.map((row) => departureOf(row, known)),
    departureCount: day.departure_count,
    guestsInHouse: day.guests_in_house,
    requests: day.requests.map((row) => ({
      ...presentStay(row, caller),
      answerBy: new Date(row.answer_by).toISOString(),
      earnings: usd(row.earnings),
    })),
    requestCount: day.request_count,
    reviews: reviews.map((row) => reviewOf(row, caller)),
    calendarConflicts: calendars.conflicts.slice(0, conflictsShown),
    feedsToCheck: calendars.feedsToCheck,
    conversations: conversations.slice(0, conversationsShown).map(presentConversation),
    listingCount: facts.listing_count,
    draftId: facts.draft_id,
    nextSteps: nextStepsOf(facts, caller),
  };
};
