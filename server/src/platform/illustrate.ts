/** What an illustration of a stay is made from. */
export interface StayFacts {
  id: string;
  propertyType: string;
  stateId: string;
  cityPopulation: number;
  isCoastal: boolean;
  amenities: readonly string[];
  bedrooms: number;
}

/** A picture in the file store, with its size in pixels. */
export interface StoredPhoto {
  storageKey: string;
  width: number;
  height: number;
  /** The dominant color as `#rrggbb`. */
  color: string;
  altEn: string;
  altEs: string;
}

/** Photos of a stay that has none of its own, in order; the same facts always give the same photos. */
export type Illustrate = (facts: StayFacts) => StoredPhoto[];
