import { readLocale } from '../platform/preferences.ts';
import { apiContext } from '../platform/request-context.ts';
import { translatorOf, useTranslations } from '../platform/translations.ts';
import { readSearchQuery, usePropertyTypeWords, writeStayQuery } from '../search/index.ts';
import { Avatar } from '../ui/avatar.tsx';
import { ButtonLink } from '../ui/button-link.tsx';
import { Crumbs } from '../ui/crumbs.tsx';
import { Price } from '../ui/price.tsx';
import { Rating } from '../ui/rating.tsx';
import type { Route } from './+types/property-page.ts';
import { CancellationLine } from './cancellation-line.tsx';
import { Gallery } from './gallery.tsx';
import { loadProperty, nightsOfSearch } from './load-property.ts';
import { AmenitiesSection, HouseRules, ReviewsSection, RoomsSection } from './property-sections.tsx';
import { bookingPath, QuotePanel, useChangeStay } from './quote-panel.tsx';
import { StayCalendar } from './stay-calendar.tsx';
import { useCalendarDays } from './use-calendar-days.ts';
import './property-page.css';

export const handle = { theme: 'light', hasTabBar: false };

export async function loader({ request, url, params, context }: Route.LoaderArgs) {
  const search = readSearchQuery(url.searchParams);
  const loaded = await loadProperty(context.get(apiContext), params.id, search);
  return { ...loaded, search, locale: readLocale(request, context) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { property, locale } = loaderData;
  const t = translatorOf(locale, 'stays');
  return [
    { title: t('page.title', { title: property.title, city: property.city.name }) },
    { name: 'description', content: property.description.slice(0, 160) },
    { tagName: 'link', rel: 'canonical', href: `/property/${property.id}/` },
  ];
};

export default function PropertyPage({ loaderData }: Route.ComponentProps) {
  const { property, nights, priced, search } = loaderData;
  const t = useTranslations('stays.page');
  const typeWords = usePropertyTypeWords();
  const { days, showMonth } = useCalendarDays(property.id, nights);
  const change = useChangeStay(property, search);
  const { city, state } = property;
  const rate = priced.kind === 'rate' ? priced.rate : null;
  return (
    <div className="page-width property-page">
      <div className="property-head">
        <Crumbs
          crumbs={[
            { label: state.name, to: `/s/${state.slug}/${writeStayQuery(search)}` },
            { label: city.name, to: `/s/${state.slug}/${city.slug}/${writeStayQuery(search)}` },
            { label: property.title },
          ]}
        />
        <h1 className="display">{property.title}</h1>
      </div>
      <Gallery images={property.images} title={property.title} />
      <div className="split property-body">
        <div className="min-w-0">
          <div className="flex items-start justify-between gap-4">
            <div>
              <p className="title-3">
                {t('hosted', { type: typeWords(property.type), host: property.host.name })}
              </p>
              <p className="text-muted">
                {t('facts', {
                  guests: property.maxGuests,
                  bedrooms: property.bedrooms,
                  beds: property.beds,
                  baths: property.bathrooms,
                })}
              </p>
            </div>
            <Avatar firstName={property.host.name} size="large" />
          </div>
          <p className="mt-2">
            <Rating score={property.rating} count={property.reviewCount} />
          </p>
          <section className="stay-section">
            <p className="stay-description">{property.description}</p>
            <p className="small text-muted">{t(`source.${property.source}`)}</p>
          </section>
          <RoomsSection property={property} />
          <AmenitiesSection amenities={property.amenities} />
          <StayCalendar
            property={property}
            search={search}
            days={days}
            onMonthShown={showMonth}
            onChange={(range) => change({ dateFrom: range?.start, dateTo: range?.end })}
          />
          <ReviewsSection property={property} />
          <section className="stay-section">
            <h2 className="title-2">{t('where')}</h2>
            <p className="text-muted">
              {t('whereText', {
                place: property.neighborhood ?? city.name,
                city: city.name,
                state: state.name,
              })}
            </p>
          </section>
          {rate && (
            <section className="stay-section">
              <h2 className="title-2">{t('ifPlansChange')}</h2>
              <CancellationLine cancellation={rate.cancellation} timeZone={property.timeZone} />
            </section>
          )}
          <section className="stay-section">
            <h2 className="title-2">{t('houseRules')}</h2>
            <HouseRules property={property} />
          </section>
        </div>
        <aside className="quote-aside">
          <QuotePanel
            property={property}
            priced={priced}
            search={search}
            days={days}
            onMonthShown={showMonth}
          />
        </aside>
      </div>
      <div className="buy-bar">
        {rate ? (
          <>
            <Price total={rate[rate.applies].total.amount} nights={nightsOfSearch(search)} />
            <ButtonLink to={bookingPath(property, search)} variant="primary" size="large">
              {t('reserve')}
            </ButtonLink>
          </>
        ) : (
          <ButtonLink to="#dates" variant="primary" size="large" isFull>
            {t('chooseDates')}
          </ButtonLink>
        )}
      </div>
    </div>
  );
}
