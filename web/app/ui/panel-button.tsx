import { type ComponentProps, lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import type { PanelPlacement } from './panel.tsx';

const loadPanel = () => import('./panel.tsx');
const Panel = lazy(() => loadPanel().then(({ Panel: component }) => ({ default: component })));

type PanelButtonProps = Omit<ComponentProps<'button'>, 'type' | 'ref' | 'onClick'> & {
  /** The panel's name for screen readers. */
  label: string;
  panel: (close: () => void) => ReactNode;
  placement?: PanelPlacement;
  panelClass?: string;
  /** Fetches the content when the button is hovered, touched or focused. */
  onNear?: () => void;
};

/**
 * A plain button that opens a panel. The panel's code is loaded when the button is hovered, touched or focused, so
 * that no page waits for it.
 */
export const PanelButton = ({ label, panel, placement, panelClass, onNear, ...button }: PanelButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const near = () => {
    // a failed fetch is repeated, and reported, when the panel is opened
    loadPanel().catch(() => undefined);
    onNear?.();
  };
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <button
        {...button}
        ref={trigger}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onPointerEnter={near}
        onTouchStart={near}
        onFocus={near}
        onClick={open}
      />
      {wasOpened && (
        <Suspense fallback={null}>
          <Panel {...{ label, trigger, isOpen, placement }} className={panelClass} onOpenChange={setOpen}>
            {panel(() => setOpen(false))}
          </Panel>
        </Suspense>
      )}
    </>
  );
};
