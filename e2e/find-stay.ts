import { addDays, dayInZone } from '@golark/contract/dates/rules';
import type { PropertyHit } from '@golark/contract/search/schemas';
import { nowOnTestClock } from '../server/testing/test-now.ts';

/** Far enough for every cancellation policy to give something back. */
const daysAhead = 50;

export interface BookableStay {
  id: string;
  place: { name: string; label: string };
  arriveDay: string;
  departDay: string;
  /** One night later, and the total of that stay. */
  laterDepartDay: string;
  adults: number;
  total: number;
  laterTotal: number;
}

interface Popular {
  destinations: {
    objectID: string;
    name: string;
    stateName: string;
    _geoloc: { lat: number; lng: number };
  }[];
}

const ask = async <Answer>(url: string, body?: unknown): Promise<Answer> => {
  const answer = await fetch(
    url,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return (await answer.json()) as Answer;
};

type Place = Popular['destinations'][number];

/** As the search page of the place asks. */
const hitsOf = async (url: string, place: Place, stay: [string, string, number]) => {
  const [dateFrom, dateTo, adults] = stay;
  const { properties } = await ask<{ properties: PropertyHit[] }>(`${url}/v1/properties/search`, {
    aroundLatLng: place._geoloc,
    firstCityId: place.objectID,
    aroundRadius: 149_900,
    pageSize: 20,
    filters: { dateFrom, dateTo, guests: { adults } },
  });
  return properties;
};

/** The first home of these that can be booked at once, and where the host offers a rate to choose. */
const firstWithRates = async (
  url: string,
  hits: readonly PropertyHit[],
  [fromDate, untilDate, adults]: [string, string, number],
): Promise<PropertyHit | undefined> => {
  for (const hit of hits) {
    const query = new URLSearchParams({ fromDate, untilDate, adults: String(adults) });
    const { ratePlans } = await ask<{ ratePlans: unknown[] }>(`${url}/v1/property/${hit.id}/rate?${query}`);
    if (ratePlans.length > 1) return hit;
  }
  return undefined;
};

/** A home (one unit: nobody else can have its nights) on the first page of a popular place, free for three nights and for four, with two rates. */
export const findBookableStay = async (url: string): Promise<BookableStay> => {
  const { destinations } = await ask<Popular>(`${url}/api/popular-destinations/`);
  const adults = 3;
  for (const place of destinations) {
    const { name, stateName } = place;
    for (let later = 0; later < 14; later += 2) {
      const arriveDay = addDays(dayInZone(nowOnTestClock(), 'America/Los_Angeles'), daysAhead + later);
      const departDay = addDays(arriveDay, 3);
      const laterDepartDay = addDays(arriveDay, 4);
      const short = await hitsOf(url, place, [arriveDay, departDay, adults]);
      const long = await hitsOf(url, place, [arriveDay, laterDepartDay, adults]);
      const homes = short.filter(
        ({ id, instantBook, stayType }) =>
          stayType === 'homes' && instantBook && long.some((other) => other.id === id),
      );
      const hit = await firstWithRates(url, homes, [arriveDay, departDay, adults]);
      const laterTotal = long.find(({ id }) => id === hit?.id)?.total?.amount;
      if (!hit?.total || laterTotal === undefined) continue;
      return {
        id: hit.id,
        place: { name, label: `${name}, ${stateName}` },
        arriveDay,
        departDay,
        laterDepartDay,
        adults,
        total: hit.total.amount,
        laterTotal,
      };
    }
  }
  throw new Error('no stay is free for three and four nights');
};

/** A hotel that has rooms for these nights and a party of three. */
export const findHotel = async (url: string, { arriveDay, departDay }: BookableStay): Promise<string> => {
  const filters = { dateFrom: arriveDay, dateTo: departDay, stayType: 'hotels', guests: { adults: 3 } };
  const { properties } = await ask<{ properties: PropertyHit[] }>(`${url}/v1/properties/search`, { filters });
  if (!properties[0]) throw new Error('no hotel has rooms');
  return properties[0].id;
};

/** Whether each night of the stay can be booked by somebody else. */
export const areNightsFree = async (url: string, stay: BookableStay): Promise<boolean> => {
  const query = new URLSearchParams({ from: stay.arriveDay, until: stay.departDay });
  const { nights } = await ask<{ nights: { free: boolean }[] }>(
    `${url}/v1/property/${stay.id}/availability?${query}`,
  );
  return nights.every(({ free }) => free);
};

/** A stay that Go+ makes cheaper. */
export interface MemberStay {
  id: string;
  dates: string;
  total: number;
  memberTotal: number;
}

/** Stays that can be booked at once and cost a member at least this much less (cents), each in nights of its own. */
export const findMemberStays = async (url: string, savings: number): Promise<MemberStay[]> => {
  const { destinations } = await ask<Popular>(`${url}/api/popular-destinations/`);
  const arriveDay = addDays(dayInZone(nowOnTestClock(), 'America/Los_Angeles'), daysAhead);
  const departDay = addDays(arriveDay, 3);
  const found = new Map<string, MemberStay>();
  for (const place of destinations)
    for (const { id, instantBook, total, memberTotal } of await hitsOf(url, place, [arriveDay, departDay, 2]))
      if (instantBook && total && memberTotal && total.amount - memberTotal.amount >= savings)
        found.set(id, {
          id,
          dates: `?dateFrom=${arriveDay}&dateTo=${departDay}`,
          total: total.amount,
          memberTotal: memberTotal.amount,
        });
  return [...found.values()];
};
