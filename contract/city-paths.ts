import { statePath } from './paths.ts';

/** The page about a city, by its slugs; its search is `searchPath`. Few pages lead there, so that the list of all paths is without it. */
export const cityPath = (state: string, city: string): string =>
  `${statePath(state)}${encodeURIComponent(city)}/`;
