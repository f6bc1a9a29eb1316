import { randomUUID } from 'node:crypto';
import type { ChangeQuote, QuoteChangeInput } from '@golark/contract/booking-changes/schemas';
import type { PricePassport } from '@golark/contract/pricing/passport-schemas';
import { guestCountOf, type Party } from '@golark/contract/stays/rules';
import { isOpenPayment } from '#payments';
import type { AccountCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { Failure, invalidField } from '#platform/failure';
import {
  type BookedStay,
  type ChangedStay,
  priceChange,
  priceEarlyDeparture,
  type WantedStay,
} from '#pricing';
import { statusOf } from '../present-booking.ts';
import { findPassport } from '../price-passports.ts';
import type { StaySnapshot } from '../stay-snapshot.ts';
import type { BookingView } from '../views.ts';
import { insertChangeQuote } from './change-quotes.ts';
import { findTerms, hasBegun, todayAt } from './change-terms.ts';
import { giveUpChange } from './give-up-change.ts';
import { presentQuote, presentTaxChanges } from './present-quote.ts';
import { hasFewerRooms, remainingRooms } from './remaining-rooms.ts';

const quoteMinutes = 15;

/** Throws INVALID_STATE for a booking that is not confirmed, whose stay is over, or whose balance is overdue or being paid. */
export const assertChangeable = (own: BookingView, now: Date): void => {
  if (statusOf(own) !== 'CONFIRMED')
    throw new Failure('INVALID_STATE', { detail: 'Only a confirmed stay can be changed.' });
  if (own.depart_day <= todayAt(own, now))
    throw new Failure('INVALID_STATE', { detail: 'This stay is over.' });
  if (own.balance?.status === 'OVERDUE')
    throw new Failure('INVALID_STATE', {
      detail: 'The balance of this booking is overdue. Pay it first, then change the booking.',
    });
  if (own.payments.some(({ purpose, status }) => purpose === 'balance' && isOpenPayment(status)))
    throw new Failure('INVALID_STATE', {
      detail: 'The balance of this booking is being paid. Look again in a minute.',
    });
};

const isSameParty = (a: Party, b: Party): boolean =>
  a.adults === b.adults && a.children === b.children && a.infants === b.infants && a.pets === b.pets;

const isAsBooked = (own: BookingView, { dates, party, rooms }: WantedStay): boolean =>
  dates.arriveDay === own.arrive_day &&
  dates.departDay === own.depart_day &&
  isSameParty(party, own.party) &&
  !hasFewerRooms(own, rooms);

const isWithin = (own: BookingView, { dates, party }: WantedStay): boolean =>
  dates.arriveDay >= own.arrive_day &&
  dates.departDay <= own.depart_day &&
  guestCountOf(party) <= guestCountOf(own.party) &&
  (own.party.pets || !party.pets);

/** The ages that are known stay only with the children that they are of. */
const partyOf = (own: BookingView, input: QuoteChangeInput): Party => {
  const { numAdults: adults, numChildren: children, numInfants: infants, numPets } = input;
  const isSame = children === own.party.children && infants === own.party.infants;
  return { adults, children, infants, pets: numPets > 0, childAges: isSame ? own.party.childAges : [] };
};

/** After check-in a stay can only end earlier. */
const assertEarlierDeparture = (own: BookingView, { dates, party, rooms }: WantedStay, now: Date): void => {
  if (dates.arriveDay !== own.arrive_day) throw invalidField('arriveDay', 'stay_begun');
  if (hasFewerRooms(own, rooms)) throw invalidField('rooms', 'stay_begun');
  if (!isSameParty(party, own.party)) throw invalidField('numAdults', 'stay_begun');
  if (dates.departDay >= own.depart_day) throw invalidField('departDay', 'stay_begun');
  if (dates.departDay <= dates.arriveDay) throw invalidField('departDay', 'stay_order');
  if (dates.departDay < todayAt(own, now)) throw invalidField('departDay', 'stay_past');
};

/** A host who answers every request would have to agree to other nights and more guests too. */
const assertByRequest = (own: BookingView, wanted: WantedStay): void => {
  if (!own.needs_approval || isWithin(own, wanted)) return;
  throw new Failure('INVALID_STATE', {
    detail: 'The host of this stay accepts each request. Write to them to add nights or guests.',
    extra: { reason: 'NEEDS_HOST' },
  });
};

const bookedStayOf = (own: BookingView, passport: PricePassport): BookedStay => ({
  dates: { arriveDay: own.arrive_day, departDay: own.depart_day },
  rooms: own.snapshot.rooms.map(({ roomTypeId, units }) => ({ roomTypeId, units })),
  passport,
  isHotel: own.snapshot.stayType === 'hotels',
});

/** The rooms that remain with who sleeps in them after the change, if that was chosen. */
const roomsOf = ({ snapshot }: BookingView, rooms: ChangedStay['rooms']): StaySnapshot['rooms'] =>
  snapshot.rooms.flatMap(({ guests: _before, units: _booked, ...room }) => {
    const remaining = rooms.find(({ roomTypeId }) => roomTypeId === room.roomTypeId);
    if (!remaining) return [];
    const { units, guests } = remaining;
    return [{ ...room, units, ...(guests ? { guests } : {}) }];
  });

const priced = async (
  ctx: Context,
  caller: AccountCaller,
  { own, wanted, passport }: { own: BookingView; wanted: WantedStay; passport: PricePassport },
) => {
  const now = ctx.clock.now();
  const booked = bookedStayOf(own, passport);
  if (hasBegun(own, now)) {
    assertEarlierDeparture(own, wanted, now);
    return { ...priceEarlyDeparture(booked, wanted), rooms: own.snapshot.rooms };
  }
  assertByRequest(own, wanted);
  const stay = await priceChange(ctx, caller, { booked, ...wanted });
  return { ...stay, rooms: roomsOf(own, stay.rooms) };
};

/**
 * What a change of the caller's own booking costs, guaranteed for 15 minutes. A change that waits for the bank is given up for it.
 * Throws INVALID_STATE, NOT_FOUND, DATES_UNAVAILABLE and VALIDATION_ERROR, which names the field.
 */
export const quoteChange = async (
  ctx: Context,
  caller: AccountCaller,
  { own, ...input }: QuoteChangeInput & { own: BookingView },
): Promise<{ quote: ChangeQuote }> => {
  const now = ctx.clock.now();
  assertChangeable(own, now);
  const { arriveDay, departDay } = input;
  const rooms = remainingRooms(own, input);
  const wanted = { dates: { arriveDay, departDay }, party: partyOf(own, input), rooms };
  if (isAsBooked(own, wanted)) throw invalidField('arriveDay', 'stay_unchanged');
  const passport = await findPassport(ctx.db, own.id);
  if (!passport)
    throw new Failure('INVALID_STATE', {
      detail: 'This booking is too old to be changed here. Write to the host.',
    });
  await giveUpChange(ctx, own);
  const change = { ...wanted, ...(await priced(ctx, caller, { own, wanted, passport })) };
  const terms = await findTerms(ctx, own, change);
  const quoteId = randomUUID();
  const expiresAt = new Date(now.getTime() + quoteMinutes * 60_000);
  await insertChangeQuote(ctx.db, { id: quoteId, bookingId: own.id, terms, expiresAt });
  return {
    quote: {
      taxChanges: presentTaxChanges(change.taxChanges, caller.locale),
      ...presentQuote(own, terms, { locale: caller.locale, now }),
      quoteId,
      expiresAt: expiresAt.toISOString(),
    },
  };
};
