import type { SearchCriteria } from '#platform/search-engine';

/** One adult, anywhere and at any time, without a filter. */
export const anyStay: SearchCriteria = {
  boxes: [],
  around: null,
  dates: null,
  windows: [],
  party: { adults: 1, children: 0, childAges: [], infants: 0, pets: false },
  price: null,
  isMember: false,
  stayType: null,
  propertyTypes: [],
  amenities: [],
  maxSteps: null,
  minDoorInches: null,
  smoking: false,
  instant: false,
  beds: 0,
  bedrooms: 0,
  bathrooms: 0,
  cityId: null,
  stateId: null,
  propertyManagerId: null,
  title: null,
  firstCityId: null,
  sort: 'best',
};

export const metersBetween = (a: { lat: number; lng: number }, b: { lat: number; lng: number }): number => {
  const radians = (angle: number): number => (angle * Math.PI) / 180;
  const dLat = radians(a.lat - b.lat) / 2;
  const dLng = radians(a.lng - b.lng) / 2;
  const chord =
    Math.sin(dLat) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng) ** 2;
  return 6_371_008.8 * 2 * Math.asin(Math.min(1, Math.sqrt(chord)));
};
