import { useState } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { Combobox } from '../combobox.tsx';
import { ClockIcon, PlaceIcon } from '../icon.tsx';
import { findMatch } from '../match.tsx';
import { GallerySection } from './gallery-section.tsx';

const places = [
  { id: 'bend', label: 'Bend', note: 'Oregon' },
  { id: 'berkeley', label: 'Berkeley', note: 'California' },
  { id: 'bellingham', label: 'Bellingham', note: 'Washington' },
  { id: 'san-jose', label: 'San José', note: 'California' },
];

export const ListSection = () => {
  const t = useTranslations('gallery.lists');
  const [text, setText] = useState('');
  const found = places.filter(({ label }) => text === '' || findMatch(label, text) !== null);
  return (
    <GallerySection id="combobox">
      <div className="grid gap-6 md:grid-cols-2 items-start">
        <Combobox
          label={t('where')}
          name="where"
          placeholder={t('placeholder')}
          inputValue={text}
          onInputChange={setText}
          onChoose={(id) => setText(places.find((place) => place.id === id)?.label ?? text)}
          groups={[
            {
              id: 'places',
              title: t('places'),
              options: found.map((place) => ({ ...place, icon: PlaceIcon })),
            },
            {
              id: 'recent',
              title: t('recent'),
              options: text ? [] : [{ id: 'manzanita', label: 'Manzanita', note: 'Oregon', icon: ClockIcon }],
            },
          ]}
        />
      </div>
    </GallerySection>
  );
};
