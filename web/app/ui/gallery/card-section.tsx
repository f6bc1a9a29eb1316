import { homePath } from '@golark/contract/paths';
import { useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../badge.tsx';
import { CardSkeleton } from '../skeleton.tsx';
import { StayCard } from '../stay-card.tsx';
import { TableFrame } from '../table-frame.tsx';
import { TicketStub } from '../ticket-stub.tsx';
import { GallerySection } from './gallery-section.tsx';
import picture from './lake-aframe-dawn.svg';

export const CardSection = () => {
  const t = useTranslations('gallery.cards');
  const [isSaved, setSaved] = useState(true);
  const stay = {
    to: homePath(),
    pictures: [{ src: picture, alt: t('picture') }],
    place: 'Camp Sherman, OR',
    title: t('stay'),
    facts: t('facts'),
    rating: { score: 4.93, count: 218 },
  };
  return (
    <GallerySection id="cards">
      <div className="card-grid">
        <StayCard
          {...stay}
          total={118_400}
          nights={4}
          memberTotal={106_400}
          badge={t('favorite')}
          heart={{ isSaved, onChange: setSaved }}
        />
        <StayCard
          {...stay}
          total={110_200}
          nights={4}
          previousTotal={118_400}
          title={t('longName')}
          heart={{ isSaved: false, onChange: setSaved }}
        />
        <StayCard {...stay} pictures={[]} rating={{ score: null, count: 0 }}>
          <p className="small text-muted mt-2">{t('noDates')}</p>
        </StayCard>
        <CardSkeleton />
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <TicketStub
          to={homePath()}
          weekdayAndMonth={t('friday')}
          day="14"
          title="The Paper Lanterns"
          place={t('hall')}
          price="$68"
          priceNote={t('allIn')}
        />
        <TicketStub
          to={homePath()}
          weekdayAndMonth={t('saturday')}
          day="15"
          title="Rose City Rail v. Bay Kings"
          place={t('coliseum')}
          price="$41"
          priceNote={t('allIn')}
          badge={<Badge tone="warning">{t('left')}</Badge>}
        />
      </div>
    </GallerySection>
  );
};

export const TableSection = () => {
  const t = useTranslations('gallery.table');
  const rows = [
    { guest: 'Maya Ortega', tone: 'success', state: t('confirmed'), payout: '$958.36' },
    { guest: 'Devon Kim', tone: 'warning', state: t('waiting'), payout: '$485.00' },
    { guest: 'Rosa Trujillo', tone: 'neutral', state: t('canceled'), payout: '$0.00' },
  ] as const;
  return (
    <GallerySection id="table">
      <TableFrame label={t('payouts')}>
        <table className="table min-w-[560px]">
          <thead>
            <tr>
              <th scope="col">{t('guest')}</th>
              <th scope="col">{t('status')}</th>
              <th scope="col" data-figure>
                {t('payout')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ guest, tone, state, payout }) => (
              <tr key={guest}>
                <td className="font-semibold">{guest}</td>
                <td>
                  <Badge tone={tone}>{state}</Badge>
                </td>
                <td data-figure>{payout}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableFrame>
    </GallerySection>
  );
};
