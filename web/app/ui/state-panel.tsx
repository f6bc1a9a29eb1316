import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';

type EmptyStateProps = { icon: IconShape; title: string; text?: ReactNode; action?: ReactNode };

/** Says what would be here and offers one action. */
export const EmptyState = ({ icon, title, text, action }: EmptyStateProps) => (
  <div className="state">
    <span className="state-mark">
      <Icon of={icon} size={32} />
    </span>
    <h2 className="title-3">{title}</h2>
    {text && <p className="small text-muted">{text}</p>}
    {action}
  </div>
);
