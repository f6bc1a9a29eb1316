import type { SeatMap } from '@golark/contract/events/seat-map-schemas';
import { Field } from './map-drawing.tsx';

/** Where a section is in the venue; the text next to it says the same. */
export const MiniMap = ({ map, sectionId }: { map: SeatMap; sectionId: string }) => (
  <svg className="mini-map" viewBox={`0 0 ${map.width} ${map.height}`} aria-hidden="true">
    <Field field={map.field} />
    {map.sections.map(({ id, outline }) => (
      <path key={id} className="map-face" data-selected={id === sectionId ? '' : undefined} d={outline} />
    ))}
  </svg>
);
