import { isDeepStrictEqual } from 'node:util';
import type { OwnListingDetails } from '@golark/contract/own-listings/schemas';
import type { SaveSectionInput } from '@golark/contract/own-listings/section-inputs-schemas';
import { accessFacts } from '@golark/contract/stays/accessibility';
import { amenities } from '@golark/contract/stays/amenities';
import { stayTypeOf } from '@golark/contract/stays/property-types';
import type { Transaction } from 'kysely';
import type { PartnerCaller } from '#platform/caller';
import type { Context } from '#platform/context';
import type { DB } from '#platform/database/tables';
import { Failure, invalidField, notFound } from '#platform/failure';
import { reachStep } from '#platform/fault-point';
import {
  type DraftPlace,
  findOwnListing,
  lockListing,
  type OwnListingRow,
  raiseVersion,
  recordSection,
  reopenSections,
  ruleColumnsOf,
  saveAccessibility,
  saveAmenities,
  savePlace,
  savePrice,
  savePriceRules,
  saveRooms,
  saveRules,
  saveSeasons,
  saveTexts,
} from '#stays/own';
import { checkPlace } from './check-place.ts';
import { presentDetails } from './present-own-listing.ts';
import { isComplete, valuesOf, versionOf } from './present-sections.ts';

/** Whether a section says already what is to be saved. */
const isUnchanged = (row: OwnListingRow, { section, values }: SaveSectionInput): boolean => {
  const current = valuesOf(row)[section];
  if (section !== 'place') return isDeepStrictEqual(current, values);
  const { cityName: _city, stateName: _state, ...place } = valuesOf(row).place;
  return isDeepStrictEqual(place, values);
};

/** Each room type of the listing has rates, and no other one. */
const assertRoomsPriced = (
  row: OwnListingRow,
  rates: readonly { roomTypeId: string }[],
  path: string,
): void => {
  const known = new Set(row.rooms.map(({ id }) => id));
  const ids = rates.map(({ roomTypeId }) => roomTypeId);
  const unknown = ids.findIndex((id, i) => !known.has(id) || ids.indexOf(id) !== i);
  if (unknown >= 0) throw invalidField(`${path}.${unknown}.roomTypeId`, 'room_type_unknown');
  if (ids.length < known.size) throw invalidField(path, 'room_type_missing');
};

/** As it was sent: the paths of errors count as its sender does. */
const assertRates = (row: OwnListingRow, sent: SaveSectionInput): void => {
  if (sent.section === 'price') assertRoomsPriced(row, sent.values.rooms, 'values.rooms');
  if (sent.section !== 'seasons') return;
  sent.values.seasons.forEach(({ rates }, i) => {
    assertRoomsPriced(row, rates, `values.seasons.${i}.rates`);
  });
};

/** Only a fact that is known has a photo, which is one of the listing. */
const assertAccessPhotos = (
  row: OwnListingRow,
  { photos, ...facts }: Extract<SaveSectionInput, { section: 'accessibility' }>['values'],
): void => {
  for (const fact of accessFacts) {
    const photoId = photos[fact];
    if (photoId === undefined) continue;
    if (facts[fact] === null || row.photos.every(({ id }) => id !== photoId))
      throw invalidField(`values.photos.${fact}`, 'invalid');
  }
};

/** A draft whose rooms became others has no price yet: those that it has are of room types that are gone. */
const saveRoomsOf = async (
  trx: Transaction<DB>,
  row: OwnListingRow,
  values: Extract<SaveSectionInput, { section: 'rooms' }>['values'],
): Promise<void> => {
  if (values.stayType !== row.stay_type) throw invalidField('values.stayType', 'invalid');
  await saveRooms(trx, row, values);
  const isAdded = values.stayType === 'hotels' && values.rooms.some(({ id }) => id === null);
  if (isAdded && row.status === 'draft') await reopenSections(trx, row.id, ['price']);
};

const savePlaceOf = async (trx: Transaction<DB>, row: OwnListingRow, place: DraftPlace): Promise<void> => {
  const isOtherType = stayTypeOf(place.kind) !== row.stay_type;
  if (isOtherType && row.status !== 'draft') throw invalidField('values.kind', 'kind_fixed');
  await savePlace(trx, row, place);
  if (isOtherType) await reopenSections(trx, row.id, ['rooms', 'price']);
};

const write = async (
  trx: Transaction<DB>,
  row: OwnListingRow,
  { input, place }: { input: SaveSectionInput; place: DraftPlace | null },
): Promise<void> => {
  switch (input.section) {
    case 'place':
      return place ? savePlaceOf(trx, row, place) : undefined;
    case 'rooms':
      return saveRoomsOf(trx, row, input.values);
    case 'amenities':
      return saveAmenities(trx, row, input.values);
    case 'accessibility':
      return saveAccessibility(trx, row, input.values);
    case 'texts':
      return saveTexts(trx, row, input.values);
    case 'price':
      return savePrice(trx, row, input.values);
    case 'seasons':
      return saveSeasons(trx, row, input.values);
    case 'rules':
      return saveRules(trx, row, input.values);
    default:
      return savePriceRules(trx, row.id, ruleColumnsOf(input, row));
  }
};

/** The stay rules show the lengths of stay too. */
const isOtherLength = (row: OwnListingRow, input: SaveSectionInput): boolean =>
  input.section === 'rules' &&
  (row.min_nights !== input.values.minNights || row.max_nights !== input.values.maxNights);

/** Lists in the order in which they are stored, so that the same choice is the same value. */
const inOrder = (input: SaveSectionInput): SaveSectionInput => {
  if (input.section === 'seasons') {
    const byDate = input.values.seasons.toSorted((a, b) => (a.firstNight < b.firstNight ? -1 : 1));
    return { ...input, values: { seasons: byDate } };
  }
  if (input.section !== 'amenities') return input;
  const chosen = new Set<string>(input.values.amenities);
  return { ...input, values: { amenities: amenities.filter((slug) => chosen.has(slug)) } };
};

/**
 * Saves one section. The same values again change nothing, whatever version they name. Throws SECTION_CHANGED with what the listing says
 * now if the section has changed since, VALIDATION_ERROR, which names the field, and NOT_FOUND.
 */
export const saveSection = async (
  ctx: Context,
  caller: PartnerCaller,
  { listingId, input: sent }: { listingId: string; input: SaveSectionInput },
): Promise<OwnListingDetails> => {
  const input = inOrder(sent);
  const { propertyManagerId: hostId, accountId, locale } = caller;
  const { section, version } = input;
  const place = input.section === 'place' ? await checkPlace(ctx, input.values, 'values') : null;
  const row = await ctx.db.transaction().execute(async (trx) => {
    await lockListing(trx, listingId);
    const current = await findOwnListing(trx, listingId, hostId);
    if (!current) throw notFound('This listing');
    if (isComplete(current, section) && isUnchanged(current, input)) return current;
    if (version !== versionOf(current, section))
      throw new Failure('SECTION_CHANGED', {
        detail: 'Somebody has changed this part of the listing since you opened it.',
        extra: { section, current: presentDetails(current, locale) },
      });
    assertRates(current, sent);
    if (input.section === 'accessibility') assertAccessPhotos(current, input.values);
    await write(trx, current, { input, place });
    const saved = { listingId, section, accountId, now: ctx.clock.now() };
    await recordSection(trx, saved);
    if (isOtherLength(current, input)) await raiseVersion(trx, { ...saved, section: 'stay-rules' });
    reachStep('listings.section-saved.before-commit');
    return findOwnListing(trx, listingId, hostId);
  });
  if (!row) throw notFound('This listing');
  return presentDetails(row, locale);
};
