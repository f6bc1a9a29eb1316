import { accessTexts, parkingTexts, passwordWords } from '../text/arrival-texts.ts';
import type { BilingualText } from '../text/word-lists.ts';
import { type AddressFacts, generateAddress } from './generate-address.ts';
import { nameToGuests } from './generate-managers.ts';
import type { Random } from './random.ts';
import type { Arrival, Manager } from './stay.ts';

interface ArrivalFacts extends AddressFacts {
  amenities: readonly string[];
  host: Pick<Manager, 'name' | 'firstName' | 'isCompany'>;
}

const digits = (count: number, random: Random): string =>
  Array.from({ length: count }, () => random.integer(0, 9)).join('');

const waysIn = ({ listing, amenities, tags, host }: ArrivalFacts): readonly BilingualText[] => {
  if (listing.stay_type === 'hotels') return accessTexts.desk;
  if (!amenities.includes('self-check-in')) return host.isCompany ? accessTexts.company : accessTexts.host;
  return tags.has('flat') ? accessTexts.flat : accessTexts.code;
};

const generateAccess = (facts: ArrivalFacts, random: Random): BilingualText => {
  const words = { code: digits(4, random), box: digits(4, random), host: nameToGuests(facts.host) };
  const fill = (text: string): string =>
    text.replaceAll(/\{(code|box|host)\}/g, (_, key: keyof typeof words) => words[key]);
  const [en, es] = random.pick(waysIn(facts));
  return [fill(en), fill(es)];
};

const generateParking = ({ listing, amenities, tags }: ArrivalFacts, random: Random): BilingualText => {
  const isFree = amenities.includes('free-parking');
  if (listing.stay_type === 'hotels')
    return random.pick(isFree ? parkingTexts.hotelFree : parkingTexts.hotelPaid);
  if (amenities.includes('ev-charger')) return random.pick(parkingTexts.charger);
  if (!isFree) return random.pick(parkingTexts.street);
  return random.pick(tags.has('flat') ? parkingTexts.lot : parkingTexts.free);
};

const generateWifi = ({ listing, amenities, host: { firstName } }: ArrivalFacts, random: Random) => {
  if (!amenities.includes('wifi')) return { wifi_network: null, wifi_password: null };
  const person = firstName.replaceAll(/[^A-Za-z]/g, '');
  const names =
    listing.stay_type === 'hotels'
      ? ['Guest-WiFi', 'Hotel-Guest']
      : [`${person}-Guest`, `${person}_5G`, 'Guest-WiFi', `Welcome-${digits(2, random)}`];
  return {
    wifi_network: random.pick(names),
    wifi_password: `${random.pick(passwordWords)}-${random.pick(passwordWords)}-${random.integer(11, 98)}`,
  };
};

/** What guests need to get to a stay and in. Its random numbers are its own, so that nothing else depends on them. */
export const generateArrival = (facts: ArrivalFacts, random: Random): Arrival => {
  const [access_en, access_es] = generateAccess(facts, random);
  const [parking_en, parking_es] = generateParking(facts, random);
  return {
    ...generateAddress(facts, random),
    access_en,
    access_es,
    ...generateWifi(facts, random),
    parking_en,
    parking_es,
  };
};
