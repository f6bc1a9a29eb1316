import type { ClientInstrumentation } from 'react-router';

let target: string | null = null;
let isOutdated = false;

/** The target of the current navigation, otherwise the page's own address. */
export const addressWanted = (): string => target ?? window.location.href;

/** The next page is loaded as a document: the server runs another build. */
export const markOutdated = (): void => {
  isOutdated = true;
};

/** Records the target of a navigation; in a page of an older build, a plain navigation loads the document. */
export const watchNavigation: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(callNavigate, { to, formMethod }) {
        // going back has already changed the address, and a form's values must not be lost
        const page = typeof to === 'string' ? new URL(to, window.location.href).href : null;
        if (isOutdated && page && !formMethod) {
          window.location.assign(page);
          await new Promise(() => undefined);
        }
        target = page;
        await callNavigate();
        // a later navigation may have replaced this one
        if (target === page) target = null;
      },
    });
  },
};
