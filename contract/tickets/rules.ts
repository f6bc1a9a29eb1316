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

/**
 * The adjacent seats that a buyer of `quantity` gets of the free ones, or null. The shortest run that fits is used up first,
 * so that long runs stay for larger groups. With `all`, `free` has to be everything that is offered.
 */
export const chooseSeats = (
  { free, offered, rule }: { free: readonly SeatRange[]; offered: number; rule: SplitRule },
  quantity: number,
): SeatRange | null => {
  const [whole] = free;
  if (rule === 'all')
    return whole && free.length === 1 && totalOf(free) === offered && quantity === offered ? whole : null;
  const fitting = free
    .filter((run) => fitsRun(run, quantity, rule))
    .sort((a, b) => lengthOf(a) - lengthOf(b) || a.from - b.from);
  const [run] = fitting;
  return run ? { from: run.from, to: run.from + quantity } : null;
};

/** The quantities that can be bought, as bits: bit 2 is set if two tickets can be bought. */
export const sizesOf = (of: { free: readonly SeatRange[]; offered: number; rule: SplitRule }): number => {
  let sizes = 0;
  for (let quantity = 1; quantity <= mostTickets; quantity++)
    if (chooseSeats(of, quantity)) sizes |= 1 << quantity;
  return sizes;
};

/** `[2, 4]` of the bits that `sizesOf` returns. */
export const quantitiesOf = (sizes: number): number[] =>
  Array.from({ length: mostTickets }, (_, i) => i + 1).filter((quantity) => (sizes & (1 << quantity)) !== 0);
