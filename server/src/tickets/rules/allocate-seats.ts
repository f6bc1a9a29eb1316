import {
  chooseCompanions,
  chooseSeats,
  hasSpace,
  type OfferedSeats,
  releasedSizesOf,
  type SeatRange,
  sizesOf,
} from '@golark/contract/tickets/rules';
import { withoutRange, withRange } from './seat-ranges.ts';

/** A listing whose row is locked. */
export interface LockedListing extends OfferedSeats {
  id: string;
  isOnSale: boolean;
  /** Companion seats that are left are sold without a wheelchair space. */
  isReleased: boolean;
  /** How many tickets for the event one buyer may have. */
  ticketLimit: number;
  /** Cents per ticket. */
  priceAmount: number;
  /** Bit n is set if somebody on the waiting list wants n of these tickets; 0 for almost every event. */
  waitingSizes: number;
}

/** A hold that ends when its seats are needed, or when its buyer takes others. */
export interface OpenHold {
  id: string;
  listingId: string;
  seats: SeatRange;
  /** The name of its buyer, see `holdersOf`. */
  holder: string | null;
  buyers: readonly string[];
  expiresAt: Date;
}

/** What a buyer asks for. */
export interface SeatRequest {
  holdId: string;
  listingId: string;
  quantity: number;
  /** Companion seats without a wheelchair space. */
  companionsOnly?: boolean;
  /** The account of the buyer, then the browser in which they held before they logged in; empty for an offer, which replaces nothing. */
  holders: readonly string[];
  /** For somebody on the waiting list; others don't get what suits these. */
  isOffer?: boolean;
  /** As whom the tickets count: an account once, an address, which many share, several times the limit. */
  buyers: readonly { buyer: string; factor: number }[];
}

export type SeatAnswer =
  | { status: 'TAKEN'; holdId: string; seats: SeatRange; priceAmount: number; expiresAt: Date }
  /** The buyer holds the same already. */
  | { status: 'HELD'; holdId: string }
  | { status: 'UNAVAILABLE' }
  | { status: 'NOT_ON_SALE' }
  | { status: 'LIMIT'; limit: number };

export interface Stock {
  now: Date;
  /** Of new holds. */
  expiresAt: Date;
  listings: ReadonlyMap<string, LockedListing>;
  holds: readonly OpenHold[];
  /** How many tickets count as a buyer's. */
  quantities: ReadonlyMap<string, number>;
}

/** What has to be written. */
export interface Allocation {
  answers: SeatAnswer[];
  taken: {
    request: SeatRequest;
    seats: SeatRange;
    priceAmount: number;
    ticketLimit: number;
    expiresAt: Date;
  }[];
  releasedHoldIds: string[];
  changed: { id: string; free: readonly SeatRange[]; sizes: number; releasedSizes: number }[];
  /** New quantities of the buyers that changed. */
  quantities: Map<string, number>;
}

/** The quantities, as bits, in which seats are for sale to everyone: of a bay, without a wheelchair space. */
export const suitingSizes = (listing: OfferedSeats & Pick<LockedListing, 'isReleased'>): number => {
  if (listing.companions === null) return sizesOf(listing);
  return listing.isReleased ? releasedSizesOf(listing) : 0;
};

/** Whether a hold is what is asked for. */
const isSame = (
  { listingId, seats }: OpenHold,
  { listingId: wanted, quantity, companionsOnly = false }: SeatRequest,
  { companions }: LockedListing,
): boolean =>
  listingId === wanted &&
  seats.to - seats.from === quantity &&
  (companions === null || hasSpace(seats, companions) !== companionsOnly);

/** The state of a batch while its requests are served one after another. */
class Batch {
  readonly #stock: Stock;
  readonly #free = new Map<string, readonly SeatRange[]>();
  readonly #open: Map<string, OpenHold>;
  readonly #quantities = new Map<string, number>();
  readonly #released: string[] = [];
  readonly #taken = new Map<string, Allocation['taken'][number]>();

  constructor(stock: Stock) {
    this.#stock = stock;
    this.#open = new Map(stock.holds.map((hold) => [hold.id, hold]));
    for (const hold of stock.holds) if (hold.expiresAt <= stock.now) this.#release(hold);
  }

