import { seatLabel, spacesAmong } from '@golark/contract/events/seat-map-rules';
import type { Locale } from '@golark/contract/locale/rules';
import { usd } from '@golark/contract/money/rules';
import type { SellerListing } from '@golark/contract/selling/schemas';
import type { SeatPlace } from '@golark/contract/tickets/listing-schemas';
import { countSeats, parseRanges, presentEvent, type SoldPlaceRow } from '#tickets';
import { presentPayout } from './present-payout.ts';
import { paidOnOf } from './rules/delivery-deadline.ts';
import type { OwnListingRow } from './store/own-listings.ts';

/** Every seat of some ranges; places of a standing area have no numbers. */
export const presentSeats = (row: SoldPlaceRow, ranges: string): SeatPlace => {
  const isStanding = row.row_label === '';
  const positions = isStanding
    ? []
    : parseRanges(ranges).flatMap(({ from, to }) => Array.from({ length: to - from }, (_, i) => from + i));
  return {
    sectionId: row.section_id,
    section: row.section_label,
    tier: row.tier,
    row: isStanding ? null : row.row_label,
    seats: positions.map((position) => seatLabel(row.numbering, position)),
    isAccessible: row.is_accessible,
    spaces: spacesAmong(row, positions),
  };
};

export const presentListing = (row: OwnListingRow, locale: Locale): SellerListing => {
  const remainingCount = countSeats(parseRanges(row.seats));
  const terms = {
    priceAmount: row.price_amount,
    facilityChargeAmount: row.facility_charge_amount,
    quantity: remainingCount,
  };
  return {
    id: row.listing_id,
    event: presentEvent(row, locale),
    status: row.status,
    place: presentSeats(row, row.seats),
    heldCount: remainingCount - countSeats(parseRanges(row.free)),
    remainingCount,
    soldCount: row.sold_count,
    price: usd(row.price_amount),
    facePrice: row.face_amount === null ? null : usd(row.face_amount),
    splitRule: row.split_rule,
    disclosures: row.disclosures,
    delivery: row.delivery,
    inHandOn: row.in_hand_on,
    files: row.files.map((file) => ({
      seats: row.row_label === '' ? [] : [seatLabel(row.numbering, file.seat)],
      pageCount: file.page_count,
      hasBarcode: file.barcode_count === null ? null : file.barcode_count > 0,
      uploadedAt: new Date(file.uploaded_at).toISOString(),
    })),
    payout: presentPayout(terms, paidOnOf({ startsAt: row.starts_at, timeZone: row.time_zone })),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
};
