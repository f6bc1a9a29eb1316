import type { SaveSectionInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { type Beds, bedsTogether } from '@golark/contract/stays/beds';
import { sql, type Transaction } from 'kysely';
import { isViolationOf } from '#platform/database/constraint';
import { namesOf, recordset } from '#platform/database/record-columns';
import type { DB } from '#platform/database/tables';
import { invalidField } from '#platform/failure';
import { roomColumns } from '../save-listing.ts';
import type { OwnListingRow } from './own-listing-row.ts';

type Rooms = Extract<SaveSectionInput, { section: 'rooms' }>['values'];
type Home = Extract<Rooms, { stayType: 'homes' }>;
type Hotel = Extract<Rooms, { stayType: 'hotels' }>;

const countOf = (beds: readonly Beds[]): number => beds.reduce((sum, { count }) => sum + count, 0);

const jsonb = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

const saveHome = async (
  trx: Transaction<DB>,
  { id, extra_guest_fee_amount }: OwnListingRow,
  { guests, bathrooms, bedrooms, commonBeds }: Home,
): Promise<void> => {
  const rooms = [...bedrooms, commonBeds];
  const size = { max_guests: guests, bedrooms: bedrooms.length, beds: countOf(rooms.flat()) };
  const sleeping = [
    ...bedrooms.map((beds) => ({ room: 'bedroom', beds })),
    ...(commonBeds.length > 0 ? [{ room: 'common', beds: commonBeds }] : []),
  ];
  // without a fee for more guests, all of them are included
  const included = extra_guest_fee_amount === 0 ? { included_guests: guests } : {};
  await trx
    .updateTable('listings')
    .set({ ...size, ...included, bathrooms, sleeping: jsonb(sleeping) })
    .where('id', '=', id)
    .execute();
  await trx
    .updateTable('room_types')
    .set({ ...size, bedding: jsonb(bedsTogether(rooms)) })
    .where('listing_id', '=', id)
    .execute();
};

/** A new room type costs as much as the dearest of the listing until its host sets its price: never less than they want. */
const newRates = ({ rooms }: OwnListingRow) => ({
  nightly_amount: Math.max(...rooms.map((room) => room.nightly_amount)),
  weekend_nightly_amount: Math.max(...rooms.map((room) => room.weekend_nightly_amount)),
});

/** Ids `<listing>-<number>` are not used twice, also not that of a room type that is removed now. */
const numberOf = (roomTypeId: string): number => Number(/-(\d+)$/.exec(roomTypeId)?.[1] ?? 0);

const rowsOf = (listing: OwnListingRow, { rooms }: Hotel) => {
  let last = Math.max(...listing.rooms.map(({ id }) => numberOf(id)), listing.rooms.length);
  const rates = newRates(listing);
  return rooms.map((room, position) => {
    const own = listing.rooms.find(({ id }) => id === room.id);
    if (room.id !== null && !own) throw invalidField(`values.rooms.${position}.id`, 'room_type_unknown');
    if (!own) last += 1;
    return {
      id: own?.id ?? `${listing.id}-${last}`,
      listing_id: listing.id,
      position,
      name_en: room.nameEn,
      name_es: room.nameEs,
      units: room.units,
      max_guests: room.guests,
      bedrooms: 1,
      beds: countOf(room.beds),
      bedding: room.beds,
      amenities: room.amenities,
      nightly_amount: own?.nightly_amount ?? rates.nightly_amount,
      weekend_nightly_amount: own?.weekend_nightly_amount ?? rates.weekend_nightly_amount,
    };
  });
};

const removeOthers = async (trx: Transaction<DB>, listingId: string, ids: string[]): Promise<void> => {
  try {
    await sql`DELETE FROM room_types WHERE listing_id = ${listingId} AND id <> ALL (${ids}::text[])`.execute(
      trx,
    );
  } catch (error) {
    const isBooked =
      isViolationOf(error, 'booking_rooms_room_type_id_fkey') ||
      isViolationOf(error, 'returned_nights_room_type_id_fkey');
    throw isBooked ? invalidField('values.rooms', 'room_type_booked') : error;
  }
};

const upsertRooms = async (trx: Transaction<DB>, rows: readonly object[]): Promise<void> => {
  try {
    await sql`
      INSERT INTO room_types AS r (${namesOf(roomColumns)})
      SELECT ${namesOf(roomColumns)} FROM ${recordset([...rows], roomColumns)}
      ON CONFLICT (id) DO UPDATE SET position = excluded.position, name_en = excluded.name_en, name_es = excluded.name_es,
        units = excluded.units, max_guests = excluded.max_guests, beds = excluded.beds, bedding = excluded.bedding,
        amenities = excluded.amenities`.execute(trx);
  } catch (error) {
    throw isViolationOf(error, 'nights_not_oversold') ? invalidField('values.rooms', 'units_booked') : error;
  }
};

const saveHotel = async (trx: Transaction<DB>, listing: OwnListingRow, hotel: Hotel): Promise<void> => {
  const rows = rowsOf(listing, hotel);
  await removeOthers(
    trx,
    listing.id,
    rows.map(({ id }) => id),
  );
  // positions are unique at each moment of a statement
  await sql`UPDATE room_types SET position = position + 1000 WHERE listing_id = ${listing.id}`.execute(trx);
  await upsertRooms(trx, rows);
  await trx
    .updateTable('listings')
    .set({
      max_guests: Math.max(...rows.map((row) => row.max_guests)),
      beds: Math.max(...rows.map((row) => row.beds)),
      bedrooms: 1,
    })
    .where('id', '=', listing.id)
    .execute();
};

/**
 * How many sleep where. Throws VALIDATION_ERROR for a room type that is unknown, that was booked and would be removed, or whose rooms are
 * booked.
 */
export const saveRooms = (trx: Transaction<DB>, listing: OwnListingRow, rooms: Rooms): Promise<void> =>
  rooms.stayType === 'homes' ? saveHome(trx, listing, rooms) : saveHotel(trx, listing, rooms);
