import { cityPathOf } from '@golark/contract/paths';
import { WhereMap } from '../map/index.ts';
import { Island, islandCode } from '../platform/island.tsx';
import { useTranslations } from '../platform/translations.ts';
import { writeStayQuery } from '../search/index.ts';
import { AccessSection } from './access-section.tsx';
import { BuyBar } from './buy-bar.tsx';
import { EventsNear } from './events-near.tsx';
import { HostSection } from './host-section.tsx';
import type { StayPage } from './load-stay-page.ts';
import { NearbyPlaces } from './nearby-places.tsx';
import { NearbyStays } from './nearby-stays.tsx';
import { placeNameOf } from './place-name.ts';
import { PlansSection } from './plans-section.tsx';
import { PropertyHead } from './property-head.tsx';
import { PropertyLead } from './property-lead.tsx';
import { AmenitiesSection, HouseRules } from './property-sections.tsx';
import { QuotePanel } from './quote-panel.tsx';
import { ReviewsSection } from './reviews-section.tsx';
import { SectionBar } from './section-bar.tsx';
import { SharedRooms } from './shared-rooms.tsx';
import { SleepingSection } from './sleeping-section.tsx';
import { StayCalendar } from './stay-calendar.tsx';
import { StayDescription } from './stay-description.tsx';
import { useCalendarDays } from './use-calendar-days.ts';
import { useChangeStay, useWantedStay } from './use-change-stay.ts';
import { useStoreViewed } from './use-store-viewed.ts';
import { WhyFacts } from './why-facts.tsx';

/** Homes have no rooms to choose and load none of it. */
const roomsCode = islandCode(() =>
  import('./rooms/rooms-section.tsx').then(({ RoomsSection }) => RoomsSection),
);

export const PropertyContent = ({ loaded }: { loaded: StayPage }) => {
  const { property, nights, priced, goPlus, search, stay, nearby, whatsOn, yearsHosting, now } = loaded;
  const { days, showMonth } = useCalendarDays(property.id, nights);
  useStoreViewed(property);
  const rate = priced.kind === 'rate' ? priced.rate : null;
  return (
    <div className="page-width property-page">
      <PropertyHead property={property} search={search} />
      <div className="property-body">
        <PropertyLead property={property} yearsHosting={yearsHosting} />
        <aside className="quote-aside">
          <QuotePanel
            property={property}
            priced={priced}
            goPlus={goPlus}
            search={stay}
            days={days}
            onMonthShown={showMonth}
          />
        </aside>
        <div className="property-rest">
          <SectionBar hasAmenities={property.amenities.length > 0} />
          <WhyFacts property={property} rate={rate} now={now} />
          <PropertyDetails loaded={loaded} days={days} onMonthShown={showMonth} />
        </div>
      </div>
      {whatsOn && <EventsNear whatsOn={whatsOn} property={property} search={search} />}
      <NearbyStays stays={nearby} search={search} cityPath={cityPathOf(property)} />
      <BuyBar property={property} priced={priced} search={stay} />
    </div>
  );
};

type DetailsProps = {
  loaded: StayPage;
  days: ReturnType<typeof useCalendarDays>['days'];
  onMonthShown: (firstDay: string) => void;
};

const PropertyDetails = ({ loaded, days, onMonthShown }: DetailsProps) => {
  const { property, priced, stay: search, rooms, yearsHosting } = loaded;
  const t = useTranslations('stays.page');
  const wanted = useWantedStay(property, search);
  const change = useChangeStay(property, wanted);
  return (
    <>
      <section className="stay-section">
        <StayDescription text={property.description} />
        <SharedRooms property={property} query={writeStayQuery(search)} />
        <p className="small text-muted">{t(`source.${property.source}`)}</p>
      </section>
      <SleepingSection property={property} />
      {rooms && <Island of={roomsCode} {...{ property, rooms, priced, search }} />}
      <AmenitiesSection amenities={property.amenities} />
      {property.accessibility && <AccessSection facts={property.accessibility} property={property} />}
      <StayCalendar
        property={property}
        search={wanted}
        days={days}
        onMonthShown={onMonthShown}
        onChange={(range) => change({ dateFrom: range?.start, dateTo: range?.end })}
      />
      <div id="reviews">
        <ReviewsSection property={property} query={writeStayQuery(search)} />
      </div>
      <section className="stay-section" id="place">
        <h2 className="title-2">{t('where')}</h2>
        <p className="text-muted">{t('whereText', { place: placeNameOf(property) })}</p>
        <WhereMap at={property.approximateLocation} />
      </section>
      <NearbyPlaces around={loaded.around} />
      {priced.kind === 'rate' && (
        <PlansSection cancellation={priced.rate.cancellation} timeZone={property.timeZone} />
      )}
      <section className="stay-section" id="rules">
        <h2 className="title-2">{t('houseRules')}</h2>
        <HouseRules property={property} />
      </section>
      <HostSection property={property} yearsHosting={yearsHosting} />
    </>
  );
};
