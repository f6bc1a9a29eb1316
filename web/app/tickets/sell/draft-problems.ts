import { addDays, dayInZone, isCalendarDay } from '@golark/contract/dates/rules';
import type { Event } from '@golark/contract/events/schemas';
import { highestTicketPrice } from '@golark/contract/tickets/rules';
import { readCents } from '../../platform/read-cents.ts';
import type { Draft } from './draft.ts';
import { isTicketPrice } from './find-advice.ts';
import { chosenSeats, seatsOfRow } from './seat-choice.ts';

/** The fields of the form, in its order. */
export const draftFields = [
  'section',
  'row',
  'from',
  'to',
  'quantity',
  'holding',
  'inHand',
  'face',
  'disclosures',
  'split',
  'price',
] as const;
export type DraftField = (typeof draftFields)[number];

/** What is wrong with each field, as keys of the form's messages. */
export type DraftProblems = Partial<Record<DraftField, DraftField | 'toOrder' | 'faceNeeded' | 'priceCap'>>;

type Given = { draft: Draft; event: Event; today: string };

const seatProblems = (draft: Draft, { seatMap }: Event): DraftProblems => {
  const { section, isStanding, quantity } = chosenSeats(seatMap.sections, draft);
  if (!section) return { section: 'section' };
  if (quantity > 0) return {};
  if (isStanding) return { quantity: 'quantity' };
  const { seats } = seatsOfRow(section, draft.row);
  if (seats.length === 0) return { row: 'row' };
  if (!seats.includes(draft.from)) return { from: 'from' };
  return { to: seats.includes(draft.to) ? 'toOrder' : 'to' };
};

const isDayBefore = ({ inHand }: Draft, { event, today }: Omit<Given, 'draft'>): boolean => {
  const lastDay = addDays(dayInZone(new Date(event.startsAt), event.venue.timeZone), -1);
  return isCalendarDay(inHand) && inHand >= today && inHand <= lastDay;
};

const faceProblems = ({ face }: Draft, { resaleCapPercent }: Event): DraftProblems => {
  const cents = readCents(face);
  if (face === '') return resaleCapPercent === null ? {} : { face: 'faceNeeded' };
  return cents === null || cents > highestTicketPrice ? { face: 'face' } : {};
};

/** The highest price that the event allows for the printed one; null without a limit. */
export const capOf = ({ resaleCapPercent }: Event, face: string): number | null => {
  const cents = readCents(face);
  return resaleCapPercent === null || cents === null ? null : Math.floor((cents * resaleCapPercent) / 100);
};

const priceProblems = ({ price, face }: Draft, event: Event): DraftProblems => {
  const cents = readCents(price);
  const cap = capOf(event, face);
  if (!isTicketPrice(cents)) return { price: 'price' };
  return cap !== null && cents > cap ? { price: 'priceCap' } : {};
};

/** Of everything but the seats: what can be changed later. */
export const detailProblems = ({ draft, event, today }: Given): DraftProblems => ({
  ...(draft.inHand === '' || isDayBefore(draft, { event, today }) ? {} : { inHand: 'inHand' }),
  ...faceProblems(draft, event),
  ...priceProblems(draft, event),
});

/** What the form can tell before the server is asked. */
export const draftProblems = (given: Given): DraftProblems => ({
  ...seatProblems(given.draft, given.event),
  ...detailProblems(given),
});
