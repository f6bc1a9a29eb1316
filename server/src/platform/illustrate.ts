import type { PhotoRoom } from '@golark/contract/stays/photo-rooms';

/** The facts from which an illustration of a stay is drawn. */
export interface StayFacts {
  id: string;
  propertyType: string;
  stateId: string;
  cityPopulation: number;
  isCoastal: boolean;
  amenities: readonly string[];
  bedrooms: number;
  latitude?: number | undefined;
  longitude?: number | undefined;
  /** In the words of the host; the drawing follows the color, the material and the place that it names. */
  title?: string | undefined;
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
  /** Null where it is not known. */
  room: PhotoRoom | null;
}

/** Returns photos for a stay that has none, in order; the same facts always return the same photos. */
export type Illustrate = (facts: StayFacts) => StoredPhoto[];
