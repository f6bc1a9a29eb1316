import { type ReactNode, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Checkbox } from '../ui/check.tsx';
import { ChosenStays } from './chosen-stays.tsx';
import { boxOfPin } from './group-pins.ts';
import { MapFrame } from './map-frame.tsx';
import { MapRail } from './map-rail.tsx';
import {
  type Box,
  boxOfView,
  type MapView,
  middlePoint,
  type Point,
  pixelOf,
  radiusOf,
  rounded,
  type Size,
  viewOfBox,
  viewOfCircle,
  viewOfPoints,
} from './map-view.ts';
import { boxesOfPairs, type MapPair, PairArcs } from './pair-arcs.tsx';
import { layOutPins, type MapStay, type PinKind, PricePins, usePinText } from './price-pins.tsx';

/** A circle, or what a frame has shown. `zoom` is there where the address has no radius. */
export type SearchArea = { center: Point; radius: number; zoom?: number | undefined } | { box: Box };

export type SearchMapProps = {
  stays: readonly MapStay[];
  kind: PinKind;
  /** How many there are, once all that the map shows have been loaded. */
  total?: number | undefined;
  /** The area in the address; the map moves there unless the change came from the map. */
  area: SearchArea | null;
  /** Identifies the search without an area in the address; the map stays where it is while this is the same. */
  searchKey: string;
  /** The center of the view without results. */
  middle: Point;
  /** Joined by arcs, whether or not their places are among the stays. */
  pairs?: readonly MapPair[];
  /** An arc is emphasized if both of its places are marked. */
  markedIds: readonly string[];
  onMark: (ids: readonly string[]) => void;
  /** A move searches what is shown, or the circle in it where only circles can be searched; without it, nothing. */
  onArea?: { ofBox: (box: Box) => void } | { ofCircle: (circle: { center: Point; radius: number }) => void };
  /** In a sheet of its own, the stays are below the map, beside this button that leads back. */
  sheetEnd?: ReactNode;
};

const emptyRadius = 60_000;
const keyOf = (area: SearchArea): string => {
  if ('box' in area) return area.box.map(({ lat, lng }) => `${lat},${lng}`).join();
  const { center, radius, zoom } = area;
  return [center.lat, center.lng, zoom === undefined ? radius : `zoom ${zoom}`].join();
};

const viewOfSearch = (
  { area, stays, pairs = [], middle }: Pick<SearchMapProps, 'area' | 'stays' | 'pairs' | 'middle'>,
  size: Size,
) => {
  const ofBox = area && 'box' in area ? viewOfBox(area.box, size) : null;
  if (ofBox) return ofBox;
  if (area && 'center' in area) {
    const { center, radius, zoom } = area;
    return zoom === undefined ? viewOfCircle(center, radius, size) : { center, zoom };
  }
  const inPlace = stays.filter(({ isFarther }) => !isFarther);
  const [points = []] = [inPlace, stays, pairs.flat()].filter(({ length }) => length > 0);
  return viewOfPoints(points, size) ?? viewOfCircle(middle, emptyRadius, size);
};

/** Searches the part that a view shows, and returns it. */
const searchShown = (
  onArea: NonNullable<SearchMapProps['onArea']>,
  view: MapView,
  size: Size,
): SearchArea => {
  if ('ofBox' in onArea) {
    const box = boxOfView(view, size);
    onArea.ofBox(box);
    return { box };
  }
  const center = { lat: rounded(view.center.lat), lng: rounded(view.center.lng) };
  const circle = { center, radius: radiusOf(view, size) };
  onArea.ofCircle(circle);
  return circle;
};

/** Whether a stay is in the frame, for the place that a zoom moves to. */
const isIn = (stay: MapStay, view: MapView, size: Size) => {
  const { x, y } = pixelOf(stay, view, size);
  return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
};

export const SearchMap = (props: SearchMapProps) => {
  const { stays, kind, total, area, searchKey, pairs = [], markedIds, onMark, onArea, sheetEnd } = props;
  const t = useTranslations('map');
  const textOf = usePinText();
  const [isFollowing, setFollowing] = useState(true);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [own, setOwn] = useState<{ search: string; view: string } | null>(null);
  const key = area ? keyOf(area) : searchKey;
  // neither results of a search that the map started nor those that come after a move may move the map
  const viewKey = own && own.search === key ? own.view : area ? key : `${key} ${stays.length}`;
  const chosen = stays.filter(({ id }) => chosenIds.includes(id));
  const map = (
    <MapFrame
      label={t('label')}
      viewKey={viewKey}
      viewOf={(size) => viewOfSearch(props, size)}
      zoomedPlace={(view, size) => middlePoint(stays.filter((stay) => isIn(stay, view, size)))}
      onMoved={(view, size) => {
        const search = isFollowing && onArea ? keyOf(searchShown(onArea, view, size)) : key;
        setOwn({ search, view: viewKey });
      }}
      marks={(surface) => {
        const pins = layOutPins(stays, surface, textOf);
        const content = (
          <PairArcs {...{ pairs, surface, markedIds }}>
            <PricePins
              {...{ stays, pins, kind, surface, markedIds, chosenIds, onMark }}
              onChoose={setChosenIds}
              onShowAll={() => setOwn({ search: key, view: viewKey })}
            />
          </PairArcs>
        );
        const boxes = pins.groups.map((group) => boxOfPin(group, textOf));
        return { content, boxes: [...boxes, ...boxesOfPairs(pairs, surface)] };
      }}
    >
      {onArea && (
        <div className="map-follow" data-covers="">
          <Checkbox checked={isFollowing} onChange={(event) => setFollowing(event.currentTarget.checked)}>
            {t('follow')}
          </Checkbox>
        </div>
      )}
      {total !== undefined && total > stays.length && (
        <p className="map-note">{t('some', { shown: stays.length, total })}</p>
      )}
      {chosen.length > (sheetEnd ? 1 : 0) && (
        <ChosenStays stays={chosen} kind={kind} onMark={onMark} onClose={() => setChosenIds([])} />
      )}
    </MapFrame>
  );
  if (!sheetEnd) return map;
  const chosenId = chosen.length === 1 ? chosen[0]?.id : undefined;
  return (
    <>
      {map}
      <MapRail {...{ stays, kind, chosenId, markedIds, onMark }} total={total ?? stays.length}>
        {sheetEnd}
      </MapRail>
    </>
  );
};
