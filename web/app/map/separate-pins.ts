import { groupPins, type PinText } from './group-pins.ts';
import { type MapView, type Point, type Size, viewAround, worldPixelOf, zoomLimits } from './map-view.ts';

type Shown = { view: MapView; size: Size; textOf: PinText };

const step = 0.5;

/** The view with all of the stays in which they no longer share one pin; null if no zoom separates them. */
export const viewThatSeparates = (
  stays: readonly (Point & { id: string; total: number })[],
  { view, size, textOf }: Shown,
): MapView | null => {
  const around = viewAround(stays, size);
  if (!around) return null;
  const start = Math.max(around.zoom, Math.min(view.zoom + step, zoomLimits.max));
  for (let zoom = start; zoom < zoomLimits.max + step; zoom += step) {
    const at = Math.min(zoom, zoomLimits.max);
    const spots = stays.map(({ id, total, ...point }) => ({ id, total, ...worldPixelOf(point, at) }));
    if (groupPins(spots, textOf).length > 1) return { center: around.center, zoom: at };
  }
  return null;
};
