interface Flight<T> {
  hasStarted: boolean;
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
    if (!flight.hasStarted) return flight.running;
    flight.next ??= flight.running.then(
      () => this.#start(key, work),
      () => this.#start(key, work),
    );
    return flight.next;
  }

  #start(key: string, work: () => Promise<T>): Promise<T> {
    // a moment later: those who ask in the same one share it
    const running = Promise.resolve().then(() => {
      flight.hasStarted = true;
      return work();
    });
    const flight: Flight<T> = { hasStarted: false, running, next: null };
    this.#flights.set(key, flight);
    const end = () => {
      if (!flight.next) this.#flights.delete(key);
    };
    flight.running.then(end, end);
    return flight.running;
  }
}
