import { useTranslations } from '../platform/translations.ts';
import { useMoney } from '../ui/numbers.ts';
import { layOutPins, type Pin } from './lay-out-pins.ts';
import { type MapView, type Point, pixelOf, type Size } from './map-view.ts';

/** A stay or a venue on the map; `total` in cents is the figure of its card. */
export type MapStay = Point & {
  id: string;
  title: string;
  place: string;
  to: string;
  total: number;
  nights: number | null;
  /** null for what has no reviews. */
  rating: { score: number | null; count: number } | null;
  /** What the total is for, if it isn't nights. */
  words?: string;
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

const isInside = ({ x, y }: { x: number; y: number }, { width, height }: Size) =>
  x >= 0 && y >= 0 && x <= width && y <= height;

/** Pins in the order of the cards, for the same tab order; none overlaps another. */
export const PricePins = ({ stays, view, size, chosenId, ...props }: PricePinsProps) => {
  const money = useMoney();
  const shown = stays
    .map((stay) => ({ stay, amount: money(stay.total), at: pixelOf(stay, view, size) }))
    .filter(({ at }) => isInside(at, size));
  // the chosen stay shows its price wherever it is in the list
  const ranked = shown.toSorted(
    (one, other) => Number(other.stay.id === chosenId) - Number(one.stay.id === chosenId),
  );
  const pins = layOutPins(
    ranked.map(({ stay, amount, at }) => ({ id: stay.id, text: amount, ...at })),
    size,
  );
  return shown.map(({ stay, amount }) => {
    const pin = pins.get(stay.id);
    return pin && <PricePin key={stay.id} {...props} {...{ stay, amount, pin, chosenId }} />;
  });
};

type PricePinProps = Pick<PricePinsProps, 'markedId' | 'chosenId' | 'onMark' | 'onChoose'> & {
  stay: MapStay;
  amount: string;
  pin: Pin;
};

const PricePin = ({ stay, amount, pin, markedId, chosenId, onMark, onChoose }: PricePinProps) => {
  const t = useTranslations('map');
  const isMarked = stay.id === markedId || stay.id === chosenId;
  return (
    <button
      type="button"
      className="price-pin figures"
      style={{ left: pin.x, top: pin.y }}
      data-stay={stay.id}
      data-kind={pin.kind}
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
};
