import type { Day } from '@golark/contract/dates/rules';
import { nightsOf } from '@golark/contract/dates/rules';
import { type LineCode, priceLineKinds } from '@golark/contract/pricing/rules';
import type { StayDates } from '@golark/contract/stays/rules';

/** Cents of the nights, discounts included, and of the service fee. */
export interface PaidParts {
  host: number;
  fee: number;
}

export const nothingPaid: PaidParts = { host: 0, fee: 0 };

/** One unit of a room type for one night. */
export interface UnitNight {
  roomTypeId: string;
  night: Day;
  /** From 1. */
  unit: number;
}

export interface RoomNights extends StayDates {
  rooms: readonly { roomTypeId: string; units: number }[];
}

type Rates = readonly { date: Day; roomTypeId: string; amount: number }[];

const partOf = (code: LineCode): keyof PaidParts | null => {
  if (code === 'service_fee') return 'fee';
  return priceLineKinds[code].refund === 'by-policy' ? 'host' : null;
};

/** The sum of each part. A part that discounts make negative is 0. */
export const sumByPart = (lines: readonly { code: LineCode; amount: number }[]): PaidParts => {
  const sums = { host: 0, fee: 0 };
  for (const { code, amount } of lines) {
    const part = partOf(code);
    if (part) sums[part] += amount;
  }
  return { host: Math.max(0, sums.host), fee: Math.max(0, sums.fee) };
};

/** The units of each night that a stay has, without the first ones of another stay. */
export const unitNights = (stay: RoomNights, without?: RoomNights): UnitNight[] =>
  stay.rooms.flatMap(({ roomTypeId, units }) =>
    nightsOf(stay.arriveDay, stay.departDay).flatMap((night) => {
      const isKept = without && night >= without.arriveDay && night < without.departDay;
      const kept = isKept ? (without.rooms.find((room) => room.roomTypeId === roomTypeId)?.units ?? 0) : 0;
      return Array.from({ length: Math.max(0, units - kept) }, (_, i) => ({
        roomTypeId,
        night,
        unit: i + 1,
      }));
    }),
  );

/** Splits cents by weights, each part rounded down; the last one takes what is left. 100 by 1, 1, 1: 33, 33, 34. */
export const splitByWeight = (amount: number, weights: readonly number[]): number[] => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const isEven = total <= 0;
  const all = BigInt(isEven ? weights.length : total);
  // products of cents exceed what a number holds exactly
  const parts = weights
    .slice(0, -1)
    .map((weight) => Number((BigInt(amount) * BigInt(isEven ? 1 : weight)) / all));
  return weights.length === 0 ? [] : [...parts, amount - parts.reduce((sum, part) => sum + part, 0)];
};

/** What was paid for each unit of each night, in proportion to their rates; nights without a rate count alike. */
export const paidByNight = <Night extends UnitNight>(
  paid: PaidParts,
  nights: readonly Night[],
  rates: Rates,
): (Night & PaidParts)[] => {
  const rateOf = new Map(rates.map(({ date, roomTypeId, amount }) => [`${roomTypeId} ${date}`, amount]));
  const weights = nights.map(({ roomTypeId, night }) => rateOf.get(`${roomTypeId} ${night}`) ?? 0);
  const [host, fee] = [splitByWeight(paid.host, weights), splitByWeight(paid.fee, weights)];
  return nights.map((night, i) => ({ ...night, host: host[i] ?? 0, fee: fee[i] ?? 0 }));
};

/** What goes back for a night that was sold again: what its guest lost, up to what the new guest paid. */
export const refundForResale = (lost: PaidParts, sold: PaidParts): PaidParts => ({
  host: Math.min(lost.host, sold.host),
  fee: Math.min(lost.fee, sold.fee),
});
