import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { deviceIdCookieName } from '@golark/contract/flags/rules';
import { nodesOf } from '@golark/contract/paging/rules';
import { getQueuePlace, joinQueue, leaveQueue } from '@golark/contract/queue/calls';
import type { Queue, QueuePlace } from '@golark/contract/queue/schemas';
import { holdTickets, listTicketListings, orderTickets } from '@golark/contract/tickets/calls';
import type { ListingsPage } from '@golark/contract/tickets/listing-schemas';
import type { FastifyInstance } from 'fastify';
import type { StrainGauge } from './strain.ts';

export type Step = 'join' | 'ask' | 'list' | 'hold' | 'pay' | 'browse';

export type Outcome = 'bought' | 'sold-out' | 'gave-up';

export interface Rehearsing {
  app: FastifyInstance;
  eventId: string;
  quantity: number;
  durations: { add(step: Step, milliseconds: number): void };
  strain: StrainGauge;
}

const busy = 503;
const triesToChoose = 8;
const card = { cardNumber: '4242 4242 4242 4242', cardExpiry: '12/40', cvc: '123' };

const pathOf = (path: string, id: string): string => path.replace(/\{\w+\}/, encodeURIComponent(id));

interface Response<Body> {
  status: number;
  body: Body;
}

/** One buyer with a browser, who comes again when the server is busy, as a browser does. */
class VirtualBuyer {
  readonly #of: Rehearsing;
  readonly #device = randomUUID();
  #placeId: string | null = null;

  constructor(of: Rehearsing) {
    this.#of = of;
  }

  async #call<Body>(
    step: Step,
    request: { method: 'GET' | 'POST' | 'PUT'; url: string; payload?: object },
  ): Promise<Response<Body>> {
    const { app, durations, strain } = this.#of;
    for (;;) {
      const startedAt = performance.now();
      const response = await app.inject({
        ...request,
        headers: { cookie: `${deviceIdCookieName}=${this.#device}` },
      });
      if (response.statusCode !== busy) {
        const milliseconds = performance.now() - startedAt;
        durations.add(step, milliseconds);
        if (step === 'hold') strain.note('slow-holds', milliseconds);
        return { status: response.statusCode, body: response.json<Body>() };
      }
      strain.note('refusals', 1);
      await wait(1000 * Number(response.headers['retry-after'] ?? 1) * (0.5 + Math.random()));
    }
  }

  async #queue(): Promise<'admitted' | 'sold-out' | 'ended'> {
    const { eventId } = this.#of;
    const joined = await this.#call<{ queue: Queue | null; place: QueuePlace | null }>('join', {
      ...{ method: 'POST', url: pathOf(joinQueue.path, eventId) },
    });
    let { queue, place } = joined.body;
    this.#placeId = place?.id ?? null;
    while (queue && place) {
      if (place.status === 'ADMITTED') return 'admitted';
      if (place.status === 'ENDED') return 'ended';
      if (queue.isSoldOut) return 'sold-out';
      await wait(1000 * place.pollSeconds);
      const asked = await this.#call<{ queue: Queue; place: QueuePlace }>('ask', {
        ...{ method: 'GET', url: pathOf(getQueuePlace.path, place.id) },
      });
      ({ queue, place } = asked.body);
    }
    return 'admitted';
  }

  async #chooseListing(): Promise<string | undefined> {
    const { eventId, quantity } = this.#of;
    const { body } = await this.#call<ListingsPage>('list', {
      ...{
        method: 'GET',
        url: `${pathOf(listTicketListings.path, eventId)}?quantity=${quantity}&pageSize=100`,
      },
    });
    const listings = nodesOf(body);
    return listings[Math.floor(Math.random() * listings.length)]?.id;
  }

  async #pay(holdId: string): Promise<boolean> {
    const buyer = { firstName: 'Maya', lastName: 'Ortega', email: `${this.#device}@example.com` };
    const { status } = await this.#call('pay', {
      ...{ method: 'PUT', url: orderTickets.path, payload: { holdId, card, buyer } },
    });
    return status === 201;
  }

  /** Chooses among what is there, takes it and pays. */
  async #shop(): Promise<Outcome | 'in-queue'> {
    for (let tries = 0; tries < triesToChoose; tries++) {
      const listingId = await this.#chooseListing();
      if (listingId === undefined) return 'sold-out';
      const { status, body } = await this.#call<{ hold?: { id: string }; code?: string }>('hold', {
        ...{ method: 'POST', url: holdTickets.path },
        payload: { listingId, quantity: this.#of.quantity },
      });
      if (status === 201 && body.hold) return (await this.#pay(body.hold.id)) ? 'bought' : 'gave-up';
      if (body.code === 'IN_QUEUE') return 'in-queue';
    }
    return 'gave-up';
  }

  /** A buyer who finds nothing makes room for the next one. */
  async #leave(): Promise<void> {
    if (this.#placeId === null) return;
    await this.#of.app.inject({ method: 'DELETE', url: pathOf(leaveQueue.path, this.#placeId) });
  }

  async buy(): Promise<Outcome> {
    for (;;) {
      const turn = await this.#queue();
      if (turn !== 'admitted') return turn === 'sold-out' ? 'sold-out' : 'gave-up';
      const outcome = await this.#shop();
      if (outcome === 'in-queue') continue;
      if (outcome !== 'bought') await this.#leave();
      return outcome;
    }
  }
}

/** Takes a place, waits for the turn, chooses, holds and pays with the sandbox's card. */
export const buyTickets = (of: Rehearsing): Promise<Outcome> => new VirtualBuyer(of).buy();
