/** Pages that are fetched ahead at the same time. */
export const mostAheadAtOnce = 4;

/** Gives back what was taken; may be called more than once. */
export type Release = () => void;

/** Lets `most` run at once; who comes later starts when one before has let go. */
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
