import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import type { Database } from './database/open-database.ts';
import type { EmailOutbox } from './email/outbox.ts';
import type { EmailTransport } from './email/transports.ts';
import type { EventBus } from './events/event-bus.ts';
import type { SiteCalendars, SuspensionEffect } from './feature-ports.ts';
import type { Files } from './files/files.ts';
import type { Fulfilments } from './fulfilment.ts';
import type { Geocoder } from './geocoder.ts';
import type { Illustrate, IllustrateEvents } from './illustrate.ts';
import type { Insurer } from './insurer.ts';
import type { IpLocation } from './ip-location.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Logger } from './log.ts';
import type { Outbound } from './outbound/outbound.ts';
import type { PaymentGateway } from './payment-gateway.ts';
import type { PayoutProvider } from './payout-provider.ts';
import type { SearchEngine } from './search-engine.ts';
import type { TicketNetwork } from './ticket-network.ts';

/** The ports that every use case can use; contains no feature. */
export interface Context {
  db: Database;
  /** Throws if the database does not respond. */
  pingDatabase: () => Promise<void>;
  clock: Clock;
  log: Logger;
  config: Config;
  files: Files;
  /** Photos for a stay without photos of its own. */
  illustrate: Illustrate;
  /** Plans and pictures of events and venues. */
  illustrateEvents: IllustrateEvents;
  /** Signs tokens; never logged or sent. */
  secret: Uint8Array;
  /** The origins of our own pages. */
  origins: Set<string>;
  gateway: PaymentGateway;
  payoutProvider: PayoutProvider;
  ticketNetwork: TicketNetwork;
  insurer: Insurer;
  geocoder: Geocoder;
  /** Requests addresses that users have given, such as calendars of other sites. */
  outbound: Outbound;
  emails: EmailOutbox;
  emailTransport: EmailTransport;
  /** The fulfilment of each kind of item. */
  fulfilments: Fulfilments;
  suspensionEffects: readonly SuspensionEffect[];
  jobs: JobQueue;
  events: EventBus;
  ipLocation: IpLocation;
  search: SearchEngine;
  siteCalendars: SiteCalendars;
}
