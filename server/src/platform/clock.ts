/** The only source of the current time; tests replace it. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Starts at `start` when the process starts and then advances, so that holds and sessions still expire. */
export const clockFrom = (start: Date): Clock => ({
  now: () => new Date(start.getTime() + performance.now()),
});
