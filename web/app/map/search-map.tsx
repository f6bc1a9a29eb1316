import { type ReactNode, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Checkbox } from '../ui/check.tsx';
import { boxOfPin } from './group-pins.ts';
import { MapCard } from './map-card.tsx';
import { MapFrame } from './map-frame.tsx';
import { MapList } from './map-list.tsx';
import {
  type MapView,
  middlePoint,
  type Point,
  pixelOf,
  radiusOf,
  type Size,
  viewOfCircle,
  viewOfPoints,
} from './map-view.ts';
import { layOutPins, type MapStay, type PinKind, PricePins, usePinText } from './price-pins.tsx';

/** `zoom` is there where the address has no radius. */
export type SearchArea = { center: Point; radius: number; zoom?: number | undefined };

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
  markedId: string | null;
  onMark: (id: string | null) => void;
  onArea: (area: SearchArea) => void;
  children?: ReactNode;
};

const emptyRadius = 60_000;
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
const keyOf = ({ center, radius, zoom }: SearchArea) =>
  [center.lat, center.lng, zoom === undefined ? radius : `zoom ${zoom}`].join();

const viewOfSearch = (
  { area, stays, middle }: Pick<SearchMapProps, 'area' | 'stays' | 'middle'>,
  size: Size,
) => {
  if (area?.zoom !== undefined) return { center: area.center, zoom: area.zoom };
  if (area) return viewOfCircle(area.center, area.radius, size);
  const inPlace = stays.filter(({ isFarther }) => !isFarther);
  return viewOfPoints(inPlace.length > 0 ? inPlace : stays, size) ?? viewOfCircle(middle, emptyRadius, size);
};

/** Whether a stay is in the frame, for the place that a zoom moves to. */
const isIn = (stay: MapStay, view: MapView, size: Size) => {
  const { x, y } = pixelOf(stay, view, size);
  return x >= 0 && y >= 0 && x <= size.width && y <= size.height;
};

export const SearchMap = (props: SearchMapProps) => {
  const { stays, kind, total, area, searchKey, markedId, onMark, onArea, children } = props;
  const t = useTranslations('map');
  const textOf = usePinText();
  const [isFollowing, setFollowing] = useState(true);
  const [chosenIds, setChosenIds] = useState<readonly string[]>([]);
  const [own, setOwn] = useState<{ search: string; view: string } | null>(null);
  const key = area ? keyOf(area) : searchKey;
  // neither results of a search that the map started nor those that come after a move may move the map
  const viewKey = own && own.search === key ? own.view : area ? key : `${key} ${stays.length}`;
  const chosen = stays.filter(({ id }) => chosenIds.includes(id));
  const close = () => setChosenIds([]);
  return (
    <MapFrame
      label={t('label')}
      viewKey={viewKey}
      viewOf={(size) => viewOfSearch(props, size)}
      zoomedPlace={(view, size) => middlePoint(stays.filter((stay) => isIn(stay, view, size)))}
      onMoved={(view, size) => {
        if (!isFollowing) return setOwn({ search: key, view: viewKey });
        const center = { lat: rounded(view.center.lat), lng: rounded(view.center.lng) };
        const next = { center, radius: radiusOf(view, size) };
        setOwn({ search: keyOf(next), view: viewKey });
        onArea(next);
      }}
      marks={(surface) => {
        const pins = layOutPins(stays, surface, textOf);
        const content = (
          <PricePins
            {...{ stays, pins, kind, surface, markedId, chosenIds, onMark }}
            onChoose={setChosenIds}
            onShowAll={() => setOwn({ search: key, view: viewKey })}
          />
        );
        return { content, boxes: pins.groups.map((group) => boxOfPin(group, textOf)) };
      }}
    >
      <div className="map-follow" data-covers="">
        <Checkbox checked={isFollowing} onChange={(event) => setFollowing(event.currentTarget.checked)}>
          {t('follow')}
        </Checkbox>
      </div>
      {total !== undefined && total > stays.length && (
        <p className="map-note">{t('some', { shown: stays.length, total })}</p>
      )}
      {chosen.length > 1 && <MapList stays={chosen} kind={kind} onClose={close} />}
      {chosen.length === 1 && chosen[0] && <MapCard stay={chosen[0]} onClose={close} />}
      {children}
    </MapFrame>
  );
};
