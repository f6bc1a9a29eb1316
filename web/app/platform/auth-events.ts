/** What the browser learned of the session: `cleared` it no longer holds, else only that something was not allowed. */
export type Unauthorized = { isCleared: boolean };

const listeners = new Set<(event: Unauthorized) => void>();

/** The event UNAUTHORIZED (specification, section 8). Gives the way to stop listening. */
export const onUnauthorized = (listener: (event: Unauthorized) => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** 401 ends what the browser believes of the session, 403 only says so; every other status is no matter of it. */
export const noticeStatus = (status: number): void => {
  if (status !== 401 && status !== 403) return;
  for (const listener of listeners) listener({ isCleared: status === 401 });
};
