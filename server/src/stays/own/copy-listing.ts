import { listingSections } from '@golark/contract/own-listings/rules';
import type { HostFee } from '@golark/contract/pricing/fees';
import type { Beds, SleepingRoom } from '@golark/contract/stays/beds';
import { sql, type Transaction } from 'kysely';
import type { DB } from '#platform/database/tables';
import { listPhotos } from '../list-photos.ts';
import { firstRankOf } from '../ranking/rules/score-points.ts';
import type { ArrivalColumns } from '../save-arrivals.ts';
import { type ListingInput, saveListings } from '../save-listing.ts';
import { lockStayRules, saveStayRules } from '../save-stay-rules.ts';
import type { ListingText } from '../save-texts.ts';
import { lockListing } from './change-status.ts';
import { type DraftState, lockDrafts } from './lock-drafts.ts';

interface Copy {
  /** The listing that is copied. */
  from: string;
  id: string;
  hostId: string;
  accountId: string;
  now: Date;
}

const noReviews = { quality: null, review_count: 0 };
const marks = { en: 'Copy of ', es: 'Copia de ' } as const;
const longestTitle = 100;

/** The title with a mark, which it gets once. An English text that stands in for a Spanish one is marked in Spanish. */
const markedTitle = ({ locale, title, isCopied }: ListingText): string => {
  const mark = marks[isCopied ? 'es' : locale];
  return title.startsWith(mark) ? title : [...`${mark}${title}`].slice(0, longestTitle).join('').trimEnd();
};

const listTexts = async (trx: Transaction<DB>, id: string, isMarked: boolean): Promise<ListingText[]> => {
  const rows = await trx
    .selectFrom('listing_texts')
    .select(['locale', 'title', 'description', 'is_copied'])
    .where('listing_id', '=', id)
    .execute();
  const texts = rows.map(({ is_copied, locale, ...text }) => ({
    ...text,
    locale: locale === 'es' ? ('es' as const) : ('en' as const),
    isCopied: is_copied,
  }));
  return isMarked ? texts.map((text) => ({ ...text, title: markedTitle(text) })) : texts;
};

/** Room types with their seasons under ids of the copy. */
const listRooms = async (trx: Transaction<DB>, { from, id }: Copy): Promise<ListingInput['rooms']> => {
  const rooms = await trx
    .selectFrom('room_types')
    .selectAll()
    .select(sql<Beds[]>`bedding`.as('bedding'))
    .where('listing_id', '=', from)
    .orderBy('position')
    .execute();
  const seasons = await trx
    .selectFrom('seasons')
    .innerJoin('room_types', 'room_types.id', 'seasons.room_type_id')
    .selectAll('seasons')
    .where('room_types.listing_id', '=', from)
    .execute();
  return rooms.map(({ listing_id: _listing, ...room }, i) => ({
    ...room,
    id: `${id}-${i + 1}`,
    seasons: seasons
      .filter((season) => season.room_type_id === room.id)
      .map(({ room_type_id: _room, ...season }) => season),
  }));
};

const withoutSecrets = { access_en: null, access_es: null, wifi_network: null, wifi_password: null };

/** Where the place is and where guests park. How to get in and the network are secrets, which the host writes for each place. */
const findArrival = async (trx: Transaction<DB>, from: string): Promise<ArrivalColumns | undefined> => {
  const row = await trx
    .selectFrom('listing_arrivals')
    .select(['line1', 'line2', 'zip', 'parking_en', 'parking_es'])
    .where('listing_id', '=', from)
    .executeTakeFirst();
  return row && { ...withoutSecrets, ...row };
};

/** A listing that was ever published is complete; a draft has the sections that were saved. */
const completeSections = async (trx: Transaction<DB>, from: string, status: string): Promise<string[]> => {
  if (status !== 'draft') return [...listingSections];
  const rows = await trx
    .selectFrom('listing_sections')
    .select('section')
    .where('listing_id', '=', from)
    .where('section', 'in', listingSections)
    .execute();
  return rows.map(({ section }) => section);
};

const readInput = async (
  trx: Transaction<DB>,
  copy: Copy,
  sections: readonly string[],
): Promise<ListingInput> => {
  const { from, id, now } = copy;
  const row = await trx
    .selectFrom('listings')
    .selectAll()
    .select([sql<HostFee[]>`host_fees`.as('host_fees'), sql<SleepingRoom[] | null>`sleeping`.as('sleeping')])
    .where('id', '=', from)
    .executeTakeFirstOrThrow();
  const {
    version: _version,
    status: _status,
    is_instant_paused: _paused,
    wants_instant_book: is_instant_book,
    ...columns
  } = row;
  const arrival = await findArrival(trx, from);
  return {
    listing: {
      ...columns,
      is_instant_book,
      id,
      source: 'direct',
      external_id: null,
      ...noReviews,
      search_rank: firstRankOf(noReviews),
      created_at: now,
      updated_at: now,
    },
    texts: await listTexts(trx, from, sections.includes('texts')),
    rooms: await listRooms(trx, copy),
    photos: await listPhotos(trx, from),
    ...(arrival ? { arrival } : {}),
  };
};

const insert = async (trx: Transaction<DB>, copy: Copy, status: string): Promise<void> => {
  const { from, id, accountId, now } = copy;
  const sections = await completeSections(trx, from, status);
  await saveListings(trx, [await readInput(trx, copy, sections)], { status: 'draft' });
  await saveStayRules(trx, [{ listingId: id, rules: await lockStayRules(trx, from) }]);
  await sql`
    INSERT INTO listing_sections (listing_id, section, version, changed_by, changed_at)
    SELECT ${id}, section, 1, ${accountId}::uuid, ${now} FROM unnest(${[...sections]}::text[]) AS section`.execute(
    trx,
  );
};

/**
 * Adds a draft that says what another listing of the host says, with the same photos. Returns what `insertDraft` returns; undefined if the
 * other listing is gone.
 */
export const insertCopy = async (trx: Transaction<DB>, copy: Copy): Promise<DraftState | undefined> => {
  const { from, id, hostId } = copy;
  const known = await lockDrafts(trx, { id, hostId });
  if (known.hostId) return known;
  const status = await lockListing(trx, from);
  if (status === undefined) return undefined;
  await insert(trx, copy, status);
  return { hostId, isNew: true, draftCount: known.draftCount + 1 };
};
