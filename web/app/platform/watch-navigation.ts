import type { ClientInstrumentation } from 'react-router';

let target: string | null = null;
let isOutdated = false;

/** The address that a navigation under way leads to; else the page's own. */
export const addressWanted = (): string => target ?? window.location.href;

/** From now on the next page is loaded as a whole: another build runs on the server. */
export const markOutdated = (): void => {
  isOutdated = true;
};

/** Notes where a navigation leads; in a page of an older build, a plain one becomes a full load. */
export const watchNavigation: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(callNavigate, { to, formMethod }) {
        // going back has changed the address already, and what a form sends must not be lost
        const page = typeof to === 'string' ? new URL(to, window.location.href).href : null;
        if (isOutdated && page && !formMethod) {
          window.location.assign(page);
          await new Promise(() => undefined);
        }
        target = page;
        await callNavigate();
        // a later navigation may have taken over
        if (target === page) target = null;
      },
    });
  },
};
