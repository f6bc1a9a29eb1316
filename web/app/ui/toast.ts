import type { Toast } from './toast-shape.ts';

const duration = 5_000;
let isWanted = false;
const listeners = new Set<() => void>();

/** One line for 5 seconds: on top of the window on desktop, at the bottom on phones. */
export const showToast = async (toast: Toast): Promise<void> => {
  isWanted = true;
  for (const listener of listeners) listener();
  const { toastQueue } = await import('./toast-region.tsx');
  toastQueue.add(toast, { timeout: duration });
};

/** For ToastHost: the region's code is fetched with the first toast. */
export const toastDemand = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  isWanted: () => isWanted,
};
