import { useMatches } from 'react-router';
import { useRootData } from './root-data.ts';
import { isTheme, type Theme } from './theme.ts';

/** A page fixes its color mode by `export const handle = { theme: 'light' }`, or by a function of its path. */
type ThemeHandle = { theme?: Theme | ((pathname: string) => Theme | null) };

const themeOfMatch = ({ handle, pathname }: { handle: unknown; pathname: string }): Theme | null => {
  const { theme } = (handle ?? {}) as ThemeHandle;
  const fixed = typeof theme === 'function' ? theme(pathname) : theme;
  return isTheme(fixed) ? fixed : null;
};

/** The color mode that the page fixes, otherwise the one that the visitor chose. */
export const usePageTheme = (): Theme => {
  const chosen = useRootData()?.theme ?? 'system';
  const fixed = useMatches().map(themeOfMatch).findLast(isTheme);
  return fixed ?? chosen;
};
