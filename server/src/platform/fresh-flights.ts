interface Flight<T> {
  running: Promise<T>;
  /** The run that starts when this one is over, for those who came after it started. */
  next: Promise<T> | null;
}

/**
 * Runs work once for all who wait for it. Nobody receives the result of a run that started before they asked, so that
 * what they get is as fresh as if they had run it themselves.
 */
export class FreshFlights<T> {
  readonly #flights = new Map<string, Flight<T>>();

  run(key: string, work: () => Promise<T>): Promise<T> {
    const flight = this.#flights.get(key);
    if (!flight) return this.#start(key, work);
    flight.next ??= flight.running.then(
      () => this.#start(key, work),
      () => this.#start(key, work),
    );
    return flight.next;
  }

  #start(key: string, work: () => Promise<T>): Promise<T> {
    const flight: Flight<T> = { running: work(), next: null };
    this.#flights.set(key, flight);
    const end = () => {
      if (!flight.next) this.#flights.delete(key);
    };
    flight.running.then(end, end);
    return flight.running;
  }
}
