import { type BedKind, type Beds, bedsTogether, type SleepingRoom } from '@golark/contract/stays/beds';
import type { Random } from './random.ts';

const mostInCommonRooms = 2;

const firstKind = (random: Random): BedKind => (random.chance(0.45) ? 'king' : 'queen');
const nextKind = (random: Random): BedKind => random.pick(['queen', 'queen', 'double', 'single']);

const asBeds = (kinds: readonly BedKind[]): Beds[] =>
  bedsTogether([kinds.map((kind): Beds => ({ kind, count: 1 }))]);

/** Where the beds of a home are: one at least in each bedroom, then sofa beds, and the others as bunk and single beds in the last bedrooms. */
export const generateSleeping = (
  { bedrooms, beds }: { bedrooms: number; beds: number },
  random: Random,
): SleepingRoom[] => {
  const rooms = Array.from({ length: bedrooms }, (_, place): BedKind[] => [
    place === 0 ? firstKind(random) : nextKind(random),
  ]);
  const common: BedKind[] = bedrooms === 0 ? [firstKind(random)] : [];
  let left = beds - rooms.length - common.length;
  const sofas = Math.min(left, mostInCommonRooms, random.integer(0, mostInCommonRooms));
  // a studio has no other room
  const inCommon = bedrooms === 0 ? left : sofas;
  common.push(...Array.from({ length: inCommon }, (): BedKind => 'sofa'));
  left -= inCommon;
  for (let place = rooms.length - 1; left > 0; left--) {
    rooms[place]?.push(random.chance(0.3) ? 'bunk' : 'single');
    place = place > 0 ? place - 1 : rooms.length - 1;
  }
  return [
    ...rooms.map((kinds): SleepingRoom => ({ room: 'bedroom', beds: asBeds(kinds) })),
    ...(common.length > 0 ? [{ room: 'common' as const, beds: asBeds(common) }] : []),
  ];
};
