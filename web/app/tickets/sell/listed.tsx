import { eventPath } from '@golark/contract/event-paths';
import { sellTicketsPath } from '@golark/contract/paths';
import type { SellerListing } from '@golark/contract/selling/schemas';
import { editTicketListingPath, ticketListingsPath } from '@golark/contract/selling-paths';
import { useEffect, useRef } from 'react';
import type { FormOutcome } from '../../platform/page/form-outcome.ts';
import { useTranslations } from '../../platform/translations.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { useFormatDay } from '../../ui/format-times.ts';
import { TextLink } from '../../ui/link.tsx';
import { useMoney } from '../../ui/numbers.ts';
import { usePlaceLine } from '../parts/use-place-text.ts';
import { useDeadlineWords } from './deadline-words.ts';
import { SellEvent } from './sell-event.tsx';
import { SellSteps } from './sell-steps.tsx';
import { TicketFiles } from './ticket-files.tsx';

type ListedProps = { listing: SellerListing; outcome: FormOutcome | undefined };

/** The tickets are listed: what is left to do is to upload them, or to transfer them after a sale. */
export const Listed = ({ listing, outcome }: ListedProps) => {
  const t = useTranslations('sell');
  const placeLine = usePlaceLine();
  const heading = useRef<HTMLHeadingElement>(null);
  const { id, event, place, remainingCount, status, delivery } = listing;
  const isDraft = status === 'draft';
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="page-width sell-page sell-listed">
      <div className="sell-head">
        <h1 className="display" ref={heading} tabIndex={-1}>
          {isDraft ? t('listed.draftTitle') : t('listed.title', { count: remainingCount })}
        </h1>
        <SellSteps current="deliver" />
      </div>
      <SellEvent event={event} />
      <p className="font-semibold mt-4">{placeLine(place, remainingCount)}</p>
      <p className="text-muted mt-1">{isDraft ? t('listed.draftText') : <WhatYouGet listing={listing} />}</p>
      <section className="sell-section" aria-labelledby="sell-deliver">
        {delivery === 'transfer' ? (
          <LaterTransfer listing={listing} />
        ) : (
          <>
            <div>
              <h2 className="title-2" id="sell-deliver">
                {t('files.title')}
              </h2>
              <p className="text-muted mt-1">
                {t('files.text')} {listing.delivery === 'upload' && <LaterUpload listing={listing} />}
              </p>
            </div>
            <TicketFiles listing={listing} outcome={outcome} />
          </>
        )}
      </section>
      <div className="sell-listed-links">
        <ButtonLink to={editTicketListingPath(id)} variant={isDraft ? 'primary' : 'secondary'}>
          {t('listed.edit')}
        </ButtonLink>
        {!isDraft && (
          <ButtonLink to={eventPath(event.id, `?section=${place.sectionId}`)} variant="secondary">
            {t('listed.show')}
          </ButtonLink>
        )}
        <TextLink to={ticketListingsPath(isDraft ? 'draft' : 'active')}>{t('listed.all')}</TextLink>
        <TextLink to={sellTicketsPath()}>{t('listed.more')}</TextLink>
      </div>
    </div>
  );
};

type ListingProps = { listing: SellerListing };

const WhatYouGet = ({ listing: { price, payout } }: ListingProps) => {
  const t = useTranslations('sell.listed');
  const money = useMoney();
  const formatDay = useFormatDay();
  const words = {
    price: money(price.amount, 'cents'),
    amount: money(payout.total.amount, 'cents'),
    day: formatDay(payout.paidOn),
  };
  return t('text', words);
};

const LaterUpload = ({ listing }: ListingProps) => {
  const t = useTranslations('sell.files');
  return t('later', { deadline: useDeadlineWords()(listing) });
};

const LaterTransfer = ({ listing }: ListingProps) => {
  const t = useTranslations('sell.listed');
  return (
    <div>
      <h2 className="title-2" id="sell-deliver">
        {t('transferTitle')}
      </h2>
      <p className="text-muted mt-1">{t('transferText', { deadline: useDeadlineWords()(listing) })}</p>
    </div>
  );
};
