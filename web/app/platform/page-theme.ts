import { useMatches } from 'react-router';
import { useRootData } from './root-data.ts';
import { isTheme, type Theme } from './theme.ts';

/** A page may fix its mode with `export const handle = { theme: 'light' }`; else the visitor's choice holds. */
export const usePageTheme = (): Theme => {
  const chosen = useRootData()?.theme ?? 'system';
  const fixed = useMatches()
    .map(({ handle }) => (typeof handle === 'object' && handle && 'theme' in handle ? handle.theme : null))
    .findLast(isTheme);
  return fixed ?? chosen;
};
