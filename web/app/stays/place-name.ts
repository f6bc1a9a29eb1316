import type { Property } from '@golark/contract/stays/schemas';

/** `Alki, Seattle, Washington`; without the neighborhood where it is the city. */
export const placeNameOf = ({
  neighborhood,
  city,
  state,
}: Pick<Property, 'neighborhood' | 'city' | 'state'>): string =>
  [neighborhood === city.name ? null : neighborhood, city.name, state.name].filter(Boolean).join(', ');
