import type { ReactNode, RefObject } from 'react';
import { Dialog, Popover } from 'react-aria-components';

export type PanelPlacement = 'bottom start' | 'bottom end';

type PanelProps = {
  label: string;
  trigger: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  placement?: PanelPlacement | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** The panel of a PanelButton: next to the button on wide screens, a bottom sheet on phones. */
export const Panel = ({
  label,
  trigger,
  isOpen,
  onOpenChange,
  placement,
  className,
  children,
}: PanelProps) => (
  <Popover
    triggerRef={trigger}
    isOpen={isOpen}
    onOpenChange={onOpenChange}
    className={className ? `popover ${className}` : 'popover'}
    data-sheet
    data-padded
    offset={8}
    {...(placement ? { placement } : {})}
  >
    <Dialog aria-label={label} className="outline-none">
      {children}
    </Dialog>
  </Popover>
);
