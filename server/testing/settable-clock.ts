import type { Clock } from '#platform/clock';

/** A clock that changes only when a test sets it. */
export class SettableClock implements Clock {
  #now: Date;
  constructor(now: string) {
    this.#now = new Date(now);
  }
  now(): Date {
    return new Date(this.#now);
  }
  set(now: string): void {
    this.#now = new Date(now);
  }
  advanceMinutes(minutes: number): void {
    this.#now = new Date(this.#now.getTime() + minutes * 60_000);
  }
}
