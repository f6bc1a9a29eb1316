import { z } from 'zod';
import { defineCall } from './call.ts';

/** A city; `level` 400 means a city-level destination. */
export const Destination = z.strictObject({
  objectID: z.string(),
  slug: z.string(),
  title: z.string(),
  name: z.string(),
  nameSlug: z.string(),
  stateName: z.string(),
  stateNameSlug: z.string(),
  stateId: z.string(),
  level: z.literal(400),
  _geoloc: z.strictObject({ lat: z.number(), lng: z.number() }),
  mainImageId: z.string(),
  parentDestinationId: z.string(),
  population: z.int(),
  timeZone: z.string(),
});
export type Destination = z.infer<typeof Destination>;

const latitude = z.number().min(-90).max(90);
const longitude = z.number().min(-180).max(180);

export const searchDestinations = defineCall({
  name: 'searchDestinations',
  summary: 'Cities by what was typed (typos forgiven), by slug, or around a point; bigger places first.',
  method: 'POST',
  path: '/v1/destinations/search',
  access: 'visitor',
  body: z.strictObject({
    query: z.string().max(200).optional(),
    /** `level:400 AND stateNameSlug:colorado AND nameSlug:denver`, or `stateId:co AND objectID:co-denver`; each part optional. */
    filters: z.string().max(400).optional(),
    aroundLatLng: z.strictObject({ lat: latitude, lng: longitude }).optional(),
    aroundRadius: z.number().positive().max(20_000_000).optional(),
    hitsPerPage: z.int().min(1).max(100).default(10),
  }),
  status: 200,
  answer: z.strictObject({ hits: z.array(Destination), nbHits: z.int() }),
  errors: ['VALIDATION_ERROR'],
});

export const popularDestinations = defineCall({
  name: 'popularDestinations',
  summary: 'Places where most stays are.',
  method: 'GET',
  path: '/api/popular-destinations',
  access: 'visitor',
  status: 200,
  answer: z.strictObject({
    destinations: z.array(z.strictObject({ ...Destination.shape, stayCount: z.int() })),
  }),
  errors: [],
});
