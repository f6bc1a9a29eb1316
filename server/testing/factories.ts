import { randomUUID } from 'node:crypto';
import { operatorPermissions, type PartnerRole } from '@golark/contract/access/rules';
import { signUp } from '@golark/contract/accounts/calls';
import type { LoginResult } from '@golark/contract/accounts/schemas';
import { maxBookableDays } from '@golark/contract/calendars/rules';
import type { BodyInputOf } from '@golark/contract/call';
import { getQuote } from '@golark/contract/pricing/calls';
import type { Quote, QuoteQuery } from '@golark/contract/pricing/schemas';
import { logIn } from '@golark/contract/sessions/calls';
import type { Insertable } from 'kysely';
import type { Database } from '#platform/database/open-database';
import type { MembershipSubscriptions } from '#platform/database/tables';
import { illustrateWithDrawings } from '#platform/files/drawing-files';
import {
  type ListingColumns,
  type ListingInput,
  listingDefaults,
  type StayRules,
  saveListings,
  saveStayRules,
} from '#stays';
import type { TestApp } from './test-app.ts';
import { testDay } from './test-now.ts';

export const goodCard = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/30', cvc: '123' };
export const declinedCard = { ...goodCard, cardNumber: '4000 0000 0000 0002' };

export const denver = {
  id: 'co-denver',
  state_id: 'co',
  name: 'Denver',
  slug: 'denver',
  search_text: 'denver colorado co',
  latitude: 39.73915,
  longitude: -104.9847,
  population: 682_545,
  is_coastal: false,
  is_capital: true,
  time_zone: 'America/Denver',
};

/** Colorado with Denver and a 5 % tax, and a host; once per database. */
export const aPlace = async (db: Database): Promise<void> => {
  const never = (on: { doNothing(): unknown }) => on.doNothing() as never;
  await db
    .insertInto('states')
    .values({ id: 'co', name: 'Colorado', slug: 'colorado' })
    .onConflict(never)
    .execute();
  await db.insertInto('cities').values(denver).onConflict(never).execute();
  await db
    .insertInto('occupancy_taxes')
    .values({
      state_id: 'co',
      city_id: null,
      name: 'Test lodging tax',
      name_es: 'Impuesto de prueba',
      basis_points: 500,
      source: 'test',
    })
    .onConflict(never)
    .execute();
  await aPropertyManager(db, 'pm-test', 'CATALOG');
};

