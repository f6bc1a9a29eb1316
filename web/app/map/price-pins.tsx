import { useTranslations } from '../platform/translations.ts';
import type { DateRange } from '../ui/format-range.ts';
import { useMoney } from '../ui/numbers.ts';
import { groupPins, type PinGroup, type PinSpot, type PinText, spotsInFrame } from './group-pins.ts';
import type { MapSurface } from './map-frame.tsx';
import { type Point, pixelOf, viewOfPoints } from './map-view.ts';
import { viewThatSeparates } from './separate-pins.ts';

/** A stay or a venue on the map; `total` in cents is the figure of its card. */
export type MapStay = Point & {
  id: string;
  title: string;
  place: string;
  to: string;
  total: number;
  /** Cents, if members pay less. */
  memberTotal?: number;
  /** Cents, of which a member saves a part. */
  usualTotal?: number;
  nights: number | null;
  /** The dates of the total, if they are only the next ones that are free. */
  dates?: DateRange | undefined;
  /** null for what has no reviews. */
  rating: { score: number | null; count: number } | null;
  /** What the total is for, if it isn't nights. */
  words?: string;
  image: { id: string; alt: string } | null;
  /** Outside the place that was searched: the map shows the place first. */
  isFarther?: boolean;
};

/** The noun for several pins. */
export type PinKind = 'stays' | 'venues';

type PricePinsProps = {
  stays: readonly MapStay[];
  pins: LaidOutPins;
  kind: PinKind;
  surface: MapSurface;
  markedIds: readonly string[];
  /** The stays whose card or list is open. */
  chosenIds: readonly string[];
  onMark: (ids: readonly string[]) => void;
  onChoose: (ids: string[]) => void;
  /** All stays have been brought into view. */
  onShowAll: () => void;
};

export const usePinText = (): PinText => {
  const t = useTranslations('map');
  const money = useMoney();
  return (from, count) => (count > 1 ? t('from', { amount: money(from) }) : money(from));
};

type StaySpot = PinSpot & { stay: MapStay };

export type LaidOutPins = { groups: PinGroup<StaySpot>[]; hiddenCount: number };

/** Stays whose pins would overlap share one with a count; those outside the frame are counted only. */
export const layOutPins = (
  stays: readonly MapStay[],
  { view, size, covered }: MapSurface,
  textOf: PinText,
): LaidOutPins => {
  const all = stays.map((stay): StaySpot => {
    const { id, total } = stay;
    return { id, total, stay, ...pixelOf(stay, view, size) };
  });
  const shown = spotsInFrame(all, { size, covered, textOf });
  return { groups: groupPins(shown, textOf), hiddenCount: all.length - shown.length };
};

/** Pins in the order of the cards, for the same tab order. */
export const PricePins = ({ stays, pins, kind, surface, onChoose, onShowAll, ...marks }: PricePinsProps) => {
  const t = useTranslations('map');
  const textOf = usePinText();
  const { view, size, moveTo, jumpTo } = surface;
  const { chosenIds } = marks;
  const press = ({ spots }: PinGroup<StaySpot>) => {
    const members = spots.map(({ stay }) => stay);
    if (spots.some(({ id }) => chosenIds.includes(id))) return onChoose([]);
    const next = members.length > 1 ? viewThatSeparates(members, { view, size, textOf }) : null;
    if (next) moveTo(next);
    else onChoose(members.map(({ id }) => id));
  };
  const showAll = () => {
    const everything = viewOfPoints(stays, size);
    if (everything) jumpTo(everything);
    onShowAll();
  };
  return (
    <>
      {pins.groups.map((group) => (
        <PricePin
          key={group.spots[0]?.id}
          {...marks}
          {...{ group, kind, text: textOf(group.from, group.spots.length), onPress: () => press(group) }}
        />
      ))}
      {pins.hiddenCount > 0 && (
        <button type="button" className="map-more" data-covers="" onClick={showAll}>
          {t('more', { count: pins.hiddenCount })}
        </button>
      )}
    </>
  );
};

type PricePinProps = Pick<PricePinsProps, 'kind' | 'markedIds' | 'chosenIds' | 'onMark'> & {
  group: PinGroup<StaySpot>;
  text: string;
  onPress: () => void;
};

const PricePin = ({ group, text, kind, markedIds, chosenIds, onMark, onPress }: PricePinProps) => {
  const t = useTranslations('map');
  const money = useMoney();
  const { spots, from } = group;
  const [first] = spots;
  if (!first) return null;
  const ids = spots.map(({ id }) => id);
  const isChosen = ids.some((id) => chosenIds.includes(id));
  const isMarked = isChosen || ids.some((id) => markedIds.includes(id));
  const count = spots.length;
  return (
    <button
      type="button"
      className="price-pin figures"
      style={{ left: first.x, top: first.y }}
      data-stay={first.id}
      data-count={count}
      data-flipped={first.isFlipped ? '' : undefined}
      data-marked={isMarked ? '' : undefined}
      aria-label={count > 1 ? undefined : t('pin', { amount: money(from), title: first.stay.title })}
      aria-expanded={isChosen}
      onPointerEnter={() => onMark(ids)}
      onPointerLeave={() => onMark([])}
      onFocus={() => onMark(ids)}
      onBlur={() => onMark([])}
      onClick={onPress}
    >
      {count > 1 && (
        <>
          <span className="pin-count">{count}</span>
          <span className="sr-only"> {t('group', { kind })} </span>
        </>
      )}
      {text}
    </button>
  );
};
