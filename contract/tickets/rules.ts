/** How the seats of a listing may be divided among buyers. */
export const splitRules = ['any', 'pairs', 'no-single', 'all'] as const;
export type SplitRule = (typeof splitRules)[number];

/** What a seller has to say about seats; there is no free text. */
export const disclosures = [
  'aisle',
  'obstructed-view',
  'net-in-view',
  'rail-in-view',
  'no-backrest',
  'standing-only',
  'child-ticket',
  'student-ticket',
  'age-21',
  'early-entry',
] as const;
export type Disclosure = (typeof disclosures)[number];

export const listingStatuses = ['draft', 'active', 'paused', 'sold', 'expired', 'removed'] as const;
export type ListingStatus = (typeof listingStatuses)[number];

/** `instant`: the tickets are there at once; `upload`: the seller uploads the file later; `transfer`: the seller transfers them later. */
export const deliveries = ['instant', 'upload', 'transfer'] as const;
export type Delivery = (typeof deliveries)[number];

export const listingSorts = ['value', 'price', 'view'] as const;
export type ListingSort = (typeof listingSorts)[number];

export const valueLevels = ['great', 'good', 'fair', 'high'] as const;
export type ValueLevel = (typeof valueLevels)[number];

/** Why a listing has its value score; params are cents and labels of sections. */
export const valueReasons = [
  'below-similar',
  'about-similar',
  'above-similar',
  'lowest-price',
  'best-view',
  'few-to-compare',
] as const;
export type ValueReason = (typeof valueReasons)[number];

export const ticketStatuses = ['VALID', 'USED', 'VOID'] as const;
export type TicketStatus = (typeof ticketStatuses)[number];

/** The state of a transfer of tickets. `EXPIRED`: the event began, or the tickets were refunded. */
export const transferStatuses = ['SENT', 'ACCEPTED', 'WITHDRAWN', 'DECLINED', 'EXPIRED'] as const;
export type TransferStatus = (typeof transferStatuses)[number];

/** What a scanner at the door shows. `PENDING`: offered to somebody who has not accepted yet. */
export const scanResults = ['VALID', 'USED', 'REVOKED', 'PENDING', 'WRONG_EVENT', 'UNKNOWN'] as const;
export type ScanResult = (typeof scanResults)[number];

export const holdStatuses = ['HELD', 'SOLD', 'RELEASED'] as const;
export type HoldStatus = (typeof holdStatuses)[number];

/** How long seats are held, and by how much a buyer can extend it, once. */
export const holdMinutes = 10;
export const extensionMinutes = 5;

/** Cents; the lowest and highest all-in price of a ticket. */
export const lowestTicketPrice = 100;
export const highestTicketPrice = 1_000_000;

/** The most tickets of one listing that can be bought at once. */
export const mostTickets = 20;

/** Adjacent seats as positions in their row: `from` is included, `to` is not. */
export interface SeatRange {
  readonly from: number;
  readonly to: number;
}

const lengthOf = ({ from, to }: SeatRange): number => to - from;

/** The seats of a row that a listing offers. */
export interface OfferedSeats {
  /** Seats that are not sold, and those of them that are not held. */
  readonly seats: readonly SeatRange[];
  readonly free: readonly SeatRange[];
  readonly rule: SplitRule;
  /** In a bay the number of companion seats that follow each wheelchair space; null for other rows. */
  readonly companions: number | null;
}

/** The most companion seats that are next to a wheelchair space. */
export const mostCompanions = 3;

/** Whether a position in a bay is a wheelchair space: with 3 companion seats each, positions 0, 4 and 8 are. */
export const isSpace = (position: number, companions: number): boolean => position % (companions + 1) === 0;

/** Whether seats of a bay include a wheelchair space. */
export const hasSpace = ({ from, to }: SeatRange, companions: number): boolean =>
  Math.ceil(from / (companions + 1)) * (companions + 1) < to;

const leavesNoSingle = (left: number): boolean => left !== 1;

/** Whether `quantity` seats can be taken from the start of a run of free seats; the rest of the run stays. */
const fitsRun = (run: SeatRange, quantity: number, rule: SplitRule): boolean => {
  const left = lengthOf(run) - quantity;
  if (left < 0) return false;
  if (rule === 'any') return true;
  if (rule === 'pairs') return quantity % 2 === 0;
  if (rule === 'no-single') return leavesNoSingle(left);
  return false;
};

const totalOf = (ranges: readonly SeatRange[]): number =>
  ranges.reduce((sum, range) => sum + lengthOf(range), 0);

