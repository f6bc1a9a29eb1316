import { amenities } from '@golark/contract/stays/amenities';
import { HostingFields } from '../onboarding/index.ts';
import { useTranslations } from '../platform/translations.ts';
import { Checkbox } from '../ui/check.tsx';
import { TextLink } from '../ui/link.tsx';
import { TextArea } from '../ui/text-area.tsx';
import { TextField } from '../ui/text-field.tsx';
import { type Fields, isChecked, type SectionFieldsProps } from './section-fields.ts';

export const AmenityFields = ({ fields }: SectionFieldsProps) => {
  const t = useTranslations('ownListings.amenities');
  const names = useTranslations('stays.amenities');
  return (
    <fieldset className="field">
      <legend className="field-label mb-2">{t('label')}</legend>
      <div className="listing-amenities">
        {amenities.map((slug) => (
          <Checkbox
            key={slug}
            name={`amenities.${slug}`}
            defaultChecked={isChecked(fields, `amenities.${slug}`)}
          >
            {names(slug)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  );
};

/** Title and description in each language; one of them is enough. */
export const TextFields = ({ fields, errors }: SectionFieldsProps) => {
  const t = useTranslations('ownListings.texts');
  return (
    <>
      {(['en', 'es'] as const).map((locale) => (
        <fieldset key={locale} className="panel listing-room">
          <legend className="title-3">{t(locale)}</legend>
          <TextField
            name={`${locale}.title`}
            label={t('title')}
            help={t('titleHelp')}
            defaultValue={fields[`${locale}.title`] ?? ''}
            error={errors[`${locale}.title`]}
            maxLength={100}
            lang={locale}
          />
          <TextArea
            name={`${locale}.description`}
            label={t('description')}
            defaultValue={fields[`${locale}.description`] ?? ''}
            error={errors[`${locale}.description`]}
            rows={8}
            maxLength={5000}
            lang={locale}
          />
        </fieldset>
      ))}
    </>
  );
};

/** `lengths` are those that are stored, where another section changes them; otherwise they are fields of this one. */
export const RuleFields = ({ fields, errors, lengths }: SectionFieldsProps & { lengths: Fields | null }) => {
  const t = useTranslations('ownListings.rules');
  const number = (name: 'minNights' | 'maxNights') => (
    <TextField
      name={name}
      label={t(name)}
      inputMode="numeric"
      defaultValue={fields[name] ?? ''}
      error={errors[name]}
      required
    />
  );
  const check = (name: 'isPetsAllowed' | 'isSmokingAllowed') => (
    <Checkbox name={name} defaultChecked={isChecked(fields, name)}>
      {t(name)}
    </Checkbox>
  );
  return (
    <>
      {lengths ? (
        <StoredLengths lengths={lengths} />
      ) : (
        <div className="listing-pair">
          {number('minNights')}
          {number('maxNights')}
        </div>
      )}
      <HostingFields values={fields} errors={errors} />
      <TextField
        name="quietFrom"
        type="time"
        label={t('quietFrom')}
        defaultValue={fields['quietFrom'] ?? ''}
        error={errors['quietFrom']}
        isOptional
      />
      {check('isPetsAllowed')}
      {check('isSmokingAllowed')}
    </>
  );
};

const StoredLengths = ({ lengths }: { lengths: Fields }) => {
  const t = useTranslations('listingRules');
  return (
    <>
      {(['minNights', 'maxNights'] as const).map((name) => (
        <input key={name} type="hidden" name={name} value={lengths[name] ?? ''} />
      ))}
      <p className="text-muted">
        <TextLink to="#stay-rules">{t('elsewhere')}</TextLink>
      </p>
    </>
  );
};
