import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { MapCard } from './map-card.tsx';
import type { MapStay, PinKind } from './price-pins.tsx';
import './map-rail.css';

type MapRailProps = {
  stays: readonly MapStay[];
  kind: PinKind;
  total: number;
  /** The stay of the pin that was pressed. */
  chosenId: string | undefined;
  markedIds: readonly string[];
  onMark: (ids: readonly string[]) => void;
  /** Leads back to the list. */
  children: ReactNode;
};

/** The rest is in the list and on the map. */
const mostCards = 60;

const withChosen = (stays: readonly MapStay[], chosenId: string | undefined): readonly MapStay[] => {
  const first = stays.slice(0, mostCards);
  const chosen = stays.slice(mostCards).find(({ id }) => id === chosenId);
  return chosen ? [chosen, ...first] : first;
};

/** The card whose left edge is nearest to that of the rail. */
const firstInView = (rail: HTMLElement): HTMLElement | undefined => {
  const { left } = rail.getBoundingClientRect();
  const distanceOf = (card: Element) => Math.abs(card.getBoundingClientRect().left - left);
  const [nearest] = [...rail.children].toSorted((one, other) => distanceOf(one) - distanceOf(other));
  return nearest as HTMLElement | undefined;
};

/** Below the map of a phone: the cards in their order, of which the one in view is marked on the map. */
export const MapRail = ({ stays, kind, total, chosenId, children, ...marks }: MapRailProps) => {
  const { markedIds, onMark } = marks;
  const t = useTranslations('map');
  const rail = useRef<HTMLUListElement>(null);
  const mark = useRef(onMark);
  mark.current = onMark;
  const shown = withChosen(stays, chosenId);
  const order = shown.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: another first card is another card in view
  useEffect(() => {
    const list = rail.current;
    if (!list) return;
    let frame = 0;
    const markShown = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => mark.current([firstInView(list)?.dataset['stay'] ?? '']));
    };
    markShown();
    list.addEventListener('scroll', markShown, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      list.removeEventListener('scroll', markShown);
      mark.current([]);
    };
  }, [order]);
  useEffect(() => {
    const card =
      chosenId && rail.current?.querySelector<HTMLElement>(`[data-stay="${CSS.escape(chosenId)}"]`);
    if (!card) return;
    card.querySelector('a')?.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest', inline: 'start' });
  }, [chosenId]);
  return (
    <section className="map-rail" aria-labelledby="map-rail">
      <div className="map-rail-head">
        <h2 id="map-rail" className="title-3">
          {t('count', { kind, count: total })}
        </h2>
        {children}
      </div>
      {shown.length > 0 && (
        <ul ref={rail} className="map-rail-cards">
          {shown.map((stay) => (
            <li key={stay.id} data-stay={stay.id} data-marked={markedIds.includes(stay.id) ? '' : undefined}>
              <MapCard stay={stay} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
