import type { Property } from '@golark/contract/stays/schemas';
import { mostRooms } from '@golark/contract/stays/spread-party';
import { useEffect, useId, useRef } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { useAmenityName } from '../../search/index.ts';
import { ChevronDownIcon, Icon } from '../../ui/icon.tsx';
import { Price } from '../../ui/price.tsx';
import type { RoomRate } from './load-rooms.ts';

type Room = Property['rooms'][number];

type RoomRowProps = {
  room: Room;
  /** Absent without dates. */
  rate: RoomRate | undefined;
  nights: number;
  units: number;
  adults: number;
};

export const RoomRow = ({ room, rate, nights, units, adults }: RoomRowProps) => {
  const t = useTranslations('rooms');
  const amenityName = useAmenityName();
  const name = useId();
  return (
    <li className="room-row">
      <div className="room-words">
        <h3 className="font-semibold" id={name}>
          {room.name}
        </h3>
        <RoomFacts room={room} />
        {room.amenities.length > 0 && (
          <p className="small text-muted">
            {t('included', { list: room.amenities.map(amenityName).join(', ') })}
          </p>
        )}
        {rate?.refusal && <p className="small room-refused">{rate.refusal}</p>}
      </div>
      {rate && rate.total !== null && (
        <div className="room-offer">
          <Price total={rate.total} words={t('priceFor', { units: rate.units, nights })} />
          {rate.unitsLeft !== null && (
            <p className="small room-left">{t('left', { units: rate.unitsLeft })}</p>
          )}
          <UnitsSelect
            room={room}
            nameId={name}
            units={units}
            most={Math.min(rate.unitsLeft ?? mostRooms, adults)}
          />
        </div>
      )}
    </li>
  );
};

/** `1 queen bed, 1 sofa bed · sleeps 3`. */
const RoomFacts = ({ room }: { room: Room }) => {
  const t = useTranslations('rooms');
  const beds = room.bedding.map(({ kind, count }) => t(`bedding.${kind}`, { count }));
  return (
    <p className="small">
      {beds.length > 0 ? beds.join(', ') : t('beds', { beds: room.beds })} ·{' '}
      {t('sleeps', { guests: room.maxGuests })}
    </p>
  );
};

type UnitsSelectProps = { room: Room; nameId: string; units: number; most: number };

/** Not controlled, so that a number is not set back while its price is loading. */
const UnitsSelect = ({ room, nameId, units, most }: UnitsSelectProps) => {
  const t = useTranslations('rooms');
  const select = useRef<HTMLSelectElement>(null);
  const id = useId();
  useEffect(() => {
    if (select.current) select.current.value = String(units);
  }, [units]);
  const numbers = Array.from(
    { length: Math.min(mostRooms, Math.max(most, units)) + 1 },
    (_, number) => number,
  );
  return (
    <div className="field-box room-units">
      <select
        ref={select}
        name={`units.${room.id}`}
        defaultValue={units}
        id={id}
        aria-labelledby={`${id} ${nameId}`}
        aria-label={t('number')}
        autoComplete="off"
      >
        {numbers.map((number) => (
          <option key={number} value={number}>
            {t('units', { units: number })}
          </option>
        ))}
      </select>
      <Icon of={ChevronDownIcon} size={18} />
    </div>
  );
};
