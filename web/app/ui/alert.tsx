import { type ReactNode, useCallback } from 'react';
import { CheckIcon, ClockIcon, Icon, InfoIcon, ProblemIcon } from './icon.tsx';

const icons = { info: InfoIcon, success: CheckIcon, warning: ClockIcon, danger: ProblemIcon };

type AlertProps = {
  tone?: keyof typeof icons;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** True for an event: screen readers announce it immediately. */
  isNews?: boolean;
  /** The outcome of what the visitor did: its alert takes the focus, which brings it into view, again with each other outcome. */
  of?: unknown;
};

/** Stays until the problem is solved; a Toast disappears. */
export const Alert = ({ tone = 'info', title, children, action, isNews = false, of }: AlertProps) => {
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      if (of) element?.focus();
    },
    [of],
  );
  return (
    <div
      className="alert"
      data-tone={tone}
      role={isNews ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      tabIndex={of ? -1 : undefined}
      ref={takeFocus}
    >
      <Icon of={icons[tone]} />
      <div className="min-w-0">
        <b>{title}</b> {children}
        {action && <div className="alert-action">{action}</div>}
      </div>
    </div>
  );
};
