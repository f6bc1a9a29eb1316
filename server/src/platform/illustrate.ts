import type { EventGenre, VenueKind } from '@golark/contract/events/rules';
import type { SeatMap, SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { Locale } from '@golark/contract/locale/rules';
import type { AccessFact } from '@golark/contract/stays/accessibility';
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
  /** The texts were made from facts, and the host has not confirmed them yet. */
  isAltSuggested?: boolean;
  /** Null where it is not known. */
  room: PhotoRoom | null;
  /** The facts about access that it shows; without it, those that the listing's photo of this key has shown. */
  access?: readonly AccessFact[];
}

/** Returns photos for a stay that has none, in order; the same facts always return the same photos. */
export type Illustrate = (facts: StayFacts) => StoredPhoto[];

/** A picture by its key in the file store. */
export interface StoredPicture {
  key: string;
  alt: Record<Locale, string>;
}

/** Where and what a venue is, from which it is drawn. */
export interface VenueFacts {
  id: string;
  name: string;
  kind: VenueKind;
  stateId: string;
  cityName: string;
  cityPopulation: number;
  isCoastal: boolean;
  latitude: number;
  longitude: number;
}

export interface PerformerFacts {
  id: string;
  name: string;
  genre: EventGenre;
  /** The colors of a team or a show. */
  colors: readonly [string, string] | null;
  /** How many are on stage, where it is known. */
  people?: number | null;
}

export interface EventFacts {
  id: string;
  title: string;
  genre: EventGenre;
  venue: VenueFacts;
  /** The start at the venue: `2026-12-01`, `19:30`. */
  day: string;
  time: string;
  /** Who is named first: the home team, or the main act. */
  performer: PerformerFacts | null;
}

export interface SeatViewFacts {
  venueKind: VenueKind;
  viewpoint: SeatSection['viewpoint'];
}

/** Plans and pictures of events and where they happen; the same facts always give the same. */
export interface IllustrateEvents {
  planVenue(venue: { id: string; kind: VenueKind; capacity: number }): SeatMap;
  venuePicture(venue: VenueFacts): StoredPicture;
  performerPicture(performer: PerformerFacts): StoredPicture;
  eventPicture(event: EventFacts): StoredPicture;
  /** The key of what can be seen from the middle of a section. */
  seatViewKey(view: SeatViewFacts): string;
}
