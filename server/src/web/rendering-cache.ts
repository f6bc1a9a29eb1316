import type { RecordedCall } from './recorded-calls.ts';
import type { KeyRendering } from './render-from-key.ts';

/** A page with the calls that its content came from. */
export interface StoredRendering extends KeyRendering {
  calls: readonly RecordedCall[];
  /** The version of public data that it is at least as new as; null if it was made from more than that. */
  version: number | null;
}

const bytesOf = ({ html, calls }: StoredRendering): number =>
  calls.reduce((sum, { body }) => sum + body.length, html.length);

/** The latest rendering of each page, in bounded memory; evicts the least recently used. */
export class RenderingCache {
  readonly #limits: { entries: number; bytes: number };
  readonly #entries = new Map<string, StoredRendering>();
  #bytes = 0;

  constructor(limits: { entries: number; bytes: number }) {
    this.#limits = limits;
  }

  find(key: string): StoredRendering | null {
    const rendering = this.#entries.get(key);
    if (!rendering) return null;
    // a map iterates in the order of insertion: the least recently used entry comes first
    this.#entries.delete(key);
    this.#entries.set(key, rendering);
    return rendering;
  }

  store(key: string, rendering: StoredRendering): void {
    this.remove(key);
    const bytes = bytesOf(rendering);
    if (bytes > this.#limits.bytes) return;
    this.#entries.set(key, rendering);
    this.#bytes += bytes;
    for (const oldest of this.#entries.keys()) {
      if (this.#bytes <= this.#limits.bytes && this.#entries.size <= this.#limits.entries) return;
      this.remove(oldest);
    }
  }

  remove(key: string): void {
    const rendering = this.#entries.get(key);
    if (!rendering) return;
    this.#entries.delete(key);
    this.#bytes -= bytesOf(rendering);
  }
}
