interface Waiting<Asked, Answer> {
  asked: Asked;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Does work for many who ask at about the same time at once: what arrives while earlier requests of the same key are served waits,
 * and is served together in the order of arrival. If serving several fails, they are served one by one, so that only those that
 * fail alone fail.
 */
export class BatchedWork<Asked, Answer> {
  readonly #serve: (key: string, asked: readonly Asked[]) => Promise<readonly Answer[]>;
  readonly #mostAtOnce: number;
  readonly #waiting = new Map<string, Waiting<Asked, Answer>[]>();

  /** `serve` returns as many answers as it is asked for, in the same order. */
  constructor(
    mostAtOnce: number,
    serve: (key: string, asked: readonly Asked[]) => Promise<readonly Answer[]>,
  ) {
    this.#mostAtOnce = mostAtOnce;
    this.#serve = serve;
  }

  run(key: string, asked: Asked): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(key);
      if (waiting) {
        waiting.push({ asked, resolve, reject });
        return;
      }
      const first: Waiting<Asked, Answer>[] = [{ asked, resolve, reject }];
      this.#waiting.set(key, first);
      void this.#drain(key, first);
    });
  }

  async #drain(key: string, waiting: Waiting<Asked, Answer>[]): Promise<void> {
    while (waiting.length > 0) await this.#serveTogether(key, waiting.splice(0, this.#mostAtOnce));
    this.#waiting.delete(key);
  }

  async #serveTogether(key: string, batch: readonly Waiting<Asked, Answer>[]): Promise<void> {
    try {
      const answers = await this.#serve(
        key,
        batch.map(({ asked }) => asked),
      );
      batch.forEach(({ resolve }, i) => {
        resolve(answers[i] as Answer);
      });
    } catch {
      for (const waiting of batch) await this.#serveAlone(key, waiting);
    }
  }

  async #serveAlone(key: string, { asked, resolve, reject }: Waiting<Asked, Answer>): Promise<void> {
    try {
      const [answer] = await this.#serve(key, [asked]);
      resolve(answer as Answer);
    } catch (error) {
      reject(error);
    }
  }
}
