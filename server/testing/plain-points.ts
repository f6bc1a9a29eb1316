import { addDays, nightsOf } from '@golark/contract/dates/rules';
import type { SearchCriteria } from '#platform/search-engine';

export const metersBetween = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number => {
  const radians = (angle: number): number => (angle * Math.PI) / 180;
  const dLat = radians(a.lat - b.lat) / 2;
  const dLng = radians(a.lng - b.lng) / 2;
  const chord =
    Math.sin(dLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng) ** 2;
  return 6_371_008.8 * 2 * Math.asin(Math.min(1, Math.sqrt(chord)));
};

interface ScoredUnit {
  units: number;
  max_guests: number;
  nights: Map<string, { booked: number; is_blocked: boolean }>;
}

interface ScoredStay {
  search_rank: number;
  is_instant_book: boolean;
  latitude: number;
  longitude: number;
  unit: ScoredUnit;
}

const isTaken = ({ nights, units }: ScoredUnit, day: string): boolean => {
  const night = nights.get(day);
  return night !== undefined && (night.is_blocked || night.booked >= units);
};

const calendarPoints = (unit: ScoredUnit, { dates }: SearchCriteria, today: string): number => {
  if (dates) return isTaken(unit, addDays(dates.arriveDay, -1)) && isTaken(unit, dates.departDay) ? 10 : 0;
  const taken = nightsOf(today, addDays(today, 60)).filter((day) => isTaken(unit, day)).length;
  return Math.floor(((60 - taken) * 10) / 60);
};

/** The points of a room type in a search, as `score-points.ts` describes them. */
export const plainPoints = (stay: ScoredStay, criteria: SearchCriteria, today: string): number => {
  const { around, party } = criteria;
  const at = { lat: stay.latitude, lng: stay.longitude };
  const spare = stay.unit.max_guests - Math.max(party.adults + party.children, 2) - 2;
  return (
    stay.search_rank +
    (60 - 15 * Math.min(Math.max(spare, 0), 4)) +
    calendarPoints(stay.unit, criteria, today) +
    (stay.is_instant_book ? 20 : 0) -
    (around ? 50 * Math.log(1 + metersBetween(at, around) / 1000) : 0)
  );
};
