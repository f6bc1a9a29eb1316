import type { SeatSection } from '@golark/contract/events/seat-map-schemas';
import type { TicketListing } from '@golark/contract/tickets/listing-schemas';
import { type KeyboardEvent, useMemo } from 'react';
import { useTranslations } from '../../../platform/translations.ts';
import { useMoney } from '../../../ui/numbers.ts';
import { usePlaceText, useSectionName } from '../../parts/use-place-text.ts';
import { BaySign } from './map-drawing.tsx';
import { type DrawnRow, type DrawnSeat, drawSection, listingBeside } from './section-rows.ts';

type CloseUpProps = {
  section: SeatSection;
  listings: readonly TicketListing[];
  quantity: number;
  selectedId: string | null;
  onSelect: (listingId: string) => void;
};

/** Arrow keys inside a section: along the row, or to the rows in front and behind. */
const steps: Readonly<Record<string, { along: number } | { rows: number }>> = {
  ArrowLeft: { along: -1 },
  ArrowRight: { along: 1 },
  ArrowUp: { rows: -1 },
  ArrowDown: { rows: 1 },
};

/** A section with its rows and seats, as seen from the field or stage at the top. */
export const SectionCloseUp = ({ section, listings, quantity, selectedId, onSelect }: CloseUpProps) => {
  const t = useTranslations('event.closeUp');
  const sectionName = useSectionName();
  const own = useMemo(
    () => listings.filter(({ place }) => place.sectionId === section.id && place.row !== null),
    [listings, section.id],
  );
  const drawn = useMemo(() => drawSection(section, own), [section, own]);
  const name = sectionName(section);
  if (!drawn) return <StandingNote section={section} name={name} />;
  const stop = own.find(({ id }) => id === selectedId)?.id ?? own[0]?.id;
  const onKeyDown = (event: KeyboardEvent<SVGSVGElement>) => {
    const step = steps[event.key];
    const from = event.target instanceof Element ? event.target.getAttribute('data-listing') : null;
    if (!step || !from) return;
    event.preventDefault();
    const next = listingBeside(drawn, from, step);
    onSelect(next);
    event.currentTarget.querySelector<SVGElement>(`[data-listing="${next}"]`)?.focus();
  };
  const [front] = drawn.rows;
  return (
    <section className="panel close-up" aria-label={t('title', { section: name })}>
      <h2 className="title-3">{t('title', { section: name })}</h2>
      <p className="small text-muted">{t('front', { row: front?.label ?? '' })}</p>
      <div className="close-up-rows">
        {/* biome-ignore lint/a11y/useSemanticElements: a drawing has no fieldset */}
        <svg
          viewBox={`0 0 ${drawn.width} ${drawn.height}`}
          style={{ width: drawn.width * 1.6, minWidth: Math.min(drawn.width, 320) }}
          role="group"
          aria-label={t('seats', { section: name, count: own.length })}
          onKeyDown={onKeyDown}
        >
          {drawn.rows.map((row) => (
            <Row key={row.label} row={row} {...{ quantity, selectedId, stop, onSelect }} />
          ))}
        </svg>
      </div>
      <ul className="close-up-legend">
        <li data-kind="own">{t('own', { count: quantity })}</li>
        <li data-kind="sale">{t('forSale')}</li>
        <li data-kind="none">{t('notForSale')}</li>
      </ul>
    </section>
  );
};

const StandingNote = ({ section, name }: { section: SeatSection; name: string }) => {
  const t = useTranslations('event.closeUp');
  return (
    <section className="panel close-up">
      <h2 className="title-3">{t('title', { section: name })}</h2>
      <p className="small text-muted">{t('standing', { count: section.places })}</p>
    </section>
  );
};

type RowProps = Pick<CloseUpProps, 'quantity' | 'selectedId' | 'onSelect'> & {
  row: DrawnRow;
  stop: string | undefined;
};

type SeatShapeProps = { seat: DrawnSeat; r: number; className?: string };

const radius = 5;

const Row = ({ row, ...props }: RowProps) => {
  const listings = new Map<string, TicketListing>();
  for (const { listing } of row.seats) if (listing) listings.set(listing.id, listing);
  return (
    <g>
      {row.isBay ? (
        <g className="map-bays">
          <BaySign x={12} y={row.y} />
        </g>
      ) : (
        <text className="row-label" x={12} y={row.y + 4}>
          {row.label}
        </text>
      )}
      {row.seats.map(
        (seat) => !seat.listing && <SeatShape key={seat.x} seat={seat} className="seat" r={radius} />,
      )}
      {[...listings.values()].map((listing) => (
        <Seats key={listing.id} row={row} listing={listing} {...props} />
      ))}
    </g>
  );
};

/** A circle; a wheelchair space is a square. */
const SeatShape = ({ seat: { x, y, isSpace }, r, className }: SeatShapeProps) =>
  isSpace ? (
    <rect className={className} x={x - r} y={y - r} width={2 * r} height={2 * r} rx={2} />
  ) : (
    <circle className={className} cx={x} cy={y} r={r} />
  );

/** The seats of one listing: one control. */
const Seats = ({ row, listing, ...props }: RowProps & { listing: TicketListing }) => {
  const { quantity, selectedId, stop, onSelect } = props;
  const t = useTranslations('event.closeUp');
  const money = useMoney();
  const text = usePlaceText()(listing.place, quantity);
  const isSelected = listing.id === selectedId;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing has no button elements
    <g
      className="seats-for-sale"
      role="button"
      tabIndex={listing.id === stop ? 0 : -1}
      data-listing={listing.id}
      aria-pressed={isSelected}
      aria-label={t('listing', {
        row: text.row,
        seats: text.seats,
        price: money(listing.price.amount),
      })}
      onClick={() => onSelect(listing.id)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        onSelect(listing.id);
      }}
    >
      {row.seats.map(
        (seat) =>
          seat.listing?.id === listing.id && (
            <g key={seat.x}>
              <SeatShape seat={seat} r={radius + 0.5} />
              {isSelected && <path d={`M${seat.x - 2.4} ${seat.y + 0.2}l1.7 1.7 3.1-3.6`} />}
            </g>
          ),
      )}
    </g>
  );
};
