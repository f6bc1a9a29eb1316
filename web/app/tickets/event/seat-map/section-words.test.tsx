import { expect, it } from 'vitest';
import { renderInApp } from '../../../../testing/render-in-app.tsx';
import type { MapSection } from './map-sections.ts';
import { useSectionWords } from './use-section-words.ts';

const Label = ({ section }: { section: Pick<MapSection, 'label' | 'tier'> }) => {
  const { sectionLabel } = useSectionWords();
  return <p>{sectionLabel({ ...section, offer: null, isFilteredOut: false } as MapSection)}</p>;
};

it.each([
  ['en', { label: 'Pit', tier: 'pit' }, 'Pit, nothing for sale'],
  ['en', { label: 'Orchestra Left', tier: 'orchestra' }, 'Orchestra Left, Orchestra, nothing for sale'],
  ['es', { label: 'Orchestra Left', tier: 'orchestra' }, 'Platea, izquierda, Platea, nada a la venta'],
  ['es', { label: '108', tier: 'lower' }, 'Sección 108, Nivel inferior, nada a la venta'],
  ['es', { label: 'The Green Room', tier: 'boxes' }, 'The Green Room, Palcos, nada a la venta'],
] as const)('a section of the map has one name, in %s: %o', (locale, section, words) => {
  expect(renderInApp(<Label section={section} />, { locale }).container.textContent).toBe(words);
});
