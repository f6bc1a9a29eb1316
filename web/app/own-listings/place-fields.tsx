import type { FoundPlace } from '@golark/contract/own-listings/schemas';
import { propertyTypes } from '@golark/contract/stays/property-types';
import { useState } from 'react';
import { PinMap } from '../map/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { ChoiceGroup } from '../ui/choice-group.tsx';
import { NativeSelect } from '../ui/native-select.tsx';
import { TextField } from '../ui/text-field.tsx';
import type { SectionFieldsProps } from './section-fields.ts';

type PlaceFieldsProps = SectionFieldsProps & {
  /** Towns of which one has to be chosen. */
  places?: readonly FoundPlace[] | undefined;
  /** A new listing has no pin before its town is known. */
  hasPin?: boolean;
};

/** The kind of the place, and its location. */
export const PlaceFields = ({ fields, errors, places = [], hasPin = true }: PlaceFieldsProps) => {
  const t = useTranslations('ownListings.place');
  const types = useTranslations('stays.types');
  const { cityId = '', town = '' } = fields;
  return (
    <>
      <NativeSelect
        name="kind"
        label={t('kind')}
        help={t('kindHelp')}
        defaultValue={fields['kind'] ?? ''}
        error={errors['kind']}
        placeholder={t('chooseKind')}
        options={propertyTypes.map((type) => ({ value: type, label: types(type) }))}
        required
      />
      <TextField
        name="line1"
        label={t('line1')}
        help={t('line1Help')}
        defaultValue={fields['line1'] ?? ''}
        error={errors['line1']}
        autoComplete="address-line1"
        maxLength={200}
        required
      />
      <div className="listing-pair">
        <TextField
          name="town"
          label={t('town')}
          help={t('townHelp')}
          defaultValue={town}
          error={places.length === 0 ? errors['town'] : undefined}
          required
        />
        <TextField
          name="zip"
          label={t('zip')}
          defaultValue={fields['zip'] ?? ''}
          error={errors['zip']}
          autoComplete="postal-code"
          inputMode="numeric"
          isOptional
        />
      </div>
      {places.length > 0 && (
        <ChoiceGroup
          key={places.map((place) => place.cityId).join()}
          name="chosenCity"
          label={t('whichTown')}
          look="rows"
          error={errors['town']}
          choices={places.map((place) => ({
            value: place.cityId,
            title: `${place.cityName}, ${place.stateName}`,
          }))}
        />
      )}
      <TextField
        name="neighborhood"
        label={t('neighborhood')}
        help={t('neighborhoodHelp')}
        defaultValue={fields['neighborhood'] ?? ''}
        error={errors['neighborhood']}
        maxLength={100}
        isOptional
      />
      <input type="hidden" name="cityId" value={cityId} />
      <input type="hidden" name="shownTown" value={fields['shownTown'] ?? (cityId ? town : '')} />
      {hasPin && <Pin fields={fields} errors={errors} />}
    </>
  );
};

/** A map with a pin that is moved by pointer and by keys, and the same as two numbers. */
const Pin = ({ fields, errors }: Pick<SectionFieldsProps, 'fields' | 'errors'>) => {
  const t = useTranslations('ownListings.place');
  const [typed, setTyped] = useState({ lat: fields['lat'] ?? '', lng: fields['lng'] ?? '' });
  const at = { lat: Number(typed.lat), lng: Number(typed.lng) };
  const isPlace = typed.lat !== '' && typed.lng !== '' && Math.abs(at.lat) <= 90 && Math.abs(at.lng) <= 180;
  const problem = errors['lat'];
  return (
    <fieldset className="field">
      <legend className="field-label mb-2">{t('pin')}</legend>
      <p className="field-help">{t('pinHelp')}</p>
      {isPlace && (
        <PinMap
          at={at}
          label={t('map')}
          pinLabel={t('pinMove')}
          onMove={({ lat, lng }) => setTyped({ lat: lat.toFixed(5), lng: lng.toFixed(5) })}
        />
      )}
      <div className="listing-pair mt-3">
        <TextField
          name="lat"
          label={t('lat')}
          inputMode="decimal"
          value={typed.lat}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, lat: value }))}
          error={problem}
        />
        <TextField
          name="lng"
          label={t('lng')}
          inputMode="decimal"
          value={typed.lng}
          onChange={({ currentTarget: { value } }) => setTyped((before) => ({ ...before, lng: value }))}
          error={errors['lng']}
        />
      </div>
    </fieldset>
  );
};
