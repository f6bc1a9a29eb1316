import type { ListingArrival } from '@golark/contract/partners/schemas';
import { phoneUri } from '@golark/contract/phone/rules';
import { splitPhoneNumber } from '#accounts';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import { invalidField, notFound } from '#platform/failure';
import { type ArrivalColumns, type ArrivalRow, findArrivalOfHost, saveArrivals } from '#stays';
import { saveHostPhone, touchSection } from '#stays/own';

const bothOrNull = (en: string | null, es: string | null) => (en || es ? { en, es } : null);

export const presentListingArrival = (row: ArrivalRow): ListingArrival => ({
  address: row.line1 ? { line1: row.line1, line2: row.line2, zip: row.zip } : null,
  access: bothOrNull(row.access_en, row.access_es),
  wifi: row.wifi_network ? { network: row.wifi_network, password: row.wifi_password } : null,
  parking: bothOrNull(row.parking_en, row.parking_es),
  hostPhone: row.host_phone,
});

const columnsOf = ({ address, access, wifi, parking }: ListingArrival): ArrivalColumns => ({
  line1: address?.line1 ?? null,
  line2: address?.line2 ?? null,
  zip: address?.zip ?? null,
  access_en: access?.en ?? null,
  access_es: access?.es ?? null,
  wifi_network: wifi?.network ?? null,
  wifi_password: wifi?.password ?? null,
  parking_en: parking?.en ?? null,
  parking_es: parking?.es ?? null,
});

/** `+1 503 555 0163` as `+15035550163`. Throws VALIDATION_ERROR. */
const phoneOf = ({ hostPhone }: ListingArrival): string | null => {
  if (hostPhone === null) return null;
  const checked = splitPhoneNumber(hostPhone);
  if (!checked.ok) throw invalidField('hostPhone', 'invalid');
  return phoneUri(checked.phone);
};

/** Replaces the arrival information of a listing and the phone of its host. Throws VALIDATION_ERROR (hostPhone). */
export const replaceListingArrival = async (
  ctx: Context,
  { accountId }: PartnerCaller,
  { row, arrival }: { row: ArrivalRow; arrival: ListingArrival },
): Promise<ListingArrival> => {
  const { listing_id, host_id } = row;
  const phone = phoneOf(arrival);
  const columns = columnsOf(arrival);
  const isOtherPlace = columns.line1 !== row.line1 || columns.zip !== row.zip;
  const touched = { listingId: listing_id, section: 'place', accountId, now: ctx.clock.now() } as const;
  await ctx.db.transaction().execute(async (trx) => {
    await saveArrivals(trx, [{ listing_id, ...columns }]);
    if (isOtherPlace) await touchSection(trx, touched);
    await saveHostPhone(trx, host_id, phone);
  });
  const saved = await findArrivalOfHost(ctx.db, listing_id, host_id);
  if (!saved) throw notFound('This listing');
  return presentListingArrival(saved);
};
