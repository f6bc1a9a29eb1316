import { useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Badge } from '../badge.tsx';
import { Checkbox, Radio } from '../check.tsx';
import { ChoiceGroup } from '../choice-group.tsx';
import { type Guests, useFormatGuests } from '../format-guests.ts';
import { GuestsPicker } from '../guests-picker.tsx';
import { CardIcon, PlusIcon } from '../icon.tsx';
import { useMoney } from '../numbers.ts';
import { RangeField } from '../range-field.tsx';
import { Switch } from '../switch.tsx';
import { TextField } from '../text-field.tsx';
import { GallerySection, Group } from './gallery-section.tsx';
import '../styles/range.css';

export const ChoiceSection = () => {
  const t = useTranslations('gallery');
  return (
    <GallerySection id="choices">
      <div className="grid gap-8 sm:grid-cols-2 xl:grid-cols-3">
        <Group title={t('choices.checkbox')}>
          <div className="grid gap-2">
            <Checkbox>{t('states.rest')}</Checkbox>
            <Checkbox className="is-hover">{t('states.hover')}</Checkbox>
            <Checkbox className="is-focus">{t('states.focus')}</Checkbox>
            <Checkbox defaultChecked>{t('choices.checked')}</Checkbox>
            <Checkbox isMixed>{t('choices.mixed')}</Checkbox>
            <Checkbox error={t('choices.agree')}>{t('choices.invalid')}</Checkbox>
            <Checkbox disabled>{t('states.disabled')}</Checkbox>
            <Checkbox disabled defaultChecked>
              {t('choices.disabledChecked')}
            </Checkbox>
          </div>
        </Group>
        <Group title={t('choices.radio')}>
          <div className="grid gap-2">
            <Radio name="rest">{t('states.rest')}</Radio>
            <Radio name="focus" className="is-focus">
              {t('states.focus')}
            </Radio>
            <Radio name="chosen" defaultChecked>
              {t('choices.chosen')}
            </Radio>
            <Radio name="invalid" aria-invalid>
              {t('choices.invalid')}
            </Radio>
            <Radio name="disabled" disabled>
              {t('states.disabled')}
            </Radio>
          </div>
        </Group>
        <Group title={t('choices.stepper')}>
          <People />
        </Group>
        <Group title={t('choices.switch')}>
          <div className="flex gap-4">
            <Switch label={t('choices.switchOff')} isOn={false} />
            <Switch label={t('choices.switchOn')} isOn />
            <Switch label={t('states.disabled')} isOn={false} disabled />
          </div>
        </Group>
        <Group title={t('choices.range')}>
          <Ranges />
        </Group>
      </div>
      <Cards />
    </GallerySection>
  );
};

const People = () => {
  const words = useFormatGuests();
  const [guests, setGuests] = useState<Guests>({ adults: 2, childAges: [null], infants: 0, pets: 1 });
  return (
    <>
      <GuestsPicker value={guests} onChange={setGuests} maximumGuests={4} maximumPets={2} />
      <p className="small font-semibold">{words(guests)}</p>
    </>
  );
};

const Ranges = () => {
  const t = useTranslations('gallery.choices');
  const money = useMoney();
  const [rate, setRate] = useState(210);
  const range = { minimum: 60, maximum: 600, step: 10, format: (value: number) => money(value * 100) };
  return (
    <div className="grid gap-4">
      <RangeField label={t('rate')} help={t('rateHelp')} value={rate} onChange={setRate} {...range} />
      <RangeField label={t('rate')} value={rate} onChange={setRate} {...range} data-tone="go" />
      <RangeField label={t('disabledRange')} value={300} onChange={setRate} {...range} disabled />
    </div>
  );
};

const Cards = () => {
  const t = useTranslations('gallery.choices');
  const money = useMoney();
  return (
    <div className="grid gap-8 lg:grid-cols-2">
      <ChoiceGroup
        label={t('plans')}
        name="plan"
        defaultValue="flexible"
        choices={[
          {
            value: 'flexible',
            title: t('flexible'),
            note: t('flexibleNote'),
            amount: money(118_400, 'cents'),
          },
          { value: 'fixed', title: t('fixed'), note: t('fixedNote'), amount: money(110_079, 'cents') },
          { value: 'gone', title: t('unavailable'), note: t('unavailableNote'), isDisabled: true },
        ]}
      />
      <div className="grid gap-8 content-start">
        <ChoiceGroup
          label={t('payWith')}
          name="card"
          error={t('chooseOne')}
          choices={[
            { value: '4242', title: <CardTitle />, note: t('cardNote'), icon: CardIcon },
            {
              value: 'new',
              title: t('newCard'),
              icon: PlusIcon,
              open: <TextField label={t('cardNumber')} />,
            },
          ]}
        />
      </div>
    </div>
  );
};

const CardTitle = () => {
  const t = useTranslations('gallery.choices');
  return (
    <>
      {t('cardEnding', { last4: '4242' })} <Badge>{t('default')}</Badge>
    </>
  );
};