  #freeOf(listingId: string): readonly SeatRange[] {
    return this.#free.get(listingId) ?? this.#stock.listings.get(listingId)?.free ?? [];
  }

  #quantityOf(buyer: string): number {
    return this.#quantities.get(buyer) ?? this.#stock.quantities.get(buyer) ?? 0;
  }

  #count(buyers: readonly string[], quantity: number): void {
    for (const buyer of buyers) this.#quantities.set(buyer, Math.max(0, this.#quantityOf(buyer) + quantity));
  }

  #release(hold: OpenHold): void {
    this.#open.delete(hold.id);
    // a hold of this batch was never written
    if (!this.#taken.delete(hold.id)) this.#released.push(hold.id);
    this.#free.set(hold.listingId, withRange(this.#freeOf(hold.listingId), hold.seats));
    this.#count(hold.buyers, hold.seats.from - hold.seats.to);
  }

  #holdsOf({ holders }: SeatRequest): OpenHold[] {
    return [...this.#open.values()].filter(({ holder }) => holder !== null && holders.includes(holder));
  }

  #brokenLimit(
    { buyers: counted, quantity }: SeatRequest,
    { own, ticketLimit }: { own: readonly OpenHold[]; ticketLimit: number },
  ): number | null {
    const returned = (buyer: string): number =>
      own
        .filter(({ buyers }) => buyers.includes(buyer))
        .reduce((sum, { seats }) => sum + seats.to - seats.from, 0);
    const broken = counted.some(
      ({ buyer, factor }) => this.#quantityOf(buyer) - returned(buyer) + quantity > ticketLimit * factor,
    );
    return broken ? ticketLimit : null;
  }

  #choose(
    { quantity, companionsOnly = false }: SeatRequest,
    { listing, own }: { listing: LockedListing; own: readonly OpenHold[] },
  ): SeatRange | null {
    if (companionsOnly && !listing.isReleased) return null;
    const free = own
      .filter(({ listingId }) => listingId === listing.id)
      .reduce((ranges, { seats }) => withRange(ranges, seats), this.#freeOf(listing.id));
    const choose = companionsOnly ? chooseCompanions : chooseSeats;
    return choose({ ...listing, free }, quantity);
  }

  /** A wheelchair space is for the one who asks for it; the waiting list is offered only what is sold without one. */
  #isForWaiting(listing: LockedListing, { companionsOnly = false }: SeatRequest): boolean {
    const { id, companions, waitingSizes } = listing;
    if (waitingSizes === 0 || (companions !== null && !companionsOnly)) return false;
    return (suitingSizes({ ...listing, free: this.#freeOf(id) }) & waitingSizes) !== 0;
  }

  #take(request: SeatRequest, listing: LockedListing, seats: SeatRange): SeatAnswer {
    const { holdId, listingId, quantity } = request;
    const [holder = null] = request.holders;
    const { expiresAt } = this.#stock;
    const { priceAmount, ticketLimit } = listing;
    const buyers = request.buyers.map(({ buyer }) => buyer);
    this.#free.set(listingId, withoutRange(this.#freeOf(listingId), seats));
    this.#count(buyers, quantity);
    this.#open.set(holdId, { id: holdId, listingId, seats, holder, buyers, expiresAt });
    this.#taken.set(holdId, { request, seats, priceAmount, ticketLimit, expiresAt });
    return { status: 'TAKEN', holdId, seats, priceAmount, expiresAt };
  }

  #serve(request: SeatRequest): SeatAnswer {
    const listing = this.#stock.listings.get(request.listingId);
    if (!listing?.isOnSale) return { status: 'NOT_ON_SALE' };
    const own = this.#holdsOf(request);
    const same = own.find((hold) => isSame(hold, request, listing));
    if (same) return { status: 'HELD', holdId: same.id };
    if (!request.isOffer && this.#isForWaiting(listing, request)) return { status: 'UNAVAILABLE' };
    const limit = this.#brokenLimit(request, { own, ticketLimit: listing.ticketLimit });
    if (limit !== null) return { status: 'LIMIT', limit };
    const seats = this.#choose(request, { listing, own });
    if (!seats) return { status: 'UNAVAILABLE' };
    for (const hold of own) this.#release(hold);
    return this.#take(request, listing, seats);
  }

  /** Seats that the same buyer replaced by others later in the batch were never held: the answer is what is held now. */
  #current(answer: SeatAnswer, request: SeatRequest): SeatAnswer {
    if (answer.status !== 'TAKEN' && answer.status !== 'HELD') return answer;
    if (this.#open.has(answer.holdId)) return answer;
    const [now] = this.#holdsOf(request);
    return now ? { status: 'HELD', holdId: now.id } : { status: 'UNAVAILABLE' };
  }

  result(requests: readonly SeatRequest[]): Allocation {
    const answers = requests.map((request) => this.#serve(request));
    return {
      answers: answers.map((answer, i) => this.#current(answer, requests[i] as SeatRequest)),
      taken: [...this.#taken.values()],
      releasedHoldIds: this.#released,
      changed: [...this.#free].flatMap(([id, free]) => {
        const listing = this.#stock.listings.get(id);
        if (!listing) return [];
        const of = { ...listing, free };
        return [{ id, free, sizes: sizesOf(of), releasedSizes: releasedSizesOf(of) }];
      }),
      quantities: this.#quantities,
    };
  }
}

/**
 * Serves requests in their order. Holds that have expired give their seats back first; a buyer who takes other seats of the event
 * gives back those held before, but only if the new ones can be had.
 */
export const allocateSeats = (stock: Stock, requests: readonly SeatRequest[]): Allocation =>
  new Batch(stock).result(requests);
