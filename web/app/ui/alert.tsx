import { type ReactNode, useCallback } from 'react';
import { CheckIcon, ClockIcon, Icon, InfoIcon, ProblemIcon } from './icon.tsx';

const icons = { info: InfoIcon, success: CheckIcon, warning: ClockIcon, danger: ProblemIcon };

type AlertProps = {
  tone?: keyof typeof icons;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** True for an event: it comes into view, takes the focus and is announced immediately. */
  isNews?: boolean;
  /** The outcome that is reported, if the same alert may report another one; false if a field takes the focus. */
  of?: unknown;
};

/** Stays until the problem is solved; a Toast disappears. */
export const Alert = ({ tone = 'info', title, children, action, isNews = false, of = true }: AlertProps) => {
  const takeFocus = useCallback(
    (element: HTMLElement | null) => {
      if (isNews && of) element?.focus();
    },
    [isNews, of],
  );
  return (
    <div
      className="alert"
      data-tone={tone}
      role={isNews ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      tabIndex={-1}
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
