/** The maximum number of parallel prefetches. */
export const maxPrefetches = 4;

/** Releases the slot; may be called more than once. */
export type Release = () => void;

/** Runs up to `most` tasks in parallel; later ones wait for a slot. */
export const createSlots = (most: number): ((start: () => void) => Release) => {
  const running = new Set<() => void>();
  const waiting = new Set<() => void>();
  return (start) => {
    const begin = () => start();
    if (running.size < most) {
      running.add(begin);
      begin();
    } else waiting.add(begin);
    return () => {
      waiting.delete(begin);
      if (!running.delete(begin)) return;
      const [next] = waiting;
      if (!next) return;
      waiting.delete(next);
      running.add(next);
      next();
    };
  };
};