/** A host without a team, unless it exists. */
export const aPropertyManager = async (db: Database, id: string, dataSource = 'DIRECT'): Promise<void> => {
  await db
    .insertInto('property_managers')
    .values({ id, name: 'June', data_source: dataSource, joined_on: '2020-05-01', phone: '+13035550163' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Makes an account act for a host, as its owner unless a role is given. */
export const aTeamMember = async (
  db: Database,
  member: { propertyManagerId: string; accountId: string; role?: PartnerRole; dataSource?: string },
): Promise<void> => {
  const { propertyManagerId, accountId, role = 'owner' } = member;
  await aPropertyManager(db, propertyManagerId, member.dataSource);
  await db
    .insertInto('team_members')
    .values({ property_manager_id: propertyManagerId, account_id: accountId, role })
    .execute();
};

/** A host with one account, which owns it. */
export const aHost = async (golark: TestApp): Promise<{ host: LoginResult; hostId: string }> => {
  const host = await anAccount(golark);
  const hostId = `host-${host.account.accountId}`;
  await aTeamMember(golark.ctx.db, { propertyManagerId: hostId, accountId: host.account.accountId });
  return { host, hostId };
};

/** Gives an account every permission of an operator. */
export const grantOperator = async ({ ctx, clock }: TestApp, accountId: string): Promise<void> => {
  const granted = { account_id: accountId, granted_at: clock.now() };
  const rows = operatorPermissions.map((permission) => ({ ...granted, permission }));
  await ctx.db.insertInto('operator_permissions').values(rows).execute();
};

/** Makes an account a member for a year, as if it had joined now, without an order. */
export const makeMember = async (
  { ctx, clock }: Pick<TestApp, 'ctx' | 'clock'>,
  accountId: string,
  change: Partial<Insertable<MembershipSubscriptions>> = {},
): Promise<void> => {
  const now = clock.now();
  const values = {
    account_id: accountId,
    plan_id: 'go-plus-annual',
    status: 'ACTIVE',
    started_at: now,
    anchor_at: now,
    period_starts_at: now,
    ends_at: new Date(now.getTime() + 365 * 86_400_000),
    renewal_amount: 7900,
    ...change,
  };
  await ctx.db.insertInto('membership_subscriptions').values(values).execute();
};

type RoomColumns = Omit<ListingInput['rooms'][number], 'seasons'>;

export interface ListingChange extends Partial<ListingColumns> {
  /** Room types, each with its own units and rates; a home has one. */
  rooms?: (Partial<Omit<RoomColumns, 'nightly_amount'>> & { nightly_amount?: number })[];
  title?: string;
}

const listingRow = (id: string): ListingColumns => ({
  id,
  property_manager_id: 'pm-test',
  source: 'catalog',
  external_id: null,
  state_id: 'co',
  city_id: 'co-denver',
  neighborhood: null,
  time_zone: 'America/Denver',
  latitude: 39.74,
  longitude: -104.98,
  stay_type: 'homes',
  property_type: 'cabin',
  max_guests: 4,
  bedrooms: 2,
  beds: 2,
  bathrooms: 1,
  amenities: ['wifi', 'hot-tub'],
  is_instant_book: true,
  is_pets_allowed: false,
  is_smoking_allowed: false,
  ...listingDefaults,
  cleaning_fee_amount: 5000,
  included_guests: 4,
  member_discount_percent: 10,
  cancellation_policy: 'moderate',
  min_nights: 1,
  max_nights: 30,
  check_in_from: '16:00',
  check_in_until: '22:00',
  check_out_by: '11:00',
  quiet_from: null,
  quality: 4.8,
  review_count: 0,
  search_rank: 1000,
  created_at: new Date('2026-01-01'),
  updated_at: new Date('2026-01-01'),
});

const roomRow = (
  listing: ListingColumns,
  { position, nightlyAmount = 10_000 }: { position: number; nightlyAmount?: number | undefined },
): RoomColumns => ({
  id: `${listing.id}-${position + 1}`,
  position,
  name_en: 'Entire place',
  name_es: 'Alojamiento entero',
  units: 1,
  max_guests: listing.max_guests,
  bedrooms: listing.bedrooms,
  beds: listing.beds,
  nightly_amount: nightlyAmount,
  weekend_nightly_amount: nightlyAmount,
});

const arrival: NonNullable<ListingInput['arrival']> = {
  line1: '12 Larimer Street',
  line2: null,
  zip: '80202',
  access_en: 'The door code is 4821#.',
  access_es: 'El código de la puerta es 4821#.',
  wifi_network: 'Cedar-Guest',
  wifi_password: 'maple-otter-42',
  parking_en: 'Park in the driveway.',
  parking_es: 'Estaciónate en la entrada.',
};

/** Input for a home in Denver at $100.00 a night, cleaning $50.00; tests override what matters. */
export const listingInput = (change: ListingChange = {}): ListingInput => {
  const { rooms = [{}], title = 'Cedar cabin', ...columns } = change;
  const listing = { ...listingRow(change.id ?? randomUUID().slice(0, 8)), ...columns };
  const { id, property_type: propertyType, state_id: stateId, amenities, bedrooms } = listing;
  return {
    listing,
    texts: [
      { locale: 'en', title, description: 'A cabin among pines.' },
      { locale: 'es', title: `${title} (es)`, description: 'Una cabaña entre pinos.' },
    ],
    rooms: rooms.map((room, position) => ({
      ...roomRow(listing, { position, nightlyAmount: room.nightly_amount }),
      ...room,
    })),
    photos: illustrateWithDrawings({
      ...{ id, propertyType, stateId, amenities, bedrooms },
      cityPopulation: denver.population,
      isCoastal: denver.is_coastal,
    }),
    arrival,
  };
};

/** A bookable listing, as `listingInput` describes it; returns its id. */
export const aListing = async (db: Database, change: ListingChange = {}): Promise<string> => {
  await aPlace(db);
  const { city_id: id = denver.id } = change;
  const city = db.selectFrom('cities').select('time_zone').where('id', '=', id);
  const input = listingInput({ ...(await city.executeTakeFirstOrThrow()), ...change });
  await db.transaction().execute((trx) => saveListings(trx, [input]));
  return input.listing.id;
};

/** Stay rules that ask for nothing but what the test names. */
export const stayRulesWith = (change: Partial<StayRules> = {}): StayRules => ({
  preparationNights: 0,
  noticeDays: 0,
  noticeHour: 24,
  bookingWindowDays: maxBookableDays,
  gapNights: null,
  rules: [],
  ...change,
});

/** Gives a listing stay rules. */
export const withStayRules = (db: Database, listingId: string, change: Partial<StayRules>): Promise<void> =>
  db.transaction().execute((trx) => saveStayRules(trx, [{ listingId, rules: stayRulesWith(change) }]));

const password = 'metolius-at-nine';

/** An account that signed up through the API. */
export const anAccount = async (
  { call }: TestApp,
  change: Partial<BodyInputOf<typeof signUp>> = {},
): Promise<LoginResult> => {
  const email = `guest-${randomUUID()}@example.com`;
  const { body } = await call(signUp, {
    body: { firstName: 'Maya', lastName: 'Ortega', email, password, ...change },
  });
  return body;
};

/** A new session, for tests that moved the clock past the token's expiry. */
export const logInAgain = async ({ call }: TestApp, { account }: LoginResult): Promise<LoginResult> =>
  (await call(logIn, { body: { email: account.email, password } })).body;

/** Three nights, far enough ahead for every cancellation policy to refund something. */
export const someDates = { arriveDay: testDay(17), departDay: testDay(20) };

export const aQuote = async (
  { call }: TestApp,
  listingId: string,
  change: Partial<
    Pick<QuoteQuery, 'arriveDay' | 'departDay' | 'numAdults' | 'numPets' | 'couponCode' | 'ratePlan'>
  > & {
    as?: LoginResult;
  } = {},
): Promise<Quote> => {
  const { as, ...query } = change;
  const response = await call(getQuote, {
    params: { globalId: listingId },
    query: { ...someDates, numAdults: 2, ...query },
    ...(as ? { as } : {}),
  });
  if (response.status !== 200) throw new Error(response.problem.detail);
  return response.body;
};

export const aBookingBody = (quote: Quote, card = goodCard) => ({
  quoteId: quote.quoteId,
  guest: { firstName: 'Maya', lastName: 'Ortega', email: 'maya@example.com' },
  card,
});
