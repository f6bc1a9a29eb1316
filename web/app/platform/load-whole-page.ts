import { reloadAt } from './reload-page.ts';
import { addressWanted } from './watch-navigation.ts';

/**
 * Replaces React Router's own reload when the script of a page cannot be loaded (see
 * `build-tools/reload-at-target.ts`): loads the target page as a document. If that was
 * tried just before, the page shows its error with a button to load it again.
 */
export const loadWholePage = (problem: unknown): Promise<Record<'default' | 'clientAction', () => never>> => {
  if (reloadAt(addressWanted())) return new Promise(() => undefined);
  const fail = () => {
    throw problem;
  };
  // React Router requires this export of a page with a client action
  return Promise.resolve({ default: fail, clientAction: fail });
};
