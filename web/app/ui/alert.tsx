import type { ReactNode } from 'react';
import { CheckIcon, ClockIcon, Icon, InfoIcon, ProblemIcon } from './icon.tsx';

const icons = { info: InfoIcon, success: CheckIcon, warning: ClockIcon, danger: ProblemIcon };

type AlertProps = {
  tone?: keyof typeof icons;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** True for an event: screen readers announce it immediately. */
  isNews?: boolean;
};

/** Stays until the problem is solved; a Toast disappears. */
export const Alert = ({ tone = 'info', title, children, action, isNews = false }: AlertProps) => (
  <div
    className="alert"
    data-tone={tone}
    role={isNews ? (tone === 'danger' ? 'alert' : 'status') : undefined}
  >
    <Icon of={icons[tone]} />
    <div className="min-w-0">
      <b>{title}</b> {children}
      {action && <div className="alert-action">{action}</div>}
    </div>
  </div>
);
