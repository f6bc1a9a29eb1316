import { useTranslations } from '../platform/translations.ts';
import { MapFrame } from './map-frame.tsx';
import { type Point, pixelOf, viewOfCircle } from './map-view.ts';

const surroundings = 24;
const smallest = 40;

type AreaMapProps = { center: Point; radius: number; isExact?: boolean; label?: string | undefined };

/** A place and the towns around it: a circle for an area or an approximate location, a pin for an exact one. */
export const AreaMap = ({ center, radius, isExact = false, ...props }: AreaMapProps) => {
  const t = useTranslations('map');
  const label = props.label ?? t(isExact ? 'exact' : 'area');
  return (
    <MapFrame
      label={label}
      isFixed
      viewKey={`${center.lat},${center.lng}`}
      viewOf={(size) => viewOfCircle(center, radius * surroundings, size)}
      marks={({ view, size }) => {
        const width = Math.max(smallest, Math.min(size.width, size.height) / surroundings);
        const { x, y } = pixelOf(center, view, size);
        const mark = isExact ? (
          <span className="map-pin" style={{ left: x, top: y }} aria-hidden="true" />
        ) : (
          <span className="map-area" style={{ left: x, top: y, width, height: width }} aria-hidden="true" />
        );
        const half = width / 2;
        const box = { left: x - half, right: x + half, top: y - half, bottom: isExact ? y : y + half };
        return { content: mark, boxes: [box] };
      }}
    />
  );
};
