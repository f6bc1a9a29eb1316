import { useTranslations } from '../../platform/translations.ts';
import { CardFields } from '../card-fields.tsx';
import { MailIcon } from '../icon.tsx';
import { NativeSelect } from '../native-select.tsx';
import { PasswordField } from '../password-field.tsx';
import { PhoneField } from '../phone-field.tsx';
import { TextArea } from '../text-area.tsx';
import { TextField } from '../text-field.tsx';
import { GallerySection } from './gallery-section.tsx';

export const FieldSection = () => {
  const t = useTranslations('gallery.fields');
  return (
    <GallerySection id="fields">
      <form className="grid gap-6 md:grid-cols-2 xl:grid-cols-3 items-start">
        <TextField label={t('rest')} name="rest" placeholder={t('placeholder')} />
        <TextField label={t('filled')} name="filled" defaultValue="Bend, Oregon" help={t('help')} />
        <TextField label={t('valid')} name="valid" defaultValue="maya@example.com" isValid icon={MailIcon} />
        <TextField
          label={t('invalid')}
          name="invalid"
          type="email"
          defaultValue="maya@example"
          error={t('error')}
          help={t('help')}
        />
        <TextField label={t('disabled')} name="disabled" defaultValue="GL-7K4M2Q" disabled />
        <TextField
          label={t('busy')}
          name="busy"
          defaultValue="SUNRISE10"
          isBusy
          help={t('checking')}
          isOptional
        />
        <NativeSelect
          label={t('nativeSelect')}
          name="state"
          placeholder={t('choose')}
          options={[{ value: 'OR', label: 'Oregon' }]}
        />
        <PasswordField label={t('password')} name="password" minimumLength={12} defaultValue="metolius!" />
        <PasswordField label={t('oldPassword')} name="oldPassword" />
        <PhoneField label={t('phone')} help={t('phoneHelp')} defaultNumber="(503) 555-0118" />
        <TextArea label={t('message')} name="message" isOptional placeholder={t('messagePlaceholder')} />
      </form>
      <form className="panel max-w-[480px]">
        <CardFields errors={{ cvc: t('cvcError') }} defaultName="Maya Ortega" />
      </form>
    </GallerySection>
  );
};
