import { z } from 'zod';
import type { CallSchemas } from '../call.ts';
import { AnyText } from '../text/schemas.ts';
import { curatedLists } from './curated-lists.ts';
import { nearbyKinds } from './rules.ts';

/** A place near a stay, in a straight line from the stay's approximate location, to 100 meters. */
export const NearbyPlace = z.strictObject({
  kind: z.enum(nearbyKinds),
  name: z.string(),
  /** An airport's IATA code. */
  code: z.string().nullable(),
  distanceMeters: z.int(),
});

export type NearbyPlace = z.infer<typeof NearbyPlace>;

/** A city; `level` 400 means a city-level destination. */
export const Destination = z.strictObject({
  objectID: z.string(),
  slug: z.string(),
  title: z.string(),
  /** The name of the state. */
  subTitle: z.string(),
  name: z.string(),
  nameSlug: z.string(),
  stateName: z.string(),
  stateNameSlug: z.string(),
  stateId: z.string(),
  level: z.literal(400),
  _geoloc: z.strictObject({ lat: z.number(), lng: z.number() }),
  /** The search of the city. */
  url: z.string(),
  mainImageId: z.string(),
  /** The path of its picture, 1024 pixels wide. */
  image: z.string(),
  /** The path of its picture as a square of 60 pixels. */
  icon: z.string(),
  parentDestinationId: z.string(),
  population: z.int(),
  timeZone: z.string(),
});

export type Destination = z.infer<typeof Destination>;

const latitude = z.number().min(-90).max(90);

const longitude = z.number().min(-180).max(180);

/** A city that a list shows, with the reason in the language of the request. */
export const CuratedCard = z.strictObject({
  /** The id of the city, as `objectID` of a destination. */
  id: z.string(),
  /** `Bend, Oregon` */
  title: z.string(),
  /** `Mount Bachelor, 16 miles away · 212 stays` */
  subtitle: z.string(),
  /** The search of the city. */
  path: z.string(),
  imageId: z.string(),
  stayCount: z.int(),
});

export const destinationsSchemas = {
  searchDestinations: {
    summary:
      'Cities by the beginning of their name (typo-tolerant), by slug, or around a point or the caller: best matches, then larger cities first; around a point, the nearest first.',
    body: z.strictObject({
      query: AnyText(200).optional(),
      /** `level:400 AND stateNameSlug:colorado AND nameSlug:denver`, or `stateId:co AND objectID:co-denver`; each part optional. */
      filters: AnyText(400).optional(),
      aroundLatLng: z.strictObject({ lat: latitude, lng: longitude }).optional(),
      /** Around where the caller's IP address seems to be, unless there is a point; no hits if that is not known. */
      aroundLatLngViaIP: z.boolean().optional(),
      /** Meters; 149900 if omitted. */
      aroundRadius: z.number().positive().max(20_000_000).optional(),
      hitsPerPage: z.int().min(1).max(100).default(10),
    }),
    response: z.strictObject({
      hits: z.array(Destination),
      /** All that were found, of which `hits` are the first. */
      nbHits: z.int(),
    }),
    errors: {},
  },
  geocodeAddress: {
    summary:
      'Where an address in the USA may be, the likeliest first; without results also while the geocoder fails.',
    query: z.strictObject({ address: AnyText(300, 1) }),
    response: z.strictObject({
      results: z.array(z.strictObject({ lat: latitude, lng: longitude, formattedAddress: z.string() })),
    }),
    errors: {},
  },
  curatedCards: {
    summary: `Up to 12 cities of a list, the most popular first and at most three of a state: ${curatedLists.join(', ')}. An hour old at most; empty for another list, and if it cannot be loaded.`,
    query: z.strictObject({ listId: AnyText(80) }),
    response: z.array(CuratedCard),
    errors: {},
  },
  popularDestinations: {
    summary:
      'The places with stays, those with most stays and guests first; of the whole country or of one state.',
    query: z.strictObject({
      stateNameSlug: AnyText(40).optional(),
      limit: z.coerce.number().int().min(1).max(48).default(12),
    }),
    response: z.strictObject({
      destinations: z.array(z.strictObject({ ...Destination.shape, stayCount: z.int() })),
    }),
    errors: {},
  },
  listStates: {
    summary: 'Every state by name, with its number of stays.',
    response: z.strictObject({
      states: z.array(
        z.strictObject({ id: z.string(), name: z.string(), slug: z.string(), stayCount: z.int() }),
      ),
    }),
    errors: {},
  },
} as const satisfies Record<string, CallSchemas>;
