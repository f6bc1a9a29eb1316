import type { PropertyHit } from '@golark/contract/search/schemas';

/** A cabin in Bend that a search finds, at $300 in total. */
export const sampleHit = (change: Partial<PropertyHit> = {}): PropertyHit => {
  const id = change.id ?? 'stay2';
  return {
    id,
    title: `Cabin ${id}`,
    type: 'cabin',
    stayType: 'homes',
    city: 'Bend',
    state: 'Oregon',
    neighborhood: null,
    lat: 44.06,
    lng: -121.31,
    images: [],
    rating: null,
    reviewCount: 0,
    maxGuests: 4,
    bedrooms: 1,
    beds: 2,
    bathrooms: 1,
    amenities: [],
    instantBook: true,
    rooms: [],
    nightly: { amount: 10_000, currency: 'USD' },
    total: { amount: 30_000, currency: 'USD' },
    ...change,
  };
};
