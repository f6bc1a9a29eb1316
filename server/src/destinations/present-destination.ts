import type { Destination } from '@golark/contract/destinations/schemas';
import { searchPath } from '@golark/contract/paths';
import { cityPictures } from './city-picture.ts';
import type { CityRow } from './store.ts';

export const presentDestination = (row: CityRow): Destination => ({
  objectID: row.id,
  slug: `${row.state_slug}-${row.slug}`,
  title: row.name,
  subTitle: row.state_name,
  name: row.name,
  nameSlug: row.slug,
  stateName: row.state_name,
  stateNameSlug: row.state_slug,
  stateId: row.state_id,
  level: 400,
  _geoloc: { lat: row.latitude, lng: row.longitude },
  url: searchPath({ state: row.state_slug, city: row.slug }),
  mainImageId: cityPictures.idOf(row.id),
  image: cityPictures.pathOf(row.id, 1024),
  icon: cityPictures.pathOf(row.id, 60),
  parentDestinationId: row.state_id,
  population: row.population,
  timeZone: row.time_zone,
});
