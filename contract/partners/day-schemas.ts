import { z } from 'zod';
import { CalendarConflict } from '../calendar-feeds/schemas.ts';
import { Conversation } from '../conversations/schemas.ts';
import { Day } from '../dates/schemas.ts';
import { Money } from '../money/schemas.ts';

/** The open tasks for a stay that begins or ends today. */
export const stayTasks = ['access', 'message'] as const;

const Stay = z.strictObject({
  bookingId: z.string(),
  guestName: z.string(),
  listingId: z.string(),
  title: z.string(),
  /** The zone of the place. */
  timeZone: z.string(),
  arriveDay: Day,
  departDay: Day,
  nights: z.int(),
  guests: z.strictObject({ adults: z.int(), children: z.int(), infants: z.int(), pets: z.boolean() }),
});

/** A guest who arrives or leaves today. */
export const HostDayStay = Stay.extend({
  /** Wall time at the place: when the guest wants to arrive, else when check-in begins; for a departure when check-out ends. */
  at: z.string(),
  /** The guest has said when they arrive. */
  isExpected: z.boolean(),
  /** `access`: guests of this place are not told how to get in; `message`: the guest wrote and the team has not read it. */
  tasks: z.array(z.enum(stayTasks)),
  /** The conversation with the guest that has something new. */
  conversationId: z.string().nullable(),
});
export type HostDayStay = z.infer<typeof HostDayStay>;

const Request = Stay.extend({ answerBy: z.string(), earnings: Money });
export type HostDayRequest = z.infer<typeof Request>;

const ReviewDue = Stay.extend({ until: z.string() });
export type HostDayReview = z.infer<typeof ReviewDue>;

/** The next steps of a new host. */
export const hostSteps = ['listing', 'access', 'languages', 'payouts'] as const;

export const HostDay = z.strictObject({
  /** Where most of the host's places are; null without places. */
  timeZone: z.string().nullable(),
  /** At most 20 in each list; the counts are of all. */
  arrivals: z.array(HostDayStay),
  arrivalCount: z.int(),
  departures: z.array(HostDayStay),
  departureCount: z.int(),
  /** Guests who stay the coming night. */
  guestsInHouse: z.int(),
  /** The next deadline first. */
  requests: z.array(Request),
  requestCount: z.int(),
  /** Guests who left and can be reviewed, the next deadline first. */
  reviews: z.array(ReviewDue),
  /** Nights that another site has sold although they are taken here, the next night first. */
  calendarConflicts: z.array(CalendarConflict),
  /** Calendars of other sites that cannot be read, or that wait for a confirmation. */
  feedsToCheck: z.int(),
  /** The latest, first those with a message that the team has not read. */
  conversations: z.array(Conversation),
  /** Without drafts. */
  listingCount: z.int(),
  /** The draft of a listing that was begun last. */
  draftId: z.string().nullable(),
  /** The steps that are left; empty for a host who has done them. */
  nextSteps: z.array(z.enum(hostSteps)),
});
export type HostDay = z.infer<typeof HostDay>;
