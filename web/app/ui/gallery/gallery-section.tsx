import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/translations.ts';

export const sections = [
  'color',
  'buttons',
  'fields',
  'choices',
  'combobox',
  'calendar',
  'filters',
  'navigation',
  'small',
  'cards',
  'overlays',
  'states',
] as const;

export type Section = (typeof sections)[number];

export const GallerySection = ({ id, children }: { id: Section; children: ReactNode }) => {
  const t = useTranslations('gallery');
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mt-14 border-t border-line pt-8 grid gap-5 lg:grid-cols-[200px_minmax(0,1fr)] lg:gap-10"
    >
      <div>
        <h2 id={`${id}-title`} className="title-2">
          {t(`sections.${id}.title`)}
        </h2>
        <p className="small text-muted mt-2">{t(`sections.${id}.text`)}</p>
      </div>
      <div className="min-w-0 grid gap-8">{children}</div>
    </section>
  );
};

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <h3 className="font-sans small font-semibold mb-3">{title}</h3>
    {children}
  </div>
);
