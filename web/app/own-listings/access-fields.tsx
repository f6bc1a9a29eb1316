import { type AccessFact, floorAccesses, showers } from '@golark/contract/stays/accessibility';
import type { ReactNode } from 'react';
import { useTranslations } from '../platform/translations.ts';
import { NativeSelect } from '../ui/native-select.tsx';
import { TextField } from '../ui/text-field.tsx';
import { AccessPhoto, type HostPicture } from './access-photo.tsx';
import type { SectionFieldsProps } from './section-fields.ts';

type Measure = 'stepsToEntrance' | 'doorInches' | 'showerStepInches' | 'bedInches';
type Choice = 'shower' | 'floorAccess' | 'hasToiletBars' | 'hasShowerBars' | 'hasAccessibleParking';

type AccessFieldsProps = SectionFieldsProps & { pictures: readonly HostPicture[] };

/** Guests compare these answers with what they need. Each answer may be left out, and a photo may show it. */
export const AccessFields = ({ fields, errors, pictures }: AccessFieldsProps) => {
  const t = useTranslations('ownListings.access');
  const facts = useTranslations('accessFacts');
  const wired = (name: Measure | Choice) => ({
    name,
    label: facts(`names.${name}`),
    defaultValue: fields[name] ?? '',
    error: errors[name],
  });
  const withPhoto = (fact: AccessFact, field: ReactNode) => (
    <div className="access-fact">
      {field}
      <AccessPhoto
        fact={fact}
        pictures={pictures}
        shown={fields[`photos.${fact}`] ?? ''}
        error={errors[`photos.${fact}`]}
      />
    </div>
  );
  const measure = (name: Measure) =>
    withPhoto(
      name,
      <TextField {...wired(name)} help={t(`help.${name}`)} inputMode="numeric" maxLength={4} isOptional />,
    );
  const select = (name: Choice, options: readonly { value: string; label: string }[]) =>
    withPhoto(name, <NativeSelect {...wired(name)} options={options} placeholder={t('unknown')} />);
  const yesOrNo = [
    { value: 'true', label: facts('yesOrNo.yes') },
    { value: 'false', label: facts('yesOrNo.no') },
  ];
  return (
    <>
      <p className="text-muted">{t('lead')}</p>
      <div className="listing-pair">
        {select('hasAccessibleParking', yesOrNo)}
        {measure('stepsToEntrance')}
        {select(
          'floorAccess',
          floorAccesses.map((value) => ({ value, label: facts(`floors.${value}`) })),
        )}
        {measure('doorInches')}
        {measure('bedInches')}
        {select('hasToiletBars', yesOrNo)}
        {select(
          'shower',
          showers.map((value) => ({ value, label: facts(`showers.${value}`) })),
        )}
        {measure('showerStepInches')}
        {select('hasShowerBars', yesOrNo)}
      </div>
    </>
  );
};
