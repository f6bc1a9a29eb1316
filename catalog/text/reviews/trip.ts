import { dayNumber } from '../../stays/days.ts';
import type { Random } from '../../stays/random.ts';
import type { Slots } from '../phrase.ts';
import { firstNames, hispanicFirstNames, hispanicHometowns, surnames } from '../word-lists.ts';
import { foreignHometowns, foreignNames, outings, type Party, parties } from './people.ts';

/** The reviewer's trip: who traveled, when and from where. */
export interface Trip {
  author: string;
  hometown: string;
  isHometownShown: boolean;
  season: 'winter' | 'spring' | 'summer' | 'fall';
  month: number;
  nights: number;
  arrival: number;
  party: Party;
}

const monthsEn =
  'January February March April May June July August September October November December'.split(' ');
const monthsEs =
  'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ');
const nightsEn = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
const nightsEs = ['', 'una', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho'];

const hometowns =
  `Akron, OH|Albany, NY|Albuquerque, NM|Ann Arbor, MI|Atlanta, GA|Austin, TX|Baltimore, MD|Baton Rouge, LA|Bellingham, WA|
Birmingham, AL|Boise, ID|Boston, MA|Boulder, CO|Brooklyn, NY|Buffalo, NY|Burlington, VT|Charlotte, NC|Chattanooga, TN|Chicago, IL|
Cincinnati, OH|Cleveland, OH|Columbia, MO|Columbus, OH|Dallas, TX|Dayton, OH|Denver, CO|Des Moines, IA|Detroit, MI|Duluth, MN|
Durham, NC|El Paso, TX|Eugene, OR|Fargo, ND|Fort Worth, TX|Fresno, CA|Grand Rapids, MI|Green Bay, WI|Hartford, CT|Houston, TX|
Indianapolis, IN|Ithaca, NY|Jacksonville, FL|Kansas City, MO|Knoxville, TN|Lancaster, PA|Lexington, KY|Lincoln, NE|Little Rock, AR|
Long Beach, CA|Los Angeles, CA|Louisville, KY|Lubbock, TX|Madison, WI|Memphis, TN|Miami, FL|Milwaukee, WI|Minneapolis, MN|Missoula, MT|
Mobile, AL|Nashville, TN|Newark, NJ|New Haven, CT|Norfolk, VA|Oakland, CA|Oklahoma City, OK|Omaha, NE|Orlando, FL|Philadelphia, PA|
Phoenix, AZ|Pittsburgh, PA|Portland, ME|Portland, OR|Providence, RI|Queens, NY|Raleigh, NC|Reno, NV|Richmond, VA|Rochester, NY|
Sacramento, CA|Salem, OR|Salt Lake City, UT|San Antonio, TX|San Diego, CA|San Jose, CA|Savannah, GA|Seattle, WA|Spokane, WA|
Springfield, MO|St. Louis, MO|Syracuse, NY|Tacoma, WA|Tampa, FL|Toledo, OH|Toronto|Trenton, NJ|Tucson, AZ|Tulsa, OK|Vancouver, BC|
Washington, DC|Wichita, KS|Worcester, MA|Manchester, UK|Montreal|Calgary`
    .split('|')
    .map((place) => place.trim());

const seasonOf = (month: number): Trip['season'] =>
  month <= 1 || month === 11 ? 'winter' : month <= 4 ? 'spring' : month <= 7 ? 'summer' : 'fall';

const generateAuthorName = (names: readonly string[], random: Random): string => {
  const first = random.pick(names);
  const roll = random.next();
  if (roll < 0.6) return first;
  return roll < 0.9 ? `${first} ${random.pick(surnames).slice(0, 1)}.` : `${first} ${random.pick(surnames)}`;
};

/** Parties that fit the stay; Spanish phrases are in the first person plural, so that nobody travels alone in them. */
export const possibleParties = (
  stay: { maxGuests: number; tags: Set<string> },
  locale: 'en' | 'es',
): Party[] =>
  parties.filter(
    ({ guests, kind }) =>
      guests <= stay.maxGuests &&
      (kind !== 'dog' || (stay.tags.has('pets-welcome') && locale === 'en')) &&
      (kind !== 'solo' || locale === 'en'),
  );

export const generateTrip = (
  review: { stayedIn: string; choices: Party[] },
  random: Random,
): Omit<Trip, 'author' | 'hometown' | 'isHometownShown'> => {
  const month = Number(review.stayedIn.slice(5, 7)) - 1;
  return {
    season: seasonOf(month),
    month,
    nights: random.pick([2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5, 6, 7]),
    // 1970-01-01 was a Thursday
    arrival: (dayNumber(review.stayedIn) + 4) % 7,
    party: random.pick(review.choices),
  };
};

export const generateAuthor = (
  locale: 'en' | 'es',
  { isForeign }: { isForeign: boolean },
  random: Random,
): Pick<Trip, 'author' | 'hometown' | 'isHometownShown'> => {
  const names = locale === 'es' ? hispanicFirstNames : isForeign ? foreignNames : firstNames;
  const homes = locale === 'es' ? hispanicHometowns : isForeign ? foreignHometowns : hometowns;
  return {
    author: generateAuthorName(names, random),
    hometown: random.pick(homes),
    isHometownShown: random.chance(0.8),
  };
};

const weekdays = {
  en: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
  es: 'domingo lunes martes miércoles jueves viernes sábado'.split(' '),
};

const capitalized = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

const together: Slots = {
  we: 'we',
  We: 'We',
  us: 'us',
  our: 'our',
  Our: 'Our',
  were: 'were',
  are: 'are',
  ourselves: 'ourselves',
};
const alone: Slots = {
  we: 'I',
  We: 'I',
  us: 'me',
  our: 'my',
  Our: 'My',
  were: 'was',
  are: 'am',
  ourselves: 'myself',
};

const outingNeeds = outings.map(([needs]) => needs.split('+').filter(Boolean));

const pickOuting = (tripTags: Set<string>, locale: 'en' | 'es', random: Random): string => {
  // the last ones need nothing
  for (;;) {
    const index = random.integer(0, outings.length - 1);
    if (!outingNeeds[index]?.every((tag) => tripTags.has(tag))) continue;
    const [, en, es] = outings[index] ?? ['', '', ''];
    return locale === 'es' ? es : en;
  }
};

/** Slots of a stay that all of its reviews share. */
export const staySlotsFor = (slots: Slots, tags: Set<string>): Slots => {
  const { host, ...rest } = slots;
  const shared: Slots = { ...rest, Thetype: capitalized(rest['thetype'] ?? ''), City: rest['city'] ?? '' };
  // guests of a hotel don't know who owns it
  if (host && !tags.has('hotel')) shared['host'] = host;
  return shared;
};

/** A day of the trip between the arrival and the departure. */
export const pickWeekday = ({ arrival, nights }: Trip, locale: 'en' | 'es', random: Random): string =>
  weekdays[locale][(arrival + random.integer(1, nights - 1)) % 7] ?? '';

/**
 * Sets the slots that depend on the trip in those of the stay, in place of those of the trip before: copying sixty slots for
 * each of a million reviews takes longer than writing them. A traveler alone writes "I".
 */
export const tripSlots = (
  stay: { slots: Slots; tags: Set<string> },
  trip: Trip,
  { locale, random }: { locale: 'en' | 'es'; random: Random },
): Slots => {
  const { party, nights, arrival } = trip;
  const name = party[locale] || undefined;
  // undefined: choices that name the slot are left out
  const slots: Record<string, string | undefined> = stay.slots;
  return Object.assign(slots, party.kind === 'solo' ? alone : together, {
    party: name,
    Party: name && capitalized(name),
    // "we cooked with my husband" sounds odd
    group: party.kind === 'couple' ? undefined : name,
    weekend: nights <= 3 ? 'weekend' : undefined,
    month: (locale === 'es' ? monthsEs : monthsEn)[trip.month],
    nights: (locale === 'es' ? nightsEs : nightsEn)[nights],
    allnights: nights === 2 ? 'both nights' : `all ${nightsEn[nights]} nights`,
    home: trip.hometown.split(',')[0],
    season: trip.season,
    arrival: weekdays[locale][arrival],
    weekday: undefined,
    departure: weekdays[locale][(arrival + nights) % 7],
    third: random.pick(['third', 'fourth', 'fifth']),
    outing: pickOuting(stay.tags, locale, random).replace('{city}', stay.slots['city'] ?? ''),
  }) as Slots;
};
