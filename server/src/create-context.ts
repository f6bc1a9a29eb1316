import path from 'node:path';
import { unsubscribePath } from '@golark/contract/unsubscribe-paths';
import type { PgBoss } from 'pg-boss';
import { changeFulfilment, stayFulfilment } from '#booking';
import { siteCalendars, withSampleSite } from '#calendar-feeds';
import { openGeocoder } from '#destinations';
import { httpInsurer, insuranceFulfilment, sampleInsurer } from '#insurance';
import { membershipFulfilment } from '#membership';
import { sandboxGateway, stripeGateway } from '#payments';
import { sandboxPayouts, stripePayouts } from '#payouts';
import { type Clock, clockFrom, systemClock } from '#platform/clock';
import type { Config } from '#platform/config';
import type { Context } from '#platform/context';
import { type OpenDatabase, openEmbedded, openPostgres } from '#platform/database/open-database';
import { tableOutbox } from '#platform/email/outbox';
import { mailboxTransport, smtpTransport } from '#platform/email/transports';
import { unsubscribeTokenOf } from '#platform/email/unsubscribe-token';
import { createEventBus } from '#platform/events/event-bus';
import { illustrateEventsWithDrawings } from '#platform/files/drawing-events';
import { illustrateWithDrawings, withDrawings } from '#platform/files/drawing-files';
import { localFiles } from '#platform/files/local-files';
import { s3Files } from '#platform/files/s3-files';
import { allowedOrigins } from '#platform/http/origins';
import { ipLocationFile, noIpLocation } from '#platform/ip-location';
import { bossQueue, startBoss } from '#platform/jobs/boss';
import { createLog, type Logger } from '#platform/log';
import { createOutbound, type Outbound } from '#platform/outbound/outbound';
import { publicUrlOf } from '#platform/public-url';
import { readStoredSecret } from '#platform/stored-secret';
import { taxTable } from '#pricing';
import { postgresSearchEngine } from '#search';
import { sellerSales } from '#selling';
import { openTicketNetwork, ticketSuspension, ticketsFulfilment } from '#tickets';
import { listeners } from './jobs.ts';

const readSecret = (config: Config): Uint8Array =>
  new TextEncoder().encode(config.secret ?? readStoredSecret(config.dataDir));

/** The database without limits of time, for work that may take long. */
export const openDatabase = (config: Config): Promise<OpenDatabase> | OpenDatabase =>
  config.databaseUrl
    ? openPostgres(config.databaseUrl, config.databasePoolSize)
    : openEmbedded(config.dataDir);

/** The system clock, or in a demo with GOLARK_NOW a clock that starts at that instant. */
export const clockOf = ({ startsAt }: Config): Clock => (startsAt ? clockFrom(startsAt) : systemClock);

/** A demo also works without a network, with the calendars of a site that is made up. */
const openOutbound = (config: Config, { clock, log }: { clock: Clock; log: Logger }): Outbound => {
  const outbound = createOutbound({
    allowedNetworks: config.outboundNetworks,
    userAgent: config.publicUrl ? `Golark (+${config.publicUrl})` : 'Golark',
    log,
  });
  return config.mode === 'demo' ? withSampleSite(outbound, clock) : outbound;
};

export interface RuntimeOptions {
  clock?: Clock;
  log?: Logger;
  /** Connections of the job queue; those of requests if omitted. */
  jobDatabase?: OpenDatabase;
  /** Runs the maintenance and schedules of the job queue; `serve` does. */
  isWorker?: boolean;
}

/** The context of use cases, and the job library for those who run jobs or manage dead letters. */
export interface Runtime {
  ctx: Context;
  boss: PgBoss;
}

/** Builds every port with the adapter that the configuration asks for. The database must be migrated. */
export const createRuntime = async (
  config: Config,
  database: OpenDatabase,
  {
    clock = clockOf(config),
    log = createLog(config.logLevel),
    jobDatabase = database,
    isWorker = false,
  }: RuntimeOptions = {},
): Promise<Runtime> => {
  const secret = readSecret(config);
  const origins = allowedOrigins(config);
  const boss = await startBoss({ pool: jobDatabase.pool, log, isWorker });
  const jobs = bossQueue(boss, clock);
  const ctx: Context = {
    db: database.db,
    pingDatabase: database.ping,
    clock,
    log,
    config,
    files: withDrawings(
      config.filesUrl ? s3Files(config.filesUrl) : localFiles(path.join(config.dataDir, 'files')),
    ),
    illustrate: illustrateWithDrawings,
    illustrateEvents: illustrateEventsWithDrawings,
    secret,
    origins,
    gateway: config.stripe
      ? stripeGateway({ ...config.stripe, clock })
      : sandboxGateway({ db: database.db, clock, secret, origin: [...origins][0] ?? '' }),
    payoutProvider: config.stripe
      ? stripePayouts(config.stripe)
      : sandboxPayouts({ db: database.db, clock, secret, origin: [...origins][0] ?? '' }),
    ticketNetwork: openTicketNetwork(config.ticketNetwork, clock),
    insurer: config.insurer ? httpInsurer(config.insurer) : sampleInsurer,
    geocoder: openGeocoder(config, () => ctx),
    outbound: openOutbound(config, { clock, log }),
    fulfilments: {
      stay: stayFulfilment,
      change: changeFulfilment,
      tickets: ticketsFulfilment(secret, { sales: sellerSales(jobs), jobs }),
      membership: membershipFulfilment,
      insurance: insuranceFulfilment,
    },
    suspensionEffects: [ticketSuspension],
    jobs,
    events: createEventBus(jobs, listeners),
    emails: tableOutbox({
      ...{ clock, jobs },
      unsubscribeUrl: (muted) => publicUrlOf({ config }, unsubscribePath(unsubscribeTokenOf(secret, muted))),
    }),
    emailTransport: config.smtpUrl ? smtpTransport(config.smtpUrl, config.emailFrom) : mailboxTransport,
    ipLocation: config.ipLocationFile ? ipLocationFile(config.ipLocationFile) : noIpLocation,
    siteCalendars: siteCalendars(() => ctx),
    search: postgresSearchEngine({ db: database.db, clock, listTaxes: () => taxTable(ctx) }),
  };
  return { ctx, boss };
};
