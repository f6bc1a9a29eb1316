import { eventGenres, venueKinds } from '@golark/contract/events/rules';
import type { EventFacts, PerformerFacts, SeatViewFacts, VenueFacts } from '../illustrate.ts';

/** What a key under `drawing/` says about the picture of a venue, performer, event or view from a seat. */
export type EventDrawing =
  | { of: 'venue'; venueKind: VenueFacts['kind']; seed: string }
  | { of: 'performer'; genre: PerformerFacts['genre']; colors: string[]; seed: string }
  | { of: 'event'; genre: EventFacts['genre']; venueKind: VenueFacts['kind']; colors: string[]; seed: string }
  | {
      of: 'seat-view';
      genre: EventFacts['genre'];
      venueKind: VenueFacts['kind'];
      viewpoint: SeatViewFacts['section']['viewpoint'];
      seed: string;
    };

const prefix = 'drawing';

const colorsText = (colors: readonly string[] | null): string =>
  (colors ?? []).map((color) => color.replace('#', '')).join('.') || 'none';

const colorsOf = (text: string): string[] =>
  text
    .split('.')
    .filter((color) => /^[0-9a-f]{6}$/.test(color))
    .map((color) => `#${color}`);

export const keyOfVenue = ({ id, kind }: VenueFacts): string => `${prefix}/venue/${kind}/${id}`;

export const keyOfPerformer = ({ id, genre, colors }: PerformerFacts): string =>
  `${prefix}/performer/${genre}/${colorsText(colors)}/${id}`;

export const keyOfEvent = ({ id, genre, venueKind, colors }: EventFacts): string =>
  `${prefix}/event/${genre}/${venueKind}/${colorsText(colors)}/${id}`;

export const keyOfSeatView = ({ eventId, genre, venueKind, section }: SeatViewFacts): string => {
  const { angle, distance, height } = section.viewpoint;
  return `${prefix}/seat-view/${genre}/${venueKind}/${[angle, distance, height].join(',')}/${eventId}.${section.id}`;
};

const genreOf = (text: string | undefined) => eventGenres.find((genre) => genre === text);
const kindOf = (text: string | undefined) => venueKinds.find((kind) => kind === text);

const viewpointOf = (text: string) => {
  const [angle = 0, distance = 0, height = 0] = text.split(',').map(Number);
  return { angle, distance, height };
};

/** Parses a key; null if it is invalid or of another kind of picture. */
export const parseEventDrawing = (key: string): EventDrawing | null => {
  const [, of, ...parts] = key.split('/');
  const seed = parts.at(-1) ?? '';
  const genre = genreOf(parts[0]);
  if (of === 'venue') {
    const venueKind = kindOf(parts[0]);
    return venueKind ? { of, venueKind, seed } : null;
  }
  if (!genre) return null;
  if (of === 'performer') return { of, genre, colors: colorsOf(parts[1] ?? ''), seed };
  const venueKind = kindOf(parts[1]);
  if (!venueKind) return null;
  if (of === 'event') return { of, genre, venueKind, colors: colorsOf(parts[2] ?? ''), seed };
  return of === 'seat-view' ? { of, genre, venueKind, viewpoint: viewpointOf(parts[2] ?? ''), seed } : null;
};
