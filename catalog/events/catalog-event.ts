import type { EventCategory, EventGenre, VenueKind } from '@golark/contract/events/rules';
import type { SeatMap, SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { Delivery, Disclosure, SeatRange, SplitRule } from '@golark/contract/tickets/rules';

/** A generated venue as plain data. */
export interface CatalogVenue {
  id: string;
  slug: string;
  name: string;
  kind: VenueKind;
  cityId: string;
  stateId: string;
  cityName: string;
  cityPopulation: number;
  isCoastal: boolean;
  latitude: number;
  longitude: number;
  timeZone: string;
  capacity: number;
  seatMap: SeatMap;
}

export interface CatalogPerformer {
  id: string;
  slug: string;
  name: string;
  category: EventCategory;
  genre: EventGenre;
  /** of a team, or of an artist's show */
  colors: readonly [string, string] | null;
  /** how many are on stage; null where only the name says it */
  people: number | null;
  homeVenueId: string | null;
}

/** How tickets of an event sell. */
export type Demand = 'usual' | 'few-left' | 'sold-out';

export interface CatalogEvent {
  id: string;
  title: string;
  category: EventCategory;
  genre: EventGenre;
  venue: CatalogVenue;
  performers: readonly CatalogPerformer[];
  /** The day and wall time at the venue. */
  day: string;
  time: string;
  startsAt: Date;
  doorsAt: Date;
  onSaleAt: Date | null;
  ticketLimit: number;
  facilityChargeAmount: number;
  refundRule: readonly { hoursBefore: number; percent: number }[];
  resaleCapPercent: number | null;
  demand: Demand;
  listings: CatalogListing[];
}

/** A listing as plain data; `seller` counts the demo sellers from 1, null is the box office. */
export interface CatalogListing {
  seller: number | null;
  section: SeatSection;
  rowLabel: string;
  rowIndex: number | null;
  /** In a bay, how many companion seats follow each wheelchair space; null for any other row. */
  companions: number | null;
  seats: readonly SeatRange[];
  splitRule: SplitRule;
  priceAmount: number;
  faceAmount: number;
  quality: number;
  disclosures: readonly Disclosure[];
  delivery: Delivery;
  inHandOn: string | null;
  status: 'active' | 'sold';
  createdAt: Date;
  updatedAt: Date;
}

/** What happens when and where, before it is given an id and tickets. */
export interface Booking {
  title: string;
  genre: EventGenre;
  venue: CatalogVenue;
  performers: readonly CatalogPerformer[];
  day: string;
  time: string;
  /** 0.6 for a quiet night, 1.6 for what everybody wants to see. */
  appeal: number;
}
