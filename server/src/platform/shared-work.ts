interface Flight<T> {
  result: Promise<T>;
  waiting: number;
  nobody: AbortController;
}

/** Does work once for all who wait for it at the same time, and aborts it when none of them waits any more. */
export class SharedWork<T> {
  readonly #flights = new Map<string, Flight<T>>();

  /** The result of the work of this key. Throws the reason of `gone` when that aborts first. */
  run(key: string, gone: AbortSignal, work: (nobody: AbortSignal) => Promise<T>): Promise<T> {
    if (gone.aborted) return Promise.reject(gone.reason);
    const flight = this.#flights.get(key) ?? this.#start(key, work);
    flight.waiting += 1;
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        reject(gone.reason);
        flight.waiting -= 1;
        if (flight.waiting > 0) return;
        this.#end(key, flight);
        flight.nobody.abort(gone.reason);
      };
      gone.addEventListener('abort', leave, { once: true });
      flight.result.then(resolve, reject).finally(() => gone.removeEventListener('abort', leave));
    });
  }

  #start(key: string, work: (nobody: AbortSignal) => Promise<T>): Flight<T> {
    const nobody = new AbortController();
    const flight: Flight<T> = { result: work(nobody.signal), waiting: 0, nobody };
    this.#flights.set(key, flight);
    const end = (): void => this.#end(key, flight);
    flight.result.then(end, end);
    return flight;
  }

  /** After an abort, the same work may have been started again. */
  #end(key: string, flight: Flight<T>): void {
    if (this.#flights.get(key) === flight) this.#flights.delete(key);
  }
}
