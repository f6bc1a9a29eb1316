import { getAccount } from '#accounts';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import { inOneTransaction } from '#platform/database/in-one-transaction';
import type { OpenDatabase } from '#platform/database/open-database';
import { reachStep } from '#platform/fault-point';
import type { CommandRuntime } from '../command-host.ts';
import { fillPartnerStays, setUpPartner } from './fill-partner-stays.ts';
import { fillPastEvent } from './fill-past-event.ts';
import { castOf, type SignIn, saveCards } from './people.ts';
import { runStories, type Stories, type Telling } from './run-stories.ts';
import { type Cast, daysAgo, NothingFits, type Scene } from './scene.ts';
import { guestTrips } from './stories/guest-trips.ts';
import { houseGuests } from './stories/house-guests.ts';
import { memberTrips, wishLists } from './stories/member-year.ts';
import { siteCalendars } from './stories/partner-calendars.ts';
import { partnerTrips } from './stories/partner-trips.ts';
import { sales } from './stories/sales.ts';
import { ticketOrders } from './stories/ticket-orders.ts';
import { openWorld } from './world.ts';

/** The member has renewed once. */
const historyDays = 380;

/** Small catalogs are those of tests and quick looks, which start faster with fewer guests. */
const isSmall = ({ catalogSize }: Config): boolean => catalogSize < 1000;

const storiesFor = (config: Config): Stories => ({
  ...memberTrips,
  ...partnerTrips,
  ...houseGuests(isSmall(config) ? 32 : 8),
  ...guestTrips,
  ...ticketOrders,
  ...sales,
  ...wishLists,
  ...siteCalendars,
});

/** The hourly jobs of a server that bring everything that is over into its final state. */
const recurring = [
  'booking.complete-stays',
  'booking.end-returned-nights',
  'reviews.count-published',
  'tickets.end-sales',
  'tickets.expire-transfers',
];

interface Accounts {
  signIns: readonly SignIn[];
  /** Creates them, at the instant of the context. */
  create(ctx: Context): Promise<void>;
}

const setScene = async (given: Cast & Pick<Scene, 'world' | 'start'>): Promise<Scene> => {
  const { world, partner } = given;
  const { hosts } = await getAccount(world.ctx, partner.accountId ?? '');
  const hostId = hosts[0]?.propertyManagerId ?? '';
  const scene: Scene = {
    ...given,
    hostId,
    cardIds: new Map(),
    usedStays: new Set(),
    usedEvents: new Set(),
    ownEvents: new Set(),
    partnerStays: await fillPartnerStays(world, { ...given, hostId }),
    pastEvent: await fillPastEvent(given),
  };
  await setUpPartner(scene);
  await saveCards(scene);
  return scene;
};

interface History {
  config: Config;
  database: OpenDatabase;
  /** The first start of the demo. */
  start: Date;
  accounts: Accounts;
}

const writeHistory = async (
  { config, database, start, accounts }: History,
  telling: Telling,
): Promise<void> => {
  const world = await openWorld(config, database, daysAgo({ start }, historyDays));
  try {
    await accounts.create(world.ctx);
    const cast = await castOf(world.ctx, accounts.signIns);
    await runStories(await setScene({ ...cast, world, start }), storiesFor(config), telling);
    await world.passUntil(start);
    await world.runRecurring(recurring);
    reachStep('demo.accounts-filled.before-commit');
  } finally {
    await world.close();
  }
};

/** True if a story could reach a real provider, which knows none of its payments, policies or tickets. */
const hasProvider = ({ stripe, insurer, ticketNetwork }: Config): boolean =>
  stripe !== null || insurer !== null || ticketNetwork !== null;

/**
 * Fills the accounts of a demo with trips, tickets, messages and sales, through the API on a clock that starts a year ago. All of it takes effect at
 * once, so that a fill that is killed or aborted leaves nothing. Accounts that exist are left as they are.
 */
export const fillAccounts = async (
  { ctx, database, signal }: CommandRuntime,
  accounts: Accounts,
  onProgress: Telling['onProgress'],
): Promise<void> => {
  const { config, clock, log } = ctx;
  const existing = await castOf(ctx, accounts.signIns);
  if (hasProvider(config) || existing.guest.accountId !== null) return;
  const onSkip = (name: string, error: unknown): void => {
    if (error instanceof NothingFits) log.info(`The demo lacks ${name}: ${error.message}.`);
    else log.warn({ err: error }, `the demo lacks ${name}`);
  };
  const start = clock.now();
  await inOneTransaction(database, (inner) =>
    writeHistory({ config, database: inner, start, accounts }, { onSkip, onProgress, signal }),
  );
};
