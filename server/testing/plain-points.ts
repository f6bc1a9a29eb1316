import { addDays, nightsOf } from '@golark/contract/dates/rules';
import { metersBetween } from '@golark/contract/destinations/distance';
import type { SearchCriteria } from '#platform/search-engine';

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
