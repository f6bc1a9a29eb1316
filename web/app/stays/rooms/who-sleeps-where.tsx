import type { BookedRooms } from '@golark/contract/pricing/room-schemas';
import type { RoomParty } from '@golark/contract/stays/spread-party';
import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';

const kinds = ['adults', 'children', 'infants'] as const;

type WhoProps = { rooms: readonly BookedRooms[]; party: RoomParty; maxGuests: ReadonlyMap<string, number> };

/** Who sleeps in which of several rooms, to be changed; a number that does not add up is refused with a sentence. */
export const WhoSleepsWhere = ({ rooms, party, maxGuests }: WhoProps) => {
  const t = useTranslations('rooms');
  const each = rooms.flatMap(({ roomTypeId, name, guests }) =>
    guests.map((people) => ({ name, people, most: maxGuests.get(roomTypeId) ?? 1 })),
  );
  if (each.length < 2) return null;
  const key = JSON.stringify(each);
  return (
    <details className="room-guests">
      <summary>{t('who')}</summary>
      <div key={key} className="room-guests-list">
        {each.map(({ name, people, most }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rooms of one type differ in their place only
          <fieldset key={i}>
            <legend className="font-semibold">{t('roomNumber', { number: i + 1, name })}</legend>
            {kinds.map((kind) =>
              party[kind] > 0 ? (
                <NativeSelect
                  key={kind}
                  label={t(kind)}
                  name={`${kind}.${i}`}
                  defaultValue={people[kind]}
                  options={numbersFor(kind, { party, most })}
                />
              ) : null,
            )}
          </fieldset>
        ))}
        <Button type="submit">{t('update')}</Button>
      </div>
    </details>
  );
};

const numbersFor = (
  kind: (typeof kinds)[number],
  { party, most }: { party: RoomParty; most: number },
): { value: string; label: string }[] => {
  const from = kind === 'adults' ? 1 : 0;
  const until = kind === 'infants' ? party.infants : Math.min(party[kind], most);
  return Array.from({ length: Math.max(1, until - from + 1) }, (_, i) => {
    const value = String(from + i);
    return { value, label: value };
  });
};
