import type { FeeUnit, HostFee } from '@golark/contract/pricing/fees';
import type { Beds, SleepingRoom } from '@golark/contract/stays/beds';
import type { StayLook } from '../facts/index.ts';
import type { Surroundings } from './surroundings.ts';

export interface Season {
  starts_on: string;
  ends_on: string;
  nightly_amount: number;
  weekend_nightly_amount: number;
}

/** Consecutive nights that differ from the room's standard availability and price in the same way. */
export interface NightRun {
  starts_on: string;
  nights: number;
  booked: number;
  is_closed: boolean;
  nightly_amount: number | null;
  min_nights: number | null;
}

export interface Room {
  id: string;
  position: number;
  name_en: string;
  name_es: string;
  units: number;
  max_guests: number;
  bedrooms: number;
  beds: number;
  bedding: Beds[];
  amenities: string[];
  nightly_amount: number;
  weekend_nightly_amount: number;
  seasons: Season[];
  runs: NightRun[];
}

export interface Review {
  author_name: string;
  author_place: string | null;
  locale: 'en' | 'es';
  stayed_in: string;
  rating: number;
  body: string;
  /** Topics of the breakdown that the text praises and criticizes. */
  praised: string[];
  criticized: string[];
  /** The host's answer. */
  reply_body: string | null;
}

export interface Manager {
  id: string;
  name: string;
  joined_on: string;
  /** Used in reviews of a person's stays. */
  firstName: string;
  isCompany: boolean;
  /** `+15035550163`; the last part is one of the numbers that nobody has. */
  phone: string;
  languages: string[];
}

/** The columns of `listing_arrivals`. */
export interface Arrival {
  line1: string;
  line2: string | null;
  zip: string;
  access_en: string;
  access_es: string;
  wifi_network: string | null;
  wifi_password: string | null;
  parking_en: string;
  parking_es: string;
}

/** Measurements by a host; null where one is not known. */
export interface AccessColumns {
  steps_to_entrance: number | null;
  door_inches: number | null;
  shower: string | null;
  shower_step_inches: number | null;
  has_toilet_bars: boolean | null;
  has_shower_bars: boolean | null;
  bed_inches: number | null;
  floor_access: string | null;
  has_accessible_parking: boolean | null;
}

/** The generated columns of `listings`, with the column names of the table. */
export interface ListingRow extends AccessColumns {
  id: string;
  property_manager_id: string;
  state_id: string;
  city_id: string;
  neighborhood: string | null;
  time_zone: string;
  latitude: number;
  longitude: number;
  stay_type: 'homes' | 'hotels';
  property_type: string;
  max_guests: number;
  bedrooms: number;
  beds: number;
  bathrooms: number;
  amenities: string[];
  is_instant_book: boolean;
  is_pets_allowed: boolean;
  is_smoking_allowed: boolean;
  cleaning_fee_amount: number;
  pet_fee_amount: number;
  extra_guest_fee_amount: number;
  included_guests: number;
  weekly_discount_percent: number;
  monthly_discount_percent: number;
  last_minute_discount_percent: number;
  last_minute_days: number;
  early_booking_discount_percent: number;
  early_booking_days: number;
  non_refundable_discount_percent: number;
  deposit_percent: number;
  balance_days_before: number;
  cleaning_fee_unit: FeeUnit;
  pet_fee_unit: FeeUnit;
  extra_guest_fee_unit: FeeUnit;
  host_fees: HostFee[];
  member_discount_percent: number;
  member_discount_funder: 'host' | 'platform';
  cancellation_policy: 'flexible' | 'moderate' | 'strict';
  min_nights: number;
  max_nights: number;
  check_in_from: string;
  check_in_until: string;
  check_out_by: string;
  quiet_from: string | null;
  quality: number | null;
  review_count: number;
  /** Where the beds of a home are; null for a hotel. */
  sleeping: SleepingRoom[] | null;
  created_on: string;
}

/** A rule of some days, with the names of `stay_rules`. */
export interface StayRule {
  startsOn: string | null;
  endsOn: string | null;
  /** 0 is Sunday. */
  weekday: number | null;
  minStayArrival: number | null;
  minStayThrough: number | null;
  maxStay: number | null;
  closedToArrival: boolean | null;
  closedToDeparture: boolean | null;
}

/** What a host asks of stays beyond the least and most nights of the listing. */
export interface StayRules {
  preparationNights: number;
  noticeDays: number;
  noticeHour: number;
  bookingWindowDays: number;
  gapNights: number | null;
  rules: StayRule[];
}

interface ListingText {
  locale: 'en' | 'es';
  title: string;
  description: string;
}

export interface Stay {
  listing: ListingRow;
  /** What its title names and its pictures show. */
  look: StayLook;
  manager: Manager;
  place: Surroundings;
  rooms: Room[];
  texts: ListingText[];
  reviews: Review[];
  arrival: Arrival;
  /** Null for most. */
  rules: StayRules | null;
  /** How much guests like the stay, 0 to 1; its reviews and its price follow from it. */
  appeal: number;
  /** Facts about the stay that phrases are selected by, such as `hot-tub` or `near-lake`. */
  tags: Set<string>;
}
