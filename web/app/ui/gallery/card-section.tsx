import { homePath } from '@golark/contract/paths';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../badge.tsx';
import { StayCard } from '../stay-card.tsx';
import { TicketStub } from '../ticket-stub.tsx';
import { GallerySection } from './gallery-section.tsx';
import picture from './lake-aframe-dawn.svg';

export const CardSection = () => {
  const t = useTranslations('gallery.cards');
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
        <StayCard {...stay} total={118_400} nights={4} memberTotal={106_400} badge={t('favorite')} />
        <StayCard {...stay} total={110_200} nights={4} usualTotal={118_400} title={t('longName')} />
        <StayCard {...stay} pictures={[]} rating={{ score: null, count: 0 }}>
          <p className="small text-muted mt-2">{t('noDates')}</p>
        </StayCard>
      </div>
      <div className="grid gap-6 lg:grid-cols-2">
        <TicketStub
          to={homePath()}
          above={t('friday')}
          below=""
          day="14"
          title="The Paper Lanterns"
          place={t('hall')}
          price="$68"
          priceNote={t('allIn')}
        />
        <TicketStub
          to={homePath()}
          above={t('saturday')}
          below=""
          day="15"
          title="Rose City Rail vs. Bay Kings"
          place={t('coliseum')}
          price="$41"
          priceNote={t('allIn')}
          badge={<Badge tone="warning">{t('left')}</Badge>}
        />
      </div>
    </GallerySection>
  );
};
