import { en } from '@golark/messages/pages/en';
import { es } from '@golark/messages/pages/es';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { provideMessages } from '../app/platform/messages.ts';
import { listenForBack } from '../app/platform/overlay-history.ts';
import { toastDemand } from '../app/ui/toast.ts';

provideMessages('en', en);
provideMessages('es', es);
listenForBack();

// code that a control loads when it is used takes longer than the usual second on a loaded machine
configure({ asyncUtilTimeout: 30_000 });

// jsdom has no layout: what asks for one gets the answer of a wide window in which everything is visible. Observers of
// what comes into view hear nothing.
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
globalThis.IntersectionObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text) => text.replaceAll(/[^\w-]/g, (character) => `\\${character}`);

// The one class that changes accessible names: Tailwind takes these texts out of the line, so they are separate words.
const style = document.createElement('style');
style.textContent = '.sr-only { display: block }';
document.head.append(style);

afterEach(async () => {
  cleanup();
  vi.unstubAllGlobals();
  // the next file of the worker would show them
  if (toastDemand.isWanted()) (await import('../app/ui/toast-region.tsx')).toastQueue.clear();
});
