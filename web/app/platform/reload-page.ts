/** A second reload of the same page within this time is a loop and is not made. */
export const reloadGuard = 10_000;

const key = 'golark.reloadedAt';

type Page = { storage: Pick<Storage, 'getItem' | 'setItem'>; go: (target: string) => void };

const thisPage: Page = {
  // a getter, because reading the property may throw
  get storage() {
    return window.sessionStorage;
  },
  go: (target) => window.location.assign(target),
};

/** Loads the target as a document; returns false if that was tried just before, and the page shows its error. */
export const reloadAt = (target: string, page: Page = thisPage): boolean => {
  try {
    const last = Number(page.storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (Date.now() - last < reloadGuard) return false;
    page.storage.setItem(key, String(Date.now()));
  } catch {
    // without storage a loop could not be detected
    return false;
  }
  page.go(target);
  return true;
};
