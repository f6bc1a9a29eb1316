/** So many can choose at once while there is anything left, so that seats that one of them leaves find another one. */
const leastShoppers = 10;
/** What a buyer takes on average. */
const seatsPerBuyer = 2;
/** After a pause, as many are let in at once as in this time, and one if it takes longer until somebody is let in. */
const longestPauseSeconds = 1;

interface Pressure {
  /** Seats that are neither sold nor held. */
  free: number;
  /** Who was let in and has not held seats yet. */
  shoppers: number;
  secondsSinceLast: number;
  perSecond: number;
}

/** How many more can be let in: not more than the seats can serve, and not faster than the server can. */
export const admissionsNow = ({ free, shoppers, secondsSinceLast, perSecond }: Pressure): number => {
  if (free === 0) return 0;
  const room = Math.max(leastShoppers, Math.ceil(free / seatsPerBuyer)) - shoppers;
  const mostAtOnce = Math.max(1, longestPauseSeconds * perSecond);
  const allowed = Math.floor(Math.min(secondsSinceLast * perSecond, mostAtOnce));
  return Math.max(0, Math.min(room, allowed));
};

/** When letting people in or holding seats takes longer than this, there is too much to do to let people in at the full rate. */
const strainedMilliseconds = 60;
const slowestPace = 0.05;
/** Right after a draw everyone asks for their number, which is the hardest moment of a sale: the rate rises from here. */
export const firstPace = 0.2;
const recovery = 0.05;

/** The share of the full rate at which people are let in: halved while the server is slow, then regained step by step. */
export const nextPace = (pace: number, tookMilliseconds: number): number =>
  tookMilliseconds > strainedMilliseconds ? Math.max(slowestPace, pace / 2) : Math.min(1, pace + recovery);

const rateSeconds = 60;

/** How many are let in each second, of those within the last minute of a queue that may be younger. */
export const admissionRate = (admittedLastMinute: number, secondsOpen: number): number =>
  admittedLastMinute / Math.min(rateSeconds, Math.max(1, secondsOpen));

/** Seconds until it is this place's turn at a rate; null without admissions. */
export const expectedSeconds = (ahead: number, perSecond: number): number | null =>
  perSecond > 0 ? Math.ceil((ahead + 1) / perSecond) : null;

const nearest = 2;
const farthest = 30;

/** Times this range around 1, by a chance from 0 to 1 that is another one for each, so that not everyone asks at once. */
const jitter = 0.6;
const spreadOut = (seconds: number, chance: number): number =>
  Math.round(seconds * (1 + jitter * (chance - 0.5)) * 10) / 10;

/** When a waiting page asks again: often when its turn is near, seldom when it is far, so that a long queue costs little. */
export const pollSeconds = (
  expected: number | null,
  { waiting, chance }: { waiting: number; chance: number },
): number =>
  spreadOut(Math.min(farthest, Math.max(nearest, expected === null ? waiting / 100 : expected / 2)), chance);

/** After the draw everyone asks for a number: within this time for each thousand who wait. */
const spreadSecondsPerThousand = 4;
const longestSpread = 60;

/** Before the sale: seldom, and again within the seconds after it. */
export const pollSecondsUntil = (
  milliseconds: number,
  { waiting, chance }: { waiting: number; chance: number },
): number => {
  const spread = Math.min(longestSpread, (waiting / 1000) * spreadSecondsPerThousand) * chance;
  const seconds = milliseconds / 1000 + spread;
  return seconds < farthest ? Math.ceil(Math.max(nearest, seconds) * 10) / 10 : spreadOut(farthest, chance);
};
