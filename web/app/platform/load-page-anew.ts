import { reloadAt } from './reload-page.ts';
import { addressWanted } from './watch-navigation.ts';

/**
 * In place of React Router's own reload when the script of a page does not come (see
 * `build-tools/reload-at-target.ts`): the page that somebody was on the way to is loaded as a whole. Where that was
 * tried just now the page shows its error, whose button loads it again.
 */
export const loadPageAnew = (problem: unknown): Promise<Record<'default' | 'clientAction', () => never>> => {
  if (reloadAt(addressWanted())) return new Promise(() => undefined);
  const fail = () => {
    throw problem;
  };
  // a page with a client action is not accepted without one
  return Promise.resolve({ default: fail, clientAction: fail });
};
