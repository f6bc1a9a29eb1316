/** A page in pieces: between two of them stands the nonce of the answer. */
export interface KeptPage {
  pieces: readonly Buffer[];
  headers: readonly (readonly [name: string, value: string])[];
}

export interface KeptPagesLimits {
  milliseconds: number;
  entries: number;
  bytes: number;
}

interface Entry {
  page: KeptPage;
  until: number;
  bytes: number;
}

const bytesOf = (page: KeptPage): number => page.pieces.reduce((sum, piece) => sum + piece.length, 0);

/** Pages for a short time, the least used given up first; of a crowd that asks for one at once, one makes it. */
export class KeptPages {
  readonly #limits: KeptPagesLimits;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<KeptPage | null>>();
  #bytes = 0;

  constructor(limits: KeptPagesLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** The page under this key, made if need be; null when what was made is not for others. */
  getOrMake(key: string, make: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    const kept = this.#find(key);
    if (kept) return Promise.resolve(kept);
    const known = this.#making.get(key);
    if (known) return known;
    const making = make()
      .then((page) => {
        if (page) this.#keep(key, page);
        return page;
      })
      .finally(() => this.#making.delete(key));
    this.#making.set(key, making);
    return making;
  }

  #find(key: string): KeptPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#drop(key, entry);
    if (entry.until <= this.#now()) return null;
    this.#put(key, entry);
    return entry.page;
  }

  #keep(key: string, page: KeptPage): void {
    const bytes = bytesOf(page);
    if (bytes > this.#limits.bytes) return;
    this.#put(key, { page, bytes, until: this.#now() + this.#limits.milliseconds });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limits.bytes && this.#entries.size <= this.#limits.entries) return;
      this.#drop(oldest, entry);
    }
  }

  /** The last one in is the last one out. */
  #put(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
