import { cityPathOf, searchPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';

/** From the state to the stay; the query keeps dates and guests. */
export const stayCrumbs = (property: Property, query = '') => {
  const { city, state, title } = property;
  return [
    { label: state.name, to: searchPath({ state: state.slug }, query) },
    { label: city.name, to: `${cityPathOf(property)}${query}` },
    { label: title },
  ];
};
