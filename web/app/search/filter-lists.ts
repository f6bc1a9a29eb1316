import { amenityLists } from '@golark/contract/stays/amenities';
import { bedKinds } from '@golark/contract/stays/beds';
import { propertyTypes } from '@golark/contract/stays/property-types';

/** The filters that are lists with the values of each, in the order of the panel. */
export const filterLists = {
  propertyType: propertyTypes,
  facilities: amenityLists.facilities,
  amenities: amenityLists.amenities,
  features: amenityLists.features,
  views: amenityLists.views,
  bedding: bedKinds,
} as const;

export type FilterList = keyof typeof filterLists;

export const filterListNames = Object.keys(filterLists) as FilterList[];
