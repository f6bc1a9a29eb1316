import { type ReactNode, useState } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { Checkbox } from '../ui/check.tsx';
import { MapCard } from './map-card.tsx';
import { MapFrame } from './map-frame.tsx';
import { type Point, radiusOf, viewOfCircle, viewOfPoints } from './map-view.ts';
import { type MapStay, PricePins } from './price-pins.tsx';

export type SearchArea = { center: Point; radius: number };

export type SearchMapProps = {
  stays: readonly MapStay[];
  /** The area in the address; the map moves there unless the change came from the map. */
  area: SearchArea | null;
  /** The center of the view without results. */
  middle: Point;
  markedId: string | null;
  onMark: (id: string | null) => void;
  onArea: (area: SearchArea) => void;
  children?: ReactNode;
};

const emptyRadius = 60_000;
const rounded = (degrees: number) => Math.round(degrees * 10_000) / 10_000;
const keyOf = ({ center, radius }: SearchArea) => `${center.lat},${center.lng},${radius}`;

export const SearchMap = ({ stays, area, middle, markedId, onMark, onArea, children }: SearchMapProps) => {
  const t = useTranslations('map');
  const [isFollowing, setFollowing] = useState(true);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [own, setOwn] = useState<{ area: string; view: string } | null>(null);
  const key = area ? keyOf(area) : stays.map(({ id }) => id).join();
  // results of a search that the map started must not move the map
  const viewKey = own && own.area === key ? own.view : key;
  const chosen = stays.find(({ id }) => id === chosenId);
  return (
    <MapFrame
      label={t('label')}
      viewKey={viewKey}
      viewOf={(size) =>
        area
          ? viewOfCircle(area.center, area.radius, size)
          : (viewOfPoints(stays, size) ?? viewOfCircle(middle, emptyRadius, size))
      }
      onMoved={(view, size) => {
        if (!isFollowing) return;
        const center = { lat: rounded(view.center.lat), lng: rounded(view.center.lng) };
        const next = { center, radius: radiusOf(view, size) };
        setOwn({ area: keyOf(next), view: viewKey });
        onArea(next);
      }}
      marks={(view, size) => (
        <PricePins
          stays={stays}
          view={view}
          size={size}
          markedId={markedId}
          chosenId={chosen?.id ?? null}
          onMark={onMark}
          onChoose={setChosenId}
        />
      )}
    >
      <div className="map-follow">
        <Checkbox checked={isFollowing} onChange={(event) => setFollowing(event.currentTarget.checked)}>
          {t('follow')}
        </Checkbox>
      </div>
      {chosen && <MapCard stay={chosen} onClose={() => setChosenId(null)} />}
      {children}
    </MapFrame>
  );
};
