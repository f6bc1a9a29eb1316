/** The one source of time; tests set their own. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** Shows `start` when the process starts and then runs on, so that holds and sessions still expire. */
export const clockFrom = (start: Date): Clock => ({
  now: () => new Date(start.getTime() + performance.now()),
});
