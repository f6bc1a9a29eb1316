import { createPath, type Location } from 'react-router';

/**
 * An open overlay is an entry of the browser's history with the address of the page below it, so that Back closes it.
 * The router is not told: for it, both entries are the same page.
 */
type Overlay = { name: string; close: () => void; baseKey: unknown };

type EntryState = { key?: unknown; overlays?: readonly string[] } | null;

/** Open overlays, the topmost last. */
const open: Overlay[] = [];
/** The entry of the page below, with its latest address: a map changes it while it is open. */
let shown: { state: EntryState; url: string } | null = null;
/** A step back that was started here, after an overlay was closed by other means than Back. */
let isGoingBack = false;
/** The key of the entry that the last such step has led to. */
let returnedTo: unknown;

const stateNow = (): EntryState => window.history.state as EntryState;
const overlaysOf = (state: EntryState): readonly string[] => state?.overlays ?? [];
const namesOfOpen = (): string[] => open.map(({ name }) => name);

const replaceEntry = (url: string, state: EntryState, overlays: readonly string[]): void =>
  window.history.replaceState({ ...state, overlays }, '', url);

const pushEntry = (): void => {
  const overlays = namesOfOpen();
  window.history.pushState({ ...stateNow(), overlays }, '', window.location.href);
};

const handlePop = (event: PopStateEvent): void => {
  const state = event.state as EntryState;
  const depth = overlaysOf(state).length;
  const isBase = open[depth]?.baseKey === state?.key;
  returnedTo = isGoingBack ? shown?.state?.key : undefined;
  if (!isGoingBack && !isBase) return;
  event.stopImmediatePropagation();
  if (shown) replaceEntry(shown.url, shown.state, overlaysOf(state));
  if (isGoingBack) {
    isGoingBack = false;
    // another overlay was opened in the meantime
    if (open.length > depth) pushEntry();
    return;
  }
  for (const { close } of open.splice(depth).reverse()) close();
};

/** Called before the router starts: browsers call the listeners of a window in the order of their registration. */
export const listenForBack = (): void => {
  open.length = 0;
  isGoingBack = false;
  window.addEventListener('popstate', handlePop, { capture: true });
};

/** The router drops the mark of the overlay when it replaces the entry. */
export const rememberEntry = (): void => {
  shown = { state: stateNow(), url: window.location.href };
  if (overlaysOf(shown.state).length < open.length && !isGoingBack)
    replaceEntry(shown.url, shown.state, namesOfOpen());
};

/**
 * Called with the router's location when it has changed. A navigation that was running when an overlay was closed may have replaced the
 * entry of the overlay, which was left at the same time: the entry below it then gets the new address.
 */
export const keepAddress = ({ key, state, ...path }: Location): void => {
  if (isGoingBack) shown = { state: stateNow(), url: window.location.href };
  else if (returnedTo !== undefined && returnedTo === stateNow()?.key && returnedTo !== key)
    window.history.replaceState({ ...stateNow(), key, usr: state }, '', createPath(path));
  if (!isGoingBack) returnedTo = undefined;
};

const goBackToOpen = (): void => {
  const extra = overlaysOf(stateNow()).length - open.length;
  if (extra <= 0 || isGoingBack) return;
  isGoingBack = true;
  // the page may have got another address while the overlay was open
  shown = { state: stateNow(), url: window.location.href };
  window.history.go(-extra);
};

/** Adds the entry of an overlay; returns what removes it when the overlay is closed by other means than Back. */
export const addOverlayEntry = (name: string, close: () => void): (() => void) => {
  const overlay = { name, close, baseKey: stateNow()?.key };
  open.push(overlay);
  if (overlaysOf(stateNow()).length < open.length && !isGoingBack) pushEntry();
  return () => {
    const position = open.indexOf(overlay);
    if (position < 0) return;
    open.splice(position, 1);
    // overlays that close together are one step back
    queueMicrotask(goBackToOpen);
  };
};

/** Whether the entry was left with this overlay open: it is opened again on return. */
export const wasOverlayOpen = (name: string): boolean => overlaysOf(stateNow()).includes(name);

/** For a navigation out of an overlay: whether the new page takes the place of the overlay's entry. */
export const leaveOverlays = (): boolean => {
  open.length = 0;
  return overlaysOf(stateNow()).length > 0 && !isGoingBack;
};
