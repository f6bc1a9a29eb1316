/** `cleared` when the session is no longer valid, otherwise a call was only not permitted. */
export type Unauthorized = { isCleared: boolean };

const listeners = new Set<(event: Unauthorized) => void>();

/** The event UNAUTHORIZED (specification, section 8). Returns a function that removes the listener. */
export const onUnauthorized = (listener: (event: Unauthorized) => void): (() => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** 401 means that the session has ended, 403 that a call was not permitted; other statuses are ignored. */
export const reportStatus = (status: number): void => {
  if (status !== 401 && status !== 403) return;
  for (const listener of listeners) listener({ isCleared: status === 401 });
};
