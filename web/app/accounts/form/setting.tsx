import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useTranslations } from '../../platform/translations.ts';
import { Icon, type IconShape } from '../../ui/icon.tsx';
import './setting.css';

type SectionProps = { id: string; title: string; note?: ReactNode; children: ReactNode };

export const SettingSection = ({ id, title, note, children }: SectionProps) => (
  <section className="setting-section" id={id} aria-labelledby={`${id}-title`}>
    <div className="setting-head">
      <h2 className="title-2" id={`${id}-title`}>
        {title}
      </h2>
      {note && <p className="text-muted">{note}</p>}
    </div>
    {children}
  </section>
);

type RowProps = { icon?: IconShape; title: ReactNode; badge?: ReactNode; note?: ReactNode };

type SettingRowProps = RowProps & {
  children?: ReactNode;
  /** For a long button: below the text on phones. */
  isStacked?: boolean;
};

/** A setting with its value and, at the end, its action. */
export const SettingRow = ({ children, isStacked, ...words }: SettingRowProps) => (
  <div className="setting-row" data-stack={isStacked ? '' : undefined}>
    <RowText {...words} />
    {children}
  </div>
);

const RowText = ({ icon, title, badge, note }: RowProps) => (
  <>
    {icon && <Icon of={icon} size={24} />}
    <span className="setting-words">
      <span className="setting-title">
        <b>{title}</b> {badge}
      </span>
      {note && <span className="setting-note">{note}</span>}
    </span>
  </>
);

type EditProps = RowProps & {
  id?: string;
  open: string;
  /** The outcome of the form inside: an error keeps the row open, success closes it. */
  outcome?: { isDone: boolean } | undefined;
  staysOpen?: boolean;
  isDanger?: boolean;
  children: ReactNode;
};

/** A setting with a form in a disclosure, which needs no JavaScript. */
export const SettingEdit = ({ id, open, outcome, staysOpen = false, children, ...props }: EditProps) => {
  const { isDanger = false, ...words } = props;
  const t = useTranslations('accounts');
  const [isOpen, setOpen] = useState(staysOpen || (outcome ? !outcome.isDone : false));
  const { hash } = useLocation();
  useEffect(() => {
    if (id && hash === `#${id}`) setOpen(true);
  }, [hash, id]);
  useEffect(() => {
    if (outcome) setOpen(staysOpen || !outcome.isDone);
  }, [outcome, staysOpen]);
  return (
    <details
      className="setting-edit"
      id={id}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="setting-row">
        <RowText {...words} />
        <span className="button" data-variant={isDanger ? 'danger-line' : 'secondary'} data-size="small">
          <span className="when-closed">{open}</span>
          <span className="when-open">{t('close')}</span>
        </span>
      </summary>
      <div className="setting-form">{children}</div>
    </details>
  );
};
