import type { ReactNode } from 'react';
import { useTranslations } from '../../platform/translations.ts';
import { CalendarIcon, Icon } from '../../ui/icon.tsx';
import { Picture } from '../../ui/picture.tsx';

type DatesHeadProps = {
  image: { id: string; alt: string };
  title: string;
  note: string;
  /** How many dates there are to come. */
  count: number;
  calendarPath: string;
  children?: ReactNode;
};

/** The top of the page of a venue or a performer. */
export const DatesHead = ({ image, title, note, count, calendarPath, children }: DatesHeadProps) => {
  const t = useTranslations('ticketBrowse');
  return (
    <header className="dates-head">
      <div className="photo">
        <Picture image={image} sizes="(max-width: 767px) 100vw, 480px" width={480} height={320} isEager />
      </div>
      <div className="dates-head-words">
        <h1 className="display">{title}</h1>
        <p className="body-large text-muted">{note}</p>
        <p className="strong">{t('dates', { count })}</p>
        {children && <p className="flex flex-wrap gap-x-5 gap-y-1">{children}</p>}
        {count > 0 && (
          // a file, which is no page of the site
          <a href={calendarPath} className="button" data-variant="secondary" data-size="normal">
            <Icon of={CalendarIcon} />
            <span>{t('calendar.add')}</span>
          </a>
        )}
      </div>
    </header>
  );
};
