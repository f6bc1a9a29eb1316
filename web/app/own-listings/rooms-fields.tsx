import { mostBedrooms, mostGuests, mostRoomTypes, mostUnits } from '@golark/contract/own-listings/rules';
import { type Amenity, amenities, roomAmenities } from '@golark/contract/stays/amenities';
import { useTranslations } from '../platform/translations.ts';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/check.tsx';
import { FieldProblem } from '../ui/field.tsx';
import { PlusIcon } from '../ui/icon.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { Stepper } from '../ui/stepper.tsx';
import { TextField } from '../ui/text-field.tsx';
import { BedFields } from './bed-fields.tsx';
import { type Fields, isChecked, type SectionFieldsProps } from './section-fields.ts';

const halves = Array.from({ length: 21 }, (_, i) => i / 2);
export const indexes = (count: number) => Array.from({ length: count }, (_, i) => i);

/** Guests, bathrooms and the beds of each bedroom of a home. */
export const HomeFields = ({ fields, errors }: SectionFieldsProps) => {
  const t = useTranslations('ownListings.rooms');
  const count = Number(fields['bedroomCount'] ?? 1);
  return (
    <>
      <Stepper
        name="guests"
        label={t('guests')}
        defaultValue={Number(fields['guests'] ?? 2)}
        minimum={1}
        maximum={mostGuests}
      />
      <NativeSelect
        name="bathrooms"
        label={t('bathrooms')}
        defaultValue={fields['bathrooms'] ?? '1'}
        error={errors['bathrooms']}
        options={halves.map((value) => ({ value: String(value), label: String(value) }))}
      />
      <input type="hidden" name="bedroomCount" value={count} />
      {indexes(count).map((i) => (
        <fieldset key={i} className="panel listing-room">
          <legend className="title-3">{t('bedroom', { number: i + 1 })}</legend>
          <BedFields path={`bedrooms.${i}`} fields={fields} error={errors[`bedrooms.${i}`]} />
          <Checkbox name={`bedrooms.${i}.isRemoved`}>{t('removeBedroom')}</Checkbox>
        </fieldset>
      ))}
      {count < mostBedrooms && <More name="bedroomCount" text={t('addBedroom')} />}
      <fieldset className="panel listing-room">
        <legend className="title-3">{t('common')}</legend>
        <BedFields path="commonBeds" fields={fields} error={errors['commonBeds']} />
      </fieldset>
    </>
  );
};

/** The form is shown again with a row more: that works without JavaScript too, and saves nothing. */
export const More = ({ name, text }: { name: string; text: string }) => (
  <div>
    <Button type="submit" variant="secondary" icon={PlusIcon} name="more" value={name}>
      {text}
    </Button>
  </div>
);

/** The room types of a hotel. */
export const HotelFields = ({ fields, errors }: SectionFieldsProps) => {
  const t = useTranslations('ownListings.rooms');
  const count = Number(fields['roomCount'] ?? 1);
  return (
    <>
      <input type="hidden" name="roomCount" value={count} />
      {errors['rooms'] && <FieldProblem id="rooms-error">{errors['rooms']}</FieldProblem>}
      {indexes(count).map((i) => (
        <RoomType key={i} path={`rooms.${i}`} number={i + 1} {...{ fields, errors }} />
      ))}
      {count < mostRoomTypes && <More name="roomCount" text={t('addRoomType')} />}
    </>
  );
};

/** Closed until it is needed, because a hotel may have many room types. An imported one may have more than a host is asked for. */
const RoomAmenities = ({ path, fields }: { path: string; fields: Fields }) => {
  const t = useTranslations('ownListings.rooms');
  const names = useTranslations('stays.amenities');
  const isSet = (slug: Amenity) => isChecked(fields, `${path}.${slug}`);
  const offered = amenities.filter((slug) => roomAmenities.some((each) => each === slug) || isSet(slug));
  return (
    <details className="listing-section">
      <summary>
        <b>{t('amenities')}</b>
        <span className="small text-muted">{t('chosen', { count: offered.filter(isSet).length })}</span>
      </summary>
      <div className="listing-amenities">
        {offered.map((slug) => (
          <Checkbox key={slug} name={`${path}.${slug}`} defaultChecked={isSet(slug)}>
            {names(slug)}
          </Checkbox>
        ))}
      </div>
    </details>
  );
};

type RoomTypeProps = SectionFieldsProps & { path: string; number: number };

const RoomType = ({ path, number, fields, errors }: RoomTypeProps) => {
  const t = useTranslations('ownListings.rooms');
  const text = (name: 'nameEn' | 'nameEs') => (
    <TextField
      name={`${path}.${name}`}
      label={t(name)}
      defaultValue={fields[`${path}.${name}`] ?? ''}
      error={errors[`${path}.${name}`]}
      maxLength={100}
    />
  );
  return (
    <fieldset className="panel listing-room">
      <legend className="title-3">{t('roomType', { number })}</legend>
      <input type="hidden" name={`${path}.id`} value={fields[`${path}.id`] ?? ''} />
      <div className="listing-pair">
        {text('nameEn')}
        {text('nameEs')}
      </div>
      <Stepper
        name={`${path}.guests`}
        label={t('guests')}
        defaultValue={Number(fields[`${path}.guests`] ?? 2)}
        minimum={1}
        maximum={mostGuests}
      />
      <Stepper
        name={`${path}.units`}
        label={t('units')}
        defaultValue={Number(fields[`${path}.units`] ?? 1)}
        minimum={1}
        maximum={mostUnits}
      />
      <BedFields path={`${path}.beds`} fields={fields} error={errors[`${path}.beds`]} />
      <RoomAmenities path={`${path}.amenities`} fields={fields} />
      <Checkbox name={`${path}.isRemoved`}>{t('removeRoomType')}</Checkbox>
    </fieldset>
  );
};
