import { useTranslations } from '../../platform/translations.ts';
import { GallerySection } from './gallery-section.tsx';

const roles = [
  'bg',
  'bg-sunken',
  'surface',
  'surface-raised',
  'surface-inset',
  'surface-hover',
  'surface-inverse',
  'text',
  'text-muted',
  'text-subtle',
  'border',
  'border-strong',
  'border-control',
  'primary',
  'primary-hover',
  'primary-pressed',
  'primary-soft',
  'go',
  'go-hover',
  'go-soft',
  'success',
  'success-soft',
  'warning',
  'warning-soft',
  'danger',
  'danger-soft',
  'info',
  'info-soft',
  'seat-1',
  'seat-2',
  'seat-3',
  'seat-4',
];

const types = [
  'hero-title',
  'display',
  'title-1',
  'title-2',
  'title-3',
  'body-large',
  'body',
  'small',
  'extra-small',
] as const;

export const ColorSection = () => {
  const t = useTranslations('gallery');
  return (
    <GallerySection id="color">
      <ul className="grid grid-cols-4 lg:grid-cols-8 gap-x-3 gap-y-4">
        {roles.map((role) => (
          <li key={role} className="extra-small text-muted font-medium break-words">
            <i
              className="block h-12 rounded-md mb-1.5 border border-strong"
              style={{ background: `var(--${role})` }}
            />
            {role}
          </li>
        ))}
      </ul>
      <div className="grid gap-3">
        {types.map((type) => (
          <p key={type} className={type}>
            {t(`types.${type}`)}
          </p>
        ))}
      </div>
    </GallerySection>
  );
};
