import type { Random } from '../stays/random.ts';
import type { Slots } from './phrase.ts';
import { firstNames, hispanicFirstNames, hispanicHometowns, surnames } from './word-lists.ts';

type PartyKind = 'solo' | 'couple' | 'kids' | 'friends' | 'parents' | 'dog';

interface Party {
  kind: PartyKind;
  en: string;
  es: string;
  guests: number;
}

/** The reviewer's trip: who traveled, when and from where. */
export interface Trip {
  author: string;
  hometown: string;
  isHometownShown: boolean;
  season: 'winter' | 'spring' | 'summer' | 'fall';
  month: number;
  nights: number;
  party: Party;
  /** Placed between the two halves of a sentence; the same in the whole review. */
  separator: string;
}

const separators = [', ', ', ', ', ', ', ', '. ', '. ', '. ', ' – ', '... '];

const parties: Party[] = [
  { kind: 'solo', en: 'a friend from work', es: 'un amigo', guests: 1 },
  { kind: 'couple', en: 'my husband', es: 'mi esposo', guests: 2 },
  { kind: 'couple', en: 'my wife', es: 'mi esposa', guests: 2 },
  { kind: 'couple', en: 'my partner', es: 'mi pareja', guests: 2 },
  { kind: 'couple', en: 'my boyfriend', es: 'mi novio', guests: 2 },
  { kind: 'couple', en: 'my girlfriend', es: 'mi novia', guests: 2 },
  { kind: 'kids', en: 'our two kids', es: 'los dos niños', guests: 4 },
  { kind: 'kids', en: 'the kids', es: 'los niños', guests: 4 },
  { kind: 'kids', en: 'a toddler', es: 'una niña de dos años', guests: 3 },
  { kind: 'kids', en: 'three boys', es: 'tres varones', guests: 5 },
  { kind: 'kids', en: 'the grandkids', es: 'los nietos', guests: 5 },
  { kind: 'kids', en: 'our daughter', es: 'nuestra hija', guests: 3 },
  { kind: 'friends', en: 'old friends', es: 'los amigos de siempre', guests: 4 },
  { kind: 'friends', en: 'the book club', es: 'el grupo de lectura', guests: 5 },
  { kind: 'friends', en: 'my sisters', es: 'mis hermanas', guests: 3 },
  { kind: 'friends', en: 'the cousins', es: 'los primos', guests: 6 },
  { kind: 'friends', en: 'two friends', es: 'dos amigas', guests: 3 },
  { kind: 'parents', en: 'my parents', es: 'mis papás', guests: 3 },
  { kind: 'parents', en: 'my mother', es: 'mi mamá', guests: 2 },
  { kind: 'parents', en: 'my in-laws', es: 'mis suegros', guests: 4 },
  { kind: 'dog', en: 'our old lab', es: 'nuestro perro', guests: 2 },
  { kind: 'dog', en: 'the dog', es: 'el perro', guests: 2 },
  { kind: 'dog', en: 'two dogs', es: 'las dos perras', guests: 2 },
];

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

const generateAuthorName = (locale: 'en' | 'es', random: Random): string => {
  const first = random.pick(locale === 'es' ? hispanicFirstNames : firstNames);
  const roll = random.next();
  if (roll < 0.6) return first;
  return roll < 0.9 ? `${first} ${random.pick(surnames).slice(0, 1)}.` : `${first} ${random.pick(surnames)}`;
};

export const generateTrip = (
  review: { locale: 'en' | 'es'; stayedIn: string; maxGuests: number; tags: Set<string> },
  random: Random,
): Trip => {
  const possibleParties = parties.filter(
    (party) =>
      party.guests <= review.maxGuests &&
      (party.kind !== 'dog' || review.tags.has('pets-welcome')) &&
      // the Spanish phrases are in the first person plural
      (party.kind !== 'solo' || review.locale === 'en'),
  );
  const month = Number(review.stayedIn.slice(5, 7)) - 1;
  return {
    author: generateAuthorName(review.locale, random),
    hometown: random.pick(review.locale === 'es' ? hispanicHometowns : hometowns),
    isHometownShown: random.chance(0.8),
    season: seasonOf(month),
    month,
    nights: random.integer(2, 7),
    party: random.pick(possibleParties),
    separator: random.pick(separators),
  };
};

/** Slots that depend on the trip; in English a solo traveler writes "I". */
export const tripSlots = (locale: 'en' | 'es', trip: Trip): Slots => {
  const hometown = trip.hometown.split(',')[0] ?? trip.hometown;
  if (locale === 'es')
    return {
      month: monthsEs[trip.month] ?? '',
      nights: nightsEs[trip.nights] ?? '',
      party: trip.party.es,
      home: hometown,
      joint: trip.separator,
    };
  const isAlone = trip.party.kind === 'solo';
  return {
    month: monthsEn[trip.month] ?? '',
    nights: nightsEn[trip.nights] ?? '',
    party: trip.party.en,
    home: hometown,
    joint: trip.separator,
    we: isAlone ? 'I' : 'we',
    We: isAlone ? 'I' : 'We',
    us: isAlone ? 'me' : 'us',
    our: isAlone ? 'my' : 'our',
  };
};
