import type { SeatMap as SeatMapData } from '@golark/contract/events/seat-map-schemas';
import { type ReactNode, useCallback, useRef } from 'react';
import { useTranslations } from '../../../platform/translations.ts';
import { MinusIcon, PlusIcon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useMoney } from '../../../ui/numbers.ts';
import { usePlaceName } from '../../parts/use-place-text.ts';
import { BandPatterns, BaySigns, Field } from './map-drawing.tsx';
import type { MapSection } from './map-sections.ts';
import { SectionShape } from './section-shape.tsx';
import { useMapKeys } from './use-map-keys.ts';
import { useSectionWords } from './use-section-words.ts';
import { useZoom } from './use-zoom.ts';

export type SeatMapProps = {
  venue: string;
  map: SeatMapData;
  sections: readonly MapSection[];
  selected: string | undefined;
  /** The section that the pointer is on, here or in the list. */
  marked: string | null;
  hrefOf: (section: string | undefined) => string;
  onOpen: (section: string | undefined) => void;
  onMark: (section: string | null) => void;
  /** In the corner of the map. */
  corner?: ReactNode;
  /** Takes every gesture, instead of leaving those that scroll to the page. */
  isFull?: boolean;
};

/** The last ones are drawn above the others. */
const drawingOrder = (
  sections: readonly MapSection[],
  { selected, marked }: Pick<SeatMapProps, 'selected' | 'marked'>,
): MapSection[] => {
  const rank = ({ id }: MapSection) => Number(id === selected) + 2 * Number(id === marked);
  return [...sections].sort((a, b) => rank(a) - rank(b));
};

/** The venue as sections in the colors of their price bands, which open and are reached by pointer, touch and arrow keys. */
export const SeatMap = (props: SeatMapProps) => {
  const { venue, map, sections, selected, marked, hrefOf, onMark, corner, isFull = false } = props;
  const t = useTranslations('event.map');
  const money = useMoney();
  const { sectionLabel, mapLabel } = useSectionWords();
  const placeName = usePlaceName();
  const zoom = useZoom(map);
  const open = useStable((id: string) => {
    if (!zoom.wasDragged()) props.onOpen(id);
  });
  const keys = useMapKeys({ sections, selected, onClose: () => props.onOpen(undefined) });
  return (
    <div className="seat-map" data-full={isFull ? '' : undefined} data-zoomed={zoom.isWhole ? undefined : ''}>
      {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset */}
      <svg
        viewBox={zoom.viewBox}
        role="group"
        aria-label={mapLabel(venue, sections)}
        onKeyDown={keys.onKeyDown}
        onFocus={keys.onFocus}
        {...(isFull || !zoom.isWhole ? zoom.gestures : {})}
      >
        <BandPatterns />
        <Field field={map.field} />
        {drawingOrder(sections, { selected, marked }).map((section) => (
          <SectionShape
            key={section.id}
            section={section}
            name={placeName(section.label)}
            price={section.offer ? money(section.offer.fromPrice.amount) : ''}
            label={sectionLabel(section)}
            href={hrefOf(section.id)}
            isSelected={section.id === selected}
            isMarked={section.id === marked}
            isStop={section.id === keys.stop}
            onOpen={open}
            onMark={onMark}
          />
        ))}
        <BaySigns sections={map.sections} />
      </svg>
      <div className="seat-map-zoom">
        <IconButton icon={PlusIcon} label={t('zoomIn')} isLined onPress={zoom.zoomIn} />
        <IconButton icon={MinusIcon} label={t('zoomOut')} isLined onPress={zoom.zoomOut} />
      </div>
      {corner}
    </div>
  );
};

/** The same function for the life of the component, which calls the latest one: shapes are not rendered again for it. */
const useStable = <Argument,>(latest: (argument: Argument) => void) => {
  const current = useRef(latest);
  current.current = latest;
  return useCallback((argument: Argument) => current.current(argument), []);
};
