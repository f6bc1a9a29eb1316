import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { denver } from './factories.ts';
import { type HostCaller, type HostRequest, signUpWith } from './host-caller.ts';
import { homeValues } from './own-listings.ts';
import { testDay } from './test-now.ts';

/** A host of its own for each killed step, with a home, another listing that can be a part of it, and an id for something new. */
export interface Subject {
  hostId: string;
  home: string;
  id: string;
}

export const aSubject = (name: string): Subject => ({
  hostId: `host-of-${name}`,
  home: name,
  id: randomUUID(),
});

export const partOf = ({ home }: Subject): string => `${home}-part`;

type Counts = Record<string, number>;

/** Something that a host presses, with what it leaves in the database. */
export interface HostStep {
  /** Called before, for what the request needs: the id of something to take back, or the token of another account. */
  prepare?(call: HostCaller, subject: Subject): Promise<string>;
  request(subject: Subject, prepared: string): HostRequest;
  stored(subject: Subject): RawBuilder<Counts>;
  before: Counts;
  after: Counts;
  /** The status of its answer, 200 if none is given. */
  status?: number;
  /** The answer when it is pressed again although it was done, if it is another one. */
  repeated?: { status: number; body: object };
}

const listingsAddress = '/v1/partner/listings';
const addressOf = ({ home }: Subject): string => `${listingsAddress}/${home}`;
const emailOf = (id: string): string => `${id}@example.com`;
const nights = { from: testDay(40), until: testDay(43) };
const nightly = { amount: 23_400, currency: 'USD' };

const versionsOf = (subject: Pick<Subject, 'home'>) =>
  sql`(SELECT coalesce(sum(version), 0)::integer FROM listing_sections WHERE listing_id = ${subject.home})`;
const changesOf = ({ home }: Subject) =>
  sql`(SELECT count(*)::integer FROM calendar_changes WHERE listing_id = ${home})`;
const nightsOf = ({ home }: Subject) =>
  sql`FROM nights n JOIN room_types r ON r.id = n.room_type_id WHERE r.listing_id = ${home}`;
/** Whatever their ids are. */
const draftsOf = ({ hostId }: Subject) =>
  sql`(SELECT id FROM listings WHERE property_manager_id = ${hostId} AND status = 'draft')`;

const changeCalendar = (subject: Subject, change: object): HostRequest => ({
  method: 'POST',
  address: `${addressOf(subject)}/calendar`,
  body: { ...nights, ...change },
});

/** The site is made up: the server answers for it. */
const addCalendar = (subject: Subject): HostRequest => ({
  method: 'POST',
  address: `${addressOf(subject)}/calendar-feeds`,
  body: { url: `https://harborstay.example/ical/${subject.home}.ics` },
});

/** Whether a home has an imported calendar, events of it, and nights that these take. */
const calendarsOf = (subject: Subject) => sql<Counts>`SELECT
  (SELECT count(*)::integer FROM calendar_feeds WHERE listing_id = ${subject.home}) AS feeds,
  (SELECT least(count(*), 1)::integer FROM feed_events e JOIN calendar_feeds f ON f.id = e.feed_id WHERE f.listing_id = ${subject.home}) AS events,
  (SELECT least(count(*), 1)::integer ${nightsOf(subject)} AND n.booked_elsewhere > 0) AS nights`;

