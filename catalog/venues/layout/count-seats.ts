import type { SectionDraft } from './draft.ts';

/** A seat is 0.52 m wide, a row 0.85 m deep. */
const ROWS_TO_SEATS = 0.85 / 0.52;
const MAX_ROWS = 60;
const MAX_SEATS = 400;
/** Of the places in a standing area and a seat of the same size. */
const STANDING_DENSITY = 1.5;

export interface Counts {
  seats: number[];
  places: number;
}

const weightOf = ({ piece, rows, density }: SectionDraft): number =>
  piece.area * density * (rows ? 1 : STANDING_DENSITY);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Divides the capacity (less its accessible bays) among all sections by their size; `inBays` are the seats in the bay of each section. */
export const countSeats = (
  drafts: readonly SectionDraft[],
  capacity: number,
  inBays: readonly number[],
): Counts[] => {
  const available = capacity - sum(inBays);
  const fixed = sum(drafts.map(({ fixedSeats }) => sum(fixedSeats ?? [])));
  const flexible = drafts.filter(({ fixedSeats }) => !fixedSeats);
  const total = Math.max(1, sum(flexible.map(weightOf)));
  const perArea = Math.max(0, available - fixed) / total;
  const places = drafts.map((draft) =>
    draft.rows || draft.fixedSeats ? 0 : Math.max(1, Math.round(weightOf(draft) * perArea)),
  );
  const rowLengths = drafts.map((draft, index) => lengthsOf(draft, perArea, inBays[index] ?? 0));
  const target = Math.max(0, available - fixed - sum(places));
  const counted = fill(rowLengths, target);
  return drafts.map((draft, index) => ({
    seats: draft.fixedSeats ? [...draft.fixedSeats] : (counted[index] ?? []),
    places: places[index] ?? 0,
  }));
};

const lengthsOf = (draft: SectionDraft, perArea: number, inBay: number): number[] => {
  if (!draft.rows || draft.fixedSeats) return [];
  const { piece, density } = draft;
  const rowsPerUnit = Math.sqrt((perArea * density) / ROWS_TO_SEATS);
  const count = Math.min(MAX_ROWS, Math.max(1, Math.round(piece.depth * rowsPerUnit)));
  const exact = (piece.depth * rowsPerUnit) / count;
  const lengths = piece.rowLengths(count).map((length) => length * Math.sqrt(density) * exact);
  const seatLength = 1 / (rowsPerUnit * ROWS_TO_SEATS);
  const last = lengths.length - 1;
  // the bay is behind the last row
  const taken = inBay * seatLength;
  return lengths.map((length, row) => (row === last ? Math.max(length * 0.4, length - taken) : length));
};

const seatsOf = (lengths: readonly number[], scale: number): number[] =>
  lengths.map((length) => Math.min(MAX_SEATS, Math.max(1, Math.round(length * scale))));

/** The seats of every row, exactly as many as wanted unless that is impossible. */
const fill = (sections: readonly number[][], target: number): number[][] => {
  const scale = scaleFor(sections, target);
  const counted = sections.map((lengths) => seatsOf(lengths, scale));
  const rows = sum(counted.map(({ length }) => length));
  let missing = target - sum(counted.map(sum));
  if (missing <= 0 || missing > rows) return counted;
  // Rows of the same length reach the next seat together: every n-th row gets it.
  const step = rows / missing;
  let at = 0;
  return counted.map((seats) =>
    seats.map((count) => {
      at += 1;
      if (missing === 0 || at % step >= 1) return count;
      missing -= 1;
      return count + 1;
    }),
  );
};

/** Seats per unit of length, so that all rows together have the wanted number. */
const scaleFor = (sections: readonly number[][], target: number): number => {
  let [low, high] = [0, 20];
  for (let turn = 0; turn < 40; turn++) {
    const middle = (low + high) / 2;
    const count = sum(sections.map((lengths) => sum(seatsOf(lengths, middle))));
    if (count > target) high = middle;
    else low = middle;
  }
  return low;
};
