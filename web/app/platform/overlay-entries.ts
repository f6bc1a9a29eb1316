import type { Location } from 'react-router';
import { namesOfOpen, open, overlaysOf, pushEntry, replaceEntry, stateNow, step } from './overlay-history.ts';

/** The router drops the mark of the overlay when it replaces the entry. */
export const rememberEntry = (): void => {
  step.shown = { state: stateNow(), url: window.location.href };
  if (overlaysOf(step.shown.state).length < open.length && !step.isBack)
    replaceEntry(step.shown.url, step.shown.state, namesOfOpen());
};

/**
 * Called with the router's location when it has changed. A navigation that was running when an overlay was closed may have replaced the
 * entry of the overlay, which was left at the same time: the entry below it then gets the new address.
 */
export const keepAddress = ({ key, state, pathname, search, hash }: Location): void => {
  if (step.isBack) step.shown = { state: stateNow(), url: window.location.href };
  else if (step.returnedTo !== undefined && step.returnedTo === stateNow()?.key && step.returnedTo !== key)
    window.history.replaceState({ ...stateNow(), key, usr: state }, '', `${pathname}${search}${hash}`);
  if (!step.isBack) step.returnedTo = undefined;
};

const goBackToOpen = (): void => {
  const extra = overlaysOf(stateNow()).length - open.length;
  if (extra <= 0 || step.isBack) return;
  step.isBack = true;
  // the page may have got another address while the overlay was open
  step.shown = { state: stateNow(), url: window.location.href };
  window.history.go(-extra);
};

/** Adds the entry of an overlay; returns what removes it when the overlay is closed by other means than Back. */
export const addOverlayEntry = (name: string, close: () => void): (() => void) => {
  const overlay = { name, close, baseKey: stateNow()?.key };
  open.push(overlay);
  if (overlaysOf(stateNow()).length < open.length && !step.isBack) pushEntry();
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
  return overlaysOf(stateNow()).length > 0 && !step.isBack;
};
