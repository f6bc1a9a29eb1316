import type { ReactNode } from 'react';
import { Icon, type IconShape } from './icon.tsx';

export type BadgeTone =
  | 'neutral'
  | 'success'
  | 'warning'
  | 'danger'
  | 'info'
  | 'primary'
  | 'go'
  | 'photo'
  | 'inverse';

/** A state in one to three words. */
export const Badge = ({
  tone = 'neutral',
  icon,
  children,
}: {
  tone?: BadgeTone;
  icon?: IconShape;
  children: ReactNode;
}) => (
  <span className="badge" data-tone={tone}>
    {icon && <Icon of={icon} size={14} />}
    {children}
  </span>
);
