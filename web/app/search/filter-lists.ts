import { accessNeeds } from '@golark/contract/stays/accessibility';
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
  accessibility: accessNeeds,
} as const;

export type FilterList = keyof typeof filterLists;

export const filterListNames = Object.keys(filterLists) as FilterList[];

/** Those that are lists of the call too: needs are a part of `accessibility`. */
export type PlainList = Exclude<FilterList, 'accessibility'>;

export const plainListNames = filterListNames.filter((list): list is PlainList => list !== 'accessibility');
