import type { KeyRendering } from './render-from-key.ts';

export interface PageCacheLimits {
  milliseconds: number;
  entries: number;
  bytes: number;
}

interface Entry {
  page: KeyRendering;
  until: number;
  bytes: number;
}

/** Caches pages for a short time, evicts the least recently used, and renders once for concurrent requests. */
export class PageCache {
  readonly #limits: PageCacheLimits;
  readonly #now: () => number;
  readonly #entries = new Map<string, Entry>();
  readonly #making = new Map<string, Promise<KeyRendering | null>>();
  #bytes = 0;

  constructor(limits: PageCacheLimits, now: () => number) {
    this.#limits = limits;
    this.#now = now;
  }

  /** The page for this key, rendered if it is not cached; null if the rendered page must not be shared. */
  getOrRender(key: string, make: () => Promise<KeyRendering | null>): Promise<KeyRendering | null> {
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

  #find(key: string): KeyRendering | null {
    const entry = this.#entries.get(key);
    if (!entry) return null;
    this.#drop(key, entry);
    if (entry.until <= this.#now()) return null;
    this.#put(key, entry);
    return entry.page;
  }

  #keep(key: string, page: KeyRendering): void {
    const bytes = page.html.length;
    if (bytes > this.#limits.bytes) return;
    this.#put(key, { page, bytes, until: this.#now() + this.#limits.milliseconds });
    for (const [oldest, entry] of this.#entries) {
      if (this.#bytes <= this.#limits.bytes && this.#entries.size <= this.#limits.entries) return;
      this.#drop(oldest, entry);
    }
  }

  /** Inserts at the end: the first entry is the least recently used. */
  #put(key: string, entry: Entry): void {
    this.#entries.set(key, entry);
    this.#bytes += entry.bytes;
  }

  #drop(key: string, entry: Entry): void {
    this.#entries.delete(key);
    this.#bytes -= entry.bytes;
  }
}
