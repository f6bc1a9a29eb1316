import { useTranslations } from '../platform/translations.ts';
import { MapFrame } from './map-frame.tsx';
import { type Point, pixelOf, viewOfCircle } from './map-view.ts';

const surroundings = 24;
const smallest = 40;

/** The approximate location of a stay: a circle, and the towns around it. */
export const AreaMap = ({ center, radius }: { center: Point; radius: number }) => {
  const t = useTranslations('map');
  const label = t('area');
  return (
    <MapFrame
      label={label}
      isFixed
      viewKey={`${center.lat},${center.lng}`}
      viewOf={(size) => viewOfCircle(center, radius * surroundings, size)}
      marks={(view, size) => {
        const width = Math.max(smallest, Math.min(size.width, size.height) / surroundings);
        const { x, y } = pixelOf(center, view, size);
        return (
          <span className="map-area" style={{ left: x, top: y, width, height: width }} aria-hidden="true" />
        );
      }}
    />
  );
};
