import type { EventCategory, EventGenre, VenueKind } from '@golark/contract/events/rules';
import type { SeatMap, SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { Locale } from '@golark/contract/locale/rules';
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

/** A picture by its key in the file store. */
export interface StoredPicture {
  key: string;
  alt: Record<Locale, string>;
}

export interface VenueFacts {
  id: string;
  name: string;
  kind: VenueKind;
}

export interface PerformerFacts {
  id: string;
  name: string;
  category: EventCategory;
  genre: EventGenre;
  colors: readonly [string, string] | null;
}

export interface EventFacts {
  id: string;
  title: string;
  genre: EventGenre;
  venueKind: VenueKind;
  /** Of the home team, which come first, and of its guests. */
  colors: readonly string[];
}

export interface SeatViewFacts {
  eventId: string;
  genre: EventGenre;
  venueKind: VenueKind;
  section: SeatSection;
}

/** Plans and pictures of events and where they happen; the same facts always give the same. */
export interface IllustrateEvents {
  planVenue(venue: Pick<VenueFacts, 'id' | 'kind'> & { capacity: number }): SeatMap;
  venuePicture(venue: VenueFacts): StoredPicture;
  performerPicture(performer: PerformerFacts): StoredPicture;
  eventPicture(event: EventFacts): StoredPicture;
  /** The key of what can be seen from the middle of a section. */
  seatViewKey(view: SeatViewFacts): string;
}
