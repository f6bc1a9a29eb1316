import type { Call } from '../call.ts';
import type { ownListingsSchemas } from './schemas.ts';

type Schemas = typeof ownListingsSchemas;

export const listOwnListings: Call<Schemas['listOwnListings'], { partner: 'listings.read' }> = {
  name: 'listOwnListings',
  method: 'GET',
  path: '/v1/partner/listings',
  access: { partner: 'listings.read' },
  status: 200,
};

export const createDraft: Call<Schemas['createDraft'], { partner: 'listings.write' }> = {
  name: 'createDraft',
  method: 'PUT',
  path: '/v1/partner/listings',
  access: { partner: 'listings.write' },
  status: 200,
  isIdempotent: true,
};

export const getOwnListing: Call<Schemas['getOwnListing'], { partner: 'listings.read' }> = {
  name: 'getOwnListing',
  method: 'GET',
  path: '/v1/partner/listings/{listingId}',
  access: { partner: 'listings.read' },
  status: 200,
  isOwned: true,
};

/** Search, the page and quotes change at once; bookings remain. */
export const saveSection: Call<Schemas['saveSection'], { partner: 'listings.write' }> = {
  name: 'saveSection',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}',
  access: { partner: 'listings.write' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

/** Without bookings, reviews, nights, links and secrets (decision 0145). */
export const duplicateListing: Call<Schemas['duplicateListing'], { partner: 'listings.write' }> = {
  name: 'duplicateListing',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/duplicate',
  access: { partner: 'listings.write' },
  status: 201,
  isOwned: true,
  isIdempotent: true,
};

export const deleteOwnListing: Call<Schemas['deleteOwnListing'], { partner: 'listings.write' }> = {
  name: 'deleteOwnListing',
  method: 'DELETE',
  path: '/v1/partner/listings/{listingId}',
  access: { partner: 'listings.write' },
  status: 204,
  isOwned: true,
  isIdempotent: true,
};

export const publishListing: Call<Schemas['publishListing'], { partner: 'listings.write' }> = {
  name: 'publishListing',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/publish',
  access: { partner: 'listings.write' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

export const unpublishListing: Call<Schemas['unpublishListing'], { partner: 'listings.write' }> = {
  name: 'unpublishListing',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/unpublish',
  access: { partner: 'listings.write' },
  status: 200,
  isOwned: true,
  isIdempotent: true,
};

/** A POST because it takes a section that is not saved; it changes nothing. */
export const previewPrice: Call<Schemas['previewPrice'], { partner: 'listings.read' }> = {
  name: 'previewPrice',
  method: 'POST',
  path: '/v1/partner/listings/{listingId}/price-preview',
  access: { partner: 'listings.read' },
  status: 200,
  isOwned: true,
  isIdempotent: false,
  work: 'quotes',
};

export const findPlaces: Call<Schemas['findPlaces'], { partner: 'listings.write' }> = {
  name: 'findPlaces',
  method: 'GET',
  path: '/v1/partner/places',
  access: { partner: 'listings.write' },
  status: 200,
};
