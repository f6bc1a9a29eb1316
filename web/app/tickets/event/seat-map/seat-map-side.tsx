import type { Event } from '@golark/contract/events/schemas';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from '../../../platform/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { ExpandIcon } from '../../../ui/icon.tsx';
import { changed, type TicketsQuery } from '../listings-query.ts';
import type { Listings } from '../load-listings.ts';
import type { useChoice } from '../use-choice.ts';
import { BandLegend } from './band-legend.tsx';
import { MapDialog } from './map-dialog.tsx';
import type { MapSection } from './map-sections.ts';
import { SeatMap } from './seat-map.tsx';
import { SectionCloseUp } from './section-close-up.tsx';

/** The listings of the section that was chosen, where the map and not the list is on the screen. */
const showListings = () => {
  const list = document.getElementById('listings');
  const top = list?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight / 2) list?.scrollIntoView({ block: 'start' });
};

type SeatMapSideProps = {
  event: Event;
  path: string;
  asked: TicketsQuery;
  listings: Listings;
  sections: readonly MapSection[];
  choice: ReturnType<typeof useChoice>;
};

/** The map with its legend and, next to the list, the chosen section up close. */
export const SeatMapSide = ({ event, path, asked, listings, sections, choice }: SeatMapSideProps) => {
  const t = useTranslations('event.map');
  const navigate = useNavigate();
  const [isFull, setFull] = useState(false);
  const { seatMap, venue } = event;
  const chosen = listings.listings.find(({ id }) => id === choice.selectedId);
  const selected = asked.section ?? chosen?.place.sectionId;
  const section = seatMap.sections.find(({ id }) => id === selected);
  const bays = useMemo(() => seatMap.sections.some((one) => one.bays.length > 0), [seatMap]);
  const addressOf = (id: string | undefined) => `${path}${changed(asked, { section: id })}`;
  const open = async (id: string | undefined) => {
    const next = id === asked.section ? undefined : id;
    await navigate(addressOf(next), { preventScrollReset: true });
    if (next !== undefined) showListings();
  };
  const map = {
    venue: venue.name,
    map: seatMap,
    sections,
    selected,
    marked: choice.marked,
    hrefOf: addressOf,
    onOpen: open,
    onMark: choice.mark,
  };
  const chooseSeats = (id: string) => {
    choice.choose(id);
    document.querySelector(`[data-listing="${id}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <section className="event-map" aria-label={t('title')}>
      <a className="skip-map" href="#listings">
        {t('skip')}
      </a>
      <SeatMap
        {...map}
        corner={
          <span className="needs-scripts map-open">
            <Button size="small" icon={ExpandIcon} onPress={() => setFull(true)}>
              {t('open')}
            </Button>
          </span>
        }
      />
      {isFull && <MapDialog {...map} onClose={() => setFull(false)} />}
      <BandLegend path={path} asked={asked} bands={listings.bands} hasBays={bays} />
      {section && (
        <SectionCloseUp
          section={section}
          listings={listings.listings}
          quantity={asked.quantity}
          selectedId={choice.selectedId}
          onSelect={chooseSeats}
        />
      )}
    </section>
  );
};
