/**
 * An open overlay is an entry of the browser's history with the address of the page below it, so that Back closes it.
 * The router is not told: for it, both entries are the same page.
 */
type Overlay = { name: string; close: () => void; baseKey: unknown };

type EntryState = { key?: unknown; overlays?: readonly string[] } | null;

/** Open overlays, the topmost last. */
export const open: Overlay[] = [];

interface Step {
  /** A step back was started by the application, after an overlay was closed by other means than Back. */
  isBack: boolean;
  /** The entry of the page below, with its latest address: a map changes it while it is open. */
  shown: { state: EntryState; url: string } | null;
  /** The key of the entry that the last such step has led to. */
  returnedTo: unknown;
}

export const step: Step = { isBack: false, shown: null, returnedTo: undefined };

export const stateNow = (): EntryState => window.history.state as EntryState;
export const overlaysOf = (state: EntryState): readonly string[] => state?.overlays ?? [];
export const namesOfOpen = (): string[] => open.map(({ name }) => name);

export const replaceEntry = (url: string, state: EntryState, overlays: readonly string[]): void =>
  window.history.replaceState({ ...state, overlays }, '', url);

export const pushEntry = (): void => {
  const overlays = namesOfOpen();
  window.history.pushState({ ...stateNow(), overlays }, '', window.location.href);
};

const handlePop = (event: PopStateEvent): void => {
  const state = event.state as EntryState;
  const depth = overlaysOf(state).length;
  const isBase = open[depth]?.baseKey === state?.key;
  step.returnedTo = step.isBack ? step.shown?.state?.key : undefined;
  if (!step.isBack && !isBase) return;
  event.stopImmediatePropagation();
  if (step.shown) replaceEntry(step.shown.url, step.shown.state, overlaysOf(state));
  if (step.isBack) {
    step.isBack = false;
    // another overlay was opened in the meantime
    if (open.length > depth) pushEntry();
    return;
  }
  for (const { close } of open.splice(depth).reverse()) close();
};

/** Called before the router starts: browsers call the listeners of a window in the order of their registration. */
export const listenForBack = (): void => {
  open.length = 0;
  step.isBack = false;
  window.addEventListener('popstate', handlePop, { capture: true });
};
