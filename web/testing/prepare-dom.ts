import { en } from '@golark/messages/pages/en';
import { es } from '@golark/messages/pages/es';
import { cleanup } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { provideMessages } from '../app/platform/messages.ts';

provideMessages('en', en);
provideMessages('es', es);

// jsdom has no layout: what asks for one gets the answer of a wide window in which everything is visible
window.matchMedia = (media) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
globalThis.CSS ??= {} as typeof CSS;
CSS.escape ??= (text) => text.replaceAll(/[^\w-]/g, (character) => `\\${character}`);

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
