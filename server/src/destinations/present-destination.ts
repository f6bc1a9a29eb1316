import type { Destination } from '@golark/contract/destinations/schemas';
import type { CityRow } from './store.ts';

export const presentDestination = (row: CityRow): Destination => ({
  objectID: row.id,
  slug: `${row.state_slug}-${row.slug}`,
  title: row.name,
  name: row.name,
  nameSlug: row.slug,
  stateName: row.state_name,
  stateNameSlug: row.state_slug,
  stateId: row.state_id,
  level: 400,
  _geoloc: { lat: row.latitude, lng: row.longitude },
  mainImageId: `city.${row.id}`,
  parentDestinationId: row.state_id,
  population: row.population,
  timeZone: row.time_zone,
});
