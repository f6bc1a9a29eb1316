import { type Box, overlaps } from './group-pins.ts';
import { type MapView, pixelOf, type Size } from './map-view.ts';
import type { MapPlace } from './places-in-tiles.ts';

export type PlaceLabel = { id: string; kind: string; text: string; x: number; y: number };

/** The measures of `.map-label` in `map.css`; a character is at most this wide. */
const label = { height: 20, characterWidth: 8.4, mark: 14 };
/** The line of sources below the map. */
const sources = 24;
/** Empty space around a label, so that the map stays clear. */
const around = { across: 14, along: 8 };

/** A label may give way to a pin by so many pixels; that of a city more, because a city is larger. */
const ways = { city: [0, -24, 24, -44, 44], other: [0, -22, 22] };

/** From which zoom on a place has a label, unless it is a city. */
const zooms: Readonly<Record<string, number>> = { 'national-park': 5, airport: 9, neighborhood: 12 };
const zoomOfOthers = 10.5;

const leastRank = (zoom: number): number => {
  if (zoom < 9) return 38;
  if (zoom < 10) return 35;
  return zoom < 11 ? 32 : 0;
};

const isLabeled = ({ kind, rank }: MapPlace, zoom: number): boolean =>
  kind === 'city' ? rank >= leastRank(zoom) : zoom >= (zooms[kind] ?? zoomOfOthers);

const boxOfLabel = ({ x, y, text, kind }: PlaceLabel): Box => {
  const half = (text.length * label.characterWidth + (kind === 'city' ? 0 : label.mark)) / 2;
  return { left: x - half, right: x + half, top: y - label.height / 2, bottom: y + label.height / 2 };
};

const isWithin = ({ left, right, top, bottom }: Box, size: Size) =>
  left >= 4 && top >= 4 && right <= size.width - 4 && bottom <= size.height - sources;

const widened = ({ left, right, top, bottom }: Box): Box => ({
  left: left - around.across,
  right: right + around.across,
  top: top - around.along,
  bottom: bottom + around.along,
});

type Surroundings = { view: MapView; size: Size; taken: readonly Box[]; locale: 'en' | 'es' };

/**
 * Labels that overlap neither each other nor what is taken by pins and buttons. In the order given, a place has its label at its
 * place, or above or below it where that is free; otherwise it has none.
 */
export const layOutLabels = (
  places: readonly MapPlace[],
  { view, size, taken, locale }: Surroundings,
): PlaceLabel[] => {
  const labels: PlaceLabel[] = [];
  const boxes: Box[] = [];
  for (const place of places) {
    if (!isLabeled(place, view.zoom)) continue;
    const { x, y } = pixelOf(place, view, size);
    const text = locale === 'es' ? place.nameEs : place.name;
    // the gazetteer has some places twice
    if (labels.some((other) => other.text === text)) continue;
    const common = { id: `${place.kind} ${place.name} ${place.lat}`, kind: place.kind, text, x };
    for (const way of place.kind === 'city' ? ways.city : ways.other) {
      const next = { ...common, y: y + way };
      const box = boxOfLabel(next);
      const isFree = ![...taken, ...boxes].some((other) => overlaps(box, other));
      if (!(isFree && isWithin(box, size))) continue;
      labels.push(next);
      boxes.push(widened(box));
      break;
    }
  }
  return labels;
};
