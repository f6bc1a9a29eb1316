/** Two reloads for a page that does not come are a loop: the second within this time is not made. */
export const reloadGuard = 10_000;

const key = 'golark.reloadedAt';

type Page = { storage: Pick<Storage, 'getItem' | 'setItem'>; go: (target: string) => void };

const thisPage: Page = {
  // a getter, because a browser may refuse even to show its storage
  get storage() {
    return window.sessionStorage;
  },
  go: (target) => window.location.assign(target),
};

/** Loads the target as a whole page, unless that was tried just now: then false, and the page shows its error. */
export const reloadAt = (target: string, page: Page = thisPage): boolean => {
  try {
    const last = Number(page.storage.getItem(key) ?? Number.NEGATIVE_INFINITY);
    if (Date.now() - last < reloadGuard) return false;
    page.storage.setItem(key, String(Date.now()));
  } catch {
    // without a storage a loop could not be told
    return false;
  }
  page.go(target);
  return true;
};
