import type { Event } from '@golark/contract/events/schemas';
import { listingSorts } from '@golark/contract/tickets/rules';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Alert } from '../../ui/alert.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { PageLink } from '../../ui/link.tsx';
import type { CompanionSeats } from './event-phase.ts';
import { NothingFound } from './event-state.tsx';
import { HoldAlert } from './hold-alert.tsx';
import type { HoldOutcome } from './hold-outcome.ts';
import { ListingCard, type ListingChange } from './listing-card.tsx';
import { changed, nextShown, type TicketsQuery, writeTicketsQuery } from './listings-query.ts';
import type { Listings } from './load-listings.ts';
import type { useChoice } from './use-choice.ts';
import { useCompanionsText } from './use-companions-text.ts';
import { ValueExplained } from './value-explained.tsx';

type ListingResultsProps = {
  event: Event;
  companions: CompanionSeats;
  path: string;
  asked: TicketsQuery;
  listings: Listings;
  changes: ReadonlyMap<string, ListingChange>;
  quantities: readonly number[];
  choice: ReturnType<typeof useChoice>;
  outcome: HoldOutcome | undefined;
};

/** The listings with what applies to all of them: how many, in which order, and which are hidden. */
export const ListingResults = (props: ListingResultsProps) => {
  const { event, companions, path, asked, listings, changes, quantities, choice, outcome } = props;
  const t = useTranslations('event.list');
  const companionsText = useCompanionsText();
  const { quantity } = asked;
  const total = listings.pageInfo.totalCount;
  const { selectedId, choose, marked, mark } = choice;
  return (
    <section className="event-list" id="listings" aria-labelledby="listings-title">
      <div className="event-list-head">
        <div>
          <h2 className="title-2" id="listings-title">
            {t('title', { count: total, quantity })}
          </h2>
          <p className="small text-muted">
            {t('allIn')} {asked.accessible && companionsText({ event, seats: companions })}
          </p>
        </div>
        {total > 1 && <SortLinks path={path} asked={asked} />}
      </div>
      <Announcement text={t('title', { count: total, quantity })} />
      {outcome && <HoldAlert outcome={outcome} path={path} asked={asked} sections={listings.sections} />}
      {total === 0 ? (
        <NothingFound path={path} asked={asked} quantities={quantities} />
      ) : (
        <ol className="listings">
          {listings.listings.map((listing) => (
            <ListingCard
              key={listing.id}
              listing={listing}
              eventId={event.id}
              quantity={quantity}
              isSelected={listing.id === selectedId}
              isMarked={marked !== null && listing.place.sectionId === marked}
              change={changes.get(listing.id)}
              onSelect={choose}
              onMark={mark}
            />
          ))}
        </ol>
      )}
      {listings.hiddenCount > 0 && (
        <Alert
          title={t('hidden', { count: listings.hiddenCount })}
          action={
            quantity > 1 ? (
              <ButtonLink to={`${path}${changed(asked, { quantity: 1 })}`} size="small" preventScrollReset>
                {t('showSingle')}
              </ButtonLink>
            ) : undefined
          }
        >
          {t('hiddenText', { quantity })}
        </Alert>
      )}
      {listings.listings.length < total && (
        <ButtonLink
          to={`${path}${writeTicketsQuery({ ...asked, shown: nextShown(asked) })}`}
          isFull
          prefetch="none"
          preventScrollReset
        >
          {t('more', { shown: listings.listings.length, total })}
        </ButtonLink>
      )}
      {total > 0 && (
        <ValueExplained listing={listings.listings.find(({ id }) => id === selectedId)} quantity={quantity} />
      )}
    </section>
  );
};

/** Says once what a filter has led to, and nothing when the page opens. */
const Announcement = ({ text }: { text: string }) => {
  const [first] = useState(text);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (text !== first || said !== '') setSaid(text);
  }, [text, first, said]);
  return (
    <p className="sr-only" role="status">
      {said}
    </p>
  );
};

const SortLinks = ({ path, asked }: Pick<ListingResultsProps, 'path' | 'asked'>) => {
  const t = useTranslations('event.sort');
  return (
    <ul className="sort-links" aria-label={t('label')}>
      {listingSorts.map((sort) => (
        <li key={sort}>
          <PageLink
            to={`${path}${changed(asked, { sort })}`}
            aria-current={sort === asked.sort || undefined}
            prefetch="none"
            preventScrollReset
          >
            {t(sort)}
          </PageLink>
        </li>
      ))}
    </ul>
  );
};
