import { searchDestinations } from '@golark/contract/destinations/calls';
import type { Destination } from '@golark/contract/destinations/schemas';
import { useEffect, useState } from 'react';
import { browserApi, callApi } from '../platform/api-client.ts';
import { type MapView, pixelOf, type Size } from './map-view.ts';

const waitMilliseconds = 250;
const asked = 40;
const room = { across: 120, along: 34 };
const reachFactor = 1.6;

export type PlaceLabel = { id: string; name: string; x: number; y: number };

/** Larger places keep their labels; labels that would overlap them are hidden. */
export const labelsOf = (places: readonly Destination[], view: MapView, size: Size): PlaceLabel[] => {
  const labels: PlaceLabel[] = [];
  for (const place of places.toSorted((one, other) => other.population - one.population)) {
    const { x, y } = pixelOf(place._geoloc, view, size);
    const isInside = x > 30 && y > 20 && x < size.width - 30 && y < size.height - 20;
    const isFree = labels.every(
      (other) => Math.abs(other.x - x) > room.across || Math.abs(other.y - y) > room.along,
    );
    if (isInside && isFree) labels.push({ id: place.objectID, name: place.name, x, y });
  }
  return labels;
};

/** Cities in view, requested when the map stops moving. */
export const usePlaceLabels = (view: MapView | null, size: Size | null): PlaceLabel[] => {
  const [places, setPlaces] = useState<Destination[]>([]);
  const spot = view && `${view.center.lat.toFixed(3)},${view.center.lng.toFixed(3)},${view.zoom.toFixed(2)}`;
  const longer = size ? Math.max(size.width, size.height) : 0;
  useEffect(() => {
    if (!spot || longer === 0) return;
    const [lat = 0, lng = 0, zoom = 0] = spot.split(',').map(Number);
    const overtaken = new AbortController();
    const timer = setTimeout(async () => {
      const metersPerPixel = (40_030_000 * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** zoom);
      const aroundRadius = Math.round((longer / 2) * metersPerPixel * reachFactor);
      const body = { aroundLatLng: { lat, lng }, aroundRadius, hitsPerPage: asked };
      const result = await callApi(browserApi, searchDestinations, { body, signal: overtaken.signal });
      if (result.ok) setPlaces(result.data.hits);
    }, waitMilliseconds);
    return () => {
      clearTimeout(timer);
      overtaken.abort();
    };
  }, [spot, longer]);
  return view && size ? labelsOf(places, view, size) : [];
};
