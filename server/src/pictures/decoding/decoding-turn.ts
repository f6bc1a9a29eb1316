/**
 * Runs work one at a time, in the order in which it came: a picture of 50 megapixels may take 200 MB while it is decoded, and all cores.
 * What waits is a function, so that its bytes are read when it runs.
 */
export class DecodingTurn {
  #last: Promise<unknown> = Promise.resolve();

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.catch(() => undefined);
    return result;
  }
}

/** The turn of the whole process: uploads, forms and jobs share it, and no other request waits for it. */
const turn = new DecodingTurn();

export const inDecodingTurn = <T>(work: () => Promise<T>): Promise<T> => turn.run(work);
