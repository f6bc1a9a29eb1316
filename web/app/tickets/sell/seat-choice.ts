import { rowLabels, seatLabel, seatsOfBay } from '@golark/contract/events/seat-map-rules';
import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import { isSpace, mostTickets } from '@golark/contract/tickets/rules';
import type { Draft } from './draft.ts';

type Row = { label: string; seats: number; companions: number | null };

/** The rows of a section from the front to the back, then its accessible bays. */
export const rowsOf = ({ rows, bays }: SeatSection): Row[] => [
  ...(rows
    ? rowLabels(rows).map((label, index) => ({ label, seats: rows.seats[index] ?? 0, companions: null }))
    : []),
  ...bays.map((bay) => ({ label: bay.label, seats: seatsOfBay(bay), companions: bay.companions })),
];

/** The numbers on the seats of a row, in the order in which they are side by side. */
export const seatsOfRow = (
  section: SeatSection,
  label: string,
): { seats: string[]; companions: number | null } => {
  const row = rowsOf(section).find((one) => one.label === label);
  if (!row) return { seats: [], companions: null };
  const { companions } = row;
  const numbering = companions === null ? (section.rows?.numbering ?? 'from-1') : 'from-1';
  const seats = Array.from({ length: row.seats }, (_, position) => seatLabel(numbering, position));
  return { seats, companions };
};

/** Which seats can be the first and which the last: in a bay, the first one is a wheelchair space. */
export const seatOptions = (section: SeatSection, { row, from }: Pick<Draft, 'row' | 'from'>) => {
  const { seats, companions } = seatsOfRow(section, row);
  const first = seats.filter((_, position) => companions === null || isSpace(position, companions));
  const start = seats.indexOf(from);
  const last = seats.filter(
    (_, position) => position >= Math.max(0, start) && (start < 0 || position < start + mostTickets),
  );
  return { first, last };
};

/** What the form is about, as far as it is chosen. */
export type Chosen = {
  section: SeatSection | null;
  isStanding: boolean;
  /** In a bay, how many companion seats follow each wheelchair space. */
  companions: number | null;
  /** Side by side, as on the ticket; empty for a standing area, and until first and last are chosen. */
  seats: string[];
  quantity: number;
  /** The seats at an end of the row among them. */
  ends: string[];
};

const none: Omit<Chosen, 'section' | 'isStanding'> = { companions: null, seats: [], quantity: 0, ends: [] };

const wholeNumber = (text: string): number => (/^\d{1,3}$/.test(text) ? Number(text) : 0);

/** A section with standing places only. Its accessible bays have rows of their own. */
const isStandingOnly = (section: SeatSection, row: string): boolean => section.rows === null && row === '';

export const chosenSeats = (sections: readonly SeatSection[], draft: Draft): Chosen => {
  const section = sections.find(({ id }) => id === draft.section) ?? null;
  if (!section) return { ...none, section, isStanding: false };
  if (isStandingOnly(section, draft.row))
    return {
      ...none,
      section,
      isStanding: true,
      quantity: Math.min(mostTickets, wholeNumber(draft.quantity)),
    };
  const { seats, companions } = seatsOfRow(section, draft.row);
  const [from, to] = [seats.indexOf(draft.from), seats.indexOf(draft.to)];
  if (from < 0 || to < from || to - from >= mostTickets)
    return { ...none, section, isStanding: false, companions };
  const chosen = seats.slice(from, to + 1);
  const ends = companions !== null ? [] : chosen.filter((seat) => seat === seats[0] || seat === seats.at(-1));
  return { section, isStanding: false, companions, seats: chosen, quantity: chosen.length, ends };
};

/** The draft with what follows from its section: the only row, and no row or seats that are not there. */
export const settleDraft = (sections: readonly SeatSection[], draft: Draft): Draft => {
  const section = sections.find(({ id }) => id === draft.section);
  if (!section) return { ...draft, section: '', row: '', from: '', to: '' };
  const rows = rowsOf(section);
  const [only] = rows;
  const isOnly = rows.length === 1 && section.rows !== null;
  const row = isOnly && only ? only.label : (rows.find(({ label }) => label === draft.row)?.label ?? '');
  const { first } = seatOptions(section, { row, from: '' });
  const from = first.includes(draft.from) ? draft.from : '';
  const { last } = seatOptions(section, { row, from });
  return { ...draft, row, from, to: last.includes(draft.to) ? draft.to : '' };
};