const byLength = (a: SeatRange, b: SeatRange): number => lengthOf(a) - lengthOf(b) || a.from - b.from;

const chooseInRow = ({ free, rule }: OfferedSeats, quantity: number): SeatRange | null => {
  const [run] = free.filter((one) => fitsRun(one, quantity, rule)).sort(byLength);
  return run ? { from: run.from, to: run.from + quantity } : null;
};

const positionsOf = ({ from, to }: SeatRange): number[] =>
  Array.from({ length: to - from }, (_, index) => from + index);

/**
 * Seats of a bay from a wheelchair space on; more people than a space has companion seats for get the next space too. The space
 * with the fewest free seats next to it that suffices is used first. With `pairs`, no companion seat is left alone.
 */
const chooseWithSpace = (
  { free, rule, companions }: OfferedSeats & { companions: number },
  quantity: number,
): SeatRange | null => {
  const block = companions + 1;
  if (rule === 'pairs' && quantity % block !== 0) return null;
  const needed = Math.ceil(quantity / block) * block;
  const [chosen] = free
    .flatMap((run) =>
      positionsOf(run)
        .filter((position) => isSpace(position, companions) && position + quantity <= run.to)
        .map((from) => ({ from, to: Math.min(run.to, from + needed) })),
    )
    .sort(byLength);
  return chosen ? { from: chosen.from, to: chosen.from + quantity } : null;
};

/**
 * The adjacent seats that a buyer of `quantity` gets of the free ones, or null. The shortest run that fits is used up first,
 * so that long runs stay for larger groups. With `all`, `free` has to be everything that is offered. In a bay, the first of them
 * is a wheelchair space.
 */
export const chooseSeats = (of: OfferedSeats, quantity: number): SeatRange | null => {
  const { seats, free, rule, companions } = of;
  const [whole] = free;
  if (rule === 'all')
    return whole && free.length === 1 && totalOf(free) === totalOf(seats) && quantity === lengthOf(whole)
      ? whole
      : null;
  return companions === null ? chooseInRow(of, quantity) : chooseWithSpace({ ...of, companions }, quantity);
};

/** The free companion seats of each space that are not needed by it: a space that is not sold keeps the one next to it. */
const spareCompanions = ({ seats, free, companions }: OfferedSeats & { companions: number }): SeatRange[] => {
  const block = companions + 1;
  const isUnsold = (space: number): boolean => seats.some(({ from, to }) => from <= space && space < to);
  return free.flatMap((run) => {
    const first = Math.floor(run.from / block);
    const count = Math.ceil(run.to / block) - first;
    return Array.from({ length: count }, (_, index) => (first + index) * block)
      .map((space) => ({
        from: Math.max(run.from, space + (isUnsold(space) ? 2 : 1)),
        to: Math.min(run.to, space + block),
      }))
      .filter(({ from, to }) => from < to);
  });
};

/**
 * Companion seats without a wheelchair space for a buyer of `quantity`, once they are released, or null. Those farthest from the
 * space are taken first. Resellers sell a space and its companion seats together, so that theirs are never released.
 */
export const chooseCompanions = (of: OfferedSeats, quantity: number): SeatRange | null => {
  const { rule, companions } = of;
  if (companions === null || rule !== 'any') return null;
  const [run] = spareCompanions({ ...of, companions })
    .filter((one) => lengthOf(one) >= quantity)
    .sort(byLength);
  return run ? { from: run.to - quantity, to: run.to } : null;
};

const bitsOf = (isPossible: (quantity: number) => boolean): number => {
  let sizes = 0;
  for (let quantity = 1; quantity <= mostTickets; quantity++)
    if (isPossible(quantity)) sizes |= 1 << quantity;
  return sizes;
};

/** The quantities that can be bought, as bits: bit 2 is set if two tickets can be bought. */
export const sizesOf = (of: OfferedSeats): number => bitsOf((quantity) => chooseSeats(of, quantity) !== null);

/** The quantities in which companion seats can be bought without a space once they are released, as bits; 0 outside of bays. */
export const releasedSizesOf = (of: OfferedSeats): number =>
  of.companions === null ? 0 : bitsOf((quantity) => chooseCompanions(of, quantity) !== null);

/** `[2, 4]` of the bits that `sizesOf` returns. */
export const quantitiesOf = (sizes: number): number[] =>
  Array.from({ length: mostTickets }, (_, i) => i + 1).filter((quantity) => (sizes & (1 << quantity)) !== 0);
