/** A page split where its nonce belongs: the nonce of each response is inserted between two pieces. */
export interface CachedPage {
  pieces: readonly Buffer[];
  headers: readonly (readonly [name: string, value: string])[];
}

export interface PageCacheLimits {
  milliseconds: number;
  entries: number;
  bytes: number;
}

interface Entry {
  page: CachedPage;
  expiresAt: number;
  bytes: number;
}

const bytesOf = (page: CachedPage): number => page.pieces.reduce((sum, piece) => sum + piece.length, 0);

/** Caches pages for a short time and evicts the least recently used; simultaneous requests for a page render it once. */
export class PageCache {
  readonly #limits: PageCacheLimits;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #pending = new Map<string, Promise<CachedPage | null>>();
  #bytes = 0;

  constructor(limits: PageCacheLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** The page under this key, created if necessary; null if it must not be shared. */
  getOrCreate(key: string, create: () => Promise<CachedPage | null>): Promise<CachedPage | null> {
    const cached = this.#find(key);
    if (cached) return Promise.resolve(cached);
    const known = this.#pending.get(key);
    if (known) return known;
    const pending = create()
      .then((page) => {
        if (page) this.#store(key, page);
        return page;
      })
      .finally(() => this.#pending.delete(key));
    this.#pending.set(key, pending);
    return pending;
  }

  #find(key: string): CachedPage | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#drop(key, entry);
    if (entry.expiresAt <= this.#now()) return null;
    this.#put(key, entry);
    return entry.page;
  }

  #store(key: string, page: CachedPage): void {
    const bytes = bytesOf(page);
    if (bytes > this.#limits.bytes) return;
    this.#put(key, { page, bytes, expiresAt: this.#now() + this.#limits.milliseconds });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limits.bytes && this.#entries.size <= this.#limits.entries) return;
      this.#drop(oldest, entry);
    }
  }

  /** Appends the entry, so that the map stays in order of use. */
  #put(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
