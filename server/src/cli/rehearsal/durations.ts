/** How long calls of some kinds took, in milliseconds. */
export class Durations<Kind extends string> {
  readonly #of = new Map<Kind, number[]>();

  async measure<T>(kind: Kind, call: () => Promise<T>): Promise<T> {
    const startedAt = performance.now();
    try {
      return await call();
    } finally {
      this.add(kind, performance.now() - startedAt);
    }
  }

  add(kind: Kind, milliseconds: number): void {
    const known = this.#of.get(kind);
    if (known) known.push(milliseconds);
    else this.#of.set(kind, [milliseconds]);
  }

  count(kind: Kind): number {
    return this.#of.get(kind)?.length ?? 0;
  }

  /** NaN without any. */
  quantile(kind: Kind, share: number): number {
    const sorted = (this.#of.get(kind) ?? []).toSorted((a, b) => a - b);
    return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  }
}
