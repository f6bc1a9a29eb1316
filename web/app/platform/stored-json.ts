/** A value in this browser's storage; null if there is none, if it is invalid or if storage is unavailable. */
export const readStored = (key: string): unknown => {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
};

export const store = (key: string, value: unknown): void => {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may refuse storage; the pages work without it
  }
};

export const forgetStored = (key: string): void => {
  try {
    localStorage.removeItem(key);
  } catch {
    // nothing was stored
  }
};
