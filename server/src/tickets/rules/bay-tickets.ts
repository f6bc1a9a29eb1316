import { isSpace, type SeatRange, type TicketStatus } from '@golark/contract/tickets/rules';
import { withRange } from './seat-ranges.ts';

interface BayTickets {
  companions: number | null;
  tickets: readonly { number: number; seat: number; status: TicketStatus }[];
}

/**
 * Whether an order that returns these tickets keeps no companion seat without its wheelchair space. Companion seats can be returned
 * alone: they stay reserved for spaces until they are released.
 */
export const keepsSpaces = ({ companions, tickets }: BayTickets, numbers: readonly number[]): boolean => {
  if (companions === null) return true;
  const given = tickets.filter(({ number }) => numbers.includes(number));
  const spaces = given.map(({ seat }) => seat).filter((seat) => isSpace(seat, companions));
  return tickets
    .filter(({ status, number }) => status !== 'VOID' && !numbers.includes(number))
    .every(({ seat }) => spaces.every((space) => seat < space || seat > space + companions));
};

/** Returned seats as they are offered again: in a bay each space with the companion seats next to it. */
export const piecesOf = (seats: readonly number[], companions: number | null): SeatRange[] => {
  const ranges = seats.map((seat) => ({ from: seat, to: seat + 1 })).reduce<SeatRange[]>(withRange, []);
  if (companions === null) return ranges;
  return ranges.flatMap(({ from, to }) => {
    const starts = Array.from({ length: to - from }, (_, index) => from + index).filter(
      (seat) => seat === from || isSpace(seat, companions),
    );
    return starts.map((start, index) => ({ from: start, to: starts[index + 1] ?? to }));
  });
};
