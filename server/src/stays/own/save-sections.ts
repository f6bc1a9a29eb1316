import type { PriceInput, SaveSectionInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { stayTypeOf } from '@golark/contract/stays/property-types';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { accessibilityColumnsOf } from '../accessibility-columns.ts';
import { seasonsOfRanges } from '../rules/season-ranges.ts';
import { replaceSeasons } from '../save-listing.ts';
import { upsertTexts } from '../save-texts.ts';
import type { OwnListingRow } from './own-listing-row.ts';
import { homeRoomNames } from './room-names.ts';
import { type DraftPlace, saveAddress } from './save-address.ts';

type ValuesOf<Section extends SaveSectionInput['section']> = Extract<
  SaveSectionInput,
  { section: Section }
>['values'];

/** A draft that becomes a home keeps its first room type only. */
const becomeHome = async (trx: Transaction<DB>, { id, max_guests }: OwnListingRow): Promise<void> => {
  await sql`DELETE FROM room_types WHERE listing_id = ${id}
    AND id <> (SELECT id FROM room_types WHERE listing_id = ${id} ORDER BY position LIMIT 1)`.execute(trx);
  await trx.updateTable('room_types').set({ units: 1, max_guests }).where('listing_id', '=', id).execute();
};

/** One that was left as it is belongs to the former town. */
const neighborhoodOf = (listing: OwnListingRow, place: DraftPlace): string | null =>
  place.cityId !== listing.city_id && place.neighborhood === listing.neighborhood ? null : place.neighborhood;

/** Kind and place of a listing. The caller has checked that one that was published keeps its stay type. */
export const savePlace = async (
  trx: Transaction<DB>,
  listing: OwnListingRow,
  place: DraftPlace,
): Promise<void> => {
  const stayType = stayTypeOf(place.kind);
  const { id } = listing;
  await trx
    .updateTable('listings')
    .set({
      stay_type: stayType,
      property_type: place.kind,
      state_id: place.stateId,
      city_id: place.cityId,
      time_zone: place.timeZone,
      latitude: place.pin.lat,
      longitude: place.pin.lng,
      neighborhood: neighborhoodOf(listing, place),
    })
    .where('id', '=', id)
    .execute();
  if (stayType === 'homes' && listing.stay_type !== 'homes') await becomeHome(trx, listing);
  if (stayType === 'homes')
    await trx.updateTable('room_types').set(homeRoomNames(place.kind)).where('listing_id', '=', id).execute();
  await saveAddress(trx, id, place);
};

export const saveAmenities = async (
  trx: Transaction<DB>,
  { id }: OwnListingRow,
  { amenities }: ValuesOf<'amenities'>,
): Promise<void> => {
  await trx.updateTable('listings').set({ amenities }).where('id', '=', id).execute();
};

/** The caller has checked that the photos are those of the listing. */
export const saveAccessibility = async (
  trx: Transaction<DB>,
  { id }: OwnListingRow,
  values: ValuesOf<'accessibility'>,
): Promise<void> => {
  await trx.updateTable('listings').set(accessibilityColumnsOf(values)).where('id', '=', id).execute();
  await sql`
    UPDATE listing_photos p SET shown_access = now.facts
    FROM (SELECT position, ARRAY(SELECT f.key FROM json_each_text(${JSON.stringify(values.photos)}::json) f
        WHERE f.value = photo_id(listing_id, storage_key) ORDER BY f.key) AS facts
      FROM listing_photos WHERE listing_id = ${id}) now
    WHERE p.listing_id = ${id} AND p.position = now.position AND p.shown_access <> now.facts`.execute(trx);
};

/** English is always stored: where the host wrote Spanish only, readers of English get it. */
export const saveTexts = async (
  trx: Transaction<DB>,
  { id }: OwnListingRow,
  { en, es }: ValuesOf<'texts'>,
): Promise<void> => {
  const english = en ?? es;
  if (!english) return;
  const texts = [
    { locale: 'en' as const, ...english, isCopied: en === null },
    ...(es ? [{ locale: 'es' as const, ...es }] : []),
  ];
  await upsertTexts([{ listing: { id }, texts }], []).execute(trx);
  if (!es)
    await trx.deleteFrom('listing_texts').where('listing_id', '=', id).where('locale', '=', 'es').execute();
};

/** The caller has checked that the rooms are those of the listing. */
export const savePrice = async (
  trx: Transaction<DB>,
  { id }: OwnListingRow,
  { rooms }: PriceInput,
): Promise<void> => {
  await sql`
    UPDATE room_types r SET nightly_amount = g.nightly, weekend_nightly_amount = g.weekend
    FROM json_to_recordset(${JSON.stringify(
      rooms.map(({ roomTypeId, nightly, weekendNightly }) => ({
        id: roomTypeId,
        nightly: nightly.amount,
        weekend: weekendNightly.amount,
      })),
    )}::json) AS g (id text, nightly bigint, weekend bigint)
    WHERE r.id = g.id AND r.listing_id = ${id}`.execute(trx);
};

/** The caller has checked that the rooms are those of the listing. */
export const saveSeasons = async (
  trx: Transaction<DB>,
  { rooms }: OwnListingRow,
  { seasons }: ValuesOf<'seasons'>,
): Promise<void> => {
  const roomTypeIds = rooms.map(({ id }) => id);
  await replaceSeasons(trx, seasonsOfRanges(roomTypeIds, seasons));
};

export const saveRules = async (
  trx: Transaction<DB>,
  { id }: OwnListingRow,
  rules: ValuesOf<'rules'>,
): Promise<void> => {
  await trx
    .updateTable('listings')
    .set({
      min_nights: rules.minNights,
      max_nights: rules.maxNights,
      check_in_from: rules.checkInFrom,
      check_in_until: rules.checkInUntil,
      check_out_by: rules.checkOutBy,
      quiet_from: rules.quietFrom,
      is_instant_book: rules.isInstantBook,
      cancellation_policy: rules.cancellationPolicy,
      is_pets_allowed: rules.isPetsAllowed,
      is_smoking_allowed: rules.isSmokingAllowed,
    })
    .where('id', '=', id)
    .execute();
};