export const hostSteps = {
  'a step of becoming a host': {
    prepare: async (call, { id }) => (await signUpWith(call, emailOf(id))).jwt,
    request: (_subject, jwt) => ({
      method: 'POST',
      address: '/v1/partner/onboarding',
      headers: { authorization: `Bearer ${jwt}` },
      body: { step: 'you', kind: 'person', publicName: 'Ada', languages: ['en'], phone: null },
    }),
    stored: ({ id }) => sql`SELECT
      (SELECT count(*)::integer FROM team_members t JOIN accounts a ON a.id = t.account_id
        JOIN property_managers p ON p.id = t.property_manager_id AND p.kind = 'person' WHERE a.email = ${emailOf(id)}) AS hosts,
      (SELECT count(*)::integer FROM property_managers p WHERE p.id LIKE 'host-%' AND NOT EXISTS (
        SELECT FROM team_members WHERE property_manager_id = p.id)) AS "ownedByNobody"`,
    before: { hosts: 0, ownedByNobody: 0 },
    after: { hosts: 1, ownedByNobody: 0 },
  },
  'a section of a listing': {
    request: (subject) => ({
      method: 'POST',
      address: addressOf(subject),
      body: { section: 'rules', version: 0, values: { ...homeValues.rules, minNights: 3 } },
    }),
    // the stay rules show the lengths of stay: their version rises too
    stored: (subject) =>
      sql`SELECT min_nights AS "minNights", ${versionsOf(subject)} AS versions FROM listings WHERE id = ${subject.home}`,
    before: { minNights: 1, versions: 0 },
    after: { minNights: 3, versions: 2 },
  },
  'a draft': {
    request: ({ id }) => ({
      method: 'PUT',
      address: listingsAddress,
      body: {
        id,
        place: {
          kind: 'cabin',
          line1: '12 Larimer Street',
          cityId: denver.id,
          pin: { lat: 39.75, lng: -104.99 },
        },
      },
    }),
    stored: (subject) => sql`SELECT
      (SELECT count(*)::integer FROM listings WHERE id IN ${draftsOf(subject)}) AS drafts,
      (SELECT count(*)::integer FROM listing_arrivals WHERE listing_id IN ${draftsOf(subject)}) AS addresses,
      ${versionsOf({ home: subject.id })} AS versions`,
    before: { drafts: 0, addresses: 0, versions: 0 },
    after: { drafts: 1, addresses: 1, versions: 1 },
  },
  'a copy of a listing': {
    request: (subject) => ({
      method: 'POST',
      address: `${addressOf(subject)}/duplicate`,
      body: { id: subject.id },
    }),
    stored: (subject) => sql`SELECT
      (SELECT count(*)::integer FROM listings WHERE id IN ${draftsOf(subject)}) AS copies,
      (SELECT count(*)::integer FROM room_types WHERE listing_id IN ${draftsOf(subject)}) AS rooms,
      (SELECT count(*)::integer FROM listing_texts WHERE listing_id IN ${draftsOf(subject)}) AS texts`,
    status: 201,
    before: { copies: 0, rooms: 0, texts: 0 },
    after: { copies: 1, rooms: 1, texts: 2 },
  },
  'the parts of a house': {
    request: (subject) => ({
      method: 'PUT',
      address: `${addressOf(subject)}/parts`,
      body: { parts: [partOf(subject)], closesTogether: true, version: 0 },
    }),
    stored: (subject) => sql`SELECT
      (SELECT count(*)::integer FROM linked_listings WHERE whole_id = ${subject.home}) AS parts,
      ${versionsOf(subject)} AS versions`,
    before: { parts: 0, versions: 0 },
    after: { parts: 1, versions: 1 },
  },
  'stay rules': {
    request: (subject) => ({
      method: 'PUT',
      address: `${addressOf(subject)}/stay-rules`,
      body: {
        ...{ minStayArrival: 2, maxStay: 20, preparationNights: 1, version: 0 },
        rules: [{ weekdays: ['friday', 'saturday'], minStayArrival: 3 }],
      },
    }),
    stored: (subject) => sql`SELECT l.min_nights AS "minNights", ${versionsOf(subject)} AS versions,
      (SELECT count(*)::integer FROM booking_terms WHERE listing_id = l.id) AS terms,
      (SELECT count(*)::integer FROM stay_rules WHERE listing_id = l.id) AS rules
      FROM listings l WHERE l.id = ${subject.home}`,
    before: { minNights: 1, versions: 0, terms: 0, rules: 0 },
    // the section with the lengths of stay is another one
    after: { minNights: 2, versions: 2, terms: 1, rules: 2 },
  },
  'a payout account': {
    request: () => ({ method: 'POST', address: '/v1/partner/payout-account', body: {} }),
    // at the provider also those of which we do not know whose they are
    stored: ({ hostId }) => sql`SELECT
      (SELECT count(*)::integer FROM payout_accounts p JOIN sandbox_payout_accounts s ON s.id = p.provider_account_id
        WHERE p.property_manager_id = ${hostId}) AS accounts,
      (SELECT count(*)::integer FROM sandbox_payout_accounts s WHERE NOT EXISTS (
        SELECT FROM payout_accounts p WHERE p.provider_account_id = s.id AND p.property_manager_id <> ${hostId})) AS "atProvider"`,
    before: { accounts: 0, atProvider: 0 },
    after: { accounts: 1, atProvider: 1 },
  },
  'a reservation of the host': {
    request: (subject) => ({
      method: 'PUT',
      address: `${addressOf(subject)}/own-reservations/${subject.id}`,
      body: { arriveDay: nights.from, departDay: nights.until, kind: 'guest', name: 'Ada', price: nightly },
    }),
    stored: (subject) => sql`SELECT
      (SELECT count(*)::integer FROM own_reservations WHERE listing_id = ${subject.home}) AS reservations,
      (SELECT coalesce(sum(n.booked), 0)::integer ${nightsOf(subject)}) AS nights, ${changesOf(subject)} AS changes`,
    before: { reservations: 0, nights: 0, changes: 0 },
    after: { reservations: 1, nights: 3, changes: 1 },
  },
  'a change of the calendar': {
    request: (subject) => changeCalendar(subject, { nightly }),
    stored: (subject) => sql`SELECT
      (SELECT count(n.nightly_amount)::integer ${nightsOf(subject)}) AS nights, ${changesOf(subject)} AS changes`,
    before: { nights: 0, changes: 0 },
    after: { nights: 3, changes: 1 },
  },
  'a calendar of another site': {
    request: addCalendar,
    stored: calendarsOf,
    before: { feeds: 0, events: 0, nights: 0 },
    after: { feeds: 1, events: 1, nights: 1 },
    status: 201,
    repeated: { status: 422, body: { code: 'VALIDATION_ERROR' } },
  },
  'a calendar that is removed': {
    prepare: async (call, subject) => {
      const added = await call(subject.hostId, addCalendar(subject));
      return String((added?.body['feed'] as { id?: string } | undefined)?.id);
    },
    request: (subject, feedId) => ({
      method: 'DELETE',
      address: `${addressOf(subject)}/calendar-feeds/${feedId}`,
    }),
    stored: calendarsOf,
    before: { feeds: 1, events: 1, nights: 1 },
    after: { feeds: 0, events: 0, nights: 0 },
    status: 204,
  },
  'an undo': {
    prepare: async (call, subject) => {
      const blocked = await call(subject.hostId, changeCalendar(subject, { isBlocked: true }));
      return String(blocked?.body['changeId']);
    },
    request: (subject, changeId) => ({
      method: 'POST',
      address: `${addressOf(subject)}/calendar/changes/${changeId}/undo`,
      body: {},
    }),
    stored: (subject) => sql`SELECT
      (SELECT count(*)::integer ${nightsOf(subject)} AND n.is_blocked) AS closed, ${changesOf(subject)} AS changes`,
    before: { closed: 3, changes: 1 },
    after: { closed: 0, changes: 2 },
    repeated: { status: 409, body: { reason: 'undone' } },
  },
} satisfies Record<string, HostStep>;
