import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { aListing, aTeamMember } from '#testing/factories';
import { type HostCaller, hostCaller } from '#testing/host-caller';
import { aSubject, type HostStep, hostSteps, partOf, type Subject } from '#testing/host-steps';
import { isThorough, oneOf } from '#testing/is-thorough';
import { type KillPlace, openKillPlace } from '#testing/kill-places';
import { recordCounts } from '#testing/record-counts';
import { startKillableServer } from '#testing/start-killable-server';
import type { StartedServer } from '#testing/started-server';

/** `npm test` takes PostgreSQL, and every seventh step; `npm run faults` takes both databases, and all. */
const places = isThorough ? (['embedded', 'postgres'] as const) : (['postgres'] as const);

type Left = 'before' | 'after' | Record<string, number>;

/** Before its commit nothing of a step is left, and after it all. The provider of payouts has a database of its own. */
const kills: readonly (readonly [keyof typeof hostSteps, string, Left])[] = [
  ['a step of becoming a host', 'hosts.step-saved.before-commit', 'before'],
  ['a step of becoming a host', 'saveOnboarding.before-answer', 'after'],
  ['a section of a listing', 'listings.section-saved.before-commit', 'before'],
  ['a section of a listing', 'saveSection.before-answer', 'after'],
  ['a draft', 'listings.drafted.before-commit', 'before'],
  ['a draft', 'createDraft.before-answer', 'after'],
  ['a copy of a listing', 'listings.copied.before-commit', 'before'],
  ['a copy of a listing', 'duplicateListing.before-answer', 'after'],
  ['the parts of a house', 'listings.linked.before-commit', 'before'],
  ['the parts of a house', 'putListingParts.before-answer', 'after'],
  ['stay rules', 'listings.stay-rules-saved.before-commit', 'before'],
  ['stay rules', 'putStayRules.before-answer', 'after'],
  ['a payout account', 'payouts.account-begun', 'before'],
  ['a payout account', 'payouts.account-created', { accounts: 0, atProvider: 1 }],
  ['a payout account', 'openPayoutPage.before-answer', 'after'],
  ['a reservation of the host', 'host-calendar.reserved.before-commit', 'before'],
  ['a reservation of the host', 'saveOwnReservation.before-answer', 'after'],
  ['a change of the calendar', 'host-calendar.nights-written', 'before'],
  ['a change of the calendar', 'host-calendar.changed', 'after'],
  ['a calendar of another site', 'calendar-feeds.import.events-saved', 'before'],
  ['a calendar of another site', 'calendar-feeds.import.before-commit', 'before'],
  ['a calendar of another site', 'addCalendarFeed.before-answer', 'after'],
  ['a calendar that is removed', 'calendar-feeds.removed.before-commit', 'before'],
  ['an undo', 'host-calendar.undone.before-commit', 'before'],
  ['an undo', 'undoCalendarChange.before-answer', 'after'],
];

describe.each(places)('a server on %s', (name) => {
  const killed = oneOf(7, kills);
  const subjects = new Map(killed.map(([, step]) => [step, aSubject(step)]));
  let place: KillPlace | null;
  let server: StartedServer | null = null;
  let callAs: HostCaller;

  const start = async (): Promise<StartedServer> => {
    server ??= await startKillableServer({ ...place?.environment, GOLARK_CATALOG_SIZE: '0' });
    return server;
  };
  const end = async (): Promise<void> => {
    await server?.stop('SIGKILL');
    server = null;
  };
  const inspect: KillPlace['inspect'] = async (work) => {
    if (!place) throw new Error('PostgreSQL is not installed');
    // an embedded database has one process
    if (name === 'embedded') await end();
    return place.inspect(work);
  };
  const addHosts = (accountId: string): Promise<void> =>
    inspect(async (db) => {
      for (const subject of subjects.values()) {
        await aTeamMember(db, { propertyManagerId: subject.hostId, accountId });
        for (const id of [subject.home, partOf(subject)])
          await aListing(db, { id, property_manager_id: subject.hostId });
      }
    });

  beforeAll(async () => {
    place = await openKillPlace(name, 'empty');
    if (!place) return;
    await start();
    const caller = await hostCaller(() => server?.url ?? '', `kill-${randomUUID()}@example.com`);
    ({ callAs } = caller);
    await addHosts(caller.accountId);
  });
  afterAll(async () => {
    await end();
    await place?.stop();
  });
  beforeEach(({ skip }) => {
    if (!place) skip('PostgreSQL is not installed');
  });

  const storedOf = async ({ stored }: HostStep, subject: Subject) =>
    (await inspect((db) => stored(subject).execute(db))).rows[0];

  test.each(killed)(
    '%s, killed at %s, is whole or not there, and once when it is repeated',
    async (...given) => {
      const [what, step, left] = given;
      const hostStep: HostStep = hostSteps[what];
      const subject = subjects.get(step) as Subject;
      const running = await start();
      const prepared = await hostStep.prepare?.(callAs, subject);
      const press = () => callAs(subject.hostId, hostStep.request(subject, prepared ?? ''));
      running.killAt(step);
      expect(await press()).toBeNull();
      await end();
      expect(await storedOf(hostStep, subject)).toEqual(typeof left === 'string' ? hostStep[left] : left);
      await start();
      const { status = 200, repeated = { status }, after } = hostStep;
      expect(await press()).toMatchObject(left === 'after' ? repeated : { status });
      expect(await storedOf(hostStep, subject)).toEqual(after);
      recordCounts(`kills of steps of hosts, ${name}`, { cases: 1, kills: 1 });
    },
  );
});
