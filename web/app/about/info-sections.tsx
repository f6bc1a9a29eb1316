import { type ReactNode, useId } from 'react';
import { Icon, type IconShape } from '../ui/icon.tsx';
import { Picture } from '../ui/picture.tsx';
import './info-page.css';

type InfoHeroProps = {
  title: string;
  lead: string;
  picture: { id: string; alt: string };
  children?: ReactNode;
};

/** The page's title, lead, action and picture. */
export const InfoHero = ({ title, lead, picture, children }: InfoHeroProps) => (
  <div className="page-width info-hero">
    <div>
      <h1 className="display">{title}</h1>
      <p className="body-large text-muted mt-4 max-w-[44ch]">{lead}</p>
      {children && <div className="flex flex-wrap gap-3 mt-6">{children}</div>}
    </div>
    <div className="info-hero-picture">
      <Picture image={picture} sizes="(max-width: 767px) 100vw, 640px" width={1200} height={900} isEager />
    </div>
  </div>
);

export const InfoSection = ({
  title,
  lead,
  children,
}: {
  title: string;
  lead?: string;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className="page-width info-section" aria-labelledby={id}>
      <h2 className="title-1" id={id}>
        {title}
      </h2>
      {lead && <p className="text-muted mt-2 max-w-[60ch]">{lead}</p>}
      {children}
    </section>
  );
};

export type InfoPoint = { icon: IconShape; title: string; text: string };

export const InfoPoints = ({ points }: { points: readonly InfoPoint[] }) => (
  <ul className="info-points" data-columns={points.length % 3 === 0 ? 3 : 2}>
    {points.map(({ icon, title, text }) => (
      <li key={title}>
        <span className="info-mark">
          <Icon of={icon} size={24} />
        </span>
        <h3 className="title-3">{title}</h3>
        <p className="text-muted mt-1">{text}</p>
      </li>
    ))}
  </ul>
);

export const InfoSteps = ({ steps }: { steps: readonly { title: string; text: string }[] }) => (
  <ol className="info-steps">
    {steps.map(({ title, text }) => (
      <li key={title}>
        <div>
          <h3 className="title-3">{title}</h3>
          <p className="text-muted mt-1">{text}</p>
        </div>
      </li>
    ))}
  </ol>
);

/** The closing section of a page with its actions. */
export const InfoClose = ({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children: ReactNode;
}) => {
  const id = useId();
  return (
    <section className="page-width" aria-labelledby={id}>
      <div className="info-close">
        <h2 className="title-1" id={id}>
          {title}
        </h2>
        <p className="text-muted max-w-[56ch]">{text}</p>
        <div className="flex flex-wrap gap-3 mt-2">{children}</div>
      </div>
    </section>
  );
};
