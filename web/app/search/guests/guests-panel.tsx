import { useTranslations } from '../../platform/translations.ts';
import { Button } from '../../ui/button.tsx';
import { GuestsPicker, PeoplePicker } from '../../ui/guests-picker.tsx';
import { Stepper } from '../../ui/stepper.tsx';
import { mostGuests, mostRoomsFor, type SearchGuests, withRoom, withRoomCount } from './search-guests.ts';
import './guests-panel.css';

type PanelProps = { value: SearchGuests; onChange: (guests: SearchGuests) => void; onClose: () => void };

/** Who travels, and in several rooms who sleeps where. */
export const GuestsPanel = ({ value, onChange, onClose }: PanelProps) => {
  const t = useTranslations('search');
  const { rooms } = value;
  return (
    <>
      <GuestsPicker
        value={value}
        onChange={(guests) => onChange({ ...value, ...guests })}
        people={rooms.length > 1 ? <Rooms value={value} onChange={onChange} /> : undefined}
      >
        <Stepper
          label={t('rooms.label')}
          note={t('rooms.note')}
          name="rooms"
          minimum={1}
          maximum={mostRoomsFor(value)}
          value={Math.max(1, rooms.length)}
          onChange={(count) => onChange(withRoomCount(value, count))}
        />
      </GuestsPicker>
      <div className="guests-foot">
        <Button variant="primary" onPress={onClose}>
          {t('box.done')}
        </Button>
      </div>
    </>
  );
};

const Rooms = ({ value, onChange }: Omit<PanelProps, 'onClose'>) => {
  const t = useTranslations('search.rooms');
  const { adults, childAges, rooms } = value;
  const left = mostGuests - adults - childAges.length;
  return rooms.map((room, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: rooms differ in their place only
    <fieldset key={place} className="guests-room">
      <legend className="font-semibold">{t('number', { number: place + 1 })}</legend>
      <PeoplePicker
        value={room}
        onChange={(people) => onChange(withRoom(value, place, people))}
        maximumGuests={room.adults + room.childAges.length + left}
        limitReason={t('limit', { guests: mostGuests })}
      />
    </fieldset>
  ));
};
