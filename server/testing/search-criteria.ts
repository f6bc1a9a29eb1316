import type { SearchCriteria } from '#platform/search-engine';

/** One adult, anywhere and at any time, without a filter. */
export const anyStay: SearchCriteria = {
  boxes: [],
  around: null,
  dates: null,
  windows: [],
  party: { adults: 1, children: 0, childAges: [], infants: 0, pets: false },
  rooms: null,
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
