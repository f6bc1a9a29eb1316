import { bookingPath, stayPath } from '@golark/contract/paths';
import type { Property } from '@golark/contract/stays/schemas';
import { Form, useNavigation } from 'react-router';
import type { GoPlusOffer } from '../membership/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { ButtonLink } from '../ui/button-link.tsx';
import type { CalendarDays } from '../ui/calendar-days.ts';
import { DateRangeField } from '../ui/date-range-field.tsx';
import { Price } from '../ui/price.tsx';
import { DepositNote } from './deposit-note.tsx';
import { GuestsSelect } from './guests-select.tsx';
import { nightsOfSearch } from './load-property.ts';
import { MemberTeaser } from './member-teaser.tsx';
import { PriceLines } from './price-lines.tsx';
import type { Priced } from './priced.ts';
import { RateChoice } from './rate-choice.tsx';
import { RefusalAlert } from './refusal-alert.tsx';
import { hasRoomsToChoose } from './rooms/room-choice.ts';
import { RoomLines } from './rooms/room-lines.tsx';
import { type StayChoice, writeStayChoice } from './stay-choice.ts';
import { useChangeStay, useWantedStay } from './use-change-stay.ts';
import { WhyThisPrice } from './why-this-price.tsx';

type QuotePanelProps = {
  property: Property;
  priced: Priced;
  /** What Go+ would cost; null if members pay the same, or if it is not known. */
  goPlus: GoPlusOffer | null;
  /** What the price is for. */
  search: StayChoice;
  days: CalendarDays;
  onMonthShown: (firstDay: string) => void;
};

export const QuotePanel = ({ property, priced, goPlus, search, ...props }: QuotePanelProps) => {
  const { days, onMonthShown } = props;
  const t = useTranslations('stays.quote');
  const isWorking = useNavigation().state === 'loading';
  const wanted = useWantedStay(property, search);
  const change = useChangeStay(property, wanted);
  const range = wanted.dateFrom && wanted.dateTo ? { start: wanted.dateFrom, end: wanted.dateTo } : null;
  const rate = priced.kind === 'rate' ? priced.rate : null;
  const price = rate ? rate[rate.applies] : null;
  return (
    <section className="quote-panel" aria-label={t('label')} aria-busy={isWorking}>
      {price && <Price total={price.total.amount} nights={nightsOfSearch(search)} size="large" />}
      {priced.kind === 'none' && <p className="title-3">{t('choose')}</p>}
      {rate && hasRoomsToChoose(property) && <RoomLines rooms={rate.rooms} />}
      {rate && (
        <MemberTeaser rate={rate} goPlus={goPlus} returnTo={stayPath(property.id, writeStayChoice(wanted))} />
      )}
      <Form method="get" action={stayPath(property.id)} className="quote-form" preventScrollReset replace>
        <DateRangeField
          label={t('dates')}
          value={range}
          days={days}
          minimumNights={property.rules.minNights}
          maximumNights={property.rules.maxNights}
          onMonthShown={onMonthShown}
          onChange={(next) => change({ dateFrom: next?.start, dateTo: next?.end })}
        />
        <GuestsSelect property={property} search={wanted} onChange={change} />
        {wanted.ratePlan !== 'standard' && <input type="hidden" name="ratePlan" value={wanted.ratePlan} />}
      </Form>
      {priced.kind === 'refused' && (
        <RefusalAlert refusal={priced.refusal} property={property} search={search} days={days} />
      )}
      {rate && (
        <RateChoice
          rate={rate}
          timeZone={property.timeZone}
          pathOf={(ratePlan) => stayPath(property.id, writeStayChoice({ ...wanted, ratePlan }))}
        />
      )}
      {price ? (
        <>
          <ButtonLink
            to={bookingPath(property.id, writeStayChoice(wanted))}
            variant="primary"
            size="large"
            isFull
          >
            {t('reserve')}
          </ButtonLink>
          <p className="small text-muted text-center quote-note">{t('notCharged')}</p>
          <PriceLines price={price} />
          {rate && <DepositNote rate={rate} />}
          {rate && <WhyThisPrice passport={rate.passport} />}
        </>
      ) : null}
    </section>
  );
};
