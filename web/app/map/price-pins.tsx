import { useTranslations } from '../platform/translations.ts';
import { useMoney } from '../ui/numbers.ts';
import { type MapView, type Point, pixelOf, type Size } from './map-view.ts';

/** A stay on the map; `total` in cents is the figure of its card. */
export type MapStay = Point & {
  id: string;
  title: string;
  place: string;
  to: string;
  total: number;
  nights: number | null;
  rating: { score: number | null; count: number };
  image: { id: string; alt: string } | null;
};

type PricePinsProps = {
  stays: readonly MapStay[];
  view: MapView;
  size: Size;
  markedId: string | null;
  chosenId: string | null;
  onMark: (id: string | null) => void;
  onChoose: (id: string) => void;
};

/** Pins in the order of the cards, so that the keyboard goes through both alike. */
export function PricePins({ stays, view, size, markedId, chosenId, onMark, onChoose }: PricePinsProps) {
  const t = useTranslations('map');
  const money = useMoney();
  return stays.map((stay) => {
    const { x, y } = pixelOf(stay, view, size);
    if (x < 0 || y < 0 || x > size.width || y > size.height) return null;
    const amount = money(stay.total);
    const isMarked = stay.id === markedId || stay.id === chosenId;
    return (
      <button
        key={stay.id}
        type="button"
        className="price-pin figures"
        style={{ left: x, top: y }}
        data-stay={stay.id}
        data-marked={isMarked ? '' : undefined}
        aria-label={t('pin', { amount, title: stay.title })}
        aria-expanded={stay.id === chosenId}
        onPointerEnter={() => onMark(stay.id)}
        onPointerLeave={() => onMark(null)}
        onFocus={() => onMark(stay.id)}
        onBlur={() => onMark(null)}
        onClick={() => onChoose(stay.id)}
      >
        {amount}
      </button>
    );
  });
}
