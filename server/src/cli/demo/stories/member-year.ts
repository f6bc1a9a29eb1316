import { addDays } from '@golark/contract/dates/rules';
import type { Quote } from '@golark/contract/pricing/schemas';
import { saveStays } from '@golark/contract/saved/calls';
import { searchProperties } from '@golark/contract/search/calls';
import type { Stories, Story } from '../run-stories.ts';
import { dayFrom, daysAgo, type Scene } from '../scene.ts';
import { book, findStay } from '../stays.ts';

const hasMemberPrice = ({ applies, member }: Quote): boolean =>
  applies === 'member' && member.savings.amount > 0;

interface MemberTrip {
  bookedDaysAgo: number;
  arrivesIn: number;
  nights: number;
}

/** In the first year of the membership, and after its renewal. */
const trips: readonly MemberTrip[] = [
  { bookedDaysAgo: 251, arrivesIn: -214, nights: 5 },
  { bookedDaysAgo: 90, arrivesIn: -62, nights: 3 },
  { bookedDaysAgo: 10, arrivesIn: 31, nights: 4 },
];

async function* memberTrip(scene: Scene, { bookedDaysAgo, ...dates }: MemberTrip): Story {
  yield daysAgo(scene, bookedDaysAgo, 2);
  const wanted = { ...dates, isInstant: true, of: 'others', suits: hasMemberPrice } as const;
  await book(scene, scene.member, { quote: await findStay(scene, scene.member, wanted) });
}

/** Stays that the guest saved: some for dates, one without. */
async function* wishList(scene: Scene): Story {
  const { world, guest, usedStays, partnerStays } = scene;
  const save = async (dates: { arriveDay: string; departDay: string } | null, count: number) => {
    const filters = dates ? { dateFrom: dates.arriveDay, dateTo: dates.departDay } : {};
    const { properties } = await world.call(guest, searchProperties, {
      body: { pageSize: 20, filters: { ...filters, guests: { adults: 2 } } },
    });
    const chosen = properties
      .filter(({ id }) => !usedStays.has(id) && !partnerStays.includes(id))
      .slice(0, count);
    for (const { id } of chosen) usedStays.add(id);
    const stays = chosen.map(({ id }) => ({ globalId: id, dates, party: { adults: 2 } }));
    if (stays.length > 0) await world.call(guest, saveStays, { body: { stays } });
  };
  yield daysAgo(scene, 19, 8);
  const arriveDay = dayFrom(scene, 52);
  await save({ arriveDay, departDay: addDays(arriveDay, 3) }, 3);
  yield daysAgo(scene, 2, 3);
  await save(null, 1);
}

/** Stays of the member at member prices, in both years. */
export const memberTrips: Stories = Object.fromEntries(
  trips.map((trip, i) => [`member trip ${i + 1}`, (scene: Scene) => memberTrip(scene, trip)]),
);

export const wishLists: Stories = { 'a wish list': wishList };
