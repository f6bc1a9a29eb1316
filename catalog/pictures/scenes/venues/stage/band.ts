import { type Point, path, rectanglePath, roundedPath } from '../../../drawing/path.ts';
import type { Canvas } from '../../../drawing/svg-writer.ts';
import type { Instrument } from '../../../plans/act.ts';
import { type Act, drawBass, drawDrums, drawPerformer, drawPiano } from './performers.ts';

/** Where a band stands: y of the back and the front of its stage, and half its width. */
export interface BandPlace {
  back: number;
  front: number;
  half: number;
}

interface Band {
  lineup: readonly Instrument[];
  place: BandPlace;
  ink: string;
  /** of lamps on instruments */
  accent: string;
  hasHats?: boolean;
}

type DrawPart = (canvas: Canvas, at: Point, band: Band & { height: number }) => void;

const drawDecks: DrawPart = (canvas, [x, y], { ink, accent }) => {
  drawPerformer(canvas, { at: [x, y + 6], height: 156, color: ink, act: 'hands' });
  canvas.fill(roundedPath([x - 92, y - 66, 184, 78], 6), ink);
  const lamps = path`M${x - 82} ${y - 54}h164M${x - 82} ${y - 36}h164M${x - 82} ${y - 18}h164`;
  canvas.stroke(lamps, { paint: accent, width: 5, dash: '18 8', opacity: 0.9 });
};

const drawKeys: DrawPart = (canvas, [x, y], { ink, height }) => {
  drawPerformer(canvas, { at: [x, y], height, color: ink, act: 'keys' });
  const stand = path`M${x - 40} ${y}l34-66M${x + 40} ${y}l-34-66`;
  canvas.fill(rectanglePath([x - 54, y - height * 0.52, 108, 11]), ink);
  canvas.stroke(stand, { paint: ink, width: 5 });
};

const PARTS: Partial<Record<Instrument, DrawPart>> = {
  drums: (canvas, [x, y], { ink }) => drawDrums(canvas, [x, y], ink),
  decks: drawDecks,
  keys: drawKeys,
  piano: (canvas, at, { ink }) => drawPiano(canvas, at, ink),
  upright: (canvas, at, { ink }) => drawBass(canvas, at, ink),
};

const AT_THE_BACK: readonly Instrument[] = ['drums', 'decks'];
const HEIGHTS = [0, 214, 188, 170];
const OF_A_CROWD = 150;
/** A leap is wider than high. */
const LEAP = 0.78;

/** The people of a band from left to right in the order of its line-up. */
export const drawBand = (canvas: Canvas, band: Band): void => {
  const { lineup, place, ink, hasHats = false } = band;
  const height = HEIGHTS[lineup.length] ?? OF_A_CROWD;
  const spacing = Math.min(196, (place.half * 1.5) / Math.max(1, lineup.length));
  const people = lineup.map((instrument, index) => {
    const isBack = AT_THE_BACK.includes(instrument) && lineup.length > 1;
    const aside = index - (lineup.length - 1) / 2;
    const y = isBack ? place.back + 10 : place.front - 10 - Math.abs(aside) * 5;
    return { instrument, at: [600 + aside * spacing, y] as const };
  });
  for (const { instrument, at } of people.toSorted((one, other) => one.at[1] - other.at[1])) {
    const drawPart = PARTS[instrument];
    if (drawPart) drawPart(canvas, at, { ...band, height });
    else if (instrument === 'dance')
      drawPerformer(canvas, { at, height: height * LEAP, color: ink, act: 'dance' });
    else drawPerformer(canvas, { at, height, color: ink, act: instrument as Act, hasHat: hasHats });
  }
};
