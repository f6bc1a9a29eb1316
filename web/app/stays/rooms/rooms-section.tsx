import { stayPath } from '@golark/contract/paths';
import { countByAge } from '@golark/contract/stays/rules';
import type { Property } from '@golark/contract/stays/schemas';
import type { FormEvent } from 'react';
import { Form, useSubmit } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { nightsOfSearch } from '../load-property.ts';
import type { Priced } from '../priced.ts';
import type { StayChoice } from '../stay-choice.ts';
import { useRefusalText } from '../use-refusal-text.ts';
import type { RoomsToChoose } from './load-rooms.ts';
import { RoomLines } from './room-lines.tsx';
import { RoomRow } from './room-row.tsx';
import { WhoSleepsWhere } from './who-sleeps-where.tsx';

type RoomsSectionProps = {
  property: Property;
  rooms: RoomsToChoose;
  priced: Priced;
  search: StayChoice;
};

/** The room types of a hotel; a number that changes loads the page's price again and aborts an outdated request. */
export const RoomsSection = ({ property, rooms, priced, search }: RoomsSectionProps) => {
  const t = useTranslations('rooms');
  const submit = useSubmit();
  const nights = nightsOfSearch(search);
  const action = stayPath(property.id);
  const hasRates = Object.keys(rooms.rates).length > 0;
  const options = { method: 'get', action, replace: true, preventScrollReset: true } as const;
  const change = (event: FormEvent<HTMLFormElement>) => {
    // who sleeps where is sent with its button, because one number alone never adds up
    const isUnits = (event.target as HTMLSelectElement).name.startsWith('units.');
    if (!isUnits) return;
    const fields = new FormData(event.currentTarget);
    for (const name of [...fields.keys()])
      if (/^(adults|children|infants)\.\d/.test(name)) fields.delete(name);
    submit(fields, options);
  };
  return (
    <section className="stay-section" id="rooms">
      <h2 className="title-2">{t('title')}</h2>
      {!hasRates && (
        <p>
          <a href="#dates" className="text-link">
            {t('askDates')}
          </a>
        </p>
      )}
      <Form {...options} action={`${action}#rooms`} onChange={change} className="rooms-form">
        <StayFields search={search} />
        <ul className="room-list">
          {property.rooms.map((room) => (
            <RoomRow
              key={room.id}
              room={room}
              rate={rooms.rates[room.id]}
              nights={nights}
              units={rooms.units[room.id] ?? 0}
              adults={search.adults}
            />
          ))}
        </ul>
        {hasRates && (
          <div className="room-update">
            <Button type="submit">{t('update')}</Button>
          </div>
        )}
        <Chosen property={property} priced={priced} search={search} />
      </Form>
    </section>
  );
};

/** What the page is for besides the rooms. */
const StayFields = ({ search }: { search: StayChoice }) => {
  const { dateFrom, dateTo, adults, childAges, infants, pets } = search;
  const ratePlan = search.ratePlan === 'standard' ? undefined : search.ratePlan;
  const fields = { dateFrom, dateTo, adults, ages: childAges.join(','), infants, pets, ratePlan };
  return Object.entries(fields).map(([name, value]) =>
    value ? <input key={name} type="hidden" name={name} value={value} /> : null,
  );
};

/** The chosen rooms with their guests, or why they have no price. */
const Chosen = ({ property, priced, search }: Omit<RoomsSectionProps, 'rooms'>) => {
  const refusalText = useRefusalText();
  const { children, infants } = countByAge(search.childAges);
  if (priced.kind === 'none') return null;
  if (priced.kind === 'refused') return <p role="status">{refusalText(priced.refusal)}</p>;
  return (
    <>
      <div role="status">
        <RoomLines rooms={priced.rate.rooms} />
      </div>
      <WhoSleepsWhere
        rooms={priced.rate.rooms}
        party={{ adults: search.adults, children, infants: search.infants + infants }}
        maxGuests={new Map(property.rooms.map(({ id, maxGuests }) => [id, maxGuests]))}
      />
    </>
  );
};
